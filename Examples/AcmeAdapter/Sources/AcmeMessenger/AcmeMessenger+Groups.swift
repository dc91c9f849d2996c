public import Parlance

/// The ways into a group.
public enum AcmeAdmission: Sendable {
  /// Members add accounts.
  case closed
  /// Accounts ask to join, and are asked when they are invited.
  case onRequest
  /// Anyone joins.
  case open
}

/// Groups, and the accounts in them.
extension AcmeMessenger {
  /// Creates a group that this account owns.
  ///
  /// - parameter name: The group's name.
  /// - parameter members: Its further members.
  /// - parameter admission: The way in which others get into it.
  /// - parameter completion: Receives the group's id.
  public func createGroup(
    named name: String, members: [AccountID], admission: AcmeAdmission = .closed,
    completion: @escaping (Result<String, AcmeError>) -> Void
  ) {
    var group = GroupInfo(
      id: "", name: name, owner: account, memberLimit: 0, joinsFreely: admission == .open)
    group.takesJoinRequests = admission == .onRequest
    group.asksInvitees = admission == .onRequest
    fetch(completion) { device, completion in
      device.createGroup(group, members: members, note: nil) { result in completion(result.map(\.group.id)) }
    }
  }

  /// Adds accounts to a group; one that asks whom it invites invites them.
  public func add(
    _ accounts: [AccountID], toGroup id: String, words: String? = nil, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      device.addMembers(accounts, toGroup: id, note: words) { completion($0.failure) }
    }
  }

  /// Removes members from a group.
  public func remove(_ accounts: [AccountID], fromGroup id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.removeMembers(accounts, fromGroup: id, completion: $1) }
  }

  /// Joins an open group.
  public func joinGroup(_ id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.joinGroup(id, completion: $1) }
  }

  /// Leaves a group.
  public func leaveGroup(_ id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.leaveGroup(id, completion: $1) }
  }

  /// Fetches what a group says of itself; of an open group, to accounts that are not in it, too.
  public func fetchGroup(_ id: String, completion: @escaping (Result<GroupInfo, AcmeError>) -> Void) {
    fetch(completion) { $0.fetchGroupInformation(id, completion: $1) }
  }

  /// Fetches the groups that anyone may join, or ask to join.
  ///
  /// - parameter next: Where to go on: ``AcmePage/next`` of the part before; nil for the first part.
  /// - parameter limit: The largest number of groups.
  /// - parameter completion: Receives a part of the list.
  public func fetchPublicGroups(
    after next: String?, limit: Int, completion: @escaping (Result<AcmePage<GroupInfo>, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchPublicGroups(after: next, limit: limit) { result in
        completion(result.map { AcmePage(elements: $0.groups, next: $0.next) })
      }
    }
  }

  /// Fetches the members of a group without its owner and its managers, by name.
  ///
  /// - parameter id: The group.
  /// - parameter next: Where to go on: ``AcmePage/next`` of the part before; nil for the first part.
  /// - parameter limit: The largest number of members.
  /// - parameter completion: Receives a part of the list.
  public func fetchMembers(
    ofGroup id: String, after next: String?, limit: Int,
    completion: @escaping (Result<AcmePage<AccountID>, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchMembers(ofGroup: id) { completion($0.map { Self.page(of: $0, after: next, limit: limit) }) }
    }
  }

  /// Returns a part of the ordinary members among some.
  static func page(of members: [Member], after next: String?, limit: Int) -> AcmePage<AccountID> {
    let last = next.map { AccountID($0) }
    let rest = members.filter { $0.role == .ordinary }.map(\.account).sorted().filter { account in
      last.map { $0 < account } ?? true
    }
    let part = Array(rest.prefix(limit))
    return AcmePage(elements: part, next: part.count < rest.count ? part.last?.name : nil)
  }

  /// Blocks a group, so that its notes no longer arrive, or ends that.
  public func setBlocked(_ isBlocked: Bool, group id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.setBlocked(isBlocked, group: id, completion: $1) }
  }
}
