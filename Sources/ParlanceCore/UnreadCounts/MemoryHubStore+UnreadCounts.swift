extension MemoryHubStore {
  package func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int {
    guard let stream = find(stream) else { return 0 }
    let before = max(0, min(before, stream.record.lastSequence + 1))
    let after = max(after, before - 1 - min(Int64(max(0, rows)), before))
    return entries(of: stream, after: after, before: before).count {
      $0.kind == .message && $0.countsAsUnread(for: account)
    }
  }
}
