import Parlance

/// One login of a client: the device, and the message objects that an app waits on.
typealias Login = ClientLogin<LoginNotes>

/// A client's data of a login.
struct LoginNotes {
  weak var core: ClientCore?
  /// Up to where the messages of each group were acknowledged since the login.
  var acknowledged: [ConversationID: Int64] = [:]
  /// The messages whose attachments are being fetched.
  var fetching: Set<MessageKey> = []
  /// The objects of messages that are being sent or stored, by id.
  let pending = ObjectsInFlight<String, QDMessage>()
}

extension Login {
  var core: ClientCore? { details.withLock { $0.core } }
  /// The objects of messages that are being sent: callbacks pass the objects that the app passed.
  var pending: ObjectsInFlight<String, QDMessage> { details.withLock { $0.pending } }

  /// The login to ask about messages of this one: the client's login now, if it is the same account's, so that the
  /// objects an app keeps over a logout stay alive.
  var live: Login { core?.slot.current(of: account) ?? self }
  var liveDevice: Device { live.device }

  /// Returns the object of a reported message: the tracked one, otherwise a new one.
  func object(for message: Message) -> QDMessage {
    // Messages of others, the common case, are never tracked.
    if message.state != .received, let known = pending[message.id.string] {
      known.adopt(message)
      return known
    }
    return QDMessage(message, self)
  }

  /// Returns the object of a message that is sent to the hub now, and tracks it from here on.
  func sendingObject(for message: Message) -> QDMessage {
    let object = object(for: message)
    // A message of an earlier run has no object yet. Keep this one, so that the completion reports it too.
    return pending.object(for: message.id.string, orInsert: object)
  }

  /// Returns the stored message of an object.
  ///
  /// - throws: `messageNotStored` if the local database does not have it.
  func stored(_ message: QDMessage) throws(MessagingError) -> Message {
    if let neutral = message.neutral, neutral.sequence > 0, neutral.row != .zero,
      neutral.id.string == message.messageId
    {
      return neutral
    }
    guard let stored = device.message(MessageID(message.messageId), in: message.conversation) else {
      throw MessagingError(.messageNotStored, message.messageId)
    }
    return stored
  }
}
