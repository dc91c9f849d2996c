internal import ParlanceCore

extension ApplyToGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupApplicationReply {
    let group = try turn.lookup.ordinaryGroup(id)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard group.members[context.account.number] == nil else { throw MessagingError(.alreadyMember) }
    try turn.groupDetails.checkMayCome(context.account, into: group)
    if let invitation = try turn.groupRequests.invitations(of: context.account, to: group).last {
      return try turn.groupRequests.accept(invitation, to: group, nil, context)
    }
    if info.joinsFreely {
      let changed = try turn.groups.admit(
        context.account, to: group,
        GroupNotification(operation: .memberJoined, actor: context.account.id, targets: [context.account.id]))
      try turn.ownActions.noteOwnAction(.groupJoined, inGroup: info.id, context)
      return GroupApplicationReply(isMember: true, group: changed.group ?? info)
    }
    guard info.takesJoinRequests else { throw MessagingError(.forbidden) }
    try turn.groups.checkRoom(for: context.account, in: group)
    let request = PendingGroupRequest(
      account: context.account.number, texts: PendingGroupRequest.Texts(message: message), time: turn.now)
    let changed = try turn.groupRequests.keep(in: group) { $0.add([request], now: turn.now, turn.limits) }
    try turn.groupRequests.report(request, .made, in: changed, to: turn.groupRequests.managers(of: changed), context)
    try turn.ownActions.noteOwnAction(.groupApplied, inGroup: info.id, context)
    return GroupApplicationReply(isMember: false, group: info)
  }
}

extension AnswerGroupRequestCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupApplicationReply {
    let group = try turn.lookup.ordinaryGroup(id)
    let account = try turn.lookup.existingAccount(account)
    if account.number == context.account.number {
      return try turn.groupRequests.answerInvitation(
        to: group, inviter: inviter, accepts: accepts, message, context)
    }
    _ = try turn.groups.member(context.account, of: group, atLeast: .manager)
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard let request = try turn.groupRequests.application(of: account, to: group) else {
      // Another manager may have let it in.
      guard accepts, group.members[account.number] != nil else { throw MessagingError(.requestNotFound) }
      return GroupApplicationReply(isMember: true, group: info)
    }
    if accepts { return try turn.groupRequests.accept(request, to: group, message, context) }
    let changed = try turn.groupRequests.keep(in: group) { $0.removeAll { $0 == request } }
    try turn.groupRequests.report(
      request, .declined, message, in: changed, to: [account] + turn.groupRequests.managers(of: changed), context)
    try turn.ownActions.noteOwnAction(.applicationDeclined, inGroup: info.id, accounts: [account], context)
    return GroupApplicationReply(isMember: false, group: info)
  }
}

extension WithdrawGroupRequestCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    let account = try turn.lookup.existingAccount(account)
    if account.number == context.account.number {
      guard let request = try turn.groupRequests.application(of: account, to: group) else {
        throw MessagingError(.requestNotFound)
      }
      let changed = try turn.groupRequests.keep(in: group) { $0.removeAll { $0 == request } }
      try turn.groupRequests.report(
        request, .withdrawn, in: changed, to: turn.groupRequests.managers(of: changed), context)
      return Done()
    }
    // Managers take any invitation back, other members their own.
    let own = try turn.groups.member(context.account, of: group)
    let requests = try turn.groupRequests.invitations(of: account, to: group).filter {
      own.profile.role >= .manager || $0.inviter == context.account.number
    }
    guard !requests.isEmpty else { throw MessagingError(.requestNotFound) }
    let changed = try turn.groupRequests.keep(in: group) { $0.removeAll { requests.contains($0) } }
    for request in requests {
      let inviter = try request.inviter.map { number throws(MessagingError) in try turn.lookup.account(number: number) }
      try turn.groupRequests.report(
        request, .withdrawn, in: changed, to: [account] + [inviter].compactMap { $0 }, context)
    }
    return Done()
  }
}

extension GroupRequestsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupRequestList {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group, atLeast: .manager)
    let list = GroupRequestList(try turn.groupRequests.all(of: group))
    turn.noteAnswer(bytes: list.encodedSize)
    return list
  }
}

/// Requests to become a member of a group. They are stored with the group's properties, so that hubs that share a store change a request
/// and its outcome together. Members do not see them, and the version of the group that members see does not change.
struct GroupRequestRules: TurnPart {
  let turn: TurnContext

  /// Returns whether a request still waits for an answer: its time is not over, its account is not a member, its inviter still is one, and
  /// neither was erased since. An erased account keeps its number if its name is registered again; its requests do not pass to the new one.
  private func isOpen(_ request: PendingGroupRequest, in group: HubConversation) throws(MessagingError) -> Bool {
    guard !request.isOver(at: now, limits), group.members[request.account] == nil else { return false }
    if let inviter = request.inviter, group.members[inviter] == nil { return false }
    for number in [request.account, request.inviter].compactMap({ $0 }) {
      let standing = try turn.standing.standing(of: try turn.lookup.account(number: number))
      if standing.erased != nil || standing.streamFloor > 0 && request.time <= standing.tokensSince { return false }
    }
    return true
  }

  private func open(
    _ group: HubConversation, _ isWanted: (PendingGroupRequest) -> Bool
  ) throws(MessagingError) -> [PendingGroupRequest] {
    var requests: [PendingGroupRequest] = []
    for request in group.requests where isWanted(request) {
      if try isOpen(request, in: group) { requests.append(request) }
    }
    return requests
  }

  /// Returns the application of an account that waits; nil if there is none.
  func application(of account: AccountRecord, to group: HubConversation) throws(MessagingError) -> PendingGroupRequest?
  {
    try open(group) { $0.account == account.number && $0.kind == .application }.first
  }

  /// Returns the invitations of an account that wait, oldest first.
  func invitations(of account: AccountRecord, to group: HubConversation) throws(MessagingError) -> [PendingGroupRequest]
  {
    try open(group) { $0.account == account.number && $0.kind == .invitation }
  }

  /// Returns the requests that wait, oldest first.
  func all(of group: HubConversation) throws(MessagingError) -> [GroupRequest] {
    var requests: [GroupRequest] = []
    for request in try open(group, { _ in true }) {
      let account = try turn.lookup.account(number: request.account)
      let inviter = try request.inviter.map { number throws(MessagingError) in try turn.lookup.account(number: number) }
      requests.append(self.request(request, of: account, by: inviter, in: group))
    }
    return requests
  }

  /// Returns the accounts that answer applications.
  func managers(of group: HubConversation) throws(MessagingError) -> [AccountRecord] {
    var managers: [AccountRecord] = []
    for member in group.members.sorted(by: { $0.key < $1.key }) where member.value.profile.role >= .manager {
      managers.append(try turn.lookup.account(number: member.key))
    }
    return managers
  }

  /// Stores a change of what waits.
  func keep(
    in group: HubConversation, _ change: (inout [PendingGroupRequest]) -> Void
  ) throws(MessagingError) -> HubConversation {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    var requests = group.requests
    change(&requests)
    let profile = GroupProfile(
      info, silenced: group.silenced, recalled: group.recalled, requests: requests, blocked: group.blocked,
      files: group.files)
    return try turn.entries.change(
      group, ConversationChangeRecord(stream: group.stream, version: group.version, profile: profile.encoded)
    ) { version in
      HubConversation(
        stream: group.stream, kind: .group, version: version, members: group.members, group: info,
        silenced: group.silenced, blocked: group.blocked, files: group.files, requests: requests,
        recalled: group.recalled)
    }
  }

  /// Asks accounts whether they want to become members. One that was asked by the same member before is asked again.
  func invite(
    _ accounts: [AccountRecord], to group: HubConversation, _ message: String?, _ attachment: String?,
    _ context: RequestContext
  ) throws(MessagingError) {
    guard !accounts.isEmpty else { return }
    let inviter = context.account
    let texts = PendingGroupRequest.Texts(message: message, attachment: attachment)
    let requests = accounts.map {
      PendingGroupRequest(account: $0.number, inviter: inviter.number, texts: texts, time: now)
    }
    let changed = try keep(in: group) { $0.add(requests, now: now, limits) }
    for (request, account) in zip(requests, accounts) {
      try report(request, .made, in: changed, to: [account], context)
    }
    try turn.ownActions.noteOwnAction(.membersInvited, inGroup: group.group?.id, accounts: accounts, context)
  }

  func answerInvitation(
    to group: HubConversation, inviter: AccountID?, accepts: Bool, _ message: String?, _ context: RequestContext
  ) throws(MessagingError) -> GroupApplicationReply {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    let inviter = try inviter.map { id throws(MessagingError) in try turn.lookup.existingAccount(id) }
    let waiting = try invitations(of: context.account, to: group).filter {
      inviter == nil || $0.inviter == inviter?.number
    }
    guard let request = waiting.last else {
      // Another device of the account may have accepted.
      guard accepts, group.members[context.account.number] != nil else { throw MessagingError(.requestNotFound) }
      return GroupApplicationReply(isMember: true, group: info)
    }
    if accepts { return try accept(request, to: group, message, context) }
    let changed = try keep(in: group) { $0.removeAll { waiting.contains($0) } }
    var inviters: [AccountRecord] = []
    for request in waiting {
      guard let number = request.inviter else { continue }
      let inviter = try turn.lookup.account(number: number)
      inviters.append(inviter)
      try report(request, .declined, message, in: changed, to: [inviter], context)
    }
    try turn.ownActions.noteOwnAction(.invitationDeclined, inGroup: info.id, accounts: inviters, context)
    return GroupApplicationReply(isMember: false, group: info)
  }

  /// Makes the account of a request a member, for one who may grant it: a manager an application, the account an invitation.
  func accept(
    _ request: PendingGroupRequest, to group: HubConversation, _ message: String?, _ context: RequestContext
  ) throws(MessagingError) -> GroupApplicationReply {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    let account = try turn.lookup.account(number: request.account)
    let inviter = try request.inviter.map { number throws(MessagingError) in try turn.lookup.account(number: number) }
    var notification = GroupNotification(
      operation: request.kind == .application ? .memberJoined : .invitationAccepted, actor: context.account.id,
      targets: [account.id])
    try turn.groups.checkRoom(for: account, in: group)
    var changed = group
    if let inviter {
      notification.changes[GroupInfo.Property.inviter] = inviter.id.name
      notification.changes[GroupInfo.Property.invitationMessage] = request.texts.message
      // The inviter learns that it was accepted before it sees who has come.
      try report(request, .accepted, message, in: group, to: [inviter], context)
      changed = try turn.groups.admit(account, to: group, inviter: inviter.id, notification)
      try turn.ownActions.noteOwnAction(.invitationAccepted, inGroup: info.id, accounts: [inviter], context)
    } else {
      changed = try turn.groups.admit(account, to: group, notification)
      // The applicant's devices know the group before they learn that it was accepted.
      try turn.entries.finishAppends()
      try report(request, .accepted, message, in: changed, to: [account] + managers(of: changed), context)
      try turn.ownActions.noteOwnAction(.applicationAccepted, inGroup: info.id, accounts: [account], context)
    }
    return GroupApplicationReply(isMember: true, group: changed.group ?? info)
  }

  /// Notifies those whom applications concern that their accounts were added by one who may let them in.
  ///
  /// - parameter group: The group before they were added.
  /// - parameter changed: The group with them.
  func reportAccepted(
    _ added: [AccountRecord], to group: HubConversation, as changed: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    for account in added {
      guard let request = try application(of: account, to: group) else { continue }
      // The applicant's devices know the group before they learn that it was accepted.
      try turn.entries.finishAppends()
      try report(request, .accepted, in: changed, to: [account] + managers(of: changed), context)
    }
  }

  /// Notifies accounts of a change of a request, but for the one that made it.
  func report(
    _ pending: PendingGroupRequest, _ action: GroupRequestChange.Action, _ message: String? = nil,
    in group: HubConversation, to accounts: [AccountRecord], _ context: RequestContext
  ) throws(MessagingError) {
    let account = try turn.lookup.account(number: pending.account)
    let inviter = try pending.inviter.map { number throws(MessagingError) in try turn.lookup.account(number: number) }
    let request = request(pending, of: account, by: inviter, in: group)
    let change = GroupRequestChange(request, action, actor: context.account.id, message: message, time: now)
    turn.serviceEvents.note(.groupRequestChanged) { .groupRequestChanged(change) }
    for account in accounts where account.number != context.account.number {
      try turn.entries.appendAccountEvent(.groupRequestChanged(change), to: account)
    }
  }

  private func request(
    _ pending: PendingGroupRequest, of account: AccountRecord, by inviter: AccountRecord?, in group: HubConversation
  ) -> GroupRequest {
    GroupRequest(
      group: group.group?.id ?? "", groupName: group.group?.name ?? "", kind: pending.kind, account: account.id,
      inviter: inviter?.id, message: pending.texts.message, attachment: pending.texts.attachment, time: pending.time,
      isLargeGroup: group.group?.isLarge ?? false)
  }
}
