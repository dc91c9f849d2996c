internal import ParlanceCore

/// One attempt at a turn: decides requests, writes into the store's transaction, and collects the effects.
///
/// Nothing here has an effect before the commit, so that an attempt can be rolled back and repeated. The rules are extensions
/// of this type, next to what they are about; they know accounts, conversations and the session directory, but no link.
package final class HubTurn {
  let store: any HubStore
  let directory: any SessionDirectory
  let shared: SharedSessionDirectory?
  let cache: HubCache
  let settings: HubSettings
  /// The hub's time, the same for the whole turn.
  private(set) var now: Timestamp
  /// The time of the hub's clock, with which the expiry of tokens is compared: others set it, so that it follows a clock
  /// that was put right, as `now` does not.
  let clockTime: Timestamp
  /// Files can be uploaded.
  let hasMedia: Bool
  /// The rights to go on with uploads over HTTP; nil where nothing can be uploaded.
  let uploadSecrets: UploadSecrets?
  let checksTokens: Bool
  let pushes: Bool
  /// The kinds of notices that are stored for other services, and the most that are.
  let keptNotices: HubNoticeKinds
  let noticeLimit: Int
  /// The hub's generations as they were before the turn.
  let generations: HubGenerations
  private unowned let hub: Hub

  /// The effects of the turn when it is durable.
  private(set) var output = TurnOutput()
  /// Conversations that another hub changed after this turn had decided on them.
  private(set) var movedStreams: [Int64] = []
  /// A Boolean value that indicates whether another hub changed something on which this turn had decided.
  private(set) var isOutdated = false
  /// The number of entries that were appended.
  private(set) var appended = 0
  /// The time that the commit took, in nanoseconds.
  var commitTime: UInt64 = 0

  // Drafts that wait to be appended together.
  private var drafts: [EventDraft] = []
  private var continuations: [AppendContinuation] = []
  /// New readers of messages, by message, reported together at the end of the turn.
  var groupReads = GroupReadCollection()
  /// The frames for sessions that made a request, sent after its answer.
  private var afterReply: [(SessionID, InboundFrame)] = []
  /// Accounts that logged in or out.
  var changedPresence: [Int64: AccountRecord] = [:]
  /// Accounts whose logins changed, by number.
  var changedLogins: [Int64: LoginChange] = [:]
  /// The frames for logins of other hubs are stored for them, whether or not the bus delivers them.
  var keepsRemoteFrames = false
  /// Time has passed, so the presence of disconnected accounts may have changed.
  var isPresenceDue = false
  /// The notices for other services, stored together at the end of the turn.
  private(set) var notices: [HubNoticeDraft]
  /// The part of the turn that each session has used.
  private(set) var shares: TurnShares
  /// State of the scans for entries of other hubs.
  var looks: EntryLooks

  init(_ hub: Hub, now: Timestamp) {
    self.hub = hub
    self.now = now
    clockTime = hub.clock.shown
    store = hub.store
    directory = hub.directory
    shared = hub.shared
    cache = hub.cache
    settings = hub.settings
    hasMedia = hub.media != nil
    uploadSecrets = hub.media?.secrets
    checksTokens = hub.tokens != nil
    keptNotices = hub.keptNotices
    noticeLimit = hub.noticeBoard.limit
    notices = hub.leftNotices
    pushes = hub.pushNotifier != nil || hub.keptNotices.contains(.pushWanted)
    generations = hub.generations
    looks = hub.looks
    shares = TurnShares(hub.settings.limits)
  }

  var limits: HubLimits { settings.limits }

  /// Sets the time of the turn forward, before it decides anything.
  func begin(at time: Timestamp) { now = max(now, time) }

  // MARK: steps

  func take(_ step: HubStep) throws(MessagingError) {
    switch step {
    case .submission(let session, let number, let call):
      try answer(number, session) { () throws(MessagingError) in
        try self.submit(call, try self.context(session, number))
        return nil
      }
    case .request(let session, let number, let call): try decide(call, number, session)
    case .refusal(let session, let number, let error): reply(number, .failure(error), to: session)
    case .closed(let session):
      try finishAppends()
      try end(session, isLost: true)
    case .work(let work):
      try finishAppends()
      work.error = nil
      do throws(MessagingError) {
        try work.body(self)
      } catch {
        if isFatal(error) { throw error }
        work.error = error
      }
    case .time: isPresenceDue = true
    case .cluster(let step):
      try finishAppends()
      try take(step)
    case .media(let outcome):
      try finishAppends()
      try decide(outcome)
    case .token(let outcome):
      try finishAppends()
      try answer(outcome.check.number, outcome.check.session) { () throws(MessagingError) in
        try self.decide(outcome)
      }
    }
  }

  /// Decides one request. A refusal is answered; a failure of the store fails the turn.
  private func decide(
    _ call: any DecidedCall, _ number: UInt64, _ session: SessionID
  ) throws(MessagingError) {
    if call is DisconnectCall && directory.session(session) == nil && checksTokens { cancelCheck(session) }
    let begin = TurnShares.time
    defer { shares.measure(session, since: begin) }
    try answer(number, session) { () throws(MessagingError) in
      // Everything but a message may read what earlier requests of this turn wrote.
      try self.finishAppends()
      if let login = call as? ConnectCall { return try self.connect(login, session, number) }
      return try call.answer(self, try self.context(session, number))
    }
  }

  /// Answers a request with what a body makes of it; nil if the answer was given or comes later.
  private func answer(
    _ number: UInt64, _ session: SessionID, _ body: () throws(MessagingError) -> (any Sendable)?
  ) throws(MessagingError) {
    do throws(MessagingError) {
      if let value = try body() { reply(number, .success(value), to: session) }
      for (session, frame) in afterReply { push(frame, to: session) }
    } catch {
      if isFatal(error) { throw error }
      reply(number, .failure(error), to: session)
    }
    afterReply.removeAll()
  }

  private func context(_ session: SessionID, _ number: UInt64) throws(MessagingError) -> RequestContext {
    guard let login = directory.session(session) else { throw MessagingError(.notLoggedIn) }
    return RequestContext(login: login, number: number)
  }

  /// Returns whether an error fails the whole turn.
  func isFatal(_ error: MessagingError) -> Bool { error.isStorageFailure || isOutdated }

  /// Notes that another hub was quicker, and returns the error with which the turn ends.
  func overtaken(on stream: Int64? = nil) -> MessagingError {
    isOutdated = true
    if let stream { movedStreams.append(stream) }
    return MessagingError(.storageLocked, "decided on an older version")
  }

  /// Decides what is left to decide at the end of a turn.
  func finish(_ upkeep: inout Upkeep) throws(MessagingError) {
    try finishGroupReads()
    try finishAppends()
    try upkeep.run(self)
    notePresence()
    noteStatuses()
    try storeNotices()
  }

  // MARK: output

  func reply(_ number: UInt64, _ result: Result<any Sendable, MessagingError>, to session: SessionID) {
    if case .failure(let error) = result { output.refusals[error.code, default: 0] += 1 }
    push(.reply(number, result.mapError(\.forClient)), to: session)
  }

  func push(_ frame: InboundFrame, to session: SessionID) { output.items.append(.frame(session, frame)) }

  /// Takes the frames for logins of other hubs out of what goes over the bus.
  func takeRemoteFrames(apartFrom hub: Int64) -> [(SessionID, InboundFrame)] {
    var frames: [(SessionID, InboundFrame)] = []
    output.items.removeAll { item in
      guard case .frame(let session, let frame) = item, session.hub != hub else { return false }
      frames.append((session, frame))
      return true
    }
    return frames
  }

  var hasRemoteFrames: Bool {
    output.items.contains { item in
      if case .frame(let session, _) = item { session.hub != shared?.hub } else { false }
    }
  }

  var isBusConnected: Bool { hub.delivery.isBusConnected }
  var busLossCount: Int { hub.delivery.busLossCount }
  /// The place up to which a stream's entries were pushed to a login of this hub before this turn.
  func pushedPlace(of session: SessionID, in stream: StreamName) -> Int64 {
    hub.delivery.place(of: session, in: stream)
  }
  func noteLooks(_ looks: EntryLooks) { output.looks = looks }
  func noteWordList(_ version: Int64) { output.wordList = version }
  /// Sends a message to another hub when the turn is durable.
  func tell(_ hub: Int64, _ message: BusMessage) { output.messages.append((hub, message)) }
  func noteRemoval(of hub: Int64) { output.removedHubs.append(hub) }

  /// Makes other hubs check for the changes of this turn.
  func noteSharedChange() { output.sharedVersion = shared?.version }

  /// Sends a frame to the session that asked, after its answer.
  func pushAfterReply(_ frame: InboundFrame, to session: SessionID) { afterReply.append((session, frame)) }

  func announce(_ announcement: Announcement) {
    if shared != nil { output.announcements.append(announcement) }
    if !announcement.audience.isEmpty { output.items.append(.announcement(announcement)) }
  }

  /// Notes the number of bytes of the answer that is being made, as far as it is worth counting.
  func noteAnswer(bytes: Int) { shares.note(bytes: bytes) }

  /// Stores the hub's generation before a device receives it.
  func storeGeneration() throws(MessagingError) {
    guard !generations.isStored, !output.storesGeneration else { return }
    try store.insert(generations.current)
    output.storesGeneration = true
  }

  func notify(_ notification: PushNotification) {
    output.notifications.append(notification)
    note(.pushWanted) { .pushWanted(notification) }
  }

  func add(_ notice: HubNoticeDraft, isFirst: Bool = false) { notices.insert(notice, at: isFirst ? 0 : notices.count) }
  /// A Boolean value that indicates whether the services know, or come to know in this turn, that the hub was opened.
  var isStartNoted: Bool { hub.isStartNoted || output.notesStart }
  func noteStart() { output.notesStart = true }
  func setNoticeConsumers(_ consumers: [HubNoticeConsumer]) { output.noticeConsumers = consumers }
  /// Reports the stored notices as they are when the turn is durable.
  func report(_ change: NoticeChange) {
    let before = output.noticeChange
    output.noticeChange = NoticeChange(
      appended: change.appended + (before?.appended ?? 0), dropped: change.dropped + (before?.dropped ?? 0),
      span: change.span, isForConsumers: change.isForConsumers || before?.isForConsumers ?? false)
  }

  func wake(afterMilliseconds delay: Int64) { output.wakeUps.append(delay) }
  func lookAtPresence(afterMilliseconds delay: Int64) { output.presencePause = delay }
  func check(_ token: TokenCheckRequest) { output.tokenChecks.append(.run(token)) }
  /// Returns whether this turn requested or cancelled the check of a token of a session.
  func hasTokenChange(of session: SessionID) -> Bool {
    output.tokenChecks.contains { change in
      switch change {
      case .run(let check): check.session == session
      case .cancel(let cancelled): cancelled == session
      }
    }
  }

  /// Cancels the check of a login that is no longer wanted.
  private func cancelCheck(_ session: SessionID) { output.tokenChecks.append(.cancel(session)) }

  /// Schedules work on blobs for when the turn is durable; the outcome is decided in a later turn.
  func perform(_ job: @escaping (HubMedia) -> Void) {
    guard let media = hub.media else { return }
    output.mediaJobs.append { job(media) }
  }

  /// Schedules content to be deleted when the turn is durable.
  func deleteContent(_ sha256: String) { output.mediaChanges.deletions.append(sha256) }
  /// Keeps content after all: there is an id for it again.
  func keepContent(_ sha256: String) { output.mediaChanges.deletions.removeAll { $0 == sha256 } }
  /// Schedules an unfinished upload to be forgotten when the turn is durable.
  func discardUpload(_ id: MediaID) { output.mediaChanges.discards.append(id) }
  /// Notes that the time at which media expire next has to be looked up again.
  func expiryChanged() { output.mediaChanges.hasNewExpiry = true }

  // MARK: appending

  func append(_ draft: EventDraft, then continuation: AppendContinuation) {
    drafts.append(draft)
    continuations.append(continuation)
  }

  /// Assigns every draft its place and continues with it.
  func finishAppends() throws(MessagingError) {
    while !drafts.isEmpty {
      let drafts = drafts
      let continuations = continuations
      self.drafts.removeAll(keepingCapacity: true)
      self.continuations.removeAll(keepingCapacity: true)
      let outcomes = try store.append(drafts)
      appended += drafts.count
      var error: MessagingError?
      for index in drafts.indices {
        if case .moved = outcomes[index] { error = overtaken(on: drafts[index].stream) }
      }
      if let error { throw error }
      for index in drafts.indices {
        switch continuations[index] {
        case .submission(let pending): try finish(pending, drafts[index], outcomes[index])
        case .other(let body): try body(outcomes[index])
        }
      }
    }
  }

  /// Replaces a message's content on which the change was decided.
  func edit(_ record: EventRecord, to payload: [UInt8]) throws(MessagingError) {
    guard try store.edit(record.place, from: record.payload, to: payload) else { throw overtaken(on: record.stream) }
  }

  /// Stores a change of a conversation and the conversation as it is now.
  func change(
    _ conversation: HubConversation, _ record: ConversationChangeRecord,
    _ changed: (Int64) -> HubConversation
  ) throws(MessagingError) -> HubConversation {
    // Append drafts that were decided on the previous version before the change.
    try finishAppends()
    guard let version = try store.change(record) else { throw overtaken(on: conversation.stream) }
    shared?.noteChange(of: conversation.stream)
    let changed = changed(version)
    cache.remember(changed)
    return changed
  }
}

/// The account and login of a request, and the number under which the answer goes back.
struct RequestContext {
  let login: SessionRecord
  let number: UInt64

  var session: SessionID { login.id }
  var account: AccountRecord { login.account }
}

/// The effects of a turn, once it is durable.
struct TurnOutput {
  enum Item {
    /// For one session: a reply, or news.
    case frame(SessionID, InboundFrame)
    /// For all who follow a stream.
    case announcement(Announcement)
  }

  /// In the order in which they were decided.
  var items: [Item] = []
  var notifications: [PushNotification] = []
  var mediaJobs: [() -> Void] = []
  var mediaChanges = MediaChanges()
  var tokenChecks: [TokenCheckChange] = []
  /// The number of refused requests, by the error.
  var refusals: [MessagingError.Code: Int] = [:]
  /// The hub's generation was stored.
  var storesGeneration = false
  /// The notice that the hub was opened was stored.
  var notesStart = false
  /// The consumers of notices; nil if they are as they were.
  var noticeConsumers: [HubNoticeConsumer]?
  var noticeChange: NoticeChange?
  /// State of the scans for entries of other hubs; nil if there was none.
  var looks: EntryLooks?
  /// The entries that the turn appended, also those for accounts that are not connected; none for a single hub.
  var announcements: [Announcement] = []
  /// The messages for other hubs, by their numbers.
  var messages: [(hub: Int64, message: BusMessage)] = []
  /// The number of the list of words, if it was changed.
  var wordList: Int64?
  /// Hubs whose lease had expired and whose logins were removed.
  var removedHubs: [Int64] = []
  /// The version before this turn changed what hubs share; nil if it did not.
  var sharedVersion: Int64?
  /// The times until the hub wants another turn, in milliseconds.
  var wakeUps: [Int64] = []
  /// The longest time until the next check of accounts that lost their links, in milliseconds.
  var presencePause: Int64?
}

/// A change of the checks of tokens when a turn is durable.
enum TokenCheckChange {
  case run(TokenCheckRequest)
  /// That of a session, if there is one.
  case cancel(SessionID)
}

/// The changes of blobs when a turn is durable.
struct MediaChanges {
  var deletions: [String] = []
  var discards: [MediaID] = []
  var hasNewExpiry = false
}

/// A call that the hub checks at its border and decides in a turn.
protocol DecidedCall: HubCall {
  /// Brings the call into its one valid form, or refuses it.
  mutating func check(_ border: Border) throws(MessagingError)
  /// Decides the call; nil if the answer was given already or comes in a later turn.
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> Reply?
}

extension DecidedCall {
  /// Returns a call as one of this type; nil if it is of another.
  static func cast(_ call: any HubCall) -> (any DecidedCall)? { call as? Self }

  func checked(_ border: Border) throws(MessagingError) -> any DecidedCall {
    var call = self
    try call.check(border)
    return call
  }

  func answer(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> (any Sendable)? {
    try decide(turn, context)
  }
}

/// A call whose token is checked before it is decided.
protocol CheckedTokenCall: DecidedCall {}

/// A call for which something is done to the files of media.
protocol MediaWorkCall: DecidedCall {}
