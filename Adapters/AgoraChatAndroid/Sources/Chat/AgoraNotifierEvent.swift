/// What happened, as `AgoraEventListener.onEvent(_:)` is told.
public final class AgoraNotifierEvent {
  /// What can happen.
  public enum Event: Hashable, Sendable, CaseIterable {
    /// A message arrived while this device was connected, of somebody else or of this account from another device; the
    /// data are the `AgoraMessage`.
    case EventNewMessage
    /// A CMD message arrived, now or while this device was away; the data are the `AgoraMessage`. A message that was
    /// taken back by any style arrives as the CMD of the vendor's page "Message Withdraw".
    case EventNewCMDMessage
    /// The peer read a message of this account; the data are the `AgoraMessage`.
    case EventReadAck
    /// A device of the peer has a message of this account; the data are the `AgoraMessage`.
    case EventDeliveryAck
    /// Messages arrived while this device was away; the data are `[AgoraMessage]`, of one conversation.
    case EventOfflineMessage
    /// A conversation came onto the list, or went from it; without data.
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

  /// What happened.
  public func getEvent() -> Event { event }
  /// What it concerns; which type it has is said with the event.
  public func getData() -> Any? { data }
}

/// Is told what happens, on the environment's callback queue.
public protocol AgoraEventListener: AnyObject {
  /// Something happened.
  func onEvent(_ event: AgoraNotifierEvent)
}
