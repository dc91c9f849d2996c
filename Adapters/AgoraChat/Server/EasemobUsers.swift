#if Server
  internal import CCrypto
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceTokens

  /// The values that the face keeps of a user beside the hub's account: times, and a salted digest of the password.
  struct EasemobUser {
    var created: Timestamp
    var modified: Timestamp
    /// User tokens from before this time are refused.
    var tokensSince: Timestamp
    /// nil for a user that logs in with tokens alone.
    private var password: Password?

    /// A digest that takes some time to compute, so that guesses do.
    private struct Password {
      var rounds: Int64
      var salt: [UInt8]
      var digest: [UInt8]
    }

    private static let rounds: Int64 = 20_000
    private static let size = 32

    init(at time: Timestamp, password: String?) {
      (created, modified, tokensSince) = (time, time, time)
      self.password = password.map { Self.made($0) }
    }

    mutating func set(_ password: String, at time: Timestamp) {
      self.password = Self.made(password)
      modified = time
      tokensSince = time
    }

    func isPassword(_ text: String) -> Bool {
      guard let password else { return false }
      return ConstantTime.isEqual(Self.digest(text, password.salt, password.rounds), password.digest)
    }

    private static func made(_ text: String) -> Password {
      let salt = SystemRandomness.bytes(16)
      return Password(rounds: rounds, salt: salt, digest: digest(text, salt, rounds))
    }

    private static func digest(_ text: String, _ salt: [UInt8], _ rounds: Int64) -> [UInt8] {
      var digest = [UInt8](repeating: 0, count: size)
      let bytes = Array(text.utf8).map { CChar(bitPattern: $0) }
      PKCS5_PBKDF2_HMAC(
        bytes, Int32(bytes.count), salt, Int32(salt.count), Int32(rounds), EVP_sha256(), Int32(size), &digest)
      return digest
    }

    // MARK: the store

    /// Returns what is kept of a user; nil for an account that was not registered here.
    static func find(_ account: AccountID, _ host: FaceHost) throws(MessagingError) -> EasemobUser? {
      try host.value(key(account)).flatMap { EasemobUser($0) }
    }

    /// Registers an account.
    static func register(
      _ account: AccountID, password: String?, nickname: String?, _ host: FaceHost
    ) throws(MessagingError) -> EasemobUser {
      let user = EasemobUser(at: host.clock.now(), password: password)
      try host.register(account, ProfileUpdate(nickname: nickname), keeping: try user.encoded(), key(account))
      return user
    }

    func keep(_ account: AccountID, _ host: FaceHost) throws(MessagingError) {
      try host.keep(try encoded(), Self.key(account))
    }

    static func forget(_ account: AccountID, _ host: FaceHost) throws(MessagingError) {
      try host.remove(key(account))
    }

    private static func key(_ account: AccountID) -> String { "user:\(account.folded)" }

    private init?(_ bytes: [UInt8]) {
      guard let value = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)),
        let created = value["created"]?.integer, let modified = value["modified"]?.integer,
        let since = value["since"]?.integer
      else { return nil }
      self.created = Timestamp(milliseconds: created)
      self.modified = Timestamp(milliseconds: modified)
      tokensSince = Timestamp(milliseconds: since)
      if let rounds = value["rounds"]?.integer, let salt = Self.bytes(value["salt"]),
        let digest = Self.bytes(value["digest"])
      {
        password = Password(rounds: rounds, salt: salt, digest: digest)
      }
    }

    private static func bytes(_ value: JSONValue?) -> [UInt8]? {
      value?.array?.compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }
    }

    private func encoded() throws(MessagingError) -> [UInt8] {
      var members: [String: JSONValue] = [
        "created": JSONValue(created), "modified": JSONValue(modified), "since": JSONValue(tokensSince),
      ]
      if let password {
        members["rounds"] = JSONValue(password.rounds)
        members["salt"] = .array(password.salt.map { JSONValue(Int64($0)) })
        members["digest"] = .array(password.digest.map { JSONValue(Int64($0)) })
      }
      return Array(try JSONValue.object(members).text().utf8)
    }
  }

  /// The login of apps: with the password of their user, or a token that the back end got for it.
  enum EasemobLogin {
    /// - returns: The grant; nil for an account that was not registered here.
    static func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant? {
      guard let user = try EasemobUser.find(request.account, host) else { return nil }
      if let token = try EasemobTokens.find(request.token, host) {
        guard token.account == request.account, token.issued >= user.tokensSince else {
          throw MessagingError(.invalidToken)
        }
        return TokenGrant(expiry: token.expiry, issued: token.issued)
      }
      guard user.isPassword(request.token) else { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }
  }
#endif
