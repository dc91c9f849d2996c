internal import ParlanceCore

/// Those who are in a room or subscribed to a group, whose pages arrive while some come and go.
final class RosterPages {
  let place: String
  private var members: [AccountID: Member] = [:]

  init(_ place: String) { self.place = place }

  func add(_ page: [Member]) { for member in page { members[member.account] = member } }
  func add(_ page: [AccountID]) {
    for account in page { members[account] = members[account] ?? Member(account: account) }
  }

  func take(entered: [Member], left: [AccountID]) {
    for account in left { members[account] = nil }
    for member in entered where members[member.account] == nil { members[member.account] = member }
  }

  var all: [Member] { Array(members.values).sortedByRole() }
}

/// The members of a group, whose pages are of one version of it.
final class GroupMemberPages {
  private(set) var first: GroupReply?
  private var members: [Member] = []
  private var known: Set<AccountID> = []
  private var attempts = 0

  /// The maximum number of times that the list begins again because the group has changed; the next login finds what it misses then.
  static let attemptLimit = 5

  /// Takes a page.
  ///
  /// - returns: False if the list has to begin again.
  func add(_ page: GroupReply) -> Bool {
    if let first, first.group.version != page.group.version, attempts < Self.attemptLimit {
      (self.first, members, known) = (nil, [], [])
      attempts += 1
      return false
    }
    first = first ?? page
    for member in page.members where known.insert(member.account).inserted { members.append(member) }
    return true
  }

  /// All pages as one reply.
  func whole(_ last: GroupReply) -> GroupReply { GroupReply(group: first?.group ?? last.group, members: members) }
}

/// Fetching those who are in groups and rooms, page by page.
final class DeviceRosters: DeviceComponent {
  unowned let core: DeviceCore
  /// The lists of those who are in rooms or subscribed to groups that arrive in pages.
  private(set) var incomplete: [RosterPages] = []

  init(_ core: DeviceCore) { self.core = core }

  func requestsFailed() { incomplete = [] }

  /// Fetches a group with its members.
  func fetchMembers(
    of group: String, behind place: AccountID? = nil, _ pages: GroupMemberPages = GroupMemberPages(),
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    then body: @escaping (DeviceCore, Result<GroupReply, MessagingError>) throws(MessagingError) -> Void
  ) {
    core.request(GroupMembersCall(id: group, after: place), for: purpose) { core, result throws(MessagingError) in
      guard case .success(let page) = result else { return try body(core, result) }
      guard pages.add(page) else { return core.rosters.fetchMembers(of: group, pages, for: purpose, then: body) }
      guard let next = page.next else { return try body(core, .success(pages.whole(page))) }
      guard next != place else { return try body(core, .failure(MessagingError(.malformedData))) }
      core.rosters.fetchMembers(of: group, behind: next, pages, for: purpose, then: body)
    }
  }

  /// Fetches those in a room who have a tag.
  func fetchRoom(
    _ id: String, tag: String, behind place: AccountID? = nil, _ known: [Member] = [],
    then body: @escaping (DeviceCore, Result<[Member], MessagingError>) -> Void
  ) {
    core.request(RoomMembersCall(id: id, after: place, tag: tag)) { core, result in
      switch result {
      case .failure(let error): body(core, .failure(error))
      case .success(let page):
        let all = known + page.members.filter { $0.tags.contains(tag) }
        guard let next = page.next, next != place else { return body(core, .success(all)) }
        core.rosters.fetchRoom(id, tag: tag, behind: next, all, then: body)
      }
    }
  }

  /// Fetches a room and those who are in it.
  func fetchRoom(
    _ id: String, behind place: AccountID? = nil, _ pages: RosterPages? = nil,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    then body: @escaping (DeviceCore, Result<RoomReply, MessagingError>) -> Void
  ) {
    core.request(RoomMembersCall(id: id, after: place), for: purpose) { core, result in
      core.rosters.follow(result, of: id, behind: place, pages, for: purpose, then: body)
    }
  }

  /// Fetches what is left of those who are in a room behind a page.
  func follow(
    _ result: Result<RoomReply, MessagingError>, of id: String, behind place: AccountID? = nil,
    _ known: RosterPages? = nil,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    then body: @escaping (DeviceCore, Result<RoomReply, MessagingError>) -> Void
  ) {
    incomplete.removeAll { $0 === known }
    guard case .success(var page) = result, known != nil || page.next != nil else { return body(core, result) }
    let pages = known ?? RosterPages(page.room.id)
    pages.add(page.members)
    guard let next = page.next else {
      page.members = pages.all
      return body(core, .success(page))
    }
    guard next != place else { return body(core, .failure(MessagingError(.malformedData))) }
    incomplete.append(pages)
    fetchRoom(id, behind: next, pages, for: purpose, then: body)
  }

  /// Fetches what is left of the subscribers of a room or group behind a page.
  func follow(
    _ result: Result<SubscribersReply, MessagingError>, of id: String, behind place: AccountID? = nil,
    _ known: RosterPages? = nil,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose,
    then body: @escaping (DeviceCore, Result<SubscribersReply, MessagingError>) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    incomplete.removeAll { $0 === known }
    guard case .success(var page) = result, known != nil || page.next != nil else { return try body(core, result) }
    let pages = known ?? RosterPages(page.subscribers.conversation.name)
    pages.add(page.subscribers.accounts)
    guard let next = page.next else {
      page.subscribers.accounts = pages.all.map(\.account).sorted()
      return try body(core, .success(page))
    }
    guard next != place else { return try body(core, .failure(MessagingError(.malformedData))) }
    incomplete.append(pages)
    // What comes behind the first page has its answer.
    let first = page
    core.request(SubscribersCall(id: id, after: next), for: purpose) { core, result throws(MessagingError) in
      let result = result.map { page in
        SubscribersReply(
          subscribers: page.subscribers, sequence: first.sequence, room: page.room, announcements: first.announcements,
          next: page.next)
      }
      try core.rosters.follow(result, of: id, behind: next, pages, for: purpose, then: body)
    }
  }

  /// Notes who came and went of a place while its pages arrive.
  func noteRoster(of place: String, entered: [Member], left: [AccountID]) {
    for pages in incomplete where pages.place == place { pages.take(entered: entered, left: left) }
  }
}
