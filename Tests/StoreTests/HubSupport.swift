import ParlanceCore
import TestNumbers

/// An entry on its way into a stream.
func draft(
  _ stream: StreamNumber, _ id: MessageID?, sender: AccountNumber = 1, kind: EventKind = .message, time: Int64 = 1000,
  options: MessageOptions = .ordinary, contentKind: MessageKind = .text, payload: [UInt8] = [1, 2, 3],
  version: Int64 = 0
) -> EventDraft {
  EventDraft(
    stream: stream, kind: kind, time: Timestamp(milliseconds: time), id: id, sender: sender, options: options,
    platform: .linux, contentKind: contentKind, payload: payload, version: version)
}

/// The outcome of a draft that was stored.
func appended(_ sequence: Int64, _ time: Int64, _ number: Int64, _ senderNumber: Int64) -> AppendOutcome {
  .appended(sequence: sequence, time: Timestamp(milliseconds: time), number: number, senderNumber: senderNumber)
}

/// A new stream's number.
func stream(_ bench: HubBench, _ key: String = "g:1", _ kind: StreamKind = .group) throws -> StreamNumber {
  try bench.transaction { try $0.insertStream(key: StreamKey(text: key), kind: kind, profile: []).number }
}

extension HubStore {
  /// All entries of a stream.
  func events(stream: StreamNumber) throws(MessagingError) -> [EventRecord] {
    try events(PageQuestion(stream: stream, after: 0)).events
  }

  /// Prunes in small steps until nothing is left to remove.
  func pruneAll(
    commandsBefore: Int64 = .min, accountEventsBefore: Int64 = .min, devicesBefore: Int64 = .min, rows: Int = 1000
  ) throws(MessagingError) {
    let limits = PruningLimits(
      commandsBefore: Timestamp(milliseconds: commandsBefore),
      accountEventsBefore: Timestamp(milliseconds: accountEventsBefore),
      devicesBefore: Timestamp(milliseconds: devicesBefore))
    while try !prune(limits, rows: rows) {}
  }
}
