#if Server
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceCommand

  /// The scripts for shells, as the shells themselves read them.
  @Suite struct CompletionTests {
    private func script(_ shell: String) -> String {
      Run.run(["completions", "--shell", shell], clock: ManualClock()).output
    }

    /// Returns what bash completes the last of some words with.
    private func completions(_ words: String...) throws -> Set<String> {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let program =
        script("bash")
        + "COMP_WORDS=(parlance \(quoted)); COMP_CWORD=\(words.count); _parlance; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", program]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return Set(text.split(separator: "\n").map(String.init))
    }

    @Test func commandsAreCompleted() throws {
      #expect(try completions("") == Set(Command.all.map(\.name)).union(["help", "--help", "--version"]))
      #expect(try completions("gr") == ["group"])
      #expect(try completions("help", "ex") == ["export"])
    }

    @Test func optionsAreThoseOfTheCommand() throws {
      for syntax in Command.all {
        #expect(try completions(syntax.name, "--") == Set(syntax.options.map { "--" + $0.name }), "\(syntax.name)")
      }
    }

    @Test func filesAreCompleted() throws {
      #expect(try completions("serve", "--config", "/bin/bas").contains("/bin/bash"))
    }

    @Test func valuesAreCompleted() throws {
      #expect(try completions("serve", "--log-level", "") == ["debug", "notice", "warning", "error"])
      #expect(try completions("serve", "--data", "d", "--log-level", "w") == ["warning"])
      // bash splits a word at an equals sign.
      #expect(try completions("serve", "--log-level", "=", "e") == ["error"])
      #expect(try completions("serve", "--push", "") == ["log"])
      #expect(try completions("completions", "--shell", "") == ["bash", "zsh", "fish"])
      #expect(try completions("serve", "--webhook-events", "hub") == ["hub.started"])
      let list = "message.accepted,account.on"
      #expect(try completions("serve", "--webhook-events", list) == ["message.accepted,account.online"])
      // Other values have no completions, and options are not values.
      #expect(try completions("serve", "--listen", "") == [])
      let lines = script("fish").split(separator: "\n")
      #expect(lines.contains { $0.contains(" -l log-level -x -a 'debug notice warning error' ") })
      #expect(lines.contains { $0.contains("from help' -a 'serve token ") })
    }

    @Test func everyOptionIsInTheScriptForFish() {
      let lines = script("fish").split(separator: "\n")
      for syntax in Command.all {
        for option in syntax.options {
          #expect(lines.contains { $0.contains("from \(syntax.name)'") && $0.contains(" -l \(option.name) ") })
        }
      }
      #expect(lines.allSatisfy { $0.hasPrefix("complete -c parlance ") })
    }

    @Test func otherShellsAreRefused() {
      #expect(Run.run(["completions"], clock: ManualClock()).exitCode == 2)
      let outcome = Run.run(["completions", "--shell", "csh"], clock: ManualClock())
      #expect(outcome.exitCode == 2 && outcome.error.contains("\"csh\" is no shell"))
    }
  }
#endif
