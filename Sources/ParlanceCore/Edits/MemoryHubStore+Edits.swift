extension MemoryHubStore {
  package func edit(
    _ message: EventPlace, from payload: [UInt8], to changed: [UInt8]
  ) throws(MessagingError) -> Bool {
    guard let stream = find(message.stream), let index = index(of: message.sequence, in: stream) else { return false }
    let known = stream.events[index]
    guard known.kind == .message || known.kind == .senderOnly, known.payload == payload else { return false }
    stream.events[index].payload = changed
    undo.note { _ in stream.events[index] = known }
    return true
  }

  package func changes(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    guard EventKind.changes.contains(kind), let stream = find(stream) else { return [] }
    return entries(of: stream, after: after, before: before).filter { $0.kind == kind }.suffix(max(0, limit))
  }
}
