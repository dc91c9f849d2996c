internal import ParlanceCore

extension BlockMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group, atLeast: .manager)
    if isBlocked {
      try turn.groupDetails.block(accounts, in: group, below: own.profile.role, context)
    } else {
      try turn.groupDetails.unblock(accounts, in: group, context)
    }
    return Done()
  }
}

extension AllowMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group, atLeast: .manager)
    try turn.groupDetails.allow(accounts, isAllowed, in: group, context)
    return Done()
  }
}

extension BlockedMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> BlockedMembersReply {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group, atLeast: .manager)
    var budget = PageBudget(turn.limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page: [AccountID] = []
    for account in try turn.groupDetails.blocked(in: group) where after.map({ $0 < account }) ?? true {
      guard try budget.takes(bytes: account.name.utf8.count + 2) else {
        return BlockedMembersReply(page, next: page.last ?? after)
      }
      page.append(account)
    }
    return BlockedMembersReply(page)
  }
}

/// A group's lists of accounts: those that may not become members, and members that may write although all are muted.
extension GroupDetailRules {
  /// Returns whether an account may not become a member of a group.
  func isBlocked(_ account: AccountRecord, in group: HubConversation) throws(MessagingError) -> Bool {
    guard let floor = group.blocked[account.number] else { return false }
    let standing = try turn.standing.standing(of: account)
    return standing.erased == nil && standing.streamFloor == floor
  }

  /// - throws: `blocked` for an account that may not become a member, `forbidden` in a group that is disabled.
  func checkMayCome(_ account: AccountRecord, into group: HubConversation) throws(MessagingError) {
    try checkIsEnabled(group)
    if try isBlocked(account, in: group) { throw MessagingError(.blocked, "the group") }
  }

  /// Returns the accounts that a group blocks, by name.
  func blocked(in group: HubConversation) throws(MessagingError) -> [AccountID] {
    var accounts: [AccountID] = []
    for number in group.blocked.keys {
      let account = try turn.lookup.account(number: number)
      if try isBlocked(account, in: group) { accounts.append(account.id) }
    }
    return accounts.sorted()
  }

  /// Blocks accounts, and removes those that are members. Requests to become one are dropped, as they would be refused.
  fileprivate func block(
    _ ids: [AccountID], in group: HubConversation, below role: Member.Role, _ context: RequestContext
  ) throws(MessagingError) {
    var edit = GroupEdit(group)
    var changed: [AccountRecord] = []
    var removed: [AccountRecord] = []
    for id in ids {
      let account = try turn.lookup.existingAccount(id)
      if let member = edit.members[account.number] {
        guard member.profile.role < role else { throw MessagingError(.forbidden) }
        if !removed.contains(where: { $0.number == account.number }) { removed.append(account) }
      }
      let floor = try turn.standing.standing(of: account).streamFloor
      guard edit.blocked[account.number] != floor else { continue }
      edit.blocked[account.number] = floor
      changed.append(account)
    }
    guard !changed.isEmpty || !removed.isEmpty else { return }
    try bound(&edit)
    let blocked = edit.blocked
    edit.requests.removeAll { blocked[$0.account] != nil }
    let notification = GroupNotification(
      operation: .membersBlocked, actor: context.account.id, targets: changed.map(\.id))
    if let id = group.group?.id { turn.serviceEvents.note(.groupChanged) { .groupChanged(id, notification) } }
    if removed.isEmpty {
      try keep(edit)
    } else {
      turn.groups.remove(removed, from: &edit)
      _ = try turn.groups.commit(
        edit, departure: .blocked,
        GroupNotification(operation: .membersRemoved, actor: context.account.id, targets: removed.map(\.id)))
    }
    try turn.ownActions.noteOwnAction(.membersBlocked, inGroup: group.group?.id, accounts: changed, context)
  }

  /// Forgets blocks of accounts that were erased if there are too many.
  ///
  /// - throws: `limitExceeded` if there still are.
  private func bound(_ edit: inout GroupEdit) throws(MessagingError) {
    let limit = max(limits.groupBlocks, edit.group.blocked.count)
    guard edit.blocked.count > limit else { return }
    for (number, floor) in edit.blocked {
      let standing = try turn.standing.standing(of: try turn.lookup.account(number: number))
      if standing.erased != nil || standing.streamFloor != floor { edit.blocked[number] = nil }
    }
    guard edit.blocked.count <= limit else {
      throw MessagingError(.limitExceeded, "limit \(limits.groupBlocks) accounts")
    }
  }

  fileprivate func unblock(
    _ ids: [AccountID], in group: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    var edit = GroupEdit(group)
    var changed: [AccountRecord] = []
    for id in ids {
      let account = try turn.lookup.existingAccount(id)
      if edit.blocked.removeValue(forKey: account.number) != nil { changed.append(account) }
    }
    guard !changed.isEmpty else { return }
    let notification = GroupNotification(
      operation: .membersUnblocked, actor: context.account.id, targets: changed.map(\.id))
    if let id = group.group?.id { turn.serviceEvents.note(.groupChanged) { .groupChanged(id, notification) } }
    try keep(edit)
    try turn.ownActions.noteOwnAction(.membersUnblocked, inGroup: group.group?.id, accounts: changed, context)
  }

  /// Lets members write although all are muted, or no longer. All of them must be members.
  fileprivate func allow(
    _ ids: [AccountID], _ isAllowed: Bool, in group: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    var edit = GroupEdit(group)
    var changed: [AccountRecord] = []
    for id in ids {
      guard let account = try turn.lookup.account(id), let member = edit.members[account.number] else {
        throw MessagingError(.notMember)
      }
      guard member.profile.isAllowed != isAllowed else { continue }
      edit.update(account.number) { $0.isAllowed = isAllowed }
      changed.append(account)
    }
    guard !changed.isEmpty else { return }
    let names = changed.map(\.id)
    let notification = GroupNotification(
      operation: isAllowed ? .membersAllowed : .membersDisallowed, actor: context.account.id, targets: names)
    if let id = group.group?.id { turn.serviceEvents.note(.groupChanged) { .groupChanged(id, notification) } }
    let allowed = try turn.groups.commit(edit, updated: changed, nil)
    try announce(.allowed(names, isAllowed: isAllowed), of: allowed, by: context.account.id)
    try turn.ownActions.noteOwnAction(
      isAllowed ? .membersAllowed : .membersDisallowed, inGroup: group.group?.id, accounts: changed, context)
  }

  /// Imports that a group blocks an account. No account is notified.
  func addBlock(of id: AccountID, to group: String) throws(MessagingError) {
    let group = try turn.lookup.ordinaryGroup(CanonicalName.normalized(group))
    let account = try turn.lookup.existingAccount(id)
    guard group.members[account.number] == nil else { throw MessagingError(.alreadyMember) }
    var edit = GroupEdit(group)
    edit.blocked[account.number] = try turn.standing.standing(of: account).streamFloor
    try bound(&edit)
    try keep(edit)
  }
}
