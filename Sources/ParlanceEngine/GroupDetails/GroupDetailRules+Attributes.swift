internal import ParlanceCore

extension SetMemberAttributesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !attributes.isEmpty else { throw MessagingError(.invalidArgument, "no attributes") }
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group)
    guard let account = try turn.lookup.account(account), let member = group.members[account.number] else {
      throw MessagingError(.notMember)
    }
    guard account.number == context.account.number || member.profile.role < own.profile.role else {
      throw MessagingError(.forbidden)
    }
    try turn.groupDetails.set(attributes, of: account, member, in: group, context)
    return Done()
  }
}

extension MemberAttributesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> MemberAttributesReply {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group)
    // Every device asks for it in pages.
    var budget = PageBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let wanted = keys.map { Set($0) }
    var page: [MemberAttributes] = []
    for id in accounts.sorted() where after.map({ $0 < id }) ?? true {
      guard let account = try turn.lookup.account(id), let member = group.members[account.number] else { continue }
      let attributes = member.attributes.filter { wanted?.contains($0.key) ?? true }
      let size = attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 8 }
      guard try budget.takes(bytes: account.id.name.utf8.count + 8 + size) else {
        return MemberAttributesReply(page, next: page.last?.account ?? after)
      }
      page.append(MemberAttributes(account: account.id, attributes: attributes))
    }
    // The group is asked about members; one of them at least.
    guard !page.isEmpty || after != nil else { throw MessagingError(.notMember) }
    return MemberAttributesReply(page)
  }
}

/// The attributes of members of a group. They are stored with the membership and end with it.
extension GroupDetailRules {
  /// Sets attributes of a member, and removes those that are set to an empty value. What is so already is not reported.
  fileprivate func set(
    _ wanted: [String: String], of account: AccountRecord, _ member: HubMember, in group: HubConversation,
    _ context: RequestContext
  ) throws(MessagingError) {
    var member = member
    var changes: [String: String] = [:]
    for (key, value) in wanted where value != member.attributes[key] ?? "" {
      member.attributes[key] = value.isEmpty ? nil : value
      changes[key] = value
    }
    guard !changes.isEmpty else { return }
    try check(attributesOf: member)
    var edit = GroupEdit(group)
    edit.set(member, of: account.number)
    let size = edit.members.values.reduce(0) { $0 + $1.attributesSize }
    guard size <= limits.groupAttributesSize else {
      throw MessagingError(.limitExceeded, "attributes of all members: limit \(limits.groupAttributesSize) bytes")
    }
    let changed = try keep(edit)
    try announce(.attributes(changes, of: account.id), of: changed, by: context.account.id)
    try turn.ownActions.noteOwnAction(
      .memberAttributesChanged, inGroup: group.group?.id,
      accounts: account.number == context.account.number ? [] : [account], context)
  }

  /// - throws: `limitExceeded` for a member with too many attributes.
  func check(attributesOf member: HubMember) throws(MessagingError) {
    guard member.attributes.count <= limits.properties, member.attributesSize <= limits.memberAttributesSize else {
      throw MessagingError(.limitExceeded, "attributes of a member: limit \(limits.memberAttributesSize) bytes")
    }
  }

  /// Returns the attributes of members of a group; those of other accounts are not among them.
  func attributes(
    of accounts: [AccountID], in group: HubConversation
  ) throws(MessagingError) -> [AccountID: [String: String]] {
    var attributes: [AccountID: [String: String]] = [:]
    for id in accounts {
      let account = try turn.lookup.existingAccount(id)
      if let member = group.members[account.number] { attributes[account.id] = member.attributes }
    }
    return attributes
  }
}

extension HubMember {
  fileprivate var attributesSize: Int { attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}
