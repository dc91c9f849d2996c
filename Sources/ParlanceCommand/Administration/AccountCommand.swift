#if Server
  internal import Parlance

  /// The settings of `parlance account`.
  struct AccountOptions: Hashable, Sendable {
    enum Action: Hashable, Sendable {
      case register(String)
      case show(String)
      case list
      case endSessions(String, reason: String?)
      case decide(Decision)
      case look(up: Lookup)
    }

    var action: Action
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "account", summary: "Register accounts, show them, end their logins, ban or erase them, on a gateway.",
      options: [
        .value("register", "NAME", "Register an account."),
        .value("show", "NAME", "Show an account and its logins."),
        .flag("list", "List the accounts in the order of their registration."),
        .value("end-sessions", "NAME", "End all logins of an account."),
        .value("reason", "TEXT", "Words for the devices whose logins end."),
      ] + lookupOptions + decisionOptions + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      let reason = values.text("reason")
      let decision = try Self.decision(values)
      let lookup = try Self.lookup(values)
      switch (values.text("register"), values.text("show"), values.flag("list"), values.text("end-sessions")) {
      case (nil, nil, false, nil) where decision != nil && lookup == nil:
        action = decision.map(Action.decide) ?? .list
      case (nil, nil, false, nil) where decision == nil && lookup != nil:
        action = lookup.map(Action.look) ?? .list
      case _ where decision != nil || lookup != nil: throw UsageError("account does one thing at a time.")
      case (let name?, nil, false, nil): action = .register(name)
      case (nil, let name?, false, nil): action = .show(name)
      case (nil, nil, true, nil): action = .list
      case (nil, nil, false, let name?): action = .endSessions(name, reason: reason)
      default:
        throw UsageError(
          "account needs one of --register, --show, --list, --profile, --contacts, --conversations, --end-sessions, "
            + "--ban, --unban, --refuse-tokens, --refuse-all-tokens and --erase.")
      }
      switch action {
      case .endSessions, .decide(.ban): break
      default: if reason != nil { throw UsageError("--reason belongs to --end-sessions and --ban.") }
      }
      target = try AdminTarget(values)
    }
  }

  /// `parlance account`.
  enum AccountCommand {
    static func run(_ options: AccountOptions) throws(CommandFailure) -> String {
      let connection = AdminConnection(options.target)
      switch options.action {
      case .register(let name):
        let answer = try connection.request("POST", ["accounts"], body: ["account": .string(name)])
        return try options.target.text(of: answer) { $0["account"]?.string ?? "" }
      case .show(let name):
        let answer = try connection.request("GET", ["accounts", name])
        return try options.target.text(of: answer) { answer in
          let sessions = answer["sessions"]?.array ?? []
          let lines = sessions.map { session in
            ["device", "platform", "style"].map { session[$0]?.string ?? "" }.joined(separator: "  ")
          }
          let isBanned = answer["ban"] != nil
          let state = isBanned ? "banned" : sessions.isEmpty ? "offline" : "online"
          return (["\(answer["account"]?.string ?? ""): \(state)"] + lines)
            .joined(separator: "\n")
        }
      case .list: return try list(connection, options.target)
      case .endSessions(let name, let reason):
        let answer = try connection.request(
          "DELETE", ["accounts", name, "sessions"], query: reason.map { ["reason": $0] } ?? [:])
        return try options.target.text(of: answer) { _ in "" }
      case .decide(let decision): return try decide(decision, connection, options.target)
      case .look(let lookup): return try look(up: lookup, connection, options.target)
      }
    }

    private static func list(_ connection: AdminConnection, _ target: AdminTarget) throws(CommandFailure) -> String {
      let names = try elements("accounts", ["accounts"], query: ["limit": "500"], connection)
      return try target.text(of: ["accounts": .array(names)]) { _ in
        names.compactMap(\.string).joined(separator: "\n")
      }
    }
  }

  extension AdminTarget {
    /// Returns what a command prints: the answer itself, or words about it.
    func text(
      of answer: [String: JSONValue], _ words: ([String: JSONValue]) -> String
    ) throws(CommandFailure) -> String {
      if printsJSON { return try JSONText.text(of: JSONValue.object(answer)) }
      let words = words(answer)
      return words.isEmpty ? "" : words + "\n"
    }
  }
#endif
