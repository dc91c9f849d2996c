internal import ParlanceCore

/// The knowledge of a device about the pins of one conversation.
struct ConversationPins: Hashable {
  private struct State: Hashable {
    var pin: MessagePin
    /// The position of the change that made it so.
    var sequence: Int64
    var isRemoved: Bool
  }

  /// The removed pins that are remembered beside the others, so that an older change does not bring them back.
  private static let removedLimit = 200

  /// The position up to which all pins are known.
  private var floor: Int64 = 0
  private var states: [MessageID: State] = [:]

  init() {}

  /// The pins, those first that were made last.
  var inOrder: [MessagePin] {
    states.values.filter { !$0.isRemoved }.map(\.pin).sorted {
      ($0.time, $0.messageSequence) > ($1.time, $1.messageSequence)
    }
  }

  subscript(id: MessageID) -> MessagePin? { states[id].flatMap { $0.isRemoved ? nil : $0.pin } }

  /// Applies a change, unless it or a later one is known.
  ///
  /// - returns: A Boolean value that indicates whether it was applied.
  mutating func apply(_ pin: MessagePin, isRemoved: Bool, sequence: Int64) -> Bool {
    guard sequence > floor, sequence > states[pin.messageID]?.sequence ?? -1 else { return false }
    states[pin.messageID] = State(pin: pin, sequence: sequence, isRemoved: isRemoved)
    let removed = states.values.filter(\.isRemoved)
    if removed.count > Self.removedLimit, let oldest = removed.min(by: { $0.sequence < $1.sequence }) {
      states[oldest.pin.messageID] = nil
    }
    return true
  }

  /// Replaces what is known up to a position; what came later stays.
  mutating func replace(with pins: [MessagePin], upTo sequence: Int64) {
    guard sequence >= floor else { return }
    states = states.filter { $0.value.sequence > sequence }
    floor = sequence
    for pin in pins where states[pin.messageID] == nil {
      states[pin.messageID] = State(pin: pin, sequence: sequence, isRemoved: false)
    }
  }

  /// Forgets the pin of a removed message.
  ///
  /// - returns: A Boolean value that indicates whether there was one.
  mutating func forget(_ id: MessageID) -> Bool { states.removeValue(forKey: id) != nil }

  /// Forgets the pins of messages that the account cleared from its history.
  ///
  /// - parameter sequence: The position of the last one.
  mutating func forgetMessages(upTo sequence: Int64) {
    states = states.filter { $0.value.pin.messageSequence > sequence }
  }

  /// Forgets what the hub said behind a position.
  mutating func forget(after sequence: Int64) {
    states = states.filter { $0.value.sequence <= sequence }
    if floor > sequence { floor = 0 }
  }
}

extension ConversationPins {
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(floor)
    for state in states.values.sorted(by: { $0.pin.messageSequence < $1.pin.messageSequence }) {
      writer.write(state.sequence)
      writer.write(state.isRemoved)
      state.pin.write(to: &writer)
    }
    return writer.bytes
  }

  init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    if reader.isAtEnd { return }
    floor = try reader.readSigned()
    while !reader.isAtEnd {
      let (sequence, isRemoved) = (try reader.readSigned(), try reader.readBool())
      let pin = try MessagePin(from: &reader)
      states[pin.messageID] = State(pin: pin, sequence: sequence, isRemoved: isRemoved)
    }
  }
}
