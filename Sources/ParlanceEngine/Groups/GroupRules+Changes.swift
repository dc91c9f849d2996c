internal import ParlanceCore

extension JoinGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard group.members[context.account.number] == nil else { throw MessagingError(.alreadyMember) }
    try turn.groupDetails.checkMayCome(context.account, into: group)
    guard info.joinsFreely else { throw MessagingError(.forbidden) }
    if let invitation = try turn.groupRequests.invitations(of: context.account, to: group).last {
      _ = try turn.groupRequests.accept(invitation, to: group, nil, context)
      return Done()
    }
    _ = try turn.groups.admit(
      context.account, to: group,
      GroupNotification(operation: .memberJoined, actor: context.account.id, targets: [context.account.id]))
    try turn.ownActions.noteOwnAction(.groupJoined, inGroup: info.id, context)
    return Done()
  }
}

extension LeaveGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    try turn.groups.leave(group, context.account)
    try turn.ownActions.noteOwnAction(.groupLeft, inGroup: group.group?.id, context)
    return Done()
  }
}

extension DismissGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group, atLeast: .owner)
    try turn.threads.endThreads(of: group, by: context.account.id)
    var edit = GroupEdit(group)
    try turn.groups.removeAll(from: &edit)
    try turn.groups.end(
      turn.groups.commit(
        edit, departure: .dismissed, GroupNotification(operation: .dismissed, actor: context.account.id)))
    try turn.ownActions.noteOwnAction(.groupDismissed, inGroup: group.group?.id, context)
    return Done()
  }
}

extension AddMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupReply {
    try turn.groups.add(self, context)
  }
}

extension RemoveMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group, atLeast: .manager)
    // A manager removes ordinary members, the owner anyone else.
    let removed = try turn.groups.members(accounts, of: group, below: own.profile.role)
    var edit = GroupEdit(group)
    turn.groups.remove(removed, from: &edit)
    _ = try turn.groups.commit(
      edit, departure: .removed,
      GroupNotification(operation: .membersRemoved, actor: context.account.id, targets: removed.map(\.id)))
    try turn.ownActions.noteOwnAction(.membersRemoved, inGroup: group.group?.id, accounts: removed, context)
    return Done()
  }
}

extension UpdateGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !changes.isEmpty else { throw MessagingError(.invalidArgument, "no changes") }
    let group = try turn.lookup.ordinaryGroup(id)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    // Members may be let edit what the group says of itself, never what its members may do.
    let isProfileOnly = GroupInfo.Property.switches.isDisjoint(with: changes.keys)
    let mayEdit = isProfileOnly && info.membersMayEdit
    _ = try turn.groups.member(context.account, of: group, atLeast: mayEdit ? .ordinary : .manager)
    var edit = GroupEdit(group)
    for (name, value) in changes { edit.info.apply(value, to: name) }
    // A group that anyone may join takes no requests to join.
    if edit.info.joinsFreely { edit.info.takesJoinRequests = false }
    try turn.limits.check(propertiesOf: edit.info.properties)
    var told = changes
    if changes[GroupInfo.Property.joinsFreely] != nil || changes[GroupInfo.Property.takesJoinRequests] != nil {
      // A style may have one mode for both.
      told[GroupInfo.Property.joinsFreely] = String(edit.info.joinsFreely)
      told[GroupInfo.Property.takesJoinRequests] = String(edit.info.takesJoinRequests)
    }
    _ = try turn.groups.commit(
      edit, GroupNotification(operation: .profileChanged, actor: context.account.id, changes: told))
    if edit.info.isMuted != info.isMuted {
      try turn.ownActions.noteOwnAction(edit.info.isMuted ? .groupMuted : .groupUnmuted, inGroup: info.id, context)
    }
    return Done()
  }
}

extension SetRoleCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group, atLeast: .owner)
    guard role != .owner, !accounts.isEmpty else { throw MessagingError(.invalidArgument, "role") }
    let changed = try turn.groups.members(accounts, of: group, below: own.profile.role)
    var edit = GroupEdit(group)
    for account in changed { edit.update(account.number) { $0.role = role } }
    _ = try turn.groups.commit(
      edit, updated: changed,
      GroupNotification(
        operation: role == .manager ? .managersAdded : .managersRemoved, actor: context.account.id,
        targets: changed.map(\.id)))
    try turn.ownActions.noteOwnAction(
      role == .manager ? .managersAdded : .managersRemoved, inGroup: group.group?.id, accounts: changed, context)
    return Done()
  }
}

extension TransferGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group, atLeast: .owner)
    guard let heir = try turn.lookup.account(account), group.members[heir.number] != nil,
      heir.number != context.account.number
    else { throw MessagingError(.notMember) }
    var edit = GroupEdit(group)
    edit.update(heir.number) { $0.role = .owner }
    edit.update(context.account.number) { $0.role = .ordinary }
    edit.info.owner = heir.id
    let changed = try turn.groups.commit(
      edit, updated: [heir, context.account],
      GroupNotification(operation: .ownerChanged, actor: context.account.id, targets: [heir.id]))
    try turn.ownActions.noteOwnAction(.ownerAssigned, inGroup: edit.info.id, accounts: [heir], context)
    if leaves {
      try turn.groups.leave(changed, context.account)
      try turn.ownActions.noteOwnAction(.groupLeft, inGroup: edit.info.id, context)
    }
    return Done()
  }
}

extension MuteMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group, atLeast: .manager)
    let changed = try turn.groups.members(accounts, of: group, below: own.profile.role)
    let latest = turn.now.advanced(byMilliseconds: turn.limits.longestInterval)
    let end = isMuted ? until.map { min($0, latest) } : nil
    var edit = GroupEdit(group)
    for account in changed {
      edit.update(account.number) {
        $0.isMuted = isMuted
        $0.mutedUntil = end
      }
    }
    _ = try turn.groups.commit(
      edit, updated: changed,
      GroupNotification(
        operation: isMuted ? .memberMuted : .memberUnmuted, actor: context.account.id, targets: changed.map(\.id),
        changes: end.map { [GroupInfo.Property.mutedUntil: String($0.milliseconds)] } ?? [:]))
    try turn.ownActions.noteOwnAction(
      isMuted ? .membersMuted : .membersUnmuted, inGroup: group.group?.id, accounts: changed, context)
    return Done()
  }
}

extension UpdateMemberCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group)
    guard let account = try turn.lookup.account(account), let member = group.members[account.number] else {
      throw MessagingError(.notMember)
    }
    guard account.number == context.account.number || member.profile.role < own.profile.role else {
      throw MessagingError(.forbidden)
    }
    var edit = GroupEdit(group)
    edit.update(account.number) {
      if let nickname { $0.nickname = nickname }
      if let custom { $0.custom = custom }
    }
    try turn.limits.check(textsOf: edit.members.values.lazy.map(\.profile))
    _ = try turn.groups.commit(edit, updated: [account], nil)
    try turn.ownActions.noteOwnAction(
      .memberUpdated, inGroup: group.group?.id, accounts: account.number == context.account.number ? [] : [account],
      context)
    return Done()
  }
}

extension GroupRules {
  /// Adds members, or asks them.
  ///
  /// - parameter asks: Whether the accounts are asked first; nil as the group and the hub have it.
  func add(
    _ call: AddMembersCall, _ context: RequestContext, asksInvitees asks: Bool? = nil
  ) throws(MessagingError) -> GroupReply {
    guard !call.accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(call.id)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    _ = try member(context.account, of: group, atLeast: info.membersMayInvite ? .ordinary : .manager)
    try turn.groupDetails.checkIsEnabled(group)
    var added: [AccountRecord] = []
    var refused: [AccountID] = []
    var known = Set(group.members.keys)
    for id in call.accounts {
      if let account = try turn.lookup.account(id), group.members[account.number] == nil,
        try mayJoinGroup(account), try !turn.groupDetails.isBlocked(account, in: group)
      {
        if known.insert(account.number).inserted { added.append(account) }
      } else {
        refused.append(id)
      }
    }
    guard !added.isEmpty else {
      guard let first = try turn.lookup.account(call.accounts[0]) else { throw MessagingError(.accountNotFound) }
      guard group.members[first.number] == nil else { throw MessagingError(.alreadyMember) }
      try turn.groupDetails.checkMayCome(first, into: group)
      throw MessagingError(.tooManyGroups)
    }
    var invited: [AccountRecord] = []
    if asks ?? (info.asksInvitees || settings.asksInvitees) {
      // An account that asked to join has agreed already.
      for account in added where try turn.groupRequests.application(of: account, to: group) == nil {
        invited.append(account)
      }
      let asked = Set(invited.map(\.number))
      added.removeAll { asked.contains($0.number) }
    }
    let isFull = group.members.count + max(added.count, invited.isEmpty ? 0 : 1) > info.memberLimit
    guard !isFull else { throw MessagingError(.groupFull) }
    if !invited.isEmpty {
      try limits.check(invitations: invited.count, texts: call.note, call.attachment)
    }
    var changed = group
    if !added.isEmpty {
      var edit = GroupEdit(group)
      try insert(
        added.map { .init(account: $0, role: .ordinary, inviter: context.account.id) }, into: &edit)
      changed = try commit(
        edit, updated: added,
        GroupNotification(
          operation: .membersAdded, actor: context.account.id, targets: added.map(\.id),
          attachment: call.attachment ?? call.note))
      try turn.groupRequests.reportAccepted(added, to: group, as: changed, context)
      try turn.ownActions.noteOwnAction(.membersAdded, inGroup: info.id, accounts: added, context)
    }
    try turn.groupRequests.invite(invited, to: changed, call.note, call.attachment, context)
    let reply = GroupReply(
      group: changed.group ?? info, members: added.compactMap { changed.members[$0.number]?.profile },
      refused: refused, invited: invited.map(\.id))
    turn.noteAnswer(bytes: reply.encodedSize)
    return reply
  }

  /// Checks whether a group and an account's other groups leave room for it to be a member.
  func checkRoom(for account: AccountRecord, in group: HubConversation) throws(MessagingError) {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    try turn.groupDetails.checkMayCome(account, into: group)
    guard group.members.count < info.memberLimit else { throw MessagingError(.groupFull) }
    try checkMayJoinGroup(account)
  }

  /// Makes an account a member, if the group and the account's other groups leave room.
  func admit(
    _ account: AccountRecord, to group: HubConversation, inviter: AccountID? = nil, _ notification: GroupNotification
  ) throws(MessagingError) -> HubConversation {
    try checkRoom(for: account, in: group)
    var edit = GroupEdit(group)
    try insert([.init(account: account, role: .ordinary, inviter: inviter)], into: &edit)
    return try commit(edit, updated: [account], notification)
  }

  /// Takes all members out in a change.
  func removeAll(from edit: inout GroupEdit) throws(MessagingError) {
    var accounts: [AccountRecord] = []
    for number in edit.members.keys.sorted() { accounts.append(try turn.lookup.account(number: number)) }
    remove(accounts, from: &edit)
  }

  /// Ends a group without members.
  func end(_ empty: HubConversation) throws(MessagingError) {
    try turn.entries.finishAppends()
    try turn.groupDetails.delete(empty.files)
    // The id stays reserved for some time; a stream without properties is not a group.
    _ = try turn.entries.change(
      empty,
      ConversationChangeRecord(
        stream: empty.stream, version: empty.version, profile: StreamRecord.dismissedProfile(at: now))
    ) { version in
      HubConversation(stream: empty.stream, kind: .group, version: version)
    }
  }

  func leave(_ group: HubConversation, _ account: AccountRecord) throws(MessagingError) {
    let member = try member(account, of: group)
    // An owner hands the group over or dismisses it.
    guard member.profile.role != .owner else { throw MessagingError(.forbidden) }
    var edit = GroupEdit(group)
    remove([account], from: &edit)
    _ = try commit(edit, GroupNotification(operation: .memberLeft, actor: account.id, targets: [account.id]))
  }

  /// Members by name, each once; all of them must be of a lower role.
  func members(
    _ ids: [AccountID], of group: HubConversation, below role: Member.Role
  ) throws(MessagingError) -> [AccountRecord] {
    var found: [AccountRecord] = []
    var numbers: Set<AccountNumber> = []
    for id in ids {
      guard let account = try turn.lookup.account(id), let member = group.members[account.number] else {
        throw MessagingError(.notMember)
      }
      guard member.profile.role < role else { throw MessagingError(.forbidden) }
      if numbers.insert(account.number).inserted { found.append(account) }
    }
    return found
  }
}

extension GroupInfo.Property {
  /// The properties that decide who may do what.
  static let switches: Set<String> = [
    muted, joinsFreely, takesJoinRequests, asksInvitees, membersMayInvite, membersMayEdit,
  ]
}

extension GroupInfo {
  /// Changes a property by its name.
  mutating func apply(_ value: String, to property: String) {
    switch property {
    case Property.name: name = value
    case Property.muted: isMuted = value == "true"
    case Property.joinsFreely: joinsFreely = value == "true"
    case Property.takesJoinRequests: takesJoinRequests = value == "true"
    case Property.asksInvitees: asksInvitees = value == "true"
    case Property.membersMayInvite: membersMayInvite = value == "true"
    case Property.membersMayEdit: membersMayEdit = value == "true"
    default: properties[property] = value
    }
  }
}
