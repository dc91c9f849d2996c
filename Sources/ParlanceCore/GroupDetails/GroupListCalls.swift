/// Blocks accounts in a group: those that are members are removed, and none of them may come in until it is no longer blocked.
package struct BlockMembersCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .blockMembers }
  package var id: String
  package var accounts: [AccountID]
  package var isBlocked: Bool

  package init(id: String, accounts: [AccountID], isBlocked: Bool) {
    self.id = id
    self.accounts = accounts
    self.isBlocked = isBlocked
  }
}

/// Lets members write although all are muted, or no longer.
package struct AllowMembersCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .allowMembers }
  package var id: String
  package var accounts: [AccountID]
  package var isAllowed: Bool

  package init(id: String, accounts: [AccountID], isAllowed: Bool) {
    self.id = id
    self.accounts = accounts
    self.isAllowed = isAllowed
  }
}

/// Asks for the accounts that a group blocks, which its owner and managers see.
package struct BlockedMembersCall: HubCall {
  package typealias Reply = BlockedMembersReply
  package static var kind: CallKind { .blockedMembers }
  package var id: String
  /// The account with which the reply before ended.
  package var after: AccountID?

  package init(id: String, after: AccountID? = nil) {
    self.id = id
    self.after = after
  }
}

/// A part of the accounts that a group blocks, by name.
package struct BlockedMembersReply: Hashable, Sendable {
  package var accounts: [AccountID]
  /// The last one, after which the call continues; nil if the list is complete.
  package var next: AccountID?

  package init(_ accounts: [AccountID], next: AccountID? = nil) {
    self.accounts = accounts
    self.next = next
  }
}
