/// The pins of a hub's store in memory.
private struct MemoryMessagePins: MemoryPart {
  /// By their streams and positions.
  var byStream: [StreamNumber: [Int64: MessagePinRecord]] = [:]
}

extension MemoryHubStore {
  private var messagePins: [StreamNumber: [Int64: MessagePinRecord]] {
    get { parts[MemoryMessagePins.self].byStream }
    _modify { yield &parts[MemoryMessagePins.self].byStream }
  }

  package func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool {
    guard event(at: pin.message)?.kind == .message else { return false }
    set(pin, pin.message)
    return true
  }

  package func removePin(_ message: EventPlace) throws(MessagingError) -> Bool {
    guard messagePins[message.stream]?[message.sequence] != nil else { return false }
    set(nil, message)
    return true
  }

  package func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord? {
    messagePins[message.stream]?[message.sequence]
  }

  package func pins(
    stream: StreamNumber, after sequence: Int64, limit: Int
  ) throws(MessagingError) -> [MessagePinRecord] {
    let behind = (messagePins[stream] ?? [:]).values.filter { $0.message.sequence > sequence }
    return Array(behind.sorted { $0.message.sequence < $1.message.sequence }.prefix(max(0, limit)))
  }

  private func set(_ pin: MessagePinRecord?, _ message: EventPlace) {
    let known = messagePins[message.stream]?[message.sequence]
    messagePins[message.stream, default: [:]][message.sequence] = pin
    undo.note { $0.messagePins[message.stream, default: [:]][message.sequence] = known }
  }
}
