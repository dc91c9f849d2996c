#if Server
  /// The settings of `parlance database`.
  enum DatabaseOptions: Hashable, Sendable {
    case copy(DatabaseCopyOptions)
    case upgrade(DatabaseUpgradeOptions)

    static let syntax = CommandSyntax(
      name: "database",
      summary: "Copy a hub's data from a folder into PostgreSQL, or bring its tables there to the newest version.",
      options: [
        .value("postgres", "URL", "The database in PostgreSQL. Required."),
        .value("data", "DIR", "copy: the folder, which no process uses; it is left as it is. Required."),
        .value("media", "DIR", "copy: the folder for media that all gateways have; the database unless given."),
        .flag("json", "upgrade: print a JSON object with the versions before and after."),
        .help,
      ], words: "copy|upgrade")

    init(_ values: OptionValues) throws(UsageError) {
      guard values.words.count == 1, let word = values.words.first else {
        throw UsageError("database needs a word: copy or upgrade.")
      }
      switch word {
      case "copy":
        guard !values.flag("json") else { throw UsageError("database copy has no option --json.") }
        self = .copy(try DatabaseCopyOptions(values))
      case "upgrade":
        for name in ["data", "media"] where values.text(name) != nil {
          throw UsageError("database upgrade has no option --\(name).")
        }
        self = .upgrade(try DatabaseUpgradeOptions(values))
      default: throw UsageError("\"\(word)\" is not a subcommand of database", word, among: ["copy", "upgrade"])
      }
    }
  }

  /// `parlance database`.
  enum DatabaseCommand {
    static func run(_ options: DatabaseOptions) throws(CommandFailure) -> String {
      switch options {
      case .copy(let options): try DatabaseCopy.run(options)
      case .upgrade(let options): try DatabaseUpgrade.run(options)
      }
    }
  }
#endif
