internal import ParlanceCore

/// A login whose state arrives in pages. The device is logged in when all pages have arrived, as if they had been one reply; if
/// the link breaks before, none of them is applied.
struct PartialLogin {
  /// The first page, with the others added to it.
  private(set) var reply: Connected
  /// The groups of later pages, with the number of the account's last entry at the time of their page.
  private(set) var listedGroups: [String: Int64] = [:]
  /// Streams of which something was pushed meanwhile, with its number, in the order in which that began. It is fetched.
  private(set) var ahead: [(stream: StreamName, sequence: Int64)] = []
  private var places: [StreamName: Int] = [:]
  /// The other frames that were pushed meanwhile.
  private(set) var held: [InboundFrame] = []

  /// The maximum number of frames that are held. Those beyond them are of the momentary kind: what lasts stands in a stream.
  static let heldLimit = 1000

  init(_ reply: Connected) {
    self.reply = reply
    self.reply.next = nil
  }

  mutating func add(_ page: StandingPage) {
    let before = reply.heads.first?.sequence ?? 0
    for head in page.heads {
      if head.stream != .account {
        reply.heads.append(head)
      } else if head.sequence > before {
        for group in page.groups { listedGroups[group.id] = head.sequence }
      }
    }
    reply.groups += page.groups
    if let settings = page.settings { reply.settings = (reply.settings ?? []) + settings }
  }

  mutating func hold(_ frame: InboundFrame) {
    guard case .event(let event) = frame else {
      if held.count < Self.heldLimit { held.append(frame) }
      return
    }
    if let place = places[event.stream] {
      ahead[place].sequence = max(ahead[place].sequence, event.sequence)
    } else {
      places[event.stream] = ahead.count
      ahead.append((event.stream, event.sequence))
    }
  }
}

/// A snapshot whose pages arrive while the device goes on. What it applies between two pages is newer than they are.
final class SnapshotPages {
  /// The number of the account's last entry at the time of the first page, and that time.
  let position: Int64
  let time: Timestamp
  /// The groups that the account is in.
  var groups: Set<String>
  var settings: [ConversationSettings]?
  /// Conversations whose settings were changed since.
  var changedSettings: Set<ConversationID> = []

  init(_ first: Connected) {
    position = first.heads.first?.sequence ?? 0
    time = first.time
    groups = Set(first.groups.map(\.id))
    settings = first.settings
  }
}

/// A list of the account's groups whose pages arrive while it joins and leaves some.
final class GroupListPages {
  private var groups: [String: GroupInfo] = [:]

  func add(_ page: [GroupInfo]) { for group in page { groups[group.id] = group } }
  func remove(_ id: String) { groups[id] = nil }
  var all: [GroupInfo] { groups.values.sorted { $0.id < $1.id } }
}

/// Following the cursors of what the hub gives in pages.
final class DevicePages: DeviceComponent {
  unowned let core: DeviceCore
  /// A login whose standing is not complete yet.
  private(set) var partialLogin: PartialLogin?
  /// The snapshots and lists of groups that arrive in pages.
  private(set) var snapshots: [SnapshotPages] = []
  private(set) var groupLists: [GroupListPages] = []
  /// Groups that pages told of after their first one, with the number of the account's last entry at that time.
  private(set) var listedGroups: [String: Int64] = [:]
  /// The state of what the account's own stream reports: outdated after it was cut off, until the snapshot that replaces it has arrived.
  private(set) var standing = HubCopy(isKnown: true)

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let isOutdated = try core.numbers(ofSetting: Self.outdatedName).first == 1
    return { [self] in
      standing.restore(isOutdated: isOutdated)
    }
  }

  private static var outdatedName: String { "lacksSnapshot" }

  private func step(_ input: (inout HubCopy) -> Void) throws(MessagingError) {
    try core.step(&standing, saving: \.isOutdated, asSetting: Self.outdatedName, input)
  }

  func linkLost(_ error: MessagingError) { discardLogin() }

  /// Discards the pages of a login that is over or begins again.
  func discardLogin() { partialLogin = nil }

  /// Forgets which groups the pages of an earlier login reported.
  func forgetListedGroups() { listedGroups = [:] }

  func requestsFailed() {
    snapshots = []
    groupLists = []
  }

  // MARK: logging in

  /// Handles the hub's answer to a login.
  func receiveLogin(_ reply: Connected) throws(MessagingError) {
    guard let next = reply.next else { return try core.login.connected(reply) }
    partialLogin = PartialLogin(reply)
    core.send(StandingCall(cursor: next), for: .standing(next))
  }

  /// Handles a page of the standing with which a login begins, behind a cursor.
  func receive(_ page: StandingPage, behind cursor: StandingCursor) throws(MessagingError) {
    guard var login = partialLogin, core.connection.state == .authenticating else { return }
    login.add(page)
    partialLogin = login
    if let next = page.next {
      // A hub that does not get on would be asked for ever.
      guard next != cursor else { return try refuseLogin(MessagingError(.malformedData)) }
      return core.send(StandingCall(cursor: next), for: .standing(next))
    }
    partialLogin = nil
    let knowsNothing = !core.streams.isKnown
    try core.login.connected(login.reply)
    if knowsNothing { listedGroups = login.listedGroups }
    try core.begin(isDurable: false)
    for (stream, sequence) in login.ahead.filter({ $0.stream == .account })
      + login.ahead.filter({ $0.stream != .account })
    {
      try fetch(stream, upTo: sequence)
    }
    for frame in login.held { try core.streams.receive(frame) }
    try core.login.finishFetchIfDone()
  }

  /// Handles a failure of the login.
  func refuseLogin(_ error: MessagingError) throws(MessagingError) {
    partialLogin = nil
    try core.login.perform(core.connection.refused(error))
    if !core.connection.isOpen { core.transfers.endTransfers(error) }
  }

  /// Handles a push that comes before the standing is complete.
  func receiveEarly(_ frame: InboundFrame) throws(MessagingError) {
    if case .ended(let reason) = frame {
      partialLogin = nil
      return try core.login.perform(core.connection.ended(reason))
    }
    partialLogin?.hold(frame)
  }

  /// Fetches a stream of which something was pushed that this device did not take.
  private func fetch(_ stream: StreamName, upTo sequence: Int64) throws(MessagingError) {
    guard !core.fetching.catchUp.isFetching(stream) else { return }
    switch stream {
    case .account: if sequence > core.streams.accountCursor.position { core.fetching.fetchAccount() }
    case .conversation(let id):
      let conversation = try core.conversations.conversation(namedByHub: id)
      if sequence > conversation.cursor.position { core.fetching.fetch(conversation) }
    }
  }

  // MARK: snapshots

  /// Handles the first page of a snapshot.
  func receiveSnapshot(_ reply: Connected) throws(MessagingError) {
    listedGroups = [:]
    try core.login.catchUp(with: reply, knowingNothing: true, isNew: false)
    let pages = SnapshotPages(reply)
    guard let next = reply.next else { return try finish(pages) }
    snapshots.append(pages)
    askOn(pages, behind: next)
  }

  private func askOn(_ pages: SnapshotPages, behind cursor: StandingCursor) {
    core.fetching.catchUp.expectAnswer()
    core.request(StandingCall(cursor: cursor), for: { .vital($0) }) { core, result throws(MessagingError) in
      core.fetching.catchUp.noteAnswer()
      guard case .success(let page) = result, page.next != cursor else {
        // The next login begins again.
        core.pages.snapshots.removeAll { $0 === pages }
        core.fetching.catchUp.noteLoss()
        return
      }
      try core.pages.receive(page, of: pages)
    }
  }

  private func receive(_ page: StandingPage, of pages: SnapshotPages) throws(MessagingError) {
    let position = page.heads.first { $0.stream == .account }?.sequence ?? 0
    if position > pages.position { for group in page.groups { listedGroups[group.id] = position } }
    core.fetching.catchUp.expect(page.groups)
    try core.login.follow(
      page.heads.filter { $0.stream != .account }, page.groups, knowingNothing: true, isNew: false, isForked: false)
    pages.groups.formUnion(page.groups.map(\.id))
    if let settings = page.settings { pages.settings = (pages.settings ?? []) + settings }
    if let next = page.next { return askOn(pages, behind: next) }
    snapshots.removeAll { $0 === pages }
    if let settings = pages.settings {
      try core.conversations.replaceSettings(settings, pages.time, reports: true, except: pages.changedSettings)
    }
    try finish(pages)
  }

  private func finish(_ pages: SnapshotPages) throws(MessagingError) {
    try step { $0.markCurrent() }
    try removeGroups(except: pages.groups)
    core.unreadCounts.reportReads()
  }

  /// Removes the groups that the account is no longer in.
  func removeGroups(except known: Set<String>) throws(MessagingError) {
    for conversation in core.conversations.byID.values.sorted(by: { $0.record.number < $1.record.number }) {
      guard let group = conversation.group, !known.contains(group.id) else { continue }
      if let origin = group.thread {
        try core.threads.applyDeparture(
          ThreadEvent(.left, of: try core.threads.noteThread(group, origin), by: core.account), core.now)
        continue
      }
      conversation.setGroup(nil, [])
      core.turn.change(conversation)
      core.turn.report(.groupRemoved(group, reason: .left, actor: core.account))
    }
  }

  /// Notes that the account's own stream was cut off. Each login requests a snapshot until one has arrived.
  func noteCutOff() throws(MessagingError) { try step { $0.markOutdated() } }

  /// Requests the state of everything, in place of what the account's own stream would have reported: it was cut off.
  func takeSnapshot() {
    core.fetching.catchUp.expectAnswer()
    core.request(SnapshotCall(), for: { .vital($0) }) { core, result throws(MessagingError) in
      core.fetching.catchUp.noteAnswer()
      guard case .success(let reply) = result else {
        core.fetching.catchUp.noteLoss()
        return
      }
      for component in core.components.all { try component.entriesMissed() }
      try core.pushSettings.readMissingPushSettings()
      try core.pages.receiveSnapshot(reply)
    }
  }

  // MARK: groups

  /// Fetches the list of the account's groups.
  func fetchGroups(
    behind place: StreamNumber = .zero, _ pages: GroupListPages = GroupListPages(),
    then body: @escaping (DeviceCore, Result<[GroupInfo], MessagingError>) -> Void
  ) {
    core.request(ListGroupsCall(after: place)) { core, result in
      core.pages.groupLists.removeAll { $0 === pages }
      switch result {
      case .failure(let error): body(core, .failure(error))
      case .success(let page):
        pages.add(page.groups)
        guard let next = page.next else { return body(core, .success(pages.all)) }
        guard next > place else { return body(core, .failure(MessagingError(.malformedData))) }
        core.pages.groupLists.append(pages)
        core.pages.fetchGroups(behind: next, pages, then: body)
      }
    }
  }

  /// Notes that the account joined a group: pages that were made before do not have it.
  func noteJoined(_ group: GroupInfo) {
    for pages in snapshots { pages.groups.insert(group.id) }
    if group.thread == nil { for list in groupLists { list.add([group]) } }
  }

  /// Notes that the account left a group, which pages may have that were made before.
  func noteLeft(_ id: String) { for list in groupLists { list.remove(id) } }

  /// Returns whether a page already had the change of a group that an entry of the account's stream reports.
  func isListed(_ group: String, at sequence: Int64) -> Bool { listedGroups[group].map { sequence <= $0 } ?? false }
}
