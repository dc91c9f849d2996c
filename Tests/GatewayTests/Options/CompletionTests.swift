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
