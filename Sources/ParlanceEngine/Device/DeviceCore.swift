internal import ParlanceCore

/// A device's state and what it does; guarded by its `Device`'s lock.
///
/// Everything written in one turn shares a transaction, which `finish` commits; what the turn has to send and to tell
/// leaves only then.
final class DeviceCore {
  let configuration: DeviceConfiguration
  let store: any DeviceStore
  let clock: any MessagingClock
  let link: any Link
  let statistics: EngineStatistics
  let transfers: Transfers
  var connection: ConnectionMachine
  var token = ""
  /// The app's call that is to be told how its login went.
  var loginCall: (isImmediate: Bool, completion: (MessagingError?) -> Void)?
  var isClosed = false
  /// The app logs out.
  var isLeaving = false

  // This device's copy of what the hub has.
  var conversations: [ConversationID: DeviceConversation] = [:]
  var accountCursor = StreamCursor(position: 0)
  /// This database has been at the hub before.
  var isKnown = false
  var totalUnread = 0
  /// The hub's time up to which this device has everything.
  var hubTime = Timestamp.zero
  /// The hub's time when this device was new to it.
  var firstLogin: Timestamp?
  var otherDevices: [OnlineDevice] = []

  // The login.
  /// The hub's number of the login that stands, or stood before a break of the link.
  var login: Int64 = 0
  /// The hub's clock minus this device's, in milliseconds.
  var clockOffset: Int64 = 0
  /// How much the hub takes in one request.
  var limits = RequestLimits.least
  var session = SessionState()

  // The machines.
  var outbox: Outbox
  var catchUp = CatchUp()
  var journal = Journal()
  var requests = RequestTable()
  var turn = TurnBuffer()

  // What this device asked for and waits to hear of.
  /// Accepted messages that stand in no row, of which this device wants to know when a device of the peer has them.
  var undelivered: Set<MessageKey> = []
  /// This device's own revocations that succeeded, until their notices come.
  var ownRevocations: Set<MessageKey> = []
  /// The revocations that this device was told of in this run.
  var revokedKeys: Set<MessageKey> = []

  /// A flush has been asked for.
  var isFlushScheduled = false
  /// A transaction was given up since the last look.
  var hasFailed = false
  /// Why the device gives up its link and starts over: nothing goes on without what could not be asked, or was not
  /// answered.
  var lostLink: MessagingError?

  init(
    configuration: DeviceConfiguration, store: any DeviceStore, clock: any MessagingClock, link: any Link,
    isLinkUp: Bool, statistics: EngineStatistics, files: DeviceFiles
  ) throws(MessagingError) {
    self.configuration = configuration
    self.store = store
    self.clock = clock
    self.link = link
    self.statistics = statistics
    transfers = Transfers(files)
    connection = ConnectionMachine(isLinkUp: isLinkUp)
    outbox = Outbox(sendsInOrder: configuration.sendsInOrder)
    try load()
  }

  var account: AccountID { configuration.account }

  /// This device's best guess of the hub's time.
  var now: Timestamp { clock.now().advanced(byMilliseconds: clockOffset) }

  // MARK: loading

  private func load() throws(MessagingError) {
    conversations.removeAll()
    totalUnread = 0
    for record in try store.conversations() {
      let conversation = DeviceConversation(record: record)
      conversations[record.id] = conversation
      totalUnread += Int(record.unread)
    }
    let cursor = try number(ofSetting: "accountCursor")
    isKnown = cursor != nil
    accountCursor = StreamCursor(position: cursor ?? 0)
    hubTime = Timestamp(milliseconds: try number(ofSetting: "hubTime") ?? 0)
    firstLogin = try number(ofSetting: "firstLogin").map { Timestamp(milliseconds: $0) }
    var entries: [Outbox.Entry] = []
    for stored in try store.outbox() {
      if let entry = try entry(of: stored) { entries.append(entry) }
    }
    outbox.load(entries)
  }

  /// What a place in the outbox holds; nil if its message is gone, or over.
  private func entry(of stored: OutboxEntry) throws(MessagingError) -> Outbox.Entry? {
    guard stored.row != 0 else {
      guard let (message, revokes) = try? Message.command(from: stored.payload, account: account) else { return nil }
      return Outbox.Entry(message: message, position: stored.position, revokes: revokes)
    }
    guard let message = try store.message(row: stored.row), message.state == .sending else { return nil }
    return Outbox.Entry(message: message, position: stored.position, files: try missingFiles(of: message))
  }

  /// Forgets what a failed transaction changed in memory.
  func reload() {
    do throws(MessagingError) {
      try load()
    } catch {
      // The next turn fails as this one did, or reads what is there.
    }
  }

  private func number(ofSetting name: String) throws(MessagingError) -> Int64? {
    guard let bytes = try store.setting(name) else { return nil }
    var reader = ByteReader(bytes)
    return try reader.readSigned()
  }

  func save(_ number: Int64, asSetting name: String) throws(MessagingError) {
    var writer = ByteWriter(capacity: 10)
    writer.write(number)
    try store.saveSetting(name, writer.bytes)
  }
}
