internal import ParlanceCore

/// Fetching streams, and the members of groups.
final class DeviceFetching: DeviceComponent {
  unowned let core: DeviceCore
  var catchUp = CatchUp()
  /// Groups whose members are to be fetched, and the number of those that are being fetched.
  private(set) var memberFetches = MemberFetches()

  init(_ core: DeviceCore) { self.core = core }

  func linkLost(_ error: MessagingError) { interrupt() }

  // The answers may have started fetches of members.
  func requestsFailed() { interrupt() }

  private func interrupt() {
    catchUp.interrupt()
    memberFetches.interrupt()
  }

  /// Asks for a stream from where this device is.
  func fetch(_ conversation: DeviceConversation) {
    fetch(.conversation(conversation.record.id), after: conversation.cursor.position)
  }

  func fetchAccount() { fetch(.account, after: core.streams.accountCursor.position) }

  private func fetch(_ stream: StreamName, after position: Int64) {
    guard core.connection.isConnected, catchUp.start(stream) else { return }
    pull([PullPosition(stream: stream, after: position)], isCatchUp: false)
  }

  /// Asks for streams, in as many calls as the hub wants.
  ///
  /// - parameter isCatchUp: The device is up to date once they are here.
  func pull(_ positions: [PullPosition], isCatchUp: Bool) {
    for part in positions.divided(by: core.login.limits.positions) {
      catchUp.asked(isCatchUp: isCatchUp)
      core.send(PullCall(part), for: .fetch(part, isCatchUp: isCatchUp))
    }
  }

  /// Applies what came of the streams that were asked for, and asks for the rest of them.
  func pulled(_ streams: [PulledStream], for positions: [PullPosition], isCatchUp: Bool) throws(MessagingError) {
    try core.begin(isDurable: false)
    for step in catchUp.answered(positions, by: streams, isCatchUp: isCatchUp) {
      switch step {
      case .apply(let part):
        try apply(part)
        core.turn.finishRun()
      case .finished(.conversation(.group(let id))):
        try checkGroup(id, try core.conversations.conversation(.group(id)))
      case .finished, .gaveUp: break
      case .ask(let rest): pull(rest, isCatchUp: isCatchUp)
      }
    }
  }

  /// Applies a part of a stream.
  private func apply(_ part: PulledStream) throws(MessagingError) {
    let isOffline = core.connection.state == .synchronizing
    switch part.stream {
    case .account:
      for event in part.events where event.stream == .account {
        try core.streams.takeFetched(event)
      }
      try core.streams.skipAccount(to: part.upTo)
      if part.isTruncated {
        try core.pages.noteCutOff()
        core.pages.takeSnapshot()
      }
    case .conversation(let id):
      let conversation = try core.conversations.conversation(namedByHub: id)
      try core.holes.noteHole(in: part, conversation)
      for event in part.omittedChanges where event.stream == part.stream {
        try core.holes.applyMissing(event, conversation)
      }
      for event in part.events where event.stream == part.stream {
        if PastPosition.contains(event.sequence) { try core.news.takePast(event, conversation) }
        if conversation.cursor.receiveFetched(event.sequence) == .apply {
          core.streams.noteApplied(event.time, in: conversation)
          try core.streams.apply(event, conversation, isOffline: isOffline)
        }
      }
      conversation.cursor.advance(to: part.upTo)
      try core.news.settle(conversation)
      core.turn.change(conversation)
    }
  }

  // MARK: groups

  /// Fetches a group's members if this device's copy is not the hub's.
  func checkGroup(_ id: String, _ conversation: DeviceConversation) throws(MessagingError) {
    guard catchUp.isOutdated(id, version: conversation.lacksMembers ? nil : conversation.group?.version) else { return }
    fetchMembers(of: id) { core, reply in
      guard let reply, let conversation = core.conversations.byID[.group(id)] else { return }
      let isNew = conversation.group == nil
      conversation.setGroup(reply.group, reply.members)
      core.turn.change(conversation)
      guard reply.group.thread == nil else { return }
      core.turn.report(isNew ? .groupAdded(reply.group) : .groupUpdated(reply.group))
    }
  }

  /// Fetches the members of a new group, which has too many for the news of it; then the app is notified of the group.
  /// If they cannot be fetched, it is notified without them.
  func awaitMembers(of group: GroupInfo, _ time: Timestamp) {
    catchUp.await(group.id)
    fetchMembers(of: group.id) { core, reply throws(MessagingError) in
      // It may have been left meanwhile.
      guard core.fetching.catchUp.arrived(group.id) else { return }
      let group = reply?.group ?? group
      let conversation = try core.conversations.conversation(.group(group.id))
      conversation.setGroup(group, reply?.members ?? [])
      conversation.joinedVersion = group.version
      core.turn.change(conversation)
      try core.threads.reportJoined(group, sequence: 0, time)
    }
  }

  /// Fetches a group with its members; the device is not up to date before they are here.
  private func fetchMembers(
    of id: String, then body: @escaping (DeviceCore, GroupReply?) throws(MessagingError) -> Void
  ) {
    catchUp.expectAnswer()
    memberFetches.add(id, body)
    fetchWaitingMembers()
  }

  /// Fetches members of as many groups at a time as a slow link takes, however large the groups are.
  private func fetchWaitingMembers() {
    while let fetch = memberFetches.begin() {
      core.rosters.fetchMembers(of: fetch.group, for: { .vital($0) }) { core, result throws(MessagingError) in
        core.fetching.memberFetches.end()
        core.fetching.catchUp.noteAnswer()
        defer { core.fetching.fetchWaitingMembers() }
        if case .success(let reply) = result, reply.group.id == fetch.group {
          try fetch.body(core, reply)
        } else {
          try fetch.body(core, nil)
        }
      }
    }
  }
}

/// The groups whose members a device fetches by itself, a few at a time; without I/O.
struct MemberFetches {
  typealias Body = (DeviceCore, GroupReply?) throws(MessagingError) -> Void

  private var waiting: [(group: String, body: Body)] = []
  private var place = 0
  private var underWay = 0

  /// The maximum number of groups whose members are being fetched at once.
  static let limit = 8

  mutating func add(_ group: String, _ body: @escaping Body) { waiting.append((group, body)) }

  /// Takes the next group, if it may be fetched now.
  mutating func begin() -> (group: String, body: Body)? {
    guard underWay < Self.limit, place < waiting.count else { return nil }
    defer {
      place += 1
      underWay += 1
      if place == waiting.count { (waiting, place) = ([], 0) }
    }
    return waiting[place]
  }

  mutating func end() { underWay = max(0, underWay - 1) }

  /// Handles the loss of the link.
  mutating func interrupt() { (waiting, place, underWay) = ([], 0, 0) }
}

extension ConversationID {
  var groupName: String? { if case .group(let id) = self { id } else { nil } }
}

extension Array {
  /// Returns the elements in pieces of at most a number of them; no piece if there are none.
  func divided(by count: Int) -> [[Element]] {
    let count = Swift.max(1, count)
    if self.count <= count { return isEmpty ? [] : [self] }
    return stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}
