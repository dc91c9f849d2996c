// What a phone's app knows of people and groups, as the page receives it, in JSON.

/// Another account, as a phone's app knows it.
struct ContactSnapshot: Encodable, Equatable {
  /// A Boolean value that indicates whether the account is a friend.
  var friend = false
  /// A Boolean value that indicates whether this account asked for friendship, without an answer yet.
  var asked = false
  /// The words of the account's request for friendship, which waits for an answer; nil if there is none.
  var request: String?
  var blocked = false
  /// A Boolean value that indicates whether the account is online; nil if this one has not subscribed to it.
  var online: Bool?
  /// The account's status text; nil if it has none or this one has not subscribed to it.
  var status: String?
}

/// A group, as a phone's app knows it.
struct GroupSnapshot: Encodable, Equatable {
  /// A member of a group.
  struct Member: Encodable, Equatable {
    /// The role of a member.
    enum Role: String, Encodable { case owner, manager, member }

    var account: String
    /// The role; nil if the vendor's app does not know it.
    var role: Role?
    var muted = false
  }

  /// The name; nil if the vendor has none.
  var name: String?
  var announcement: String?
  /// The members, the owner first, then the managers, then the others.
  var members: [Member] = []

  /// Creates a group with its members in their order.
  init(name: String?, announcement: String?, members: [Member]) {
    self.name = name
    self.announcement = announcement?.isEmpty == true ? nil : announcement
    let ranks: [Member.Role?: Int] = [.owner: 0, .manager: 1]
    self.members = members.sorted {
      (ranks[$0.role] ?? 2, $0.account) < (ranks[$1.role] ?? 2, $1.account)
    }
  }
}
