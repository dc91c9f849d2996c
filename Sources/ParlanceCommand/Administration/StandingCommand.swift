#if Server
  internal import Parlance

  /// The decisions of `parlance account` on an account, beyond its logins: bans, refused tokens, erasure.
  extension AccountOptions {
    /// A decision on an account, or on the tokens of all.
    enum Decision: Hashable, Sendable {
      case ban(String, until: Int64?, reason: String?)
      case unban(String)
      /// The account is nil for all of them.
      case refuseTokens(String?, before: Int64?)
      case erase(String, removesMessages: Bool, freesName: Bool)
    }

    static let decisionOptions: [OptionSyntax] = [
      .value("ban", "NAME", "Ban an account: its logins end, and it may not log in."),
      .value("until", "TIME", "The end of the ban, in milliseconds since 1970; without it, the ban is to be lifted."),
      .value("unban", "NAME", "Lift the ban of an account."),
      .value("refuse-tokens", "NAME", "Refuse the tokens of an account that were issued before, and end its logins."),
      .flag("refuse-all-tokens", "Refuse the tokens of all accounts that were issued before, and end all logins."),
      .value("before", "TIME", "The time before which tokens are refused, in milliseconds since 1970. Default: now."),
      .value("erase", "NAME", "Erase an account. Its messages stay and its name stays taken, unless said otherwise."),
      .flag("remove-messages", "Take the messages of the account that is erased back from everyone."),
      .flag("free-name", "Let the name of the account that is erased be registered again."),
    ]

    /// Returns the decision that the options ask for; nil if there is none.
    ///
    /// - throws: For options that belong to another one.
    static func decision(_ values: OptionValues) throws(UsageError) -> Decision? {
      var decisions: [Decision] = []
      let until = try time("until", values)
      let before = try time("before", values)
      if let name = values.text("ban") { decisions.append(.ban(name, until: until, reason: values.text("reason"))) }
      if let name = values.text("unban") { decisions.append(.unban(name)) }
      if let name = values.text("refuse-tokens") { decisions.append(.refuseTokens(name, before: before)) }
      if values.flag("refuse-all-tokens") { decisions.append(.refuseTokens(nil, before: before)) }
      if let name = values.text("erase") {
        decisions.append(
          .erase(name, removesMessages: values.flag("remove-messages"), freesName: values.flag("free-name")))
      }
      guard decisions.count < 2 else { throw UsageError("account decides one thing at a time.") }
      if until != nil, values.text("ban") == nil { throw UsageError("--until belongs to --ban.") }
      if before != nil, values.text("refuse-tokens") == nil, !values.flag("refuse-all-tokens") {
        throw UsageError("--before belongs to --refuse-tokens and --refuse-all-tokens.")
      }
      if values.flag("remove-messages") || values.flag("free-name"), values.text("erase") == nil {
        throw UsageError("--remove-messages and --free-name belong to --erase.")
      }
      return decisions.first
    }

    /// Returns the time that an option has, in milliseconds since 1970.
    static func time(_ name: String, _ values: OptionValues) throws(UsageError) -> Int64? {
      guard let text = values.text(name) else { return nil }
      guard let time = Int64(text), time >= 0 else {
        throw UsageError("--\(name) takes a time in milliseconds since 1970, and \"\(text)\" is not one.")
      }
      return time
    }
  }

  extension AccountCommand {
    static func decide(
      _ decision: AccountOptions.Decision, _ connection: AdminConnection, _ target: AdminTarget
    ) throws(CommandFailure) -> String {
      switch decision {
      case .ban(let name, let until, let reason):
        var body: [String: JSONValue] = [:]
        if let until { body["until"] = .number(JSONNumber(until)) }
        if let reason { body["reason"] = .string(reason) }
        let answer = try connection.request("PUT", ["accounts", name, "ban"], body: body)
        return try target.text(of: answer) { _ in "" }
      case .unban(let name):
        return try target.text(of: connection.request("DELETE", ["accounts", name, "ban"])) { _ in "" }
      case .refuseTokens(let name, let before):
        let path = name.map { ["accounts", $0, "tokens"] } ?? ["tokens"]
        let answer = try connection.request("DELETE", path, query: before.map { ["before": "\($0)"] } ?? [:])
        return try target.text(of: answer) { "refused before: \($0["before"]?.integer ?? 0)" }
      case .erase(let name, let removesMessages, let freesName):
        var query: [String: String] = [:]
        if removesMessages { query["messages"] = "remove" }
        if freesName { query["name"] = "free" }
        let answer = try connection.request("DELETE", ["accounts", name], query: query)
        return try target.text(of: answer) { "messages removed: \($0["messages"]?.integer ?? 0)" }
      }
    }
  }
#endif
