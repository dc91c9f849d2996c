import Parlance

/// One login of a client: the device, and the message objects that an app waits on.
final class AccountConnection {
  let device: Device
  let account: AccountID
  private(set) weak var core: ClientCore?
  /// Up to where the messages of each group were acknowledged since the login.
  let acknowledged = Lock<[ConversationID: Int64]>([:])

  /// The objects of messages that are on their way to the hub or into the local database, by id: the objects that an
  /// app gave are those that it gets back.
  private let pending = Lock<[String: QDMessage]>([:])
  /// The messages whose attachments are being fetched.
  let fetching = Lock<Set<MessageKey>>([])
  private let loggingIn = Lock(false)
  private let refusals = Lock(false)
  private let clock: any MessagingClock

  private init(_ device: Device, core: ClientCore) {
    self.device = device
    clock = core.environment.clock
    account = device.account
    self.core = core
  }

  private struct Receiver {
    weak var connection: AccountConnection?
  }

  /// Opens the local database of an account.
  static func open(
    _ configuration: DeviceConfiguration, in core: ClientCore
  ) throws(MessagingError) -> AccountConnection {
    let receiver = Lock(Receiver())
    // What the device tells before its login is made waits for the lock.
    let opened: Result<AccountConnection, MessagingError> = receiver.withLock { entry in
      do throws(MessagingError) {
        let device = try core.environment.openDevice(configuration) { events in
          receiver.withLock { $0.connection }?.handle(events)
        }
        let connection = AccountConnection(device, core: core)
        entry.connection = connection
        return .success(connection)
      } catch {
        return .failure(error)
      }
    }
    return try opened.get()
  }

  /// The device to ask about messages of this login: that of the client's login now, if it is the same account's, so
  /// that the objects an app keeps over a logout stay alive.
  var liveDevice: Device {
    guard let current = core?.connection, current.account == account else { return device }
    return current.device
  }

  /// The time as the hub has it; this machine's once the login ended.
  var now: Timestamp {
    let device = liveDevice
    return device.isOpen ? device.now : clock.now()
  }

  /// Whether the app waits for a login to succeed.
  var isLoggingIn: Bool {
    get { loggingIn.withLock { $0 } }
    set { loggingIn.withLock { $0 = newValue } }
  }

  /// Whether a refusal is news: that of a login for which the app waits goes to its completion only.
  var tellsRefusals: Bool {
    get { refusals.withLock { $0 } }
    set { refusals.withLock { $0 = newValue } }
  }

  // MARK: message objects

  /// Notes an object under its id, before the engine hears of the message.
  ///
  /// - throws: `alreadyInProgress` while a message of this id is on its way.
  func track(_ message: QDMessage) throws(MessagingError) {
    let isNew = pending.withLock { pending in
      if pending[message.messageId] != nil { return false }
      pending[message.messageId] = message
      return true
    }
    if !isNew { throw MessagingError(.alreadyInProgress, message.messageId) }
  }

  /// The object of a message that is on its way; nil if there is none.
  func pendingObject(_ id: MessageID) -> QDMessage? { pending.withLock { $0[id.string] } }

  /// Forgets an object that is no longer waited for.
  @discardableResult
  func settle(_ id: String) -> QDMessage? { pending.withLock { $0.removeValue(forKey: id) } }

  /// Forgets all objects, whose messages this login will tell nothing more of.
  func forgetPending() { pending.withLock { $0 = [:] } }

  /// The object of a message as the device tells it: the one that is waited on, else a new one.
  func object(for message: Message) -> QDMessage {
    // Messages of others are never waited on, and they are the many.
    if message.state != .received, let known = pending.withLock({ $0[message.id.string] }) {
      known.adopt(message)
      return known
    }
    return QDMessage(message, self)
  }

  /// The object of a message that goes to the hub now; it is waited on from here on.
  func sendingObject(for message: Message) -> QDMessage {
    let object = object(for: message)
    // A message of an earlier run has no object yet, and the one made here is to come back when it was accepted.
    pending.withLock { if $0[message.id.string] == nil { $0[message.id.string] = object } }
    return object
  }

  /// The message that an object stands for, as the local database has it.
  ///
  /// - throws: `messageNotStored` if it does not.
  func stored(_ message: QDMessage) throws(MessagingError) -> Message {
    if let neutral = message.neutral, neutral.sequence > 0, neutral.row != 0, neutral.id.string == message.messageId {
      return neutral
    }
    guard let stored = device.message(MessageID(message.messageId), in: message.conversation) else {
      throw MessagingError(.messageNotStored, message.messageId)
    }
    return stored
  }
}
