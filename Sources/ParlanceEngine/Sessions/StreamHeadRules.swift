internal import ParlanceCore

extension SnapshotCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Connected {
    try turn.streamHeads.standing(of: context.login, since: .zero, listsContacts: true)
  }
}

extension StandingCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> StandingPage {
    var budget = PageBudget(turn.limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    return try turn.streamHeads.standing(behind: cursor, of: context.login, &budget)
  }
}

extension ListGroupsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupPage {
    var budget = PageBudget(turn.limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    return try turn.streamHeads.groups(of: context.account, after: after, &budget)
  }
}

/// The state of an account's streams and groups, in pages: others decide how many groups it is in, and how large they are.
struct StreamHeadRules: TurnPart {
  let turn: TurnContext

  /// Returns the state of the account's streams that moved since a time, or the first page of it.
  ///
  /// - parameter fork: The time up to which the device's history is this hub's; nil if all of it is.
  /// - parameter listsContacts: The device does not know the account's contacts.
  func standing(
    of login: SessionRecord, since: Timestamp, fork: Timestamp? = nil, listsContacts: Bool
  ) throws(MessagingError) -> Connected {
    let account = login.account
    let others = directory.sessions(of: account.number).filter {
      $0.device.id != login.device.id || $0.device.style != login.device.style
    }.map(\.onlineDevice)
    var budget = PageBudget(limits, .login(login), hasOtherContent: true)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: 2048 + others.reduce(0) { $0 + $1.encodedSize })
    let page = try standing(behind: StandingCursor(since: since, fork: fork), of: login, &budget)
    var contacts: ContactPage?
    if listsContacts {
      // They have pages of their own, which every device asks for.
      contacts = ContactPage(contacts: [], next: .zero)
      if page.next == nil && !budget.isSpent {
        var rest = PageBudget(limits, rest: budget)
        contacts = try turn.contacts.contacts(of: account, after: .zero, &rest)
        budget.use(bytes: rest.usedBytes)
      }
    }
    // Later entries have the time of this turn or a later one. Those of a burst are a little ahead of it.
    return Connected(
      terms: login.terms, time: now, upTo: min(now, try store.newestTime()), login: login.number, account: account.id,
      generations: turn.generations.all, isForked: fork != nil, heads: page.heads, groups: page.groups,
      otherDevices: others, settings: page.settings, contacts: contacts, next: page.next)
  }

  /// Returns a page of the state of the account's streams, and then of its settings.
  fileprivate func standing(
    behind cursor: StandingCursor, of login: SessionRecord, _ budget: inout PageBudget
  ) throws(MessagingError) -> StandingPage {
    let own = StreamHead(
      stream: .account, sequence: try turn.lookup.lastSequence(login.stream), shared: try shared(login.stream, cursor))
    var page = StandingPage(heads: [own])
    budget.use(bytes: 64)
    var cursor = cursor
    if !cursor.hasStreams {
      while let next = try addStreams(behind: cursor, to: &page, login, &budget) {
        cursor.stream = next
        if budget.isSpent {
          page.next = cursor
          return page
        }
      }
      cursor.hasStreams = true
      cursor.stream = .zero
    }
    // A device that has none, or may have missed changes of them.
    if cursor.since <= .zero { try addSettings(behind: cursor, to: &page, login.account, &budget) }
    return page
  }

  private func shared(_ stream: StreamNumber, _ cursor: StandingCursor) throws(MessagingError) -> Int64 {
    try cursor.fork.map { time throws(MessagingError) in try store.position(stream: stream, at: time) } ?? 0
  }

  /// Adds streams to a page.
  ///
  /// - returns: The number of the stream behind which there may be more; nil if there are none.
  private func addStreams(
    behind cursor: StandingCursor, to page: inout StandingPage, _ login: SessionRecord, _ budget: inout PageBudget
  ) throws(MessagingError) -> StreamNumber? {
    let account = login.account.number
    let part = try store.followed(
      FollowedQuestion(
        account: account, since: cursor.since, after: cursor.stream, rows: max(1, budget.rows),
        limit: max(1, budget.entries), bytes: max(1, budget.bytes)))
    budget.use(rows: part.rows)
    var last = cursor.stream
    for followed in part.streams {
      let stream = followed.stream
      defer { last = stream.number }
      if stream.kind == .group && !login.followsGroups { continue }
      // One of which only its accounts keep something of each other.
      if stream.kind == .direct && stream.lastTime <= .zero { continue }
      let (naming, group) = try turn.lookup.outline(stream)
      if group?.thread != nil && !login.followsThreads { continue }
      let head = StreamHead(
        stream: naming.stream(for: account), sequence: stream.lastSequence, ownRead: followed.member.read,
        peerRead: followed.peerAcknowledged, shared: try shared(stream.number, cursor))
      guard try budget.takes(bytes: head.encodedSize + (group?.encodedSize ?? 0)) else { return last }
      if let group { page.groups.append(group) }
      page.heads.append(head)
    }
    return part.next
  }

  private func addSettings(
    behind cursor: StandingCursor, to page: inout StandingPage, _ account: AccountRecord, _ budget: inout PageBudget
  ) throws(MessagingError) {
    var cursor = cursor
    var settings: [ConversationSettings] = []
    for record in try turn.conversationSettings.records(of: account.number) where record.stream > cursor.stream {
      guard let one = try turn.conversationSettings.conversationSettings(record, of: account) else { continue }
      guard try budget.takes(bytes: one.encodedSize) else {
        page.next = cursor
        break
      }
      settings.append(one)
      cursor.stream = record.stream
    }
    page.settings = settings
  }

  /// Returns a page of the groups that an account is in; all of them if the budget has no end.
  func groups(
    of account: AccountRecord, after stream: StreamNumber, _ budget: inout PageBudget
  ) throws(MessagingError) -> GroupPage {
    var page = GroupPage([], next: stream)
    while let place = page.next {
      let part = try store.followed(
        FollowedQuestion(account: account.number, after: place, rows: max(1, budget.rows), bytes: max(1, budget.bytes)))
      budget.use(rows: part.rows)
      for followed in part.streams where followed.stream.kind == .group {
        guard let group = try turn.lookup.outline(followed.stream).group, group.thread == nil else { continue }
        guard try budget.takes(bytes: group.encodedSize) else {
          page.next = followed.stream.number.advanced(by: -1)
          return page.sorted
        }
        page.groups.append(group)
      }
      page.next = part.next
      if budget.isSpent { break }
    }
    return page.sorted
  }
}

extension GroupPage {
  fileprivate var sorted: GroupPage { GroupPage(groups.sorted { $0.id < $1.id }, next: next) }
}
