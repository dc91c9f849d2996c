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
  /// Rooms this device is in, to enter them again after a break.
  var rooms: [String: Member] = [:]
  /// What this device attends, to attend it again after a break.
  var attended: Set<String> = []
  /// Accounts that this device watches, and how they stood when it was last told.
  var watched: [AccountID: PresenceState?] = [:]
  /// The attributes that this device wrote for its account, to write them again after a break.
  var ownAttributes: [String: String] = [:]
  /// Accepted messages that stand in no row, of which this device wants to know when a device of the peer has them.
  var undelivered: Set<MessageID> = []

  // Messages that the hub has not accepted, by id, and in the order in which they were written.
  var outgoing: [MessageID: OutgoingMessage] = [:]
  /// This device's own revocations that succeeded, until their notices come.
  var ownRevocations: Set<MessageID> = []
  /// The revocations that this device was told of in this run.
  var revokedIDs: Set<MessageID> = []

  // Requests under way.
  var requests: [UInt64: PendingRequest] = [:]
  var nextRequest: UInt64 = 1
  /// Fetches that must be answered before the device is up to date.
  var outstandingFetches = 0
  var hubTime = Timestamp.zero
  /// The hub's time when this device was new to it.
  var firstLogin: Timestamp?
  /// The groups as the hub had them at login, by id.
  var expectedGroups: [String: GroupInfo] = [:]

  /// What an earlier run left in the journal has been told.
  var hasToldJournal = false
  /// The last journal entry of an earlier run, told in this turn.
  var repeated: Int64 = 0

  // The current turn.
  var isInTransaction = false
  private var isTransactionDurable = false
  var frames: [OutboundFrame] = []
  var items: [Delivery.Item] = []
  /// Messages that go once the app has been told: revoked ones, and all where none is kept.
  var revokedRows: [Int64] = []
  var journal: [JournalEntry] = []
  var dirty: [DeviceConversation] = []
  /// Messages written in the transaction, which fail with it.
  var written: [MessageID] = []
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
  /// What was given up included fetches or a login, without which nothing goes on.
  var mustReconnect = false

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

  enum PendingRequest {
    case connect
    case submission(MessageID)
    case fetch
    /// Of an upload or download; answered outside a transaction, and even when the link breaks.
    case transfer((DeviceCore, Result<HubReply, MessagingError>) throws(MessagingError) -> Void)
    case other((DeviceCore, Result<HubReply, MessagingError>) -> Void)
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
      outgoing[message.id] = OutgoingMessage(
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
    for (id, message) in known where outgoing[id] != nil { outgoing[id]?.isSubmitted = message.isSubmitted }
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

  // MARK: transaction

  /// Joins the turn's transaction, or begins it.
  ///
  /// - parameter isDurable: What is written exists nowhere else yet.
  func begin(isDurable: Bool) throws(MessagingError) {
    guard !isInTransaction else { return }
    try store.begin(isDurable: isDurable)
    isInTransaction = true
    isTransactionDurable = isDurable
  }

  /// What a turn leaves to be done outside the lock.
  struct Outcome {
    var frames: [OutboundFrame]
    var delivery: Delivery
  }

  /// Ends the turn: commits, and hands out what it has to send and to tell.
  func finish() -> Outcome {
    var delivery = Delivery()
    do throws(MessagingError) {
      try finishRun()
      try tellConversations()
      confirmDeliveries()
      if handedOver > 0 || !doneRows.isEmpty || !journal.isEmpty || !dirty.isEmpty { try begin(isDurable: false) }
      if handedOver > 0 {
        try store.trimJournal(upTo: handedOver)
        handedOver = 0
      }
      if !doneRows.isEmpty { try deleteDoneRows() }
      if !journal.isEmpty {
        var writer = ByteWriter(capacity: 16 + journal.count * 4)
        for entry in journal { entry.write(to: &writer) }
        delivery.journalPosition = try store.appendJournal(writer.bytes)
        journal.removeAll(keepingCapacity: true)
      }
      try saveDirty()
      if isInTransaction {
        try store.commit()
        isInTransaction = false
        statistics.noteDeviceCommit(isDurable: isTransactionDurable)
      }
    } catch {
      abandon(error)
      delivery.journalPosition = 0
    }
    delivery.journalPosition = max(delivery.journalPosition, repeated)
    repeated = 0
    written.removeAll(keepingCapacity: true)
    delivery.items = items
    delivery.revokedRows = revokedRows
    items.removeAll(keepingCapacity: false)
    dispatched = max(dispatched, delivery.journalPosition)
    dispatchedRows += revokedRows
    revokedRows.removeAll(keepingCapacity: true)
    let outcome = Outcome(frames: frames, delivery: delivery)
    frames.removeAll(keepingCapacity: false)
    return outcome
  }

  private func saveDirty() throws(MessagingError) {
    for conversation in dirty {
      conversation.record.cursor = conversation.cursor.position
      try store.save(conversation.record)
      conversation.isDirty = false
    }
    dirty.removeAll(keepingCapacity: true)
  }

  private func deleteDoneRows() throws(MessagingError) {
    for row in doneRows {
      dispatchedRows.removeAll { $0 == row }
      guard let message = try store.message(row: row) else { continue }
      try store.delete(row: row)
      if MessageKind.media.contains(message.kind) { try forgetAttachments(of: message.id) }
      guard let conversation = conversations[message.conversation], conversation.last?.row == row else { continue }
      conversation.isLastKnown = false
      if conversation.record.isListed { touch(conversation) }
    }
    doneRows.removeAll(keepingCapacity: true)
    try tellConversations()
  }

  /// Whether something waits for the next turn.
  var hasWork: Bool { isUrgent || handedOver > 0 || !doneRows.isEmpty }

  /// Whether something waits that the app or the hub is to see.
  var isUrgent: Bool {
    isInTransaction || !items.isEmpty || !frames.isEmpty || !run.isEmpty || !journal.isEmpty || !dirty.isEmpty
  }

  /// Nothing of the turn was kept, so nothing of it is told but what failed.
  func abandon(_ error: MessagingError) {
    hasFailed = true
    if isInTransaction { store.rollback() }
    isInTransaction = false
    journal.removeAll()
    dirty.removeAll()
    run.removeAll()
    delivered.removeAll()
    revokedRows.removeAll()
    withdrawFrames(error)
    let failed = written.compactMap { outgoing.removeValue(forKey: $0)?.message }
    for message in failed { stopUpload(of: message.id) }
    // Completions of requests were carried out at the hub whatever happened here; they are told all the same.
    items = items.filter { if case .event = $0 { false } else { true } }
    for var message in failed {
      message.state = .failed
      message.row = 0
      items.append(.event(.sent(message, error)))
    }
    reload()
    retryUploads()
  }

  /// Takes back the requests that were to leave after the commit.
  private func withdrawFrames(_ error: MessagingError) {
    let unsent = frames
    frames.removeAll()
    for frame in unsent {
      switch requests.removeValue(forKey: frame.number) {
      case .other(let body): body(self, .failure(error))
      case .transfer(let body): try? body(self, .failure(error))
      case .submission(let id): outgoing[id]?.isSubmitted = false
      case .connect, .fetch: mustReconnect = true
      case nil: break
      }
    }
  }

  // MARK: conversations

  /// The conversation, made if it is new.
  func conversation(_ id: ConversationID) throws(MessagingError) -> DeviceConversation {
    if let known = conversations[id] { return known }
    try begin(isDurable: false)
    var record = ConversationRecord(id: id)
    record.number = try store.insert(record)
    let conversation = DeviceConversation(record: record)
    conversation.isLastKnown = true
    conversations[id] = conversation
    return conversation
  }

  func markDirty(_ conversation: DeviceConversation) {
    guard !conversation.isDirty else { return }
    conversation.isDirty = true
    dirty.append(conversation)
  }

  /// Its place in the list of recent conversations changed; told once, at the end of the turn.
  func touch(_ conversation: DeviceConversation) {
    guard conversation.record.id.kind != .room else { return }
    if !conversation.record.isListed {
      conversation.record.isListed = true
      conversation.change = .added
    } else if conversation.change == nil {
      conversation.change = .updated
    }
    markDirty(conversation)
  }

  func setUnread(_ count: Int64, _ conversation: DeviceConversation) {
    let count = max(0, count)
    totalUnread += Int(count - conversation.record.unread)
    conversation.record.unread = count
    markDirty(conversation)
  }

  private func tellConversations() throws(MessagingError) {
    for conversation in dirty {
      guard let kind = conversation.change else { continue }
      conversation.change = nil
      let summary = try summary(of: conversation)
      items.append(
        .event(.conversation(ConversationChange(kind: kind, summary: summary, totalUnreadCount: totalUnread))))
    }
  }

  func summary(of conversation: DeviceConversation) throws(MessagingError) -> ConversationSummary {
    if !conversation.isLastKnown {
      conversation.last = try store.newestListed(conversation: conversation.record.number)
      conversation.isLastKnown = true
    }
    return ConversationSummary(
      conversation: conversation.record.id, lastMessage: conversation.last,
      unreadCount: Int(conversation.record.unread),
      localExtension: conversation.record.localExtension, updated: conversation.record.updated)
  }

  /// A message was written into a conversation, or got another time.
  func note(_ message: Message, in conversation: DeviceConversation) {
    guard message.options.contains(.updatesConversation) else { return }
    if conversation.isLastKnown {
      let isNewest = conversation.last.map { ($0.time, $0.row) <= (message.time, message.row) } ?? true
      if isNewest || conversation.last?.id == message.id { conversation.last = message }
    }
    conversation.record.updated = max(conversation.record.updated, message.time)
    touch(conversation)
  }

  // MARK: requests

  func request(_ request: HubRequest, _ pending: PendingRequest) {
    let number = nextRequest
    nextRequest += 1
    requests[number] = pending
    frames.append(OutboundFrame(number: number, request: request))
  }

  /// Refuses what needs a login or a link.
  func checkConnected() throws(MessagingError) {
    try checkOpen()
    guard connection.isConnected else { throw MessagingError(.notConnected) }
  }

  func checkOpen() throws(MessagingError) {
    guard !isClosed, connection.isOpen else { throw MessagingError(.notLoggedIn) }
  }
}
