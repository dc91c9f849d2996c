#if Server
  internal import Foundation
  internal import ParlanceAudit
  internal import ShippedAudits

  /// The settings of `parlance audit`.
  struct AuditArguments: Hashable, Sendable {
    var paths: [String]
    var includesDependencies: Bool
    var printsJSON: Bool
    /// The file for the report as a page.
    var page: String?
    /// The program that reads Swift; `none` for names alone, nil for the one beside this program.
    var swiftReader: String?

    static let syntax = CommandSyntax(
      name: "audit", summary: "Report which symbols of a vendor's SDK an app uses, and which of them are absent here.",
      options: [
        .flag("json", "Print the report as JSON."),
        .value("html", "FILE", "Also write the report as one page."),
        .flag("include-dependencies", "Read Pods, Carthage and node_modules, too."),
        .value("swift-reader", "FILE", "The program that reads Swift; the one beside this command unless given."),
        .help,
      ], words: "PATH...",
      notes: [
        "Paths are folders or files of an app. \"make swift-reader\" builds the program that reads Swift with the",
        "compiler's parser; without it, and with --swift-reader none, Swift is read by names only.", "",
        "Exits with 0 if nothing is absent, 1 if a symbol is absent or a delegate's method would never be called,",
        "and 2 for wrong arguments or a path that cannot be read.",
      ])

    init(_ values: OptionValues) throws(UsageError) {
      paths = values.words
      guard !paths.isEmpty else { throw UsageError("audit needs paths: folders or files of an app.") }
      includesDependencies = values.flag("include-dependencies")
      printsJSON = values.flag("json")
      page = values.text("html")
      guard page != "" else { throw UsageError("--html needs a file.") }
      swiftReader = values.text("swift-reader")
    }
  }

  /// `parlance audit`.
  enum AuditCommand {
    /// Audits the paths.
    ///
    /// - returns: The report, if nothing is absent.
    /// - throws: `CommandFailure` with the report and the exit code otherwise.
    static func run(_ options: AuditArguments) throws(CommandFailure) -> String {
      let report = Audit.run(
        AuditOptions(
          paths: options.paths, includesDependencies: options.includesDependencies, swiftReader: try reader(options)),
        AuditKnowledge(ShippedAudits.all))
      if let page = options.page {
        do { try Data(report.html.utf8).write(to: URL(fileURLWithPath: page), options: .atomic) } catch {
          var failure = CommandFailure("\(page) cannot be written.")
          failure.exitCode = 2
          throw failure
        }
      }
      let text = options.printsJSON ? report.json : report.text
      guard report.exitCode == 0 else {
        let words = report.exitCode == 2 ? "\(report.unreadable.sorted().joined(separator: ", ")) cannot be read." : ""
        var failure = CommandFailure(words)
        failure.output = text
        failure.exitCode = report.exitCode
        throw failure
      }
      return text
    }

    /// Returns the program that reads Swift; nil for none.
    private static func reader(_ options: AuditArguments) throws(CommandFailure) -> String? {
      if let program = options.swiftReader {
        if program == "none" { return nil }
        guard FileManager.default.isExecutableFile(atPath: program) else {
          var failure = CommandFailure("\(program) is not a program.")
          failure.exitCode = 2
          throw failure
        }
        return program
      }
      guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
      let program = own.deletingLastPathComponent().appendingPathComponent("parlance-swift-reader").path
      return FileManager.default.isExecutableFile(atPath: program) ? program : nil
    }
  }
#endif
