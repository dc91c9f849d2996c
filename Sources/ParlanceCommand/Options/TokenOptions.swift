#if Server
  internal import ParlanceCore
  internal import ParlanceTokens

  /// The settings of `parlance token`.
  struct TokenOptions: Hashable, Sendable {
    /// The file of the keys, of which the first one signs.
    var key: String
    var account: AccountID
    /// The device that the token is for, if it is for one alone.
    var device: String?
    /// The time for which the token is valid, in seconds.
    var lifetime = TokenOptions.standardLifetime
    /// The rights of the bearer.
    var scope = TokenClaims.Scope.client
    /// A Boolean value that indicates whether the token is printed within a JSON object.
    var printsJSON = false

    static let standardLifetime: Int64 = 3600
    /// Ten years, in seconds.
    static let longestLifetime: Int64 = 10 * 365 * 86_400

    static let syntax = CommandSyntax(
      name: "token", summary: "Print a token with which an account can log in.",
      options: [
        .value("key", "FILE", "The keys: a JSON Web Key Set, whose first key signs, a PEM file or a secret. Required."),
        .value("account", "NAME", "The account. Required."),
        .value("device", "NAME", "The device that the token is for."),
        .value("lifetime", "SECONDS", "The time for which the token is valid; \(standardLifetime) unless given."),
        .flag("admin", "Let the bearer administer the service, too."),
        .flag("imports", "Let the bearer import archives, and do nothing else."),
        .flag("json", "Print a JSON object with the token, its account and the time at which it expires."),
        .help,
      ])

    init(key: String, account: AccountID) {
      self.key = key
      self.account = account
    }

    init(_ values: OptionValues) throws(UsageError) {
      guard let key = values.text("key"), !key.isEmpty else {
        throw UsageError("token needs --key, the file of the keys.")
      }
      guard let account = values.text("account") else { throw UsageError("token needs --account.") }
      guard AccountID(account).isValid else {
        throw UsageError("\"\(account)\" is not an account's name; one has 1 to 64 bytes without control characters.")
      }
      self.init(key: key, account: AccountID(account))
      device = values.text("device")
      if let text = values.text("lifetime") {
        guard let seconds = Int64(text), (1...Self.longestLifetime).contains(seconds) else {
          throw UsageError(
            "\"\(text)\" is not a lifetime; it is a number of seconds from 1 to \(Self.longestLifetime).")
        }
        lifetime = seconds
      }
      switch (values.flag("admin"), values.flag("imports")) {
      case (true, true): throw UsageError("A token is for one of --admin and --imports.")
      case (true, false): scope = .admin
      case (false, true): scope = .imports
      case (false, false): break
      }
      printsJSON = values.flag("json")
    }
  }
#endif
