#if Server && Remote
  import BuiltPrograms
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
    private func completions(_ words: String...) async throws -> Set<String> {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let program =
        script("bash")
        + "COMP_WORDS=(parlance \(quoted)); COMP_CWORD=\(words.count); _parlance; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
      let run = try await BuiltProgram.run(URL(fileURLWithPath: "/bin/bash"), ["-c", program])
      #expect(run.code == 0)
      return Set(run.output.split(separator: "\n").map(String.init))
    }

    @Test func commandsAreCompleted() async throws {
      #expect(try await completions("") == Set(Command.all.map(\.name)).union(["help", "--help", "--version"]))
      #expect(try await completions("gr") == ["group"])
      #expect(try await completions("help", "ex") == ["export"])
    }

    @Test func optionsAreThoseOfTheCommand() async throws {
      for syntax in Command.all {
        let found = try await completions(syntax.name, "--")
        #expect(found == Set(syntax.options.map { "--" + $0.name }), "\(syntax.name)")
      }
    }

    @Test func filesAreCompleted() async throws {
      #expect(try await completions("serve", "--config", "/bin/bas").contains("/bin/bash"))
    }

    @Test func valuesAreCompleted() async throws {
      #expect(try await completions("serve", "--log-level", "") == ["debug", "notice", "warning", "error"])
      #expect(try await completions("serve", "--data", "d", "--log-level", "w") == ["warning"])
      // bash splits a word at an equals sign.
      #expect(try await completions("serve", "--log-level", "=", "e") == ["error"])
      #expect(try await completions("serve", "--push", "") == ["log"])
      #expect(try await completions("completions", "--shell", "") == ["bash", "zsh", "fish"])
      #expect(try await completions("serve", "--webhook-events", "hub") == ["hub.started"])
      let list = "message.accepted,account.on"
      #expect(try await completions("serve", "--webhook-events", list) == ["message.accepted,account.online"])
      // Other values have no completions, and options are not values.
      #expect(try await completions("serve", "--listen", "") == [])
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
      #expect(outcome.exitCode == 2 && outcome.error.contains("\"csh\" is not a known shell"))
    }
  }
#endif
