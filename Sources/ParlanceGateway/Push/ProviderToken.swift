#if Server
  internal import ParlanceCore
  internal import ParlanceTokens

  /// The token that authenticates the gateway to APNs. The service accepts it for an hour, and refuses a provider that changes
  /// it more often than every 20 minutes.
  struct ProviderToken {
    /// The age at which it is made anew, in milliseconds.
    static let renewal: Int64 = 45 * 60_000
    /// The shortest time from one to the next, in milliseconds.
    static let pause: Int64 = 20 * 60_000

    private let key: SigningKey
    private let keyID: String
    private let teamID: String
    private var current: (text: String, issued: Timestamp)?

    /// - parameter keyID: The identifier of the key, letters and digits.
    /// - parameter teamID: The identifier of the team, letters and digits.
    init(_ key: SigningKey, keyID: String, teamID: String) {
      self.key = key
      self.keyID = keyID
      self.teamID = teamID
    }

    /// Returns the token; nil if it cannot be signed.
    mutating func text(at now: Timestamp) -> String? {
      if let current {
        let age = now.milliseconds - current.issued.milliseconds
        // A clock that was set back by much makes it one of the future.
        if age < Self.renewal && age > -Self.pause { return current.text }
      }
      return make(at: now)
    }

    /// Makes another token in the place of one that the service refused, unless that is too early.
    ///
    /// - returns: A Boolean value that indicates whether there is another one now.
    mutating func renew(refused text: String, at now: Timestamp) -> Bool {
      guard let current, current.text == text else { return true }
      guard now.milliseconds - current.issued.milliseconds >= Self.pause else { return false }
      return make(at: now) != nil
    }

    private mutating func make(at now: Timestamp) -> String? {
      let header = "{\"alg\":\"ES256\",\"kid\":\"\(keyID)\"}"
      let claims = "{\"iss\":\"\(teamID)\",\"iat\":\(now.milliseconds / 1000)}"
      guard let text = key.token(header: header, claims: claims) else { return nil }
      current = (text, now)
      return text
    }
  }
#endif
