/// Sets attributes of a member in a group; an empty value removes one.
package struct SetMemberAttributesCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .setMemberAttributes }
  package var id: String
  package var account: AccountID
  package var attributes: [String: String]

  package init(id: String, account: AccountID, attributes: [String: String]) {
    self.id = id
    self.account = account
    self.attributes = attributes
  }
}

/// Asks for attributes of members of a group, which its members see.
package struct MemberAttributesCall: HubCall {
  package typealias Reply = MemberAttributesReply
  package static var kind: CallKind { .memberAttributes }
  package var id: String
  package var accounts: [AccountID]
  /// The keys; all attributes if nil.
  package var keys: [String]?
  /// The account with which the reply before ended.
  package var after: AccountID?

  package init(id: String, accounts: [AccountID], keys: [String]? = nil, after: AccountID? = nil) {
    self.id = id
    self.accounts = accounts
    self.keys = keys
    self.after = after
  }
}

/// The attributes of a member of a group.
package struct MemberAttributes: Hashable, Sendable {
  package var account: AccountID
  package var attributes: [String: String]

  package init(account: AccountID, attributes: [String: String]) {
    self.account = account
    self.attributes = attributes
  }
}

/// A page of the members that were asked for, by name. It leaves out accounts that are not members.
package struct MemberAttributesReply: Hashable, Sendable {
  package var members: [MemberAttributes]
  /// The last one, after which the call continues; nil if the list is complete.
  package var next: AccountID?

  package init(_ members: [MemberAttributes], next: AccountID? = nil) {
    self.members = members
    self.next = next
  }
}
