internal import ParlanceCore

extension BlockGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension BlockGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [ConversationSettings] {
    let group = try turn.lookup.ordinaryGroup(id)
    let member = try turn.groups.member(context.account, of: group)
    guard !isBlocked || member.profile.role != .owner else { throw MessagingError(.forbidden, "the owner") }
    return [try turn.groupDetails.setBlocked(isBlocked, member, of: group, context)]
  }
}

/// Members that block a group: they receive none of its messages, on no device, until they end that. What was written in between stays
/// hidden from them. They are still notified of changes of the group.
extension GroupDetailRules {
  fileprivate func setBlocked(
    _ isBlocked: Bool, _ member: HubMember, of group: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> ConversationSettings {
    guard member.isBlocking != isBlocked else {
      return try turn.conversationSettings.settings(of: context.account, group)
    }
    // What waits was decided before.
    try turn.entries.finishAppends()
    let last = try turn.lookup.lastSequence(group.stream)
    var member = member
    if isBlocked { member.block(after: last) } else { member.unblock(upTo: last) }
    var edit = GroupEdit(group)
    edit.set(member, of: context.account.number)
    // This may be refused, and nothing is written before.
    let settings = try turn.conversationSettings.setBlocked(
      isBlocked, group, of: context.account, origin: context.session)
    try keep(edit)
    return settings
  }

  /// Ends the block of a member that becomes the owner.
  ///
  /// - returns: The accounts whose blocks end with a change.
  func endBlocks(
    in edit: inout GroupEdit, updated: [AccountRecord]
  ) throws(MessagingError) -> [AccountRecord] {
    var ended = edit.left.filter { edit.group.members[$0.number]?.isBlocking == true }
    for account in updated {
      guard var member = edit.members[account.number], member.profile.role == .owner, member.isBlocking else {
        continue
      }
      member.unblock(upTo: try turn.lookup.lastSequence(edit.group.stream))
      edit.set(member, of: account.number)
      ended.append(account)
    }
    return ended
  }
}

extension HubMember {
  /// The maximum number of spans that are kept; of older ones the messages are history like others.
  static let keptSpans = 64

  /// A Boolean value that indicates whether the member blocks the group now.
  var isBlocking: Bool { blockedSpans.last.map { $0.upTo == nil } ?? false }

  fileprivate mutating func block(after sequence: Int64) {
    blockedSpans.append(BlockedSpan(after: sequence))
    blockedSpans.removeFirst(max(0, blockedSpans.count - Self.keptSpans))
  }

  fileprivate mutating func unblock(upTo sequence: Int64) {
    guard isBlocking, let span = blockedSpans.popLast(), span.after < sequence else { return }
    blockedSpans.append(BlockedSpan(after: span.after, upTo: sequence))
  }

  /// Returns whether what was written at a position is hidden from the member.
  func withholds(_ sequence: Int64) -> Bool {
    !blockedSpans.isEmpty && blockedSpans.contains { $0.contains(sequence) }
  }
}

extension HubConversation {
  /// Returns the accounts that receive a message that is written now.
  ///
  /// - parameter viewers: The accounts that may read it, with its sender; nil for everyone.
  /// - returns: These, or all members, without those that block the group; nil for everyone.
  func receivers(of viewers: Set<AccountNumber>?, from sender: AccountNumber) -> Set<AccountNumber>? {
    guard !blockers.isEmpty else { return viewers }
    return (viewers ?? Set(members.keys)).subtracting(blockers).union([sender])
  }
}
