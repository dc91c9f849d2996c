internal import ParlanceCore

extension ThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ThreadEntry {
    let (thread, origin, parent) = try turn.threads.thread(id)
    _ = try turn.groups.member(context.account, of: parent)
    return try turn.threads.entry(of: thread, origin, lastMessageFor: context.account.number)
  }
}

extension ThreadsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ThreadEntryPage {
    try turn.threads.threads(query, context.account)
  }
}

extension ThreadMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ThreadMemberPage {
    let (thread, _, parent) = try turn.threads.thread(id)
    _ = try turn.groups.member(context.account, of: parent)
    let members = thread.members.values.map(\.profile.account).sorted().filter { account in
      after.map { account > $0 } ?? true
    }
    let page = Array(members.prefix(limit))
    return ThreadMemberPage(members: page, next: page.count < members.count ? page.last : nil)
  }
}

extension LastThreadMessagesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [LastThreadMessage] {
    var budget = WorkBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var found: [LastThreadMessage] = []
    for id in ids {
      guard let thread = try turn.lookup.groupOrNone(id), let origin = thread.thread,
        let parent = try turn.lookup.groupOrNone(origin.group), parent.members[context.account.number] != nil,
        let last = try turn.threads.lastMessage(of: thread, for: context.account.number)
      else { continue }
      budget.use(rows: 2, bytes: last.message.body.count + 64)
      found.append(LastThreadMessage(id: thread.group?.id ?? id, message: last))
    }
    return found
  }
}

/// Threads as the members of their group see them.
extension ThreadRules {
  func entry(
    of thread: HubConversation, _ origin: ThreadOrigin, lastMessageFor account: AccountNumber? = nil
  ) throws(MessagingError) -> ThreadEntry {
    let count = try store.stream(number: thread.stream)?.lastNumber ?? 0
    let last = try account.flatMap { account throws(MessagingError) in try lastMessage(of: thread, for: account) }
    return entry(of: thread, origin, count: Int(clamping: count), last: last)
  }

  /// - parameter count: The number of messages, with those that were taken back.
  private func entry(
    of thread: HubConversation, _ origin: ThreadOrigin, count: Int, last: HistoryMessage?
  ) -> ThreadEntry {
    let info = thread.group ?? GroupInfo(id: "", name: "", owner: AccountID(""))
    return ThreadEntry(
      GroupThread(
        id: info.id, name: info.name, owner: info.owner, origin: origin, memberCount: thread.members.count,
        messageCount: max(0, count - thread.recalled), created: info.created), last: last)
  }

  /// Returns the newest message of a thread that an account of its group has not deleted; nil if there is none.
  ///
  /// - parameter account: nil for one that deleted nothing.
  fileprivate func lastMessage(
    of thread: HubConversation, for account: AccountNumber?
  ) throws(MessagingError) -> HistoryMessage? {
    var marks = MemberRecord(stream: thread.stream, account: account ?? .zero)
    if let account, let known = try store.member(stream: thread.stream, account: account) {
      marks.cleared = known.cleared
    }
    // Most are found at once; others come after revoked or deleted messages.
    let answer = try store.history(
      HistoryQuestion(
        stream: thread.stream, after: .zero, before: Timestamp(milliseconds: .max), oldestFirst: false, limit: 20,
        rows: limits.rowsPerRequest, bytes: limits.messageSize))
    for record in answer.events where record.kind == .message {
      guard let id = record.id else { continue }
      if account != nil, try !turn.access.mayAccess(record, for: .read, marks) { continue }
      return HistoryMessage(
        sequence: record.sequence, time: record.time, message: try turn.pulls.messageEvent(record, id))
    }
    return nil
  }

  // MARK: lists

  fileprivate func threads(_ query: ThreadQuery, _ account: AccountRecord) throws(MessagingError) -> ThreadEntryPage {
    let parent = try query.group.map { id throws(MessagingError) in try turn.lookup.ordinaryGroup(id) }
    if let parent { _ = try turn.groups.member(account, of: parent) }
    let streams: [StreamNumber]
    if let parent, !query.onlyJoined {
      streams = try threadList(of: parent).value.newestFirst
    } else {
      streams = try joinedThreads(of: account, in: parent?.group?.id)
    }
    // The id of a destroyed thread stays reserved, so it still marks the end of the previous page.
    let position = try query.after.map { id throws(MessagingError) in
      try store.stream(key: StreamKey.conversation(id))?.number ?? .zero
    }
    var page = ThreadEntryPage(entries: [])
    for stream in streams where stream < position ?? .max {
      guard page.entries.count < query.limit else {
        page.next = page.entries.last?.thread.id
        break
      }
      guard let record = try store.stream(number: stream), !record.isDismissed else { continue }
      let thread = try turn.lookup.conversation(record)
      guard let origin = thread.thread else { continue }
      page.entries.append(entry(of: thread, origin, count: Int(clamping: record.lastNumber), last: nil))
    }
    turn.noteAnswer(bytes: 256 * page.entries.count)
    return page
  }

  /// Returns the streams of the threads of which an account is a member, that of the newest thread first.
  private func joinedThreads(of account: AccountRecord, in group: String?) throws(MessagingError) -> [StreamNumber] {
    var streams: [StreamNumber] = []
    for followed in try store.followed(account: account.number, since: .zero)
    where followed.stream.kind == .group && !followed.stream.isDismissed {
      guard let origin = try turn.lookup.outline(followed.stream).group?.thread, group == nil || origin.group == group
      else {
        continue
      }
      streams.append(followed.stream.number)
    }
    return streams.sorted(by: >)
  }

  // MARK: changes

  /// Notifies the members of a thread's group of a change, in the group's stream. The login that made it knows it.
  func announce(
    _ change: ThreadEvent, in parent: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    let payload = EventPayload.thread(change)
    turn.entries.append(
      EventDraft(
        stream: parent.stream, kind: .thread, time: now, sender: context.account.number, payload: payload.encoded(),
        version: parent.version),
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        turn.audience.announce(
          Announcement(
            stream: parent.stream, sequence: sequence, time: time, payload: payload, naming: parent.naming,
            audience: turn.audience.followers(of: parent)),
          concernsThread: true, hiddenFrom: context.session)
      })
  }

  /// Notifies the connected members of a thread's group that the thread's messages changed. This is not stored: it would
  /// be an entry of the group for each message of the thread.
  ///
  /// - parameter count: The number of messages, including revoked ones.
  func reportMessages(
    of thread: HubConversation, _ origin: ThreadOrigin, count: Int, last: HistoryMessage?, by actor: AccountID
  ) throws(MessagingError) {
    guard let parent = try turn.lookup.groupOrNone(origin.group) else { return }
    let change = ThreadEvent(
      .messagesChanged, of: entry(of: thread, origin, count: count, last: last), by: actor)
    let deleters = try last.map { last throws(MessagingError) in
      try turn.history.deleters(of: EventPlace(stream: thread.stream, sequence: last.sequence))
    }
    for follower in turn.audience.followers(of: parent) where turn.audience.followsThreads(follower) {
      var change = change
      if parent.blockers.contains(follower.account) {
        // Of a group that it blocks, a member learns how many messages a thread has.
        change.entry.last = nil
      } else if deleters?.contains(follower.account) == true {
        change.entry.last = try lastMessage(of: thread, for: follower.account)
      }
      turn.effects.push(.threadMessages(change), to: follower.session)
    }
  }

  /// Counts a message of a thread that was taken back, and notifies the members of its group.
  func noteRecall(
    in thread: HubConversation, _ origin: ThreadOrigin, by actor: AccountID
  ) throws(MessagingError) {
    guard let info = thread.group else { return }
    let recalled = thread.recalled + 1
    let changed = try turn.entries.change(
      thread,
      ConversationChangeRecord(
        stream: thread.stream, version: thread.version,
        profile: GroupProfile(info, silenced: thread.silenced, recalled: recalled).encoded)
    ) { version in
      HubConversation(
        stream: thread.stream, kind: .group, version: version, members: thread.members, group: info,
        silenced: thread.silenced, recalled: recalled)
    }
    let count = try store.stream(number: thread.stream)?.lastNumber ?? 0
    try reportMessages(
      of: changed, origin, count: Int(clamping: count), last: try lastMessage(of: changed, for: nil), by: actor)
  }
}
