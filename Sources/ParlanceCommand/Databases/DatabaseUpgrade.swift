#if Server
  internal import ParlanceCore

  #if Cluster
    internal import ParlancePostgreSQL
  #endif

  /// The settings of `parlance database upgrade`.
  struct DatabaseUpgradeOptions: Hashable, Sendable {
    /// The address of the database.
    var postgres: String
    /// A Boolean value that indicates whether the versions are printed within a JSON object.
    var printsJSON: Bool

    init(_ values: OptionValues) throws(UsageError) {
      guard let url = try ServeOptions.postgres(values) else {
        throw UsageError("database upgrade needs --postgres, the address of the database.")
      }
      postgres = url
      printsJSON = values.flag("json")
    }
  }

  /// `parlance database upgrade`.
  enum DatabaseUpgrade {
    /// Upgrades the database, which any number of processes may do at once.
    static func run(_ options: DatabaseUpgradeOptions) throws(CommandFailure) -> String {
      #if Cluster
        let versions: (before: Int, after: Int)
        do throws(MessagingError) {
          versions = try PostgreSQLHubTables.migrate(url: options.postgres)
        } catch {
          throw CommandFailure(error.description)
        }
        let (before, after) = versions
        if options.printsJSON { return try JSONText.text(of: ["before": before, "after": after]) }
        if before == after { return "The database has version \(after), the newest one.\n" }
        return before == 0
          ? "The tables were made, in version \(after).\n" : "The database went from version \(before) to \(after).\n"
      #else
        throw CommandFailure("This command was built without the trait Cluster.")
      #endif
    }
  }
#endif
