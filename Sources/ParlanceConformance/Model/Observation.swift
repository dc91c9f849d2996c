public import Parlance

/// A report of one callback of a style's API, in neutral words.
///
/// The cases are those of the login and of the way of messages, on which the checks after every scenario depend. Any other callback belongs
/// to a ``Capability``: what it reports has a type of its own, as the calls of the capability have a protocol beside ``ClientDriver``.
public enum Observation: Sendable {
  /// Messages arrived together.
  case received([ObservedMessage])
  /// A message is about to leave.
  case sending(MessageID)
  /// A message was accepted, or refused.
  case sent(MessageID, VendorError?)
  /// A step of the login.
  case login(String)
  /// The login was ended by others.
  case ended(String)
  /// A callback of a capability.
  case capability(any CapabilityObservation)
}

/// A report of a callback that belongs to a capability.
///
/// Drivers pass observations to `ObservationLog.record(_:raw:)`. Scenarios wait for an equal one with
/// ``ObservationLog/wait(for:within:file:line:)``; ``ObservationLog/Entry/observed(as:)`` finds those of a type.
public protocol CapabilityObservation: Hashable, Sendable {}

/// A message as a callback reported it.
public struct ObservedMessage: Hashable, Sendable {
  /// The message's id, unique within its conversation.
  public var id: MessageID
  /// The conversation in which it was written, as this client names it.
  public var conversation: ConversationID
  /// The account that wrote it.
  public var sender: AccountID
  /// The text, where the style shows one.
  public var text: String?
  /// The attributes of the message, as canonical JSON text; nil if it has none.
  public var attributes: String?
  /// The time at which the hub accepted it.
  public var time: Timestamp
  /// A Boolean value that indicates whether the style shows it as this account's own.
  public var isOutgoing: Bool
  /// Content other than text: a place, a tip, an app's own content or bytes, as far as the style shows it; nil for
  /// content that is shown as a text, and for files.
  public var content: MessageContent?

  /// Creates a message.
  public init(
    id: MessageID, conversation: ConversationID, sender: AccountID, text: String?, attributes: String?,
    time: Timestamp, isOutgoing: Bool, content: MessageContent? = nil
  ) {
    self.content = content
    self.id = id
    self.conversation = conversation
    self.sender = sender
    self.text = text
    self.attributes = attributes
    self.time = time
    self.isOutgoing = isOutgoing
  }
}
