// What a phone's app knows of people and groups, as the page receives it, in JSON.

/// Another account, as a phone's app knows it.
package struct ContactSnapshot: Encodable, Equatable, Sendable {
  /// A Boolean value that indicates whether the account is a friend.
  package var friend = false
  /// A Boolean value that indicates whether this account asked for friendship, without an answer yet.
  package var asked = false
  /// The words of the account's request for friendship, which waits for an answer; nil if there is none.
  package var request: String?
  package var blocked = false
  /// A Boolean value that indicates whether the account is online; nil if this one has not subscribed to it.
  package var online: Bool?
  /// The account's status text; nil if it has none or this one has not subscribed to it.
  package var status: String?

  /// Creates the state of an account of which nothing is known.
  package init() {}
}

/// A group, as a phone's app knows it.
package struct GroupSnapshot: Encodable, Equatable, Sendable {
  /// A member of a group.
  package struct Member: Encodable, Equatable, Sendable {
    /// The role of a member.
    package enum Role: String, Encodable, Sendable { case owner, manager, member }

    package var account: String
    /// The role; nil if the vendor's app does not know it.
    package var role: Role?
    package var muted = false

    /// Creates a member.
    package init(account: String, role: Role?, muted: Bool = false) {
      (self.account, self.role, self.muted) = (account, role, muted)
    }
  }

  /// The name; nil if the vendor has none.
  package var name: String?
  package var announcement: String?
  /// The members, the owner first, then the managers, then the others.
  package var members: [Member] = []

  /// Creates a group with its members in their order.
  package init(name: String?, announcement: String?, members: [Member]) {
    self.name = name
    self.announcement = announcement?.isEmpty == true ? nil : announcement
    let ranks: [Member.Role?: Int] = [.owner: 0, .manager: 1]
    self.members = members.sorted {
      (ranks[$0.role] ?? 2, $0.account) < (ranks[$1.role] ?? 2, $1.account)
    }
  }
}
