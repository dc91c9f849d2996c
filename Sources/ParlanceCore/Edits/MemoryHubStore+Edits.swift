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
}
