/// A line of the ledger: an action or an event of a device, or, with an asterisk for the device, of the whole process.
struct LedgerLine {
  /// The line's place in the ledger.
  let index: Int
  /// The number of the life, from 0, in which it was written.
  let life: Int
  let device: String
  let verb: String
  let fields: [String]

  /// The account of a device.
  static func account(of device: String) -> String { String(device.prefix { $0 != "." }) }

  /// The message that a line is about.
  var message: MessageName? {
    fields.count >= 2 ? MessageName(conversation: conversation(fields[0]), id: fields[1]) : nil
  }

  /// The name of a conversation that is the same for all its accounts.
  func conversation(_ place: String) -> String { Self.conversation(place, of: device) }

  static func conversation(_ place: String, of device: String) -> String {
    place.hasPrefix("#") ? place : [place, account(of: device)].sorted().joined(separator: "|")
  }
}

/// A message's identity.
struct MessageName: Hashable, CustomStringConvertible {
  let conversation: String
  let id: String
  var description: String { "\(id) in \(conversation)" }
}

/// The lines of a ledger, in their order.
struct LedgerLines {
  private(set) var lines: [LedgerLine] = []
  /// The mode of each life: "work" or "verify".
  private(set) var modes: [String] = []

  /// Reads a ledger. A line without an end was cut short by the death of its writer, and is ignored.
  init(_ bytes: [UInt8]) {
    let whole = bytes.prefix(upTo: bytes.lastIndex(of: 0x0A) ?? 0)
    for line in whole.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
        .map(String.init)
      guard words.count >= 2 else { continue }
      let fields = Array(words[2...])
      if words[0] == "*" && words[1] == "life" { modes.append(fields.last ?? "") }
      lines.append(
        LedgerLine(
          index: lines.count, life: modes.count - 1, device: words[0], verb: words[1], fields: fields))
    }
  }
}
