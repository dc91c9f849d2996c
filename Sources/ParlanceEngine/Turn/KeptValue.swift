internal import ParlanceCore

/// A value that the hub keeps of an account, or of a group, for as long as it exists.
///
/// It is the property of a stream in which nothing is written, so that a change which was decided on an older state is
/// refused.
struct KeptValue<Value: WireValue> {
  var value: Value
  /// The stream that has it; `zero` if nothing was ever set.
  let stream: StreamNumber
  /// The version of the stream.
  fileprivate let version: Int64
}

struct KeptValues: TurnPart {
  let turn: TurnContext

  /// Returns a value that is kept of an account.
  ///
  /// - parameter initial: The value of an account of which nothing was ever set.
  func kept<Value: WireValue>(
    _ kind: KeptValueKind, of account: AccountRecord, initial: @autoclosure () -> Value
  ) throws(MessagingError) -> KeptValue<Value> {
    try kept(kind.key(account.number), initial: initial())
  }

  /// Stores a value that is kept of an account.
  ///
  /// - returns: The stream that has it.
  /// - throws: `storageLocked` if it was changed since it was read: the turn decides again.
  @discardableResult func save<Value: WireValue>(
    _ kept: KeptValue<Value>, _ kind: KeptValueKind, of account: AccountRecord
  ) throws(MessagingError) -> StreamNumber {
    try save(kept, kind.key(account.number))
  }

  /// Stores a value in place of the one that is kept of an account; has no effect if nothing was ever set.
  ///
  /// - throws: `storageLocked` if it was changed meanwhile: the turn decides again.
  func replace<Value: WireValue>(
    _ kind: KeptValueKind, of account: AccountRecord, with value: Value
  ) throws(MessagingError) {
    var kept = try kept(kind, of: account, initial: value)
    guard kept.stream != .zero else { return }
    kept.value = value
    try save(kept, kind, of: account)
  }

  /// Returns the value that is kept in the stream of a key.
  func kept<Value: WireValue>(
    _ key: StreamKey, initial: @autoclosure () -> Value
  ) throws(MessagingError) -> KeptValue<Value> {
    guard let record = try store.stream(key: key) else {
      return KeptValue(value: initial(), stream: .zero, version: 0)
    }
    let value = try turn.lookup.decoded(record) { bytes throws(MessagingError) in
      var reader = ByteReader(bytes)
      return try Value(from: &reader)
    }
    return KeptValue(value: value, stream: record.number, version: record.version)
  }

  /// Stores a value in the stream of a key.
  ///
  /// - returns: The stream that has it.
  /// - throws: `storageLocked` if it was changed since it was read: the turn decides again.
  @discardableResult func save<Value: WireValue>(
    _ kept: KeptValue<Value>, _ key: StreamKey
  ) throws(MessagingError) -> StreamNumber {
    var writer = ByteWriter(capacity: 128)
    kept.value.write(to: &writer)
    guard kept.stream != .zero else {
      return try store.insertStream(key: key, kind: .account, profile: writer.bytes).number
    }
    let change = ConversationChangeRecord(stream: kept.stream, version: kept.version, profile: writer.bytes)
    guard try store.change(change) != nil else { throw turn.entries.overtaken(on: kept.stream) }
    return kept.stream
  }
}
