#if Server
  internal import Suggestions

  /// One run of the command: what its arguments ask for.
  enum Command: Hashable, Sendable {
    case serve(ServeOptions)
    case token(TokenOptions)
    case account(AccountOptions)
    case group(GroupOptions)
    case revoke(RevokeOptions)
    case broadcast(BroadcastOptions)
    case export(ExportOptions)
    case database(DatabaseOptions)
    case importing(ArchiveImportOptions)
    case faces(FacesOptions)
    case archive(ArchiveOptions)
    case convert(ConvertOptions)
    case fetch(FetchOptions)
    case audit(AuditArguments)
    case bridge(BridgeOptions)
    case completions(CompletionsOptions)
    /// Prints the help of a command, or of all.
    case help(String?)
    case version(printsJSON: Bool)

    /// The commands that have options.
    static let all = [
      ServeOptions.syntax, TokenOptions.syntax, AccountOptions.syntax, GroupOptions.syntax, RevokeOptions.syntax,
      BroadcastOptions.syntax, ExportOptions.syntax, FetchOptions.syntax, ConvertOptions.syntax, AuditArguments.syntax,
      ArchiveOptions.syntax, ArchiveImportOptions.syntax, BridgeOptions.syntax, DatabaseOptions.syntax,
      FacesOptions.syntax, CompletionsOptions.syntax,
    ]

    private static let names = all.map(\.name).joined(separator: ", ")

    /// Reads the arguments after the command's own name.
    init(_ arguments: [String]) throws(UsageError) {
      guard let first = arguments.first else {
        throw UsageError("No command is given; there are \(Self.names) and help.")
      }
      let rest = arguments.dropFirst()
      switch first {
      case "--help", "-h", "help": self = try Self.help(rest)
      case "--version":
        let syntax = CommandSyntax(name: "--version", summary: "", options: [.flag("json", "")])
        self = .version(printsJSON: try syntax.values(rest).flag("json"))
      default:
        guard let syntax = Self.all.first(where: { $0.name == first }) else {
          throw Self.unknown(first, also: ["help"])
        }
        let values = try syntax.values(rest)
        self = values.flag("help") ? .help(first) : try Self.command(first, values)
      }
    }

    private static func command(_ name: String, _ values: OptionValues) throws(UsageError) -> Command {
      switch name {
      case "serve": .serve(try ServeOptions(values))
      case "token": .token(try TokenOptions(values))
      case "account": .account(try AccountOptions(values))
      case "group": .group(try GroupOptions(values))
      case "revoke": .revoke(try RevokeOptions(values))
      case "broadcast": .broadcast(try BroadcastOptions(values))
      case "export": .export(try ExportOptions(values))
      case "database": .database(try DatabaseOptions(values))
      case "import": .importing(try ArchiveImportOptions(values))
      case "faces": .faces(FacesOptions(values))
      case "archive": .archive(try ArchiveOptions(values))
      case "convert": .convert(try ConvertOptions(values))
      case "fetch": .fetch(try FetchOptions(values))
      case "audit": .audit(try AuditArguments(values))
      case "bridge": .bridge(try BridgeOptions(values))
      case "completions": .completions(try CompletionsOptions(values))
      default: throw UsageError("\"\(name)\" is not a command.")
      }
    }

    private static func unknown(_ name: String, also further: [String]) -> UsageError {
      let known = all.map(\.name) + further
      let question = Suggestion.question(name, among: known).map { " \($0) There are " } ?? " there are "
      let list = ([names] + further).joined(separator: " and ")
      return UsageError("\"\(name)\" is not a command;\(question)\(list).")
    }

    private static func help(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
      guard let name = rest.first else { return .help(nil) }
      guard rest.count == 1 else { throw UsageError("help explains one command at a time.") }
      guard all.contains(where: { $0.name == name }) else {
        throw unknown(name, also: [])
      }
      return .help(name)
    }
  }
#endif
