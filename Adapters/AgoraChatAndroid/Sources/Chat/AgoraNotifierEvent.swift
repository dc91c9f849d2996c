/// An event that `AgoraEventListener.onEvent(_:)` receives.
public final class AgoraNotifierEvent {
  /// The kinds of event.
  public enum Event: Hashable, Sendable, CaseIterable {
    /// A message arrived while this device was connected, from another account or another device of this account; the
    /// data are the `AgoraMessage`.
    case EventNewMessage
    /// A CMD message arrived, now or while this device was offline; the data are the `AgoraMessage`. A message that was
    /// revoked by any style arrives as the CMD of the vendor's page "Message Withdraw".
    case EventNewCMDMessage
    /// The peer read a message of this account; the data are the `AgoraMessage`.
    case EventReadAck
    /// A device of the peer has a message of this account; the data are the `AgoraMessage`.
    case EventDeliveryAck
    /// Messages arrived while this device was offline; the data are `[AgoraMessage]`, of one conversation.
    case EventOfflineMessage
    /// A conversation was added to the list or removed from it; without data.
    case EventConversationListChanged
    /// A message that this device sends was accepted or refused; the data are the `AgoraMessage`.
    case EventMessageChanged
  }

  private let event: Event
  private let data: Any?

  init(_ event: Event, _ data: Any?) {
    self.event = event
    self.data = data
  }

  /// Returns the kind of event.
  public func getEvent() -> Event { event }
  /// Returns the event's data; each kind documents its type.
  public func getData() -> Any? { data }
}

/// A method that receives events, on the environment's callback queue.
public protocol AgoraEventListener: AnyObject {
  /// An event occurred.
  func onEvent(_ event: AgoraNotifierEvent)
}
