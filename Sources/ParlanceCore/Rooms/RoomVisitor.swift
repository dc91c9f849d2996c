/// A visitor of rooms, who has no account: it enters and reads rooms, where a hub admits visitors, and sends nothing.
///
/// The hub makes the visitor's id of its key. Only a client that has the key can connect as that visitor, and after a break of the link
/// it is the same one; once the key is forgotten, no client can be that visitor again.
public struct RoomVisitor: Hashable, Sendable {
  /// The name that those in a room see.
  public var name: String
  /// The address of a picture that those in a room see; nil for none.
  public var avatar: String?
  /// The secret of which the hub makes the id: at least 16 bytes of UTF-8.
  public var key: String

  /// Creates a visitor.
  ///
  /// - parameter name: The name that those in a room see, 1 to 64 bytes of UTF-8 without invisible characters.
  /// - parameter avatar: The address of a picture; nil, the default, for none.
  /// - parameter key: The secret of which the hub makes the id; a new random one by default.
  public init(name: String, avatar: String? = nil, key: String = RoomVisitor.randomKey()) {
    self.name = name
    self.avatar = avatar
    self.key = key
  }

  /// Returns a new key, the 32 hexadecimal digits of 128 random bits.
  public static func randomKey() -> String { hexadecimal(SystemRandomness.bytes(16)) }

  /// The id with which the visitor appears in rooms, in the form of an account's name. No account can be registered under one.
  public var account: AccountID { AccountID(visitorKey: key) }

  /// The minimum length of a key, in bytes of UTF-8.
  package static let shortestKey = 16
}

extension AccountNumber {
  /// A Boolean value that indicates whether it is the number of a visitor, which is below zero, and not that of an account.
  package var isVisitor: Bool { self < .zero }
}

extension AccountID {
  /// The beginning of the ids of visitors, before 16 hexadecimal digits of a number of 62 bits.
  private static let visitorPrefix = "visitor:"
  private static let visitorDigits = 16

  /// Creates the id of the visitor who has a key.
  package init(visitorKey key: String) {
    let digest = SHA256.value(of: Array(("visitor:" + key).utf8))
    let number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 2
    self.init(visitor: number)
  }

  private init(visitor number: UInt64) {
    let digits = String(number, radix: 16)
    self.init(Self.visitorPrefix + String(repeating: "0", count: Self.visitorDigits - digits.count) + digits)
  }

  /// Creates the id of the visitor with a number in place of an account's; nil for the number of an account.
  package init?(visitorNumber number: AccountNumber) {
    let number = number.rawValue
    guard number < 0, number >= -(1 << 62) else { return nil }
    self.init(visitor: UInt64(-(number + 1)))
  }

  /// The visitor's number in place of an account's, which is below zero; nil for an account.
  package var visitorNumber: AccountNumber? {
    guard folded.utf8.count == Self.visitorPrefix.utf8.count + Self.visitorDigits,
      folded.utf8.starts(with: Self.visitorPrefix.utf8)
    else { return nil }
    var number: UInt64 = 0
    for byte in folded.utf8.dropFirst(Self.visitorPrefix.utf8.count) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number < 1 << 62 ? AccountNumber(rawValue: -1 - Int64(number)) : nil
  }

  /// A Boolean value that indicates whether it is the id of a visitor of rooms, who has no account.
  public var isVisitor: Bool { visitorNumber != nil }
}
