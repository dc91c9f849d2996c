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
  var loginCompletion: ((MessagingError?) -> Void)?
  var isLoginWaitedFor = false
  var isClosed = false

  var conversations: [ConversationID: DeviceConversation] = [:]
  var accountCursor = StreamCursor(position: 0)
  var isFetchingAccount = false
  /// This database has been at the hub before.
  var isKnown = false
  var totalUnread = 0
  var otherDevices: [OnlineDevice] = []
  /// The hub's number of the login that stands, or stood before a break of the link.
  var login: Int64 = 0
  /// The hub's clock minus this device's, in milliseconds.
  var clockOffset: Int64 = 0
  /// How much the hub takes in one request.
  var limits = RequestLimits.least
  /// Rooms this device is in, and as whom, to enter them again after a break.
  var rooms: [String: RoomProfile] = [:]
  /// What this device attends, to attend it again after a break.
  var attended: Set<String> = []
  /// Accounts that this device watches, and how they stood when it was last told.
  var watched: [AccountID: PresenceState?] = [:]
  /// The attributes that this device wrote for its account, to write them again after a break.
  var ownAttributes: [String: String] = [:]
  /// Accepted messages that stand in no row, of which this device wants to know when a device of the peer has them.
  var undelivered: Set<MessageKey> = []

  /// Messages that the hub has not accepted.
  var outgoing: [MessageKey: OutgoingMessage] = [:]
  /// Which of them are on their way.
  var submissions = SubmissionWindow()
  /// This device's own revocations that succeeded, until their notices come.
  var ownRevocations: Set<MessageKey> = []
  /// The revocations that this device was told of in this run.
  var revokedKeys: Set<MessageKey> = []

  // Requests under way.
  var requests: [UInt64: PendingRequest] = [:]
  var nextRequest: UInt64 = 1
  /// The clock will call for a look at the requests' deadlines.
  var isDeadlineCheckScheduled = false
  /// Fetches that must be answered before the device is up to date.
  var outstandingFetches = 0
  /// The hub's time up to which this device has everything.
  var hubTime = Timestamp.zero
  /// What `hubTime` becomes when the device is up to date; nil if it misses something that could not be fetched.
  var nextHubTime: Timestamp?
  /// The hub's time when this device was new to it.
  var firstLogin: Timestamp?
  /// The groups as the hub had them at login, by id.
  var expectedGroups: [String: GroupInfo] = [:]
  /// New groups that the app is told of once their members are here, by id.
  var awaitedGroups: Set<String> = []

  /// What an earlier run left in the journal has been told.
  var hasToldJournal = false
  /// The last journal entry of an earlier run, told in this turn.
  var repeated: Int64 = 0

  // The current turn.
  var isInTransaction = false
  var isTransactionDurable = false
  var frames: [OutboundFrame] = []
  var callbacks = Callbacks()
  /// Messages that go once the app has been told: revoked ones, and all where none is kept.
  var revokedRows: [Int64] = []
  var journal: [JournalEntry] = []
  var dirty: [DeviceConversation] = []
  /// Messages written in the transaction, which fail with it.
  var written: [MessageKey] = []
  /// Received messages whose senders asked to be told, by conversation.
  var delivered: [ConversationID: [MessageID]] = [:]
  /// Received messages of one conversation, to be told together.
  var run: [Message] = []
  /// The journal has been told up to here and can be trimmed.
  var handedOver: Int64 = 0
  var doneRows: [Int64] = []
  /// A flush has been asked for.
  var isFlushScheduled = false
  /// The journal up to here, and these revoked rows, are on their way to the app.
  var dispatched: Int64 = 0
  var dispatchedRows: [Int64] = []
  /// A transaction was given up since the last look.
  var hasFailed = false
  /// The hub could not take messages now, and is to be offered them again.
  var mustRetry = false
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
    try load()
  }

  struct OutgoingMessage {
    var message: Message
    /// Its place in the outbox.
    var position: Int64
    /// Handed to the link in this session.
    var isSubmitted: Bool
    /// With a command: what it revokes.
    var revokes: MessageID?
  }

  /// How this account appears in a room.
  struct RoomProfile {
    var nickname: String?
    var custom: String?
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
    for entry in try store.outbox() {
      var message: Message?
      var revokes: MessageID?
      if entry.row != 0 {
        message = try store.message(row: entry.row)
      } else if let command = try? Message.command(from: entry.payload, account: account) {
        (message, revokes) = command
      }
      guard let message, message.state == .sending else { continue }
      outgoing[message.key] = OutgoingMessage(
        message: message, position: entry.position, isSubmitted: false, revokes: revokes)
      try loadAttachments(of: message)
    }
  }

  /// Forgets what a failed transaction changed in memory.
  func reload() {
    let fetching = conversations.filter { $0.value.isFetching }.map(\.key)
    let known = outgoing
    do throws(MessagingError) {
      try load()
    } catch {
      return
    }
    for id in fetching { conversations[id]?.isFetching = true }
    for (key, message) in known where outgoing[key] != nil { outgoing[key]?.isSubmitted = message.isSubmitted }
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
