public import Parlance

/// The lists that a group keeps: accounts that may not join, members that may always write, attributes of members,
/// shared files.
extension AcmeMessenger {
  /// Removes an account from a group, which it may not join again; or lets it join.
  public func setBlocked(
    _ isBlocked: Bool, _ account: AccountID, inGroup id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.setBlocked(isBlocked, [account], inGroup: id, completion: $1) }
  }

  /// Lets a member write although all are muted, or no longer.
  public func setAllowed(
    _ isAllowed: Bool, _ account: AccountID, inGroup id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.setAllowed(isAllowed, [account], inGroup: id, completion: $1) }
  }

  /// Sets attributes of this account in a group.
  public func setOwnAttributes(
    _ attributes: [String: String], inGroup id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.setAttributes(attributes, ofMember: $0.account, inGroup: id, completion: $1) }
  }

  /// Fetches the attributes of a member.
  public func fetchAttributes(
    of account: AccountID, inGroup id: String, completion: @escaping (Result<[String: String], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchAttributes(ofMembers: [account], inGroup: id) { completion($0.map { $0[account] ?? [:] }) }
    }
  }

  /// Shares a file of the device's disk with a group.
  ///
  /// - parameter path: The file's path.
  /// - parameter name: The name that the members see.
  /// - parameter id: The group.
  /// - parameter completion: Receives the file as the group has it.
  public func share(
    _ path: String, named name: String, inGroup id: String,
    completion: @escaping (Result<GroupFile, AcmeError>) -> Void
  ) {
    fetch(completion) { $0.addFile(.file(path), named: name, toGroup: id, completion: $1) }
  }

  /// Fetches the list of a group's shared files.
  public func fetchSharedFiles(
    ofGroup id: String, completion: @escaping (Result<[GroupFile], AcmeError>) -> Void
  ) {
    fetch(completion) { $0.fetchFiles(ofGroup: id, completion: $1) }
  }

  /// Fetches a shared file.
  ///
  /// - parameter file: The file.
  /// - parameter completion: Receives its bytes.
  public func fetchSharedFile(_ file: MediaID, completion: @escaping (Result<[UInt8], AcmeError>) -> Void) {
    fetch(completion) { device, completion in
      device.download(file, to: .memory) { completion($0.map { $0.data ?? [] }) }
    }
  }

  /// Removes a shared file.
  public func unshare(_ file: MediaID, inGroup id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.removeFile(file, fromGroup: id, completion: $1) }
  }
}
