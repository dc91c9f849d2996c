internal import ParlanceCore

/// Threads: the copies that this device has received or fetched, and its account's membership.
final class DeviceThreads: DeviceComponent {
  unowned let core: DeviceCore
  /// The ids of the threads that this device knows.
  private(set) var threadIDs: Set<String> = []

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let ids = try core.store.threadIDs()
    return { [self] in
      threadIDs = Set(ids)
    }
  }

  /// Returns a thread as the hub described it.
  func thread(_ entry: ThreadEntry) -> GroupThread {
    var thread = entry.thread
    thread.lastMessage = entry.last.map { Message($0, in: .group(thread.id)) }
    return thread
  }

  /// Returns a thread as this device has it. Of one that the account is in, it knows how many members there are now.
  func known(_ entry: ThreadEntry) -> GroupThread {
    var thread = thread(entry)
    if let group = core.conversations.byID[.group(thread.id)]?.group { thread.memberCount = group.memberCount }
    return thread
  }

  func isThread(_ conversation: ConversationID) -> Bool {
    conversation.groupName.map { threadIDs.contains($0) } ?? false
  }

  /// Takes over what the hub says of a thread.
  func note(_ entry: ThreadEntry) throws(MessagingError) {
    try core.begin(isDurable: false)
    let id = entry.thread.id
    if let other = try core.store.thread(about: entry.thread.origin), other.thread.id != id {
      try forgetThread(other.thread.id)
    }
    var entry = entry
    // Lists come without messages.
    if entry.last == nil, let known = try core.store.thread(id: id),
      known.thread.messageCount == entry.thread.messageCount
    {
      entry.last = known.last
    }
    try core.store.save(entry)
    threadIDs.insert(id)
  }

  func forgetThread(_ id: String) throws(MessagingError) {
    try core.begin(isDurable: false)
    try core.store.removeThread(id: id)
    threadIDs.remove(id)
  }

  /// Notes that a group is a thread, and returns what is known of it.
  func noteThread(_ group: GroupInfo, _ origin: ThreadOrigin) throws(MessagingError) -> ThreadEntry {
    var entry =
      try core.store.thread(id: group.id)
      ?? ThreadEntry(
        GroupThread(id: group.id, name: group.name, owner: group.owner, origin: origin, created: group.created))
    entry.thread.name = group.name
    entry.thread.memberCount = group.memberCount
    try note(entry)
    return entry
  }

  // MARK: changes

  /// Applies a change from the stream of the thread's group.
  func applyThread(
    _ change: ThreadEvent, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    guard conversation.record.id == .group(change.entry.thread.origin.group) else { return }
    switch change.kind {
    case .created, .renamed: try note(change.entry)
    case .destroyed: try forgetThread(change.entry.thread.id)
    case .messagesChanged, .joined, .left, .removed: return
    }
    try core.report(.thread(change), .group(change.entry.thread.origin.group), time)
  }

  /// Applies a change of a thread's messages, which is not in any stream.
  func receiveThreadMessages(_ change: ThreadEvent) throws(MessagingError) {
    try note(change.entry)
    core.turn.report(
      .threadChanged(ThreadChange(change.kind, of: thread(change.entry), by: change.actor)), basis: .memory)
  }

  /// Reports that the account is in a group, or in a thread.
  func reportJoined(_ group: GroupInfo, sequence: Int64, _ time: Timestamp) throws(MessagingError) {
    guard let origin = group.thread else {
      return try core.report(.groupJoined(group, [], sequence: sequence), .group(group.id), time)
    }
    let change = ThreadEvent(.joined, of: try noteThread(group, origin), by: core.account)
    try core.report(.thread(change), .group(origin.group), time)
  }

  /// Applies the end of the account's membership in a thread, an entry of the account's own stream. The destruction of a thread
  /// is reported by an entry of its group; if a thread ended with its group, the end of the group reports it.
  func applyDeparture(_ change: ThreadEvent, _ time: Timestamp) throws(MessagingError) {
    let thread = change.entry.thread
    _ = core.fetching.catchUp.arrived(thread.id)
    guard let conversation = core.conversations.byID[.group(thread.id)], conversation.group?.thread != nil else {
      return
    }
    try core.begin(isDurable: false)
    conversation.setGroup(nil, [])
    core.turn.change(conversation)
    guard change.kind != .destroyed else { return try forgetThread(thread.id) }
    try note(change.entry)
    try core.report(.thread(change), .group(thread.origin.group), time)
  }
}
