#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The tokens that the face issues: random texts, of which the hub's store has a digest.
  ///
  /// A digest without salt is enough for what has 256 random bits.
  enum EasemobTokens {
    /// The values that the face keeps of a token.
    struct Kept {
      /// The user of a user token; nil for a token of the app.
      var account: AccountID?
      var issued: Timestamp
      /// nil if it does not expire.
      var expiry: Timestamp?
    }

    /// The default lifetime, in seconds: 60 days.
    private static let lifetime: Int64 = 5_184_000
    private static let longestLifetime: Int64 = 100 * 365 * 86_400
    /// The time for which an expired token is distinguished from a wrong one, in milliseconds.
    private static let memory: Int64 = 7 * 86_400_000

    /// Issues a token.
    ///
    /// - parameter ttl: The lifetime in seconds; 0 for ever, nil for the default.
    /// - returns: The token, and the seconds until it expires.
    static func issue(
      for account: AccountID?, ttl: Int64?, _ host: FaceHost
    ) throws(MessagingError) -> (token: String, seconds: Int64) {
      let seconds = min(ttl ?? lifetime, longestLifetime)
      let token = "YWMt" + hexadecimal(SystemRandomness.bytes(32))
      let now = host.clock.now()
      let expiry = seconds == 0 ? nil : now.advanced(byMilliseconds: seconds * 1000)
      var members: [String: JSONValue] = ["issued": JSONValue(now)]
      members.set("user", account?.name)
      if let expiry { members["expires"] = JSONValue(expiry) }
      try host.keep(
        Array(try JSONValue.object(members).text().utf8), key(token),
        until: expiry?.advanced(byMilliseconds: memory))
      return (token, seconds == 0 ? longestLifetime : seconds)
    }

    /// Returns what is kept of a token, also of an expired one; nil for a token that was not issued here.
    static func find(_ token: String, _ host: FaceHost) throws(MessagingError) -> Kept? {
      guard let bytes = try host.value(key(token)),
        let value = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)),
        let issued = value["issued"]?.integer
      else { return nil }
      return Kept(
        account: value["user"]?.string.map { AccountID($0) }, issued: Timestamp(milliseconds: issued),
        expiry: value["expires"]?.integer.map { Timestamp(milliseconds: $0) })
    }

    private static func key(_ token: String) -> String {
      "token:" + hexadecimal(SHA256.value(of: Array(token.utf8)))
    }
  }
#endif
