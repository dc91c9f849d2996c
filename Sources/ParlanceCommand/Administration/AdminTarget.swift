#if Server
  internal import Foundation

  /// The gateway that a command asks, and the form of what it prints.
  struct AdminTarget: Hashable, Sendable {
    /// The gateway's address, without a path.
    var endpoint: URL
    /// A token of the scope `admin`, or `imports` for imports; nil for a gateway whose API is open.
    var token: String?
    /// A Boolean value that indicates whether the result is printed as the API's JSON.
    var printsJSON: Bool

    static let standardEndpoint = "http://\(ListenAddress.standard)"
    /// The variable that has the token unless an argument does: arguments are shown to everybody on the machine.
    static let tokenVariable = "PARLANCE_ADMIN_TOKEN"

    /// An option that has a token, and the variable that has it unless the option is given.
    struct TokenOption: Hashable, Sendable {
      var name: String
      var variable: String

      static let administration = TokenOption(name: "admin-token", variable: AdminTarget.tokenVariable)
      static let imports = TokenOption(name: "import-token", variable: "PARLANCE_IMPORT_TOKEN")
    }

    /// The options of every command that asks a gateway.
    static let options: [OptionSyntax] = [
      .value("endpoint", "URL", "The gateway's address; \(standardEndpoint) unless given."),
      .value("admin-token", "TOKEN", "A token of the scope admin; that of \(tokenVariable) unless given."),
      .flag("json", "Print what the gateway answers, as JSON."),
      .help,
    ]

    init(
      _ values: OptionValues, token option: TokenOption = .administration,
      variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UsageError) {
      let text = values.text("endpoint") ?? Self.standardEndpoint
      endpoint = try Self.url(text)
      token = values.text(option.name) ?? variables[option.variable]
      if let token {
        guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
          throw UsageError("The token of --\(option.name) or \(option.variable) is malformed.")
        }
      }
      printsJSON = values.flag("json")
    }

    /// Reads an address; those of apps, with `ws` and `wss`, are understood, too.
    private static func url(_ text: String) throws(UsageError) -> URL {
      let schemes = ["http": "http", "https": "https", "ws": "http", "wss": "https"]
      guard var components = URLComponents(string: text), let scheme = schemes[components.scheme?.lowercased() ?? ""],
        components.host?.isEmpty == false, ["", "/"].contains(components.path), components.query == nil,
        components.user == nil, components.fragment == nil
      else { throw UsageError("\"\(text)\" is not the address of a gateway, such as \(standardEndpoint).") }
      components.scheme = scheme
      components.path = ""
      guard let url = components.url else { throw UsageError("\"\(text)\" is not the address of a gateway.") }
      return url
    }
  }
#endif
