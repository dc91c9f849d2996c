internal import ParlanceCore

/// The source of the changed content of a message.
enum EditSource {
  /// The entry of the change in the stream.
  case entry
  /// A query of the app.
  case query
  /// The hub's answer to a change of this device.
  case ownRequest
}

/// The changes of a conversation's messages that a device stored before their entries arrived, so that each entry is still
/// reported once.
struct EditsAhead: Hashable {
  fileprivate struct State: Hashable {
    /// The row of the message.
    var row: MessageRow
    /// The time of the last change whose entry came; zero for none.
    var told: Timestamp
  }

  /// The messages that are remembered, those last that were changed last.
  private static let limit = 200

  private var states: [State] = []

  init() {}

  /// Notes that a message has newer content than in the entries that have arrived.
  mutating func note(row: MessageRow, told: Timestamp) {
    guard !states.contains(where: { $0.row == row }) else { return }
    states.append(State(row: row, told: told))
    if states.count > Self.limit { states.removeFirst() }
  }

  /// Takes the entry of a change.
  ///
  /// - parameter time: The time of the change.
  /// - parameter newest: The time of the change that is stored.
  /// - returns: A Boolean value that indicates whether its entry did not arrive before.
  mutating func take(_ time: Timestamp, row: MessageRow, newest: Timestamp) -> Bool {
    guard let index = states.firstIndex(where: { $0.row == row }), time > states[index].told else { return false }
    if time < newest { states[index].told = time } else { states.remove(at: index) }
    return true
  }

  /// Forgets a message whose content is that of its entry.
  mutating func remove(_ row: MessageRow) { states.removeAll { $0.row == row } }

  // MARK: storing

  /// Restores what `encoded` gave. Of bytes that cannot be understood it takes what it can.
  init(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    while !reader.isAtEnd, states.count < Self.limit, let state = try? State(from: &reader) { states.append(state) }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 16 * states.count)
    for state in states {
      writer.write(state.row)
      writer.write(state.told)
    }
    return writer.bytes
  }
}

extension EditsAhead.State {
  fileprivate init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(row: try reader.readMessageRow(), told: try reader.readTimestamp())
  }
}
