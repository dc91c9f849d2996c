public import ParlanceCore

/// Threads of groups. Refusals: `threadNotFound`, `notMember` of the group or the thread, `forbidden`, `invalidArgument`,
/// `notConnected`, `notLoggedIn`.
extension Device {
  /// Returns a thread as the device last received or fetched it; nil if the thread is unknown or gone.
  public func thread(_ id: String) -> GroupThread? {
    runner.read { core throws(MessagingError) in try core.threads.followed(id) } ?? nil
  }

  /// Returns the thread about a message of a group, as this device knows it.
  public func thread(about message: MessageID, inGroup group: String) -> GroupThread? {
    runner.read { core throws(MessagingError) in
      try core.store.thread(about: ThreadOrigin(group: group, message: message)).map(core.threads.known)
    } ?? nil
  }

  /// Returns whether a conversation is a thread that this device knows.
  public func isThread(_ conversation: ConversationID) -> Bool {
    runner.read { $0.threads.isThread(conversation) } ?? false
  }

  /// Creates a thread about a message of a group, which this account owns and is in.
  ///
  /// - parameter name: The name, 1 to 64 characters.
  /// - parameter message: The message.
  /// - parameter group: The group, of which this account is a member.
  /// - parameter completion: Receives the thread, or `threadExists`, `messageNotFound` for a message that is not there or
  ///   was taken back, `unsupported` in a thread, `muted`, `limitExceeded`.
  public func createThread(
    named name: String, about message: MessageID, inGroup group: String,
    completion: @escaping (Result<GroupThread, MessagingError>) -> Void
  ) {
    runner.ask(
      CreateThreadCall(name: name, group: group, message: message), completion: completion, apply: DeviceThreads.noted)
  }

  /// Joins a thread of a group of this account. Its messages arrive from then on; those before are its history.
  ///
  /// - parameter id: The thread.
  /// - parameter completion: Receives the thread, or `alreadyMember`, `groupFull`, `tooManyGroups`.
  public func joinThread(_ id: String, completion: @escaping (Result<GroupThread, MessagingError>) -> Void) {
    runner.ask(JoinThreadCall(id: id), completion: completion, apply: DeviceThreads.noted)
  }

  /// Leaves a thread; the account that created it may, too.
  public func leaveThread(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(LeaveThreadCall(id: id), completion: completion)
  }

  /// Renames a thread; the account that created it may, and the owner and the managers of the group.
  ///
  /// - parameter id: The thread.
  /// - parameter name: The name, 1 to 64 characters.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func renameThread(_ id: String, to name: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(RenameThreadCall(id: id, name: name), completion: completion) { core throws(MessagingError) in
      try core.threads.noteName(name, of: id)
    }
  }

  /// Removes another member of a thread; those who may rename it may.
  public func removeMember(
    _ account: AccountID, fromThread id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(RemoveThreadMemberCall(id: id, account: account), completion: completion)
  }

  /// Destroys a thread; those who may rename it may.
  public func destroyThread(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(DestroyThreadCall(id: id), completion: completion) { core throws(MessagingError) in
      try core.threads.forgetThread(id)
    }
  }

  // MARK: from the hub

  /// Fetches a thread of a group of this account, with its newest message.
  public func fetchThread(_ id: String, completion: @escaping (Result<GroupThread, MessagingError>) -> Void) {
    runner.ask(ThreadCall(id: id), completion: completion, apply: DeviceThreads.noted)
  }

  /// Fetches threads, without their messages.
  ///
  /// - parameter query: Which threads.
  /// - parameter completion: Receives a page of them.
  public func fetchThreads(
    _ query: ThreadQuery, completion: @escaping (Result<ThreadPage, MessagingError>) -> Void
  ) {
    runner.ask(ThreadsCall(query), completion: completion) { core, page throws(MessagingError) in
      try core.threads.taken(page)
    }
  }

  /// Fetches members of a thread of a group of this account, by name.
  ///
  /// - parameter id: The thread.
  /// - parameter account: The account behind which to go on; nil for the first page.
  /// - parameter limit: The largest number of members, 1 to 50.
  /// - parameter completion: Receives a page of them.
  public func fetchMembers(
    ofThread id: String, after account: AccountID? = nil, limit: Int = 20,
    completion: @escaping (Result<ThreadMemberPage, MessagingError>) -> Void
  ) {
    runner.ask(ThreadMembersCall(id: id, after: account, limit: limit), completion: completion)
  }

  /// Fetches the newest messages of threads.
  ///
  /// - parameter ids: The threads, 1 to 50.
  /// - parameter completion: Receives the messages by the ids of their threads. Threads without a message are left out, and
  ///   so are those that are gone or that this account may not see.
  public func fetchLastMessages(
    ofThreads ids: [String], completion: @escaping (Result<[String: Message], MessagingError>) -> Void
  ) {
    runner.ask(LastThreadMessagesCall(ids: ids), completion: completion) { _, found in
      Dictionary(
        found.map { ($0.id, Message($0.message, in: .group($0.id))) }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension DeviceThreads {
  /// Returns a thread that the account is in.
  fileprivate func followed(_ id: String) throws(MessagingError) -> GroupThread? {
    threadIDs.contains(id) ? try core.store.thread(id: id).map(known) : nil
  }

  /// Notes a thread that the hub answered, and returns it.
  fileprivate static func noted(_ core: DeviceCore, _ entry: ThreadEntry) throws(MessagingError) -> GroupThread {
    try core.threads.note(entry)
    return core.threads.thread(entry)
  }

  fileprivate func taken(_ page: ThreadEntryPage) throws(MessagingError) -> ThreadPage {
    var threads: [GroupThread] = []
    for entry in page.entries { threads.append(try Self.noted(core, entry)) }
    return ThreadPage(threads: threads, next: page.next)
  }

  /// Notes that the device renamed a thread.
  fileprivate func noteName(_ name: String, of id: String) throws(MessagingError) {
    guard var entry = try core.store.thread(id: id) else { return }
    entry.thread.name = name
    try note(entry)
  }
}
