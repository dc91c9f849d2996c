public import Parlance

/// The administration of a group, by its owner and its managers.
extension AcmeMessenger {
  /// Changes a group's announcement; an empty one removes it.
  public func announce(_ text: String, inGroup id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.updateGroup(id, [GroupInfo.Property.announcement: text], completion: $1) }
  }

  /// Makes a member a manager, or an ordinary member again.
  public func setManager(
    _ isManager: Bool, _ account: AccountID, inGroup id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.setRole(isManager ? .manager : .ordinary, of: [account], inGroup: id, completion: $1) }
  }

  /// Makes another member the owner.
  public func setOwner(_ account: AccountID, ofGroup id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.transferGroup(id, to: account, leaves: false, completion: $1) }
  }

  /// Forbids a member to write, or allows it again.
  ///
  /// - parameter isMuted: A Boolean value that indicates whether the member may not write.
  /// - parameter account: The member.
  /// - parameter id: The group.
  /// - parameter seconds: The time after which it may write again; nil for no end.
  /// - parameter completion: Receives nil once it is so.
  public func setMuted(
    _ isMuted: Bool, _ account: AccountID, inGroup id: String, forSeconds seconds: Int? = nil,
    completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      let end = seconds.map { device.now.advanced(byMilliseconds: Int64($0) * 1000) }
      device.setMuted(isMuted, [account], inGroup: id, until: end, completion: completion)
    }
  }

  /// Forbids all ordinary members to write, or allows it again.
  public func setAllMuted(_ isMuted: Bool, inGroup id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.updateGroup(id, [GroupInfo.Property.muted: String(isMuted)], completion: $1) }
  }

  /// Ends a group.
  public func dismissGroup(_ id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.dismissGroup(id, completion: $1) }
  }
}
