/// A record of the interposer's trace: a change of a file or a name, or a synchronization.
struct TraceRecord {
  /// The kinds; the interposer has the same numbers.
  enum Kind: UInt32 {
    case open = 1
    case write = 2
    case truncate = 3
    case synchronize = 4
    case rename = 5
    case unlink = 6
    case makeFolder = 7
    case removeFolder = 8
    case link = 9
    case ledger = 10
  }

  let kind: Kind
  /// The open file.
  let handle: UInt32
  let offset: Int
  let flags: UInt32
  let bytes: ArraySlice<UInt8>

  /// With `open`: there was no such file.
  var isCreation: Bool { flags & 1 != 0 }
  /// With `open`: its content goes.
  var truncates: Bool { flags & 2 != 0 }

  /// The name of a call that has one.
  var path: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  /// The second name.
  var otherPath: String { String(decoding: bytes.drop { $0 != 0 }.dropFirst(), as: UTF8.self) }

  private static let headerLength = 24

  /// Reads a trace; a record that its writer did not end is left out.
  static func read(_ bytes: [UInt8]) throws -> [TraceRecord] {
    var records: [TraceRecord] = []
    var position = 0
    while bytes.count - position >= headerLength {
      let number = { (offset: Int) in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[position + offset + $1]) << (8 * UInt32($1)) }
      }
      let begin = position + headerLength
      let end = begin + Int(number(20))
      guard end <= bytes.count else { break }
      guard let kind = Kind(rawValue: number(0)) else {
        throw CampaignError("the trace has a record of kind \(number(0))")
      }
      records.append(
        TraceRecord(
          kind: kind, handle: number(4), offset: Int(number(8)) | Int(number(12)) << 32, flags: number(16),
          bytes: bytes[begin..<end]))
      position = end
    }
    return records
  }
}
