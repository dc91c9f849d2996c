#if Server
  internal import Suggestions

  /// An option: its name, the value that it takes, and a line of help.
  struct OptionSyntax: Sendable {
    /// The name, without the hyphens before it.
    let name: String
    /// The word for the option's value in the help; nil for one that is on or off.
    let valueName: String?
    let help: String
    /// The values to choose from; empty if there are others.
    var choices: [String] = []
    /// A Boolean value that indicates whether the value is a list of choices with commas between.
    var isList = false
    /// A Boolean value that indicates whether the option may be given several times; its values have commas between them then.
    var isRepeatable = false

    /// Declares an option with a value.
    static func value(_ name: String, _ valueName: String, _ help: String) -> OptionSyntax {
      OptionSyntax(name: name, valueName: valueName, help: help)
    }

    /// Declares an option with a value that may be given several times.
    static func values(_ name: String, _ valueName: String, _ help: String) -> OptionSyntax {
      OptionSyntax(name: name, valueName: valueName, help: help, isRepeatable: true)
    }

    /// Declares an option with values to choose from.
    static func choice(
      _ name: String, _ valueName: String, _ choices: [String], _ help: String, isList: Bool = false
    ) -> OptionSyntax {
      OptionSyntax(name: name, valueName: valueName, help: help, choices: choices, isList: isList)
    }

    /// Declares an option that is on or off.
    static func flag(_ name: String, _ help: String) -> OptionSyntax {
      OptionSyntax(name: name, valueName: nil, help: help)
    }

    static let help = OptionSyntax.flag("help", "Print this help.")
  }

  /// An option's value, as the arguments or a file give it.
  enum OptionValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    /// The words that are not options.
    case words([String])
  }

  /// The values of options by name.
  typealias OptionValues = [String: OptionValue]

  extension OptionValues {
    func text(_ name: String) -> String? {
      if case .text(let text)? = self[name] { text } else { nil }
    }

    func flag(_ name: String) -> Bool { self[name] == .flag(true) }

    /// The words that are not options, in order.
    var words: [String] { if case .words(let words)? = self[""] { words } else { [] } }
  }

  /// A command with its options.
  struct CommandSyntax: Sendable {
    let name: String
    let summary: String
    let options: [OptionSyntax]
    /// The words that the command takes besides options, for the help; nil for one that takes none.
    var words: String?
    /// Lines after the options in the help.
    var notes: [String] = []

    /// Reads arguments.
    ///
    /// - parameter arguments: `--name value`, `--name=value`, `--name` of what is on or off; also `--name=false`.
    func values(_ arguments: some Sequence<String>) throws(UsageError) -> OptionValues {
      var values: OptionValues = [:]
      var rest = Array(arguments)[...]
      while var argument = rest.popFirst() {
        if argument == "-o", options.contains(where: { $0.name == "output" }) { argument = "--output" }
        if argument == "-h" {
          values["help"] = .flag(true)
          continue
        }
        if words != nil, !argument.hasPrefix("-") {
          values[""] = .words(values.words + [argument])
          continue
        }
        guard argument.hasPrefix("--") else {
          let question = Suggestion.question(argument, among: options.map(\.name), mark: "--").map { " " + $0 } ?? ""
          throw UsageError(
            "\(name) takes options only, and \"\(argument)\" is not one;\(question) see parlance help \(name).")
        }
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let optionName = String(parts[0])
        guard let option = options.first(where: { $0.name == optionName }) else {
          throw UsageError(
            "--\(optionName) is not an option of \(name)", optionName, among: options.map(\.name), mark: "--")
        }
        let earlier = values.text(optionName)
        guard values[optionName] == nil || option.isRepeatable else {
          throw UsageError("--\(optionName) is given twice.")
        }
        values[optionName] = try Self.value(of: option, attached: parts.dropFirst().first.map(String.init), &rest)
        if let earlier, let text = values.text(optionName) { values[optionName] = .text(earlier + "," + text) }
      }
      return values
    }

    private static func value(
      of option: OptionSyntax, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> OptionValue {
      guard let valueName = option.valueName else {
        guard let attached else { return .flag(true) }
        guard attached == "true" || attached == "false" else {
          throw UsageError("--\(option.name) is true or false, not \"\(attached)\".")
        }
        return .flag(attached == "true")
      }
      if let attached { return .text(attached) }
      guard let next = rest.first, !next.hasPrefix("--") else {
        throw UsageError("--\(option.name) needs a value, \(valueName).")
      }
      rest = rest.dropFirst()
      return .text(next)
    }
  }
#endif
