#if Server
  /// The texts of `--help`, made of the declarations of the options.
  enum HelpText {
    /// Returns the help of a command, or the list of all.
    static func text(_ name: String?) -> String {
      guard let syntax = Command.all.first(where: { $0.name == name }) else { return overview }
      let lines = syntax.options.map { option in
        (["--\(option.name)"] + (option.valueName.map { [$0] } ?? [])).joined(separator: " ")
      }
      return "usage: parlance \(syntax.name)\(syntax.words.map { " " + $0 } ?? "") [options]\n\n\(syntax.summary)\n\n"
        + table(zip(lines, syntax.options.map(\.help)))
        + (syntax.notes.isEmpty ? "" : "\n" + syntax.notes.map { $0 + "\n" }.joined())
    }

    private static var overview: String {
      let commands = Command.all.map { ($0.name, $0.summary) } + [("help COMMAND", "Print the options of a command.")]
      let options = [("--help", "Print this help."), ("--version [--json]", "Print the version.")]
      return "usage: parlance COMMAND [options]\n\n" + table(commands) + "\n" + table(options)
    }

    /// Returns two columns, the second one aligned.
    private static func table(_ rows: some Sequence<(String, String)>) -> String {
      let rows = Array(rows)
      let width = rows.map(\.0.count).max() ?? 0
      return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)\n" }.joined()
    }
  }
#endif
