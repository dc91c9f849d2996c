package import ParlanceCore

extension CreateGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupReply {
    try turn.groups.create(self, context)
  }
}

extension GroupInformationCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupReply {
    let group = try turn.lookup.ordinaryGroup(id)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard try turn.groups.maySee(group, context.account) else { throw MessagingError(.notMember) }
    turn.noteAnswer(bytes: info.encodedSize)
    return GroupReply(group: info)
  }
}

extension GroupMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupReply {
    // Also of a thread: its members' devices request them as for any group.
    let group = try turn.lookup.conversation(.group(id), context.requester)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    _ = try turn.groups.member(context.account, of: group)
    var budget = PageBudget(turn.limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: info.encodedSize)
    // If the last member of the previous page is gone, the group changed, and the device begins again.
    let role = group.members.values.first { $0.profile.account == after }?.profile.role
    let place = after.flatMap { account in role.map { MemberPlace(role: $0, account: account) } }
    let (members, next) = try group.members.values.map(\.profile).page(behind: place, &budget)
    return GroupReply(group: info, members: members, next: next)
  }
}

/// Making groups, and notifying those whom a change concerns.
package struct GroupRules: TurnPart {
  let turn: TurnContext

  /// Creates a group for an account.
  ///
  /// - parameter asks: Whether the members are asked first; nil as the group and the hub have it.
  func create(
    _ call: CreateGroupCall, _ context: RequestContext, asksInvitees asks: Bool? = nil
  ) throws(MessagingError) -> GroupReply {
    let (conversation, invited, refused) = try createGroup(
      id: call.id, call.group, owner: context.account, members: call.members, note: call.note,
      asksInvitees: asks ?? (call.group.asksInvitees || settings.asksInvitees))
    guard let info = conversation.group else { throw MessagingError(.groupNotFound) }
    let others = conversation.sortedMembers.map(\.account).filter { $0 != context.account.id }
    try turn.ownActions.noteOwnAction(.groupCreated, in: .group(info.id), accounts: others, context)
    try turn.groupRequests.invite(invited, to: conversation, call.note, nil, context)
    let reply = GroupReply(
      group: info, members: conversation.sortedMembers, refused: refused, invited: invited.map(\.id))
    turn.noteAnswer(bytes: reply.encodedSize)
    return reply
  }

  /// Creates a group. Accounts that do not exist, or are in as many groups as they may be, are refused; the others become
  /// members, or are to be asked.
  func createGroup(
    id: String?, _ wanted: GroupInfo, owner: AccountRecord, members: [AccountID], note: String?,
    asksInvitees: Bool = false
  ) throws(MessagingError) -> (HubConversation, invited: [AccountRecord], refused: [AccountID]) {
    var accounts: [AccountRecord] = []
    var refused: [AccountID] = []
    var known: Set<AccountNumber> = [owner.number]
    try checkMayJoinGroup(owner)
    for member in members where member != owner.id {
      if let account = try turn.lookup.account(member), try mayJoinGroup(account) {
        if known.insert(account.number).inserted { accounts.append(account) }
      } else {
        refused.append(member)
      }
    }
    let limit = memberLimit(of: wanted)
    guard accounts.count < limit else { throw MessagingError(.groupFull, "limit \(limit) members") }
    var invited: [AccountRecord] = []
    if asksInvitees {
      swap(&accounts, &invited)
      if !invited.isEmpty { try limits.check(invitations: invited.count, texts: note) }
    }
    let name = try turn.lookup.newConversationName(id)
    var info = GroupInfo(
      id: name, name: wanted.name, owner: owner.id, memberLimit: limit, isMuted: wanted.isMuted,
      joinsFreely: wanted.joinsFreely, membersMayInvite: wanted.membersMayInvite,
      membersMayEdit: wanted.membersMayEdit, properties: wanted.properties, created: now)
    // A group that anyone may join takes no requests to join.
    info.takesJoinRequests = wanted.takesJoinRequests && !wanted.joinsFreely
    info.asksInvitees = wanted.asksInvitees
    info.isLarge = wanted.isLarge
    let stream = try store.insertStream(
      key: StreamKey.conversation(name), kind: .group, profile: GroupProfile(info).encoded)
    let empty = HubConversation(stream: stream.number, kind: .group, version: stream.version, group: info)
    var added = [GroupEdit.NewMember(account: owner, role: .owner, inviter: nil)]
    added += accounts.map { GroupEdit.NewMember(account: $0, role: .ordinary, inviter: owner.id) }
    var edit = GroupEdit(empty)
    try insert(added, into: &edit)
    let group = try commit(
      edit, updated: added.map(\.account),
      GroupNotification(operation: .membersAdded, actor: owner.id, targets: accounts.map(\.id), attachment: note))
    try turn.entries.finishAppends()
    return (group, invited, refused)
  }

  /// Returns how many members a group may have that is created: as many as it wants, but no more than one of its kind.
  func memberLimit(of wanted: GroupInfo) -> Int {
    let limit = wanted.isLarge ? limits.largeGroupMembers : settings.groupMemberLimit
    return wanted.memberLimit > 0 ? min(wanted.memberLimit, limit) : limit
  }

  /// Creates a group for the administration; all members must exist.
  package func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID], isLarge: Bool = false
  ) throws(MessagingError) -> String {
    guard name.utf8.count <= limits.textSize else { throw MessagingError(.invalidArgument, "group name") }
    let owner = try turn.lookup.existingAccount(owner)
    for member in members { _ = try turn.lookup.existingAccount(member) }
    var info = GroupInfo(id: "", name: name, owner: owner.id, memberLimit: 0)
    info.isLarge = isLarge
    let (group, _, _) = try createGroup(id: id, info, owner: owner, members: members.map(\.normalized), note: nil)
    return group.group?.id ?? ""
  }

  /// Returns the member that an account is.
  func member(
    _ account: AccountRecord, of group: HubConversation, atLeast role: Member.Role = .ordinary
  ) throws(MessagingError) -> HubMember {
    guard let member = group.members[account.number] else { throw MessagingError(.notMember) }
    guard member.profile.role >= role else { throw MessagingError(.forbidden) }
    return member
  }

  /// Returns whether an account may see what a group says of itself: its members, those whom it invites, and anyone if one may join or
  /// ask to.
  func maySee(_ group: HubConversation, _ account: AccountRecord) throws(MessagingError) -> Bool {
    guard let info = group.group else { return false }
    if info.joinsFreely || info.takesJoinRequests || group.members[account.number] != nil { return true }
    return try !turn.groupRequests.invitations(of: account, to: group).isEmpty
  }

  /// Returns whether an account may become a member of one more group or thread. Others add it to groups without asking.
  func mayJoinGroup(_ account: AccountRecord) throws(MessagingError) -> Bool {
    try store.groupCount(account: account.number, limit: limits.groupsPerAccount) < limits.groupsPerAccount
  }

  func checkMayJoinGroup(_ account: AccountRecord) throws(MessagingError) {
    guard try mayJoinGroup(account) else {
      throw MessagingError(.tooManyGroups, "limit \(limits.groupsPerAccount) groups")
    }
  }

  // MARK: changes

  /// Adds members to a change. A silence from before they left still applies.
  func insert(_ added: [GroupEdit.NewMember], into edit: inout GroupEdit) throws(MessagingError) {
    // Membership begins with the next entry of the stream; that in a thread, which anyone may join, with the first one.
    let joined = edit.group.thread == nil ? try turn.lookup.lastSequence(edit.group.stream) : 0
    for member in added {
      var profile = Member(account: member.account.id, role: member.role, inviter: member.inviter, joined: now)
      if let silence = edit.silenced.removeValue(forKey: member.account.number) {
        profile.isMuted = true
        profile.mutedUntil = silence.until
        if !profile.isMuted(at: now) {
          profile.isMuted = false
          profile.mutedUntil = nil
        }
      }
      edit.set(HubMember(profile: profile, joinedSequence: joined), of: member.account.number)
      edit.joined.append(member.account)
    }
    // What they asked for, or were asked, is done.
    let members = Set(added.map(\.account.number))
    edit.requests.removeAll { members.contains($0.account) }
  }

  /// Removes members in a change. Their silences are kept in case they come back.
  func remove(_ accounts: [AccountRecord], from edit: inout GroupEdit) {
    for account in accounts {
      guard let member = edit.members[account.number] else { continue }
      if member.profile.isMuted(at: now) {
        edit.silenced[account.number] = Silence(until: member.profile.mutedUntil)
      }
      edit.remove(account.number)
    }
    edit.trimSilences(now: now, limit: limits.silences)
    edit.left += accounts
  }

  /// Stores a change and notifies the members twice: of the group's new state, and with a message to read. Accounts
  /// that joined or left are notified in their own streams.
  ///
  /// - parameter updated: Members that are new or changed.
  func commit(
    _ edit: GroupEdit, updated: [AccountRecord] = [], departure: GroupDeparture = .left,
    _ notification: GroupNotification?
  ) throws(MessagingError) -> HubConversation {
    // What waits was decided on the version before this change.
    try turn.entries.finishAppends()
    let before = edit.group
    var edit = edit
    let unblocked = try turn.groupDetails.endBlocks(in: &edit, updated: updated)
    edit.requests.removeAll { $0.isOver(at: now, limits) }
    var info = edit.info
    info.version += 1
    info.memberCount = edit.members.count
    let group = try turn.entries.change(before, edit.record(info)) { version in
      HubConversation(
        stream: before.stream, kind: .group, version: version, members: edit.members, group: info,
        silenced: edit.silenced, blocked: edit.blocked, files: edit.files, requests: edit.requests,
        recalled: before.recalled)
    }
    for account in edit.left { turn.subscriptions.endSubscriptions(of: before, account: account.number) }
    for account in unblocked {
      _ = try turn.conversationSettings.setBlocked(false, before, of: account, origin: nil)
    }
    try announceJoined(edit.joined, group)
    try announceChange(
      of: group, updated: updated, left: edit.left, departure: departure, notification)
    if group.thread == nil { try turn.threads.leaveThreads(of: group, edit.left, departure, by: notification?.actor) }
    return group
  }

  /// Notifies new members, in their own streams, that they are in.
  private func announceJoined(_ accounts: [AccountRecord], _ group: HubConversation) throws(MessagingError) {
    guard let info = group.group, !accounts.isEmpty else { return }
    var told: EventPayload?
    // Messages written in a thread before are history to a new member, as are those that it may not read.
    let history = group.thread == nil ? nil : try turn.lookup.lastSequence(group.stream)
    for account in accounts {
      guard let member = group.members[account.number] else { continue }
      // One that was imported may read more than that, which is history.
      let sequence = history ?? max(0, member.joinedSequence)
      // Most are away when they are added to a large group: build the list only for members that are connected.
      if told == nil && !turn.audience.isAbsent(account.number) { told = joinedPayload(group, sequence: sequence) }
      try turn.entries.appendAccountEvent(.groupJoined(info, [], sequence: sequence), to: account, expanded: told)
    }
  }

  /// Returns a group in the form for one who joined; devices ask for the members of a large one themselves.
  func joinedPayload(_ group: HubConversation, sequence: Int64) -> EventPayload? {
    guard let info = group.group else { return nil }
    let members = group.members.count <= Self.toldMemberLimit ? group.sortedMembers : []
    return .groupJoined(info, members, sequence: sequence)
  }

  private static let toldMemberLimit = 500

  private func announceChange(
    of group: HubConversation, updated: [AccountRecord], left: [AccountRecord], departure: GroupDeparture,
    _ notification: GroupNotification?
  ) throws(MessagingError) {
    guard let info = group.group else { return }
    let members = updated.compactMap { group.members[$0.number]?.profile }
    let change = EventPayload.groupChanged(info, updated: members, removed: left.map(\.id))
    turn.entries.append(
      EventDraft(
        stream: group.stream, kind: .groupChange, time: now, sender: .zero, payload: change.encoded(),
        version: group.version),
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        turn.audience.announce(change, in: group, sequence: sequence, time: time)
      })
    // One that is being erased leaves its groups.
    guard let notification, let actor = try turn.erasure.registered(notification.actor) else { return }
    turn.serviceEvents.note(.groupChanged) { .groupChanged(info.id, notification, isLarge: info.isLarge) }
    turn.entries.append(
      notification, by: actor, to: group,
      then: { message, time throws(MessagingError) in
        for account in left {
          // The account that leaves has its reply.
          let last = departure == .left ? nil : message
          try turn.entries.appendAccountEvent(
            .groupLeft(id: info.id, departure, actor: actor.id, message: last, time: time), to: account)
        }
      })
  }
}
