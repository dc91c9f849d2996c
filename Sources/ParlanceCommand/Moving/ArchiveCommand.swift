#if Server
  internal import ParlanceCore
  internal import ParlanceMoving

  /// The settings of `parlance archive`.
  struct ArchiveOptions: Hashable, Sendable {
    var files: [String]
    var isStrict: Bool
    var printsJSON: Bool

    static let syntax = CommandSyntax(
      name: "archive", summary: "Check archives: each line, and references to what none of the files has.",
      options: [
        .flag("strict", "End at the first damaged line."), .flag("json", "Print the report as JSON."), .help,
      ], words: "check FILE...")

    init(_ values: OptionValues) throws(UsageError) {
      guard values.words.first == "check" else { throw UsageError("archive needs the word check, then files.") }
      files = Array(values.words.dropFirst())
      guard !files.isEmpty else { throw UsageError("archive check needs files.") }
      isStrict = values.flag("strict")
      printsJSON = values.flag("json")
    }
  }

  /// `parlance archive check`.
  enum ArchiveCommand {
    /// Checks the files.
    ///
    /// - returns: The report.
    /// - throws: `CommandFailure` with the report if lines are damaged.
    static func run(_ options: ArchiveOptions) throws(CommandFailure) -> String {
      let report: ArchiveReport
      do throws(MessagingError) {
        report = try ArchiveCheck.run(options.files, isStrict: options.isStrict)
      } catch {
        throw CommandFailure(error.description)
      }
      let text = options.printsJSON ? report.node.jsonText() + "\n" : report.text
      guard report.isValid else {
        var failure = CommandFailure("\(report.damageCount) lines are damaged.")
        failure.output = text
        throw failure
      }
      return text
    }
  }
#endif
