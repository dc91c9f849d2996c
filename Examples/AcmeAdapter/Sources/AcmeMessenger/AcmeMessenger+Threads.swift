public import Parlance

/// Threads: conversations of members of a group about one of its notes. Notes are sent to a thread as to a group.
extension AcmeMessenger {
  /// Creates a thread.
  ///
  /// - parameter name: The thread's name.
  /// - parameter note: The note that it is about.
  /// - parameter group: The group.
  /// - parameter completion: Receives the thread, of which this account is a member.
  public func createThread(
    named name: String, about note: MessageID, inGroup group: String,
    completion: @escaping (Result<GroupThread, AcmeError>) -> Void
  ) {
    fetch(completion) { $0.createThread(named: name, about: note, inGroup: group, completion: $1) }
  }

  /// Joins a thread of one of the account's groups.
  public func joinThread(_ id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in device.joinThread(id) { completion($0.failure) } }
  }

  /// Renames a thread.
  public func renameThread(_ id: String, to name: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.renameThread(id, to: name, completion: $1) }
  }

  /// Removes a member from a thread.
  public func remove(_ account: AccountID, fromThread id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.removeMember(account, fromThread: id, completion: $1) }
  }
}
