internal import ParlanceCore

/// A device's state and what it does; guarded by its `Device`'s lock.
///
/// Everything written in one turn shares a transaction, which `finish` commits; what the turn has to send and to report
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
  /// The text that goes with the token; nil for none.
  var loginExtension: String?
  /// The app's call that waits for the outcome of its login.
  var loginCall: (isImmediate: Bool, completion: (MessagingError?) -> Void)?
  var isClosed = false
  /// The app logs out.
  var isLeaving = false
  /// The reason why the database can no longer be used; it ended the login.
  var damage: MessagingError?

  // This device's copy of what the hub has.
  var conversations: [ConversationID: DeviceConversation] = [:]
  var accountCursor = StreamCursor(position: 0)
  /// This database has been at the hub before.
  var isKnown = false
  var totalUnread = 0
  /// The hub's time up to which this device has everything.
  var hubTime = Timestamp.zero
  /// The generations of the history that this device follows, and the time up to which each but the last goes.
  var generations: [HistoryPosition] = []
  /// The time of the newest entry that this device has applied.
  var historyTime = Timestamp.zero
  /// The hub's time when this device was new to it.
  var firstLogin: Timestamp?
  var otherDevices: [OnlineDevice] = []
  var contacts: [AccountID: Contact] = [:]
  /// The contacts are being read again from the hub, and are not complete yet.
  var lacksContacts = false
  /// The ids of the threads that this device knows.
  var threadIDs: Set<String> = []
  /// The copy of the account's push settings; nil if they were never read.
  var pushSettings: AllPushSettings?
  /// A Boolean value that indicates whether the push settings may have changed without an entry that says so.
  var pushSettingsAreOld = false
  /// A Boolean value that indicates whether they are being read.
  var isReadingPushSettings = false
  /// The number of unread notices that was last reported to the app; nil before the first report.
  var reportedNoticeCount: Int?
  /// The copy of the operator's list of words, with what finds them; nil if it was never read.
  var wordList: KnownWords?
  /// The tokens that the app wants to be registered, since this device was opened.
  var pushTokens: [PushToken.Service: WantedPushToken] = [:]
  /// Not all profiles of the account and its friends are here.
  var lacksProfiles = true
  /// The reads of profiles that are under way, and whether one of them failed.
  var profileReads = 0
  var profileReadFailed = false

  /// The invitations to calls that are open.
  var invitations: CallInvitations
  /// The time of this device's clock of the next check; nil if none is scheduled.
  var invitationCheck: Timestamp?

  // The login.
  /// The account's name as the hub registered it; known after the first login.
  var account: AccountID
  /// The hub's number of the current login, or of the one before a break of the link.
  var login: Int64 = 0
  /// The hub's clock minus this device's, in milliseconds.
  var clockOffset: Int64 = 0
  /// The limits of one request to the hub.
  var limits = RequestLimits.least
  /// A Boolean value that indicates whether the hub, as it said at the last login, keeps messages for some members from the
  /// others.
  var hubKnowsAddressees = true
  /// A login whose standing is not complete yet.
  var partialLogin: PartialLogin?
  /// The snapshots and lists of groups that arrive in pages.
  var snapshots: [SnapshotPages] = []
  var groupLists: [GroupListPages] = []
  /// The lists of those who are in rooms or subscribed to groups that arrive in pages.
  var rosters: [RosterPages] = []
  /// Groups that pages told of after their first one, with the number of the account's last entry at that time.
  var listedGroups: [String: Int64] = [:]
  /// Groups whose members are to be fetched, and the number of those that are being fetched.
  var memberFetches = MemberFetches()
  /// The account's own stream was cut off, and the snapshot that replaces it is not here.
  var lacksSnapshot = false
  /// The largest body of a message that the hub takes, in bytes, as it said at the last login; nil before the first.
  var messageSize: Int?
  var session = SessionState()

  // The machines.
  var outbox: Outbox
  var catchUp = CatchUp()
  var journal = Journal()
  var requests = RequestTable()
  var retries = RetryQueue()
  var turn = TurnBuffer()
  /// The questions to the style, after the turn.
  var questions: [Question] = []
  /// The app wrote something to be sent in this turn, and the device is not connected.
  var wantsLink = false

  // The answers that this device waits for.
  /// Accepted messages without a row that requested a delivery receipt.
  var undelivered: Set<MessageKey> = []
  /// This device's own revocations that succeeded, until their notices come.
  var ownRevocations: Set<MessageKey> = []
  /// Changes of reactions that this device asked for, until their entries are here.
  var ownReactions: Set<OwnReaction> = []
  /// Changes of pins that this device asked for and whose entries are still to come.
  var ownPins: Set<OwnPin> = []
  /// The most recent messages among those that need not have a row.
  var recent = RecentMessages()
  /// The revocations that were reported to this device in this run.
  var revokedKeys: Set<MessageKey> = []

  /// The export or import of messages that is under way.
  var archiveTransfer: ArchiveTransfer?
  /// The number of turns whose transactions failed, and the reason of the last one.
  var failures: (count: Int, last: MessagingError?) = (0, nil)
  /// The index of texts is being brought up to date.
  var isIndexing = false
  /// A flush has been asked for.
  var isFlushScheduled = false
  /// A Boolean value that indicates whether memory differs from what the database holds.
  private(set) var mustReload = false
  /// A transaction was given up since the last look.
  var hasFailed = false
  /// The reason why the device gives up its link and starts over: nothing goes on without what could not be asked, or
  /// was not answered.
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
    account = configuration.account
    loginExtension = configuration.loginExtension
    invitations = CallInvitations(device: configuration.device, style: configuration.style)
    transfers = Transfers(files)
    connection = ConnectionMachine(
      isLinkUp: isLinkUp, asksForPauses: configuration.hooks.reconnectPause != nil,
      asksForTokens: configuration.hooks.token != nil || configuration.hooks.loginExtension != nil)
    outbox = Outbox(sendsInOrder: configuration.transfers.sendsInOrder)
    try load()
    recent = RecentMessages(decoding: try store.setting("recent") ?? [])
  }

  /// This device's best guess of the hub's time.
  var now: Timestamp { clock.now().advanced(byMilliseconds: clockOffset) }

  // MARK: loading

  /// Reads what the database holds; changes nothing if it cannot be read.
  func load() throws(MessagingError) {
    var loaded: [ConversationID: DeviceConversation] = [:]
    for record in try store.conversations() { loaded[record.id] = DeviceConversation(record: record) }
    let account = try numbers(ofSetting: "accountCursor")
    let hubTime = try numbers(ofSetting: "hubTime").first ?? 0
    let firstLogin = try numbers(ofSetting: "firstLogin").first
    let met = try numbers(ofSetting: "generations")
    let messageSize = try numbers(ofSetting: "messageSize").first
    let lacksSnapshot = try numbers(ofSetting: "lacksSnapshot").first == 1
    let lacksContacts = try numbers(ofSetting: "lacksContacts").first == 1
    let hasProfiles = try numbers(ofSetting: "hasProfiles").first == 1
    let pushSettings = try AllPushSettings(stored: try store.setting(Self.pushSettingsName))
    let pushSettingsAreOld = try numbers(ofSetting: "pushSettingsAreOld").first == 1
    let wordList = try KnownWords(stored: try store.setting(Self.wordListName))
    let contacts = try store.contacts()
    let threads = try store.threadIDs()
    let noticeCount = configuration.accountNoticeLimit > 0 ? try unreadNoticeCount() : nil
    var entries: [Outbox.Entry] = []
    for stored in try store.outbox() {
      if let entry = try entry(of: stored) { entries.append(entry) }
    }

    conversations = loaded
    totalUnread = loaded.values.reduce(0) { $1.record.isListed ? $0 + Int($1.record.unread) : $0 }
    isKnown = !account.isEmpty
    self.lacksSnapshot = lacksSnapshot
    self.lacksContacts = lacksContacts
    lacksProfiles = !hasProfiles
    reportedNoticeCount = noticeCount
    self.pushSettings = pushSettings
    self.pushSettingsAreOld = pushSettingsAreOld
    self.wordList = wordList
    threadIDs = Set(threads)
    self.contacts = Dictionary(contacts.map { ($0.account, $0) }) { $1 }
    accountCursor = StreamCursor(position: account.first ?? 0)
    let accountTime = Timestamp(milliseconds: account.dropFirst().first ?? 0)
    historyTime = loaded.values.reduce(accountTime) { max($0, $1.record.time) }
    self.hubTime = Timestamp(milliseconds: hubTime)
    self.firstLogin = firstLogin.map { Timestamp(milliseconds: $0) }
    generations = stride(from: 0, to: met.count - 1, by: 2).map { index in
      HistoryPosition(generation: met[index], time: Timestamp(milliseconds: met[index + 1]))
    }
    self.messageSize = messageSize.map { Int(clamping: $0) }
    outbox.load(entries)
    mustReload = false
  }

  /// Returns the entry at a place in the outbox; nil if its message is gone, or over.
  private func entry(of stored: OutboxEntry) throws(MessagingError) -> Outbox.Entry? {
    guard stored.row != 0 else {
      guard let (message, revokes) = try? Message.command(from: stored.payload, account: account) else { return nil }
      return Outbox.Entry(message: message, position: stored.position, revokes: revokes)
    }
    guard let message = try store.message(row: stored.row), message.state == .sending else { return nil }
    return Outbox.Entry(message: message, position: stored.position, files: try missingFiles(of: message))
  }

  /// Forgets what a failed transaction changed in memory. If the database cannot be read either, the next turn begins
  /// with it.
  func reload() {
    mustReload = true
    do throws(MessagingError) {
      try load()
    } catch {
      // Until it can be read nothing is written.
    }
  }

  /// Reads the database if it could not be read after a transaction failed; before anything is looked up.
  func readAgain() { if mustReload, damage == nil { reload() } }

  private func numbers(ofSetting name: String) throws(MessagingError) -> [Int64] {
    var reader = ByteReader(try store.setting(name) ?? [])
    var numbers: [Int64] = []
    while !reader.isAtEnd { numbers.append(try reader.readSigned()) }
    return numbers
  }

  func save(_ numbers: Int64..., asSetting name: String) throws(MessagingError) { try save(numbers, asSetting: name) }

  private func save(_ numbers: [Int64], asSetting name: String) throws(MessagingError) {
    var writer = ByteWriter(capacity: 20)
    for number in numbers { writer.write(number) }
    try store.saveSetting(name, writer.bytes)
  }

  /// Notes how far the account's own stream was applied, in which everything up to a time was.
  func saveAccountCursor(appliedUpTo time: Timestamp = .zero) throws(MessagingError) {
    historyTime = max(historyTime, time)
    try save(accountCursor.position, historyTime.milliseconds, asSetting: "accountCursor")
  }

  /// Notes for the next run which messages came last; as the device is closed.
  func saveRecent() throws(MessagingError) {
    guard recent.isChanged else { return }
    try begin(isDurable: false)
    try store.saveSetting("recent", recent.encoded)
  }

  /// The generations of the history that this device follows, as it names them at a login.
  var history: [HistoryPosition] {
    guard let last = generations.last else { return [] }
    return generations.dropLast() + [HistoryPosition(generation: last.generation, time: historyTime)]
  }

  /// Follows the hub's history. The part that it shares with the one before is known; what comes after it is fetched.
  func follow(_ generations: [HistoryPosition]) throws(MessagingError) {
    guard generations.map(\.generation) != self.generations.map(\.generation) else { return }
    self.generations = generations.suffix(HistoryPosition.limit)
    let numbers = self.generations.flatMap { [$0.generation, $0.time.milliseconds] }
    try save(numbers, asSetting: "generations")
  }

  /// Notes that an entry of a conversation was applied.
  func noteApplied(_ time: Timestamp, in conversation: DeviceConversation) {
    conversation.record.time = max(conversation.record.time, time)
    historyTime = max(historyTime, time)
    turn.change(conversation)
  }
}
