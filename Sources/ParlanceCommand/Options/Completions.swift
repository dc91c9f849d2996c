#if Server
  /// The settings of `parlance completions`.
  struct CompletionsOptions: Hashable, Sendable {
    /// A shell that can complete arguments.
    enum Shell: String, CaseIterable, Sendable {
      case bash, zsh, fish
    }

    var shell: Shell

    private static let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")

    static let syntax = CommandSyntax(
      name: "completions", summary: "Print a script with which a shell completes commands, options and their values.",
      options: [.choice("shell", "SHELL", Shell.allCases.map(\.rawValue), "The shell: \(names). Required."), .help])

    init(_ values: OptionValues) throws(UsageError) {
      guard let name = values.text("shell") else { throw UsageError("completions needs --shell: \(Self.names).") }
      guard let shell = Shell(rawValue: name) else {
        throw UsageError(
          "\"\(name)\" is not a known shell", name, among: Shell.allCases.map(\.rawValue))
      }
      self.shell = shell
    }
  }

  /// The scripts of `parlance completions`, made of the declarations of the options.
  enum Completions {
    static func script(for shell: CompletionsOptions.Shell) -> String {
      switch shell {
      case .bash: bash
      case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bash
      case .fish: fish
      }
    }

    private static let commands = Command.all.map(\.name) + ["help"]

    /// The words for an option's value that are the names of files.
    private static let files: Set = ["FILE", "DIR"]

    /// The bash completion of an option's value; zsh understands it as well.
    private static func completion(of option: OptionSyntax) -> String {
      if files.contains(option.valueName ?? "") { return "COMPREPLY=($(compgen -f -- \"$current\"))" }
      // Nothing can be known of other values.
      guard !option.choices.isEmpty else { return ":" }
      let words = "-W \"\(option.choices.joined(separator: " "))\""
      guard option.isList else { return "COMPREPLY=($(compgen \(words) -- \"$current\"))" }
      return "COMPREPLY=($(compgen -P \"${current%\"${current##*,}\"}\" \(words) -- \"${current##*,}\"))"
    }

    private static var bash: String {
      let cases = Command.all.map { syntax in
        "    \(syntax.name)) words=\"\(syntax.options.map { "--" + $0.name }.joined(separator: " "))\" ;;\n"
      }
      let values = Command.all.flatMap { syntax in
        syntax.options.filter { $0.valueName != nil }.map {
          "    \"\(syntax.name) --\($0.name)\") \(completion(of: $0)); return ;;\n"
        }
      }
      return """
        _parlance() {
          local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
          if [ "$current" = "=" ]; then
            current=""
          elif [ "$previous" = "=" ]; then
            previous="${COMP_WORDS[COMP_CWORD-2]}"
          fi
          COMPREPLY=()
          case "${COMP_WORDS[1]} $previous" in
        \(values.joined())  esac
          if [ "$COMP_CWORD" -eq 1 ]; then
            words="\(commands.joined(separator: " ")) --help --version"
          else case "${COMP_WORDS[1]}" in
            help) words="\(Command.all.map(\.name).joined(separator: " "))" ;;
        \(cases.joined())  esac; fi
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        }
        complete -F _parlance parlance

        """
    }

    private static var fish: String {
      var lines = ["complete -c parlance -f"]
      for syntax in Command.all {
        lines.append("complete -c parlance -n __fish_use_subcommand -a \(syntax.name) -d \(quoted(syntax.summary))")
        for option in syntax.options {
          let value = option.valueName.map { files.contains($0) ? " -r -F" : " -x" + values(of: option) } ?? ""
          lines.append(
            "complete -c parlance -n '__fish_seen_subcommand_from \(syntax.name)' -l \(option.name)\(value)"
              + " -d \(quoted(option.help))")
        }
      }
      lines.append(
        "complete -c parlance -n __fish_use_subcommand -a help -d \(quoted("Print the options of a command."))")
      let names = Command.all.map(\.name).joined(separator: " ")
      lines.append("complete -c parlance -n '__fish_seen_subcommand_from help' -a \(quoted(names))")
      return lines.joined(separator: "\n") + "\n"
    }

    /// The values to choose from, as fish has them.
    private static func values(of option: OptionSyntax) -> String {
      guard !option.choices.isEmpty else { return "" }
      let words = option.choices.joined(separator: " ")
      return " -a " + quoted(option.isList ? "(__fish_append , \(words))" : words)
    }

    private static func quoted(_ text: String) -> String {
      "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
  }
#endif
