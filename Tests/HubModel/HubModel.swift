package import ParlanceCore
internal import ParlanceEngine

/// A hub, or two that share a store, driven by made-up requests while its store fails now and then; after each turn an
/// oracle checks the outcome.
///
/// Everything follows from the choices, so that a run can be repeated.
package final class HubModel {
  let base: any HubStore
  let directory = MemorySessionDirectory()
  let clock = ManualClock()
  let checksTokens: Bool
  let hasMedia: Bool
  /// Every frame is encoded and decoded on its way.
  let encodesFrames: Bool
  let settings: HubSettings
  var nodes: [ModelNode] = []
  var maker: CallMaker
  package private(set) var report = ModelReport()
  /// Writes down what happens, to find out why.
  let trace: ((String) -> Void)?

  var sessions: [ModelSession] = []
  /// The last few sessions whose links have ended; nothing may be delivered to them.
  var closed: [ModelSession] = []
  private var sessionCount: UInt64 = 0

  // The oracle's copy of the store.
  /// The members of groups, as the entries of their streams say, by stream.
  var members: [StreamNumber: Set<AccountNumber>] = [:]
  var membersBefore: [StreamNumber: Set<AccountNumber>] = [:]
  /// The entries of this turn; the next has, for those in groups, the members that may receive them.
  var entries: [EventPlace: FailingStore.Entry] = [:]
  var readers: [EventPlace: Set<AccountNumber>] = [:]
  /// Entries of groups whose senders are not members.
  var strangers: [EventPlace] = []
  var streamNumbers: [StreamKey: StreamNumber] = [:]
  var streams: [StreamNumber: StreamRecord] = [:]
  var accountNumbers: [String: AccountNumber] = [:]
  var accountCount: Int64 = 0
  var streamCount: Int64 = 0
  /// The acknowledged messages: the sender and the place, by stream and ID.
  var acknowledged: [String: (sender: AccountNumber, place: EventPlace)] = [:]
  /// The records that were imported, by kind and ID.
  var imported: [String: KnownImport] = [:]
  /// The highest number of a login before this turn, and those of this turn.
  var lastLogin = LoginNumber.zero
  var turnLogins: [LoginNumber] = []
  /// A Boolean value that indicates whether so much time has passed that upkeep may remove old entries.
  var isUpkeepDue = false

  /// Runs a model until the choices are used up.
  ///
  /// - parameter store: An empty store.
  /// - parameter trace: Takes a line for each input of a turn and for each frame that it delivered.
  package static func run(
    _ choices: Choices, store: any HubStore, trace: ((String) -> Void)? = nil
  ) -> ModelReport {
    let model: HubModel
    do throws(MessagingError) {
      model = try HubModel(choices, store: store, trace: trace)
    } catch {
      return ModelReport(violation: ModelViolation("no hub: \(error)"))
    }
    do throws(ModelViolation) {
      try model.begin()
      while !model.maker.choices.isAtEnd { try model.step() }
      try model.end()
    } catch {
      model.report.violation = ModelViolation("turn \(model.report.turns): \(error)")
    }
    return model.report
  }

  private init(
    _ choices: Choices, store: any HubStore, trace: ((String) -> Void)?
  ) throws(MessagingError) {
    self.trace = trace
    var choices = choices
    let (form, size) = (choices.byte(), choices.byte())
    base = store
    checksTokens = form & 4 != 0
    let nodeCount = form & 3 == 3 ? 2 : 1
    // The queue of a hub's media is its own, and so are the files.
    hasMedia = form & 8 != 0 && nodeCount == 1
    encodesFrames = size & 192 == 192
    var settings = HubSettings()
    if form & 16 != 0 { settings.loginPolicy = .oneDevicePerPlatform }
    if size & 1 != 0 { settings.tighten(size) }
    // The results of requests must not depend on the machine's speed.
    settings.limits.timePerRequest = 1_000_000
    settings.limits.timePerTurn = 1_000_000
    settings.limits.longestTurn = 1_000_000
    self.settings = settings
    maker = CallMaker(choices, hasMedia: hasMedia)
    maker.knowledge.now = clock.now()
    let bus = MemoryBus()
    for index in 0..<nodeCount {
      let failing = FailingStore(store)
      let ports = Hub.Ports(
        store: failing, clock: clock, directory: directory, bus: nodeCount > 1 ? bus.connect() : LocalBus(),
        media: hasMedia ? HubMedia(blobs: MemoryBlobStore()) : nil, tokenCheck: checksTokens ? Self.checkToken : nil,
        pushNotifier: size & 2 != 0 ? NoPush() : nil)
      nodes.append(try ModelNode(index: index, store: failing, clock: clock, ports: ports, settings: settings))
    }
  }

  private static let checkToken: TokenCheck = { request throws(MessagingError) in
    guard request.token == "good" else { throw MessagingError(.invalidToken) }
    return TokenGrant()
  }

  private struct NoPush: PushNotifier {
    func notify(_ notifications: [PushNotification]) {}
  }

  // MARK: sessions

  /// Opens a link to a hub in a slot that is free.
  func openSession(_ node: ModelNode) -> ModelSession? {
    guard let slot = (0..<8).first(where: { slot in !sessions.contains { $0.slot == slot } }) else { return nil }
    sessionCount += 1
    let session = ModelSession(slot: slot, node: node.index, id: sessionCount)
    sessions.append(session)
    return session
  }

  // MARK: counting

  func noteTurn(requests: Int, _ outcome: TurnOutcome) {
    report.turns += 1
    report.requests += requests
    switch outcome {
    case .nothing: break
    case .committed(let attempts):
      report.commits += 1
      if attempts > 1 { report.retries += 1 }
    case .failed: report.failures += 1
    }
  }

  func noteImport() { report.imports += 1 }
}

/// The outcome of a turn.
enum TurnOutcome: Equatable {
  /// There was nothing to decide.
  case nothing
  case committed(attempts: Int)
  case failed
}

/// The counts of a run.
package struct ModelReport: Sendable {
  package var requests = 0
  package var turns = 0
  package var commits = 0
  /// Turns that failed, and so had to leave nothing behind.
  package var failures = 0
  /// Turns that committed after having been decided more than once.
  package var retries = 0
  /// Records of another service that were imported.
  package var imports = 0
  package var violation: ModelViolation?

  package init(violation: ModelViolation? = nil) { self.violation = violation }

  package static func += (left: inout ModelReport, right: ModelReport) {
    left.requests += right.requests
    left.turns += right.turns
    left.commits += right.commits
    left.failures += right.failures
    left.retries += right.retries
    left.imports += right.imports
    if left.violation == nil { left.violation = right.violation }
  }
}

extension HubSettings {
  /// Makes everything small, so that borders are met and caches forget.
  fileprivate mutating func tighten(_ size: Int) {
    groupMemberLimit = 3
    roomCreation = size & 2 != 0 ? .everyone : .chosenAccounts
    limits.createdRooms = 2
    limits.largeGroupMembers = 4
    groupReceiptMemberLimit = 3
    pullLimit = 5
    mediaUploadLimit = 2
    limits.cachedAccounts = size & 4 != 0 ? 2 : 8
    limits.cachedConversations = size & 8 != 0 ? 2 : 8
    limits.prunedRowsPerTurn = 2
    limits.subscriptions = 2
    limits.watchedAccounts = 3
    limits.rowsPerRequest = 6
    limits.bytesPerReply = 200
    limits.entriesPerPage = 3
    limits.memberTextsSize = 200
    limits.groupsPerAccount = 4
    limits.messagesPerRequest = 4
    limits.accountsPerRequest = 6
    limits.tokenChecks = 3
    limits.mediaChunks = 2
    limits.bytesPerTurn = 300
    limits.loginsPerAccount = 2
    limits.silences = 1
    limits.groupRequests = 3
    limits.groupRequestsSize = 8
    limits.groupBlocks = 2
    limits.groupFiles = 2
    limits.groupFileNameSize = 2
    limits.memberAttributeKeySize = 1
    limits.memberAttributesSize = 8
    limits.groupAttributesSize = 12
    limits.roomStandings = 2
    limits.roomEntries = 3
    limits.roomEntryKeySize = 1
    limits.roomEntriesSize = 12
    limits.callChannels = 64
    limits.callChannelsPerAccount = 3
    limits.callMembers = 2
    limits.callInvitations = 2
    limits.callEvents = 2
    limits.callEventsSize = 600
    limits.callMemberLifetime = 60_000
    limits.callChannelLifetime = 200_000
    limits.conversationsPerRequest = 3
    limits.conversationSettings = 4
    limits.conversationNoteSize = 4
    if size & 16 != 0 { groupReceiptsEnabled = false }
    if size & 32 != 0 { mediaLifetime = 1000 }
  }
}
