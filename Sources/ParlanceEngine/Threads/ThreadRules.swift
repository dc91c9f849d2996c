internal import ParlanceCore

extension CreateThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ThreadEntry {
    let parent = try turn.lookup.group(group)
    guard parent.thread == nil else { throw MessagingError(.unsupported, "a thread has no threads") }
    let (thread, origin) = try turn.threads.createThread(named: name, about: message, in: parent, context)
    let entry = try turn.threads.entry(of: thread, origin)
    try turn.threads.announce(ThreadEvent(.created, of: entry, by: context.account.id), in: parent, context)
    try turn.ownActions.noteOwnAction(.threadCreated, inGroup: entry.thread.id, context)
    return entry
  }
}

extension JoinThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ThreadEntry {
    let (thread, origin, parent) = try turn.threads.thread(id)
    _ = try turn.groups.member(context.account, of: parent)
    guard thread.members[context.account.number] == nil else { throw MessagingError(.alreadyMember) }
    guard thread.members.count < thread.group?.memberLimit ?? 0 else { throw MessagingError(.groupFull) }
    try turn.groups.checkMayJoinGroup(context.account)
    var edit = GroupEdit(thread)
    try turn.groups.insert([.init(account: context.account, role: .ordinary, inviter: nil)], into: &edit)
    let joined = try turn.groups.commit(edit, updated: [context.account], nil)
    try turn.ownActions.noteOwnAction(.threadJoined, inGroup: joined.group?.id, context)
    return try turn.threads.entry(of: joined, origin)
  }
}

extension LeaveThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let (thread, _, _) = try turn.threads.thread(id)
    _ = try turn.groups.member(context.account, of: thread)
    try turn.threads.leave(thread, [context.account], .left, by: context.account.id)
    try turn.ownActions.noteOwnAction(.threadLeft, inGroup: thread.group?.id, context)
    return Done()
  }
}

extension RenameThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let (thread, origin, parent) = try turn.threads.thread(id)
    try turn.threads.checkMayManage(thread, parent, context.account)
    guard thread.group?.name != name else { return Done() }
    var edit = GroupEdit(thread)
    edit.info.name = name
    let renamed = try turn.groups.commit(edit, nil)
    try turn.threads.announce(
      ThreadEvent(.renamed, of: try turn.threads.entry(of: renamed, origin), by: context.account.id), in: parent,
      context)
    try turn.ownActions.noteOwnAction(.threadRenamed, inGroup: renamed.group?.id, context)
    return Done()
  }
}

extension RemoveThreadMemberCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let (thread, _, parent) = try turn.threads.thread(id)
    try turn.threads.checkMayManage(thread, parent, context.account)
    guard let account = try turn.lookup.account(account), thread.members[account.number] != nil else {
      throw MessagingError(.notMember)
    }
    // One leaves a thread by oneself.
    guard account.number != context.account.number else { throw MessagingError(.forbidden) }
    try turn.threads.leave(thread, [account], .removed, by: context.account.id)
    try turn.ownActions.noteOwnAction(.threadMemberRemoved, inGroup: thread.group?.id, accounts: [account], context)
    return Done()
  }
}

extension DestroyThreadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let (thread, origin, parent) = try turn.threads.thread(id)
    try turn.threads.checkMayManage(thread, parent, context.account)
    let entry = try turn.threads.entry(of: thread, origin)
    var list = try turn.threads.threadList(of: parent)
    list.value.streams = list.value.streams.filter { $0.value != thread.stream }
    try turn.threads.save(list, of: parent)
    try turn.threads.endThread(thread, by: context.account.id)
    try turn.threads.announce(ThreadEvent(.destroyed, of: entry, by: context.account.id), in: parent, context)
    try turn.ownActions.noteOwnAction(.threadDestroyed, inGroup: entry.thread.id, context)
    return Done()
  }
}

/// Threads: groups of their own, about a message of another group. The calls for groups do not find them (`ordinaryGroup`);
/// otherwise, a thread's messages are those of a group.
struct ThreadRules: TurnPart {
  let turn: TurnContext

  /// Creates a thread. An account that may write in the group can create one about each message that it can read.
  fileprivate func createThread(
    named name: String, about message: MessageID, in parent: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> (HubConversation, ThreadOrigin) {
    guard let group = parent.group else { throw MessagingError(.groupNotFound) }
    let root = try turn.access.message(message, in: parent, for: .startThread, context.requester)
    guard try turn.visibility.viewers(of: root) == nil else {
      throw MessagingError(.unsupported, "a thread is for everyone in its group")
    }
    var list = try threadList(of: parent)
    guard list.value.streams[root.sequence] == nil else { throw MessagingError(.threadExists) }
    guard list.value.streams.count < limits.threadsPerGroup else {
      throw MessagingError(.limitExceeded, "limit \(limits.threadsPerGroup) threads")
    }
    try turn.groups.checkMayJoinGroup(context.account)
    let origin = ThreadOrigin(group: group.id, message: root.id ?? message)
    var info = GroupInfo(
      id: try turn.lookup.newConversationName(nil), name: name, owner: context.account.id,
      memberLimit: group.memberLimit,
      joinsFreely: false, created: now)
    info.thread = origin
    info.isLarge = group.isLarge
    let stream = try store.insertStream(
      key: StreamKey.conversation(info.id), kind: .group, profile: GroupProfile(info).encoded)
    list.value.streams[root.sequence] = stream.number
    try save(list, of: parent)
    var edit = GroupEdit(HubConversation(stream: stream.number, kind: .group, version: stream.version, group: info))
    try turn.groups.insert([GroupEdit.NewMember(account: context.account, role: .owner, inviter: nil)], into: &edit)
    return (try turn.groups.commit(edit, updated: [context.account], nil), origin)
  }

  /// Returns a thread, the message that it is about, and its group.
  func thread(
    _ id: String
  ) throws(MessagingError) -> (thread: HubConversation, origin: ThreadOrigin, parent: HubConversation) {
    guard let thread = try turn.lookup.groupOrNone(id), let origin = thread.thread,
      let parent = try turn.lookup.groupOrNone(origin.group)
    else {
      throw MessagingError(.threadNotFound)
    }
    return (thread, origin, parent)
  }

  /// Checks that an account may rename a thread, remove members of it, and destroy it: the one who created it may, and who
  /// manages the group.
  fileprivate func checkMayManage(
    _ thread: HubConversation, _ parent: HubConversation, _ account: AccountRecord
  ) throws(MessagingError) {
    let member = try turn.groups.member(account, of: parent)
    guard member.profile.role >= .manager || thread.group?.owner == account.id else { throw MessagingError(.forbidden) }
  }

  /// Returns whether a stream is that of a thread.
  func isThread(_ stream: StreamRecord) throws(MessagingError) -> Bool {
    guard stream.kind == .group, !stream.isDismissed else { return false }
    return try turn.lookup.outline(stream).group?.thread != nil
  }

  // MARK: ends

  /// Takes accounts out of a thread and notifies them, in their own streams, that they are no longer in.
  fileprivate func leave(
    _ thread: HubConversation, _ accounts: [AccountRecord], _ departure: GroupDeparture, by actor: AccountID
  ) throws(MessagingError) {
    var edit = GroupEdit(thread)
    turn.groups.remove(accounts, from: &edit)
    try depart(edit, departure, by: actor)
  }

  @discardableResult private func depart(
    _ edit: GroupEdit, _ departure: GroupDeparture, by actor: AccountID
  ) throws(MessagingError) -> HubConversation {
    let changed = try turn.groups.commit(edit, departure: departure, nil)
    guard let origin = changed.thread else { return changed }
    let change = ThreadEvent(ThreadChange.Kind(departure), of: try entry(of: changed, origin), by: actor)
    for account in edit.left { try turn.entries.appendAccountEvent(.thread(change), to: account) }
    return changed
  }

  /// Takes accounts that are no longer in a group out of its threads.
  ///
  /// - parameter actor: The account that removed them; nil where each left by itself.
  func leaveThreads(
    of group: HubConversation, _ accounts: [AccountRecord], _ departure: GroupDeparture, by actor: AccountID?
  ) throws(MessagingError) {
    guard !accounts.isEmpty else { return }
    for stream in try threadList(of: group).value.newestFirst {
      guard let record = try store.stream(number: stream), !record.isDismissed else { continue }
      let thread = try turn.lookup.conversation(record)
      let members = accounts.filter { thread.members[$0.number] != nil }
      if let first = members.first { try leave(thread, members, departure, by: actor ?? first.id) }
    }
  }

  /// Ends a thread that its group's list no longer has.
  fileprivate func endThread(_ thread: HubConversation, by actor: AccountID) throws(MessagingError) {
    var edit = GroupEdit(thread)
    try turn.groups.removeAll(from: &edit)
    try turn.groups.end(try depart(edit, .dismissed, by: actor))
  }

  /// Ends all threads of a group that ends.
  func endThreads(of group: HubConversation, by actor: AccountID) throws(MessagingError) {
    var list = try threadList(of: group)
    guard !list.value.streams.isEmpty else { return }
    for stream in list.value.newestFirst {
      guard let record = try store.stream(number: stream), !record.isDismissed else { continue }
      try endThread(try turn.lookup.conversation(record), by: actor)
    }
    list.value = ThreadList()
    try save(list, of: group)
  }
}

extension ThreadChange.Kind {
  /// Returns the kind of change that a departure is for the account that left.
  init(_ departure: GroupDeparture) {
    self =
      switch departure {
      case .left: .left
      case .removed, .blocked: .removed
      case .dismissed: .destroyed
      }
  }
}

extension EventPayload {
  /// A Boolean value that indicates whether an entry of an account's stream, or of a group's, concerns a thread, so that
  /// devices which do not show threads have no use for it.
  var concernsThread: Bool {
    switch self {
    case .groupJoined(let group, _, _): group.thread != nil
    case .ownAction(let action): action.kind.concernsThread
    case .thread: true
    default: false
    }
  }
}

extension [StreamRecord] {
  /// Returns the streams that are not threads.
  func withoutThreads(_ turn: TurnContext) throws(MessagingError) -> [StreamRecord] {
    var streams: [StreamRecord] = []
    for stream in self where try !turn.threads.isThread(stream) { streams.append(stream) }
    return streams
  }
}
