/// The name of an account: compared without regard to case and Unicode normalization, shown as registered.
public struct AccountID: Sendable, CustomStringConvertible {
  /// The name as it was written.
  public let name: String
  /// The name as it is compared: lower case, in Unicode normalization form C.
  public let folded: String

  /// Creates the id of an account.
  ///
  /// - parameter name: 1 to 64 bytes of UTF-8; checked where it is used, not here.
  public init(_ name: String) {
    self.name = name
    folded = CanonicalName.folded(name)
  }

  public var description: String { name }

  /// A Boolean value that indicates whether the hub accepts the name: 1 to 64 bytes, without control characters, with
  /// one lower-case form.
  public var isValid: Bool { CanonicalName.isValidAccount(name) }

  /// The same account, its name in Unicode normalization form C.
  package var normalized: AccountID {
    CanonicalName.isPlain(name) ? self : AccountID(CanonicalName.normalized(name))
  }

  /// The same account in its one form; nil if the hub does not accept the name.
  package var canonical: AccountID? {
    if CanonicalName.isPlain(name) { return self }
    return isValid ? normalized : nil
  }
}

extension AccountID: Hashable {
  public static func == (left: AccountID, right: AccountID) -> Bool { left.folded == right.folded }
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

extension AccountID: Comparable {
  public static func < (left: AccountID, right: AccountID) -> Bool { left.folded < right.folded }
}

extension AccountID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// A conversation as one of its participants names it.
public enum ConversationID: Hashable, Sendable {
  /// A conversation of two accounts, named by the other one.
  case direct(AccountID)
  /// A group: members are kept, and receive messages while they are away.
  case group(String)
  /// A room: only those who are in it at the time receive a message.
  case room(String)

  /// The name alone: the peer's account, the group's or the room's id.
  public var name: String {
    switch self {
    case .direct(let peer): peer.name
    case .group(let id), .room(let id): id
    }
  }

  /// The same conversation, its name in Unicode normalization form C.
  package var normalized: ConversationID {
    switch self {
    case .direct(let peer): .direct(peer.normalized)
    case .group(let id): .group(CanonicalName.normalized(id))
    case .room(let id): .room(CanonicalName.normalized(id))
    }
  }

  /// A Boolean value that indicates whether the hub accepts the name.
  package var isValid: Bool {
    switch self {
    case .direct(let peer): peer.isValid
    case .group(let id), .room(let id): CanonicalName.isValid(id)
    }
  }

  /// The same conversation, its name in its one form; nil if the hub does not accept it.
  package var canonical: ConversationID? {
    if CanonicalName.isPlain(name) { return self }
    return isValid ? normalized : nil
  }

  /// The kind of conversation.
  public var kind: ConversationKind {
    switch self {
    case .direct: .direct
    case .group: .group
    case .room: .room
    }
  }

  /// Creates a conversation from its kind and name.
  public init(kind: ConversationKind, name: String) {
    switch kind {
    case .direct: self = .direct(AccountID(name))
    case .group: self = .group(name)
    case .room: self = .room(name)
    }
  }
}

/// The kinds of conversation.
public enum ConversationKind: UInt8, Sendable, CaseIterable {
  case direct = 0
  case group = 1
  case room = 2
}

/// A message's identity, the same in every style and on every device.
public struct MessageID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The id: any string of 1 to 64 bytes; generated ones are 32 lower-case hexadecimal digits.
  public let string: String

  /// Creates an id from one that exists or that an app chose.
  public init(_ string: String) { self.string = string }
  public init(stringLiteral value: String) { string = value }

  public var description: String { string }

  /// A Boolean value that indicates whether the hub accepts the id: 1 to 64 bytes, without control characters.
  public var isValid: Bool { CanonicalName.isValid(string) }

  /// The same id in Unicode normalization form C.
  package var normalized: MessageID { MessageID(CanonicalName.normalized(string)) }

  /// The id in its one form; nil if the hub does not accept it.
  package var canonical: MessageID? {
    if CanonicalName.isPlain(string) { return self }
    return isValid ? normalized : nil
  }

  /// Generates a new id: 48 bits of milliseconds, then 80 random bits, so that ids of one time lie together in an
  /// index.
  ///
  /// - parameter time: The time to lead with.
  public static func generate(at time: Timestamp) -> MessageID {
    var random = SystemRandomness()
    let high = UInt64(truncatingIfNeeded: time.milliseconds) << 16 | (random.next() & 0xFFFF)
    let low: UInt64 = random.next()
    let string = String(unsafeUninitializedCapacity: 32) { buffer in
      for index in 0..<16 {
        buffer[index] = hexadecimalDigit(high >> UInt64(60 - 4 * index))
        buffer[index + 16] = hexadecimalDigit(low >> UInt64(60 - 4 * index))
      }
      return 32
    }
    return MessageID(string)
  }

  @inline(__always) private static func hexadecimalDigit(_ value: UInt64) -> UInt8 {
    let digit = UInt8(value & 0xF)
    return digit < 10 ? digit + 0x30 : digit + 0x57
  }
}

/// One installation of an app, as it names itself at login.
public struct DeviceID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let string: String
  /// Creates the id of an installation.
  public init(_ string: String) { self.string = string }
  public init(stringLiteral value: String) { string = value }
  public var description: String { string }
}

/// The kind of machine that a device is.
public enum Platform: UInt8, Sendable, CaseIterable {
  case unknown = 0
  case android = 1
  case iOS = 2
  case windows = 3
  case web = 4
  case server = 5
  case macOS = 6
  case linux = 7

  /// The platform that this code was built for.
  public static var current: Platform {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
      .iOS
    #elseif os(macOS)
      .macOS
    #elseif os(Windows)
      .windows
    #elseif os(Android)
      .android
    #elseif os(Linux)
      .linux
    #else
      .unknown
    #endif
  }
}
