#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceTokens

  /// The tokens with which accounts log in: opaque texts, of which the hub's store has a salted digest.
  struct NIMTokens: Sendable {
    private static let saltSize = 16

    /// Returns whether a token is that of an account; nil for an account that was not given one here.
    func check(_ token: String, of account: AccountID, _ host: FaceHost) throws(MessagingError) -> Bool? {
      guard let known = try host.value(Self.key(account)) else { return nil }
      let salt = Array(known.prefix(Self.saltSize))
      return ConstantTime.isEqual(Self.digest(token, salt), Array(known.dropFirst(salt.count)))
    }

    /// Sets an account's token. The one before is refused from then on; logins go on.
    func set(_ token: String, of account: AccountID, _ host: FaceHost) throws(MessagingError) {
      try host.keep(Self.kept(token), Self.key(account))
    }

    /// Registers an account that logs in with a token.
    func register(
      _ account: AccountID, _ profile: ProfileUpdate, token: String, _ host: FaceHost
    ) throws(MessagingError) {
      try host.register(account, profile, keeping: Self.kept(token), Self.key(account))
    }

    /// Returns a new token: 32 lower-case hexadecimal digits.
    func make() -> String { hexadecimal(SystemRandomness.bytes(16)) }

    /// Returns what is kept of a token: a salt, and the digest of both.
    private static func kept(_ token: String) -> [UInt8] {
      let salt = SystemRandomness.bytes(saltSize)
      return salt + digest(token, salt)
    }

    private static func key(_ account: AccountID) -> String { "token:\(account.folded)" }

    private static func digest(_ token: String, _ salt: [UInt8]) -> [UInt8] {
      SHA256.value(of: salt + Array(token.utf8))
    }
  }
#endif
