/// The replies of a hub's store in memory.
private struct MemoryReplies: MemoryPart {
  /// The positions at which the threads of replies began, by stream and position.
  var threads: [StreamNumber: [Int64: Int64]] = [:]
}

extension MemoryHubStore {
  private var threads: [StreamNumber: [Int64: Int64]] {
    get { parts[MemoryReplies.self].threads }
    _modify { yield &parts[MemoryReplies.self].threads }
  }

  package func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
    setThread(of: message, thread)
  }

  package func removeReply(_ message: EventPlace) throws(MessagingError) { setThread(of: message, nil) }

  package func replies(
    stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64] {
    let replies = (threads[stream] ?? [:]).filter { $0.value == thread && $0.key > after && $0.key < before }.keys
    return Array(replies.sorted { newestFirst ? $0 > $1 : $0 < $1 }.prefix(max(0, limit)))
  }

  package func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int {
    (threads[stream] ?? [:]).filter { $0.value == thread && $0.key > after }.count
  }

  private func setThread(of message: EventPlace, _ thread: Int64?) {
    let known = threads[message.stream]?[message.sequence]
    threads[message.stream, default: [:]][message.sequence] = thread
    undo.note { $0.threads[message.stream, default: [:]][message.sequence] = known }
  }
}
