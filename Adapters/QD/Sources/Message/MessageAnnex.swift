import Parlance

/// The fields of a message that only QD has; they travel under the style's name, so that QD gets them back exactly.
///
/// Written as a version byte, then for each field that was set its number, its length (seven bits a byte, lowest first)
/// and its bytes. A reader passes over numbers that it does not know.
struct MessageAnnex: Hashable {
  var title = ""
  var flag = 0
  var content = ""
  var attachments: String?
  var senderName = ""
  var sourceMessageID = ""

  private static let version: UInt8 = 1

  private enum Field: UInt8 {
    case title = 1
    case flag = 2
    case content = 3
    case attachments = 4
    case senderName = 5
    case sourceMessageID = 6
  }

  /// Nothing set.
  init() {}

  /// The fields in the form in which they travel; nil if none is set.
  var encoded: [UInt8]? {
    var bytes: [UInt8] = []
    if !title.isEmpty { Self.append(.title, title.utf8, to: &bytes) }
    if flag != 0 {
      let bits = UInt64(bitPattern: Int64(flag))
      Self.append(.flag, (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }, to: &bytes)
    }
    if !content.isEmpty { Self.append(.content, content.utf8, to: &bytes) }
    if let attachments { Self.append(.attachments, attachments.utf8, to: &bytes) }
    if !senderName.isEmpty { Self.append(.senderName, senderName.utf8, to: &bytes) }
    if !sourceMessageID.isEmpty { Self.append(.sourceMessageID, sourceMessageID.utf8, to: &bytes) }
    return bytes.isEmpty ? nil : bytes
  }

  /// Reads the fields; what makes no sense ends the reading, with what was read so far.
  init(decoding bytes: [UInt8]) {
    guard bytes.first == Self.version else { return }
    var rest = bytes.dropFirst()
    while let number = rest.popFirst(), let count = Self.readLength(&rest), count <= rest.count {
      let value = rest.prefix(count)
      rest = rest.dropFirst(count)
      switch Field(rawValue: number) {
      case .title: title = Self.text(value)
      case .flag: flag = Self.integer(value)
      case .content: content = Self.text(value)
      case .attachments: attachments = Self.text(value)
      case .senderName: senderName = Self.text(value)
      case .sourceMessageID: sourceMessageID = Self.text(value)
      case nil: continue
      }
    }
  }

  private static func append(_ field: Field, _ value: some Collection<UInt8>, to bytes: inout [UInt8]) {
    if bytes.isEmpty { bytes.append(version) }
    bytes.append(field.rawValue)
    var length = value.count
    while length >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: length))
    bytes.append(contentsOf: value)
  }

  /// A length of at most 28 bits; nil if there is none.
  private static func readLength(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var length = 0
    for shift in stride(from: 0, through: 21, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      length |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return length }
    }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.count == 8 else { return 0 }
    let bits = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: Int64(bitPattern: bits))
  }
}
