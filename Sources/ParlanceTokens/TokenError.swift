#if Server
  /// A reason why a token or a key cannot be used. Neither a token nor a secret ever appears in it.
  public struct TokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure. Open: later versions may add some, so switch with a default.
    public struct Code: RawRepresentable, Hashable, Sendable, CaseIterable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      private init(_ rawValue: String) { self.rawValue = rawValue }

      /// The token is larger than 8 KiB, or not three parts of base64url with the JSON that belongs there.
      public static let malformed = Code("malformed")
      /// No key of the set has the identifier that the token names.
      public static let unknownKey = Code("unknownKey")
      /// The token's algorithm is not that of the key; `none` is refused for every key.
      public static let unsupportedAlgorithm = Code("unsupportedAlgorithm")
      /// The signature was made with another key, or over another text.
      public static let badSignature = Code("badSignature")
      /// The time of `exp` has passed.
      public static let expired = Code("expired")
      /// The time of `nbf` has not come.
      public static let notYetValid = Code("notYetValid")
      /// A claim is missing that every token must have; `detail` names it.
      public static let missingClaim = Code("missingClaim")
      /// A claim has a value that this service does not accept; `detail` names the claim.
      public static let refusedClaim = Code("refusedClaim")
      /// The key that signs is a public key, which can only verify.
      public static let cannotSign = Code("cannotSign")
      /// A key, or a file of keys, is damaged, too weak or of a kind that is not supported; `detail` says why.
      public static let invalidKey = Code("invalidKey")
      /// A file of keys cannot be read; `detail` names it and the system's reason.
      public static let unreadableKeyFile = Code("unreadableKeyFile")
      /// A file of keys can be read, or changed, by others than its owner; `detail` names it and its mode.
      public static let exposedKeyFile = Code("exposedKeyFile")

      /// All codes of this version.
      public static let allCases: [Code] = [
        .malformed, .unknownKey, .unsupportedAlgorithm, .badSignature, .expired, .notYetValid, .missingClaim,
        .refusedClaim, .cannotSign, .invalidKey, .unreadableKeyFile, .exposedKeyFile,
      ]
    }

    /// The kind of failure.
    public var code: Code
    /// The subject of the failure, for a log: a claim's name, a file's path. Never a token or a secret.
    public var detail: String

    /// Creates an error.
    public init(_ code: Code, _ detail: String = "") {
      self.code = code
      self.detail = detail
    }

    public var description: String { detail.isEmpty ? code.rawValue : "\(code.rawValue): \(detail)" }
  }
#endif
