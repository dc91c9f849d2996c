public import ParlanceCore
internal import ParlanceEngine

/// Threads: conversations of members of a group about one of its messages. The conversation of a thread is `.group` with its id:
/// messages are sent, read and searched there as in any group. Calls that ask the hub throw `threadNotFound`, `notMember`
/// for an account that is not in the group, and `forbidden` where its role does not suffice, besides the usual ones.
extension MessagingClient {
  /// Returns a thread as the hub last reported it to this device; nil for one that the device does not know, or that no
  /// longer exists.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func thread(_ id: String) throws(MessagingError) -> GroupThread? { try read { $0.thread(id) } }

  /// Returns the thread about a message of a group, as this device knows it.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func thread(about message: MessageID, inGroup group: String) throws(MessagingError) -> GroupThread? {
    try read { $0.thread(about: message, inGroup: group) }
  }

  /// Creates a thread about a message of a group; there is at most one about each. This account owns it and is in it.
  ///
  /// - parameter name: The name, 1 to 64 characters.
  /// - parameter message: The message.
  /// - parameter group: The group, of which this account is a member.
  /// - throws: `MessagingError` with code `threadExists`, `messageNotFound` for a message that is not there or was taken
  ///   back, `groupNotFound`, `unsupported` in a thread, `muted` where the account may not write, `limitExceeded` for a
  ///   group with 1,000 threads (unless the hub has other limits, `HubLimits`), `invalidArgument`.
  @discardableResult
  public func createThread(
    named name: String, about message: MessageID, inGroup group: String
  ) async throws(MessagingError) -> GroupThread {
    try await result { $0.createThread(named: name, about: message, inGroup: group, completion: $1) }
  }

  /// Joins a thread of a group of this account. Its messages arrive from then on; those before are its history.
  ///
  /// - throws: `MessagingError` with code `alreadyMember`, `groupFull`, `tooManyGroups`.
  @discardableResult
  public func joinThread(_ id: String) async throws(MessagingError) -> GroupThread {
    try await result { $0.joinThread(id, completion: $1) }
  }

  /// Leaves a thread; the account that created it may, too, and can rename, destroy and join it still.
  public func leaveThread(_ id: String) async throws(MessagingError) {
    try await outcome { $0.leaveThread(id, completion: $1) }
  }

  /// Renames a thread; the account that created it may, and the owner and the managers of the group.
  ///
  /// - parameter id: The thread.
  /// - parameter name: The name, 1 to 64 characters.
  /// - throws: `MessagingError` with code `invalidArgument` for another name.
  public func renameThread(_ id: String, to name: String) async throws(MessagingError) {
    try await outcome { $0.renameThread(id, to: name, completion: $1) }
  }

  /// Removes another member of a thread, who may join it again. Requires the same right as renaming the thread.
  public func removeMember(_ account: AccountID, fromThread id: String) async throws(MessagingError) {
    try await outcome { $0.removeMember(account, fromThread: id, completion: $1) }
  }

  /// Destroys a thread for everyone. Requires the same right as renaming it.
  public func destroyThread(_ id: String) async throws(MessagingError) {
    try await outcome { $0.destroyThread(id, completion: $1) }
  }

  /// Returns a thread from the hub, with its newest message.
  public func fetchThread(_ id: String) async throws(MessagingError) -> GroupThread {
    try await result { $0.fetchThread(id, completion: $1) }
  }

  /// Returns threads from the hub, without their messages.
  ///
  /// - parameter query: Which threads: those of a group, or those that this account joined.
  /// - throws: `MessagingError` with code `groupNotFound`, `invalidArgument` for a limit that is not in 1 to 50.
  public func fetchThreads(_ query: ThreadQuery = ThreadQuery()) async throws(MessagingError) -> ThreadPage {
    try await result { $0.fetchThreads(query, completion: $1) }
  }

  /// Returns members of a thread from the hub, by name.
  ///
  /// - parameter id: The thread.
  /// - parameter account: The account behind which to go on; nil for the first page.
  /// - parameter limit: The largest number of members, 1 to 50.
  /// - throws: `MessagingError` with code `invalidArgument` for another limit.
  public func fetchMembers(
    ofThread id: String, after account: AccountID? = nil, limit: Int = 20
  ) async throws(MessagingError) -> ThreadMemberPage {
    try await result { $0.fetchMembers(ofThread: id, after: account, limit: limit, completion: $1) }
  }

  /// Returns the newest messages of threads, by the threads' ids. Threads without a message are left out, and so are
  /// those that are gone or that this account may not see.
  ///
  /// - parameter ids: The threads, 1 to 50.
  /// - throws: `MessagingError` with code `invalidArgument` for none, or more.
  public func fetchLastMessages(ofThreads ids: [String]) async throws(MessagingError) -> [String: Message] {
    try await result { $0.fetchLastMessages(ofThreads: ids, completion: $1) }
  }

  /// Returns a stream of changes of the threads of this account's groups, and of its place in them.
  public func threadChanges() -> MessagingStream<ThreadChange> {
    MessagingStream(core, .threads) { event, _ in
      if case .threadChanged(let change) = event { change } else { nil }
    }
  }
}
