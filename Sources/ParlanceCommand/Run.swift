#if Server
  package import ParlanceCore
  package import ParlanceGateway

  /// One run of the command, without its process.
  package enum Run {
    /// The output of a run, and the exit code of its process.
    package struct Outcome: Hashable, Sendable {
      package var output = ""
      package var error = ""
      /// 0, or 1 for a failure, or 2 for wrong arguments.
      package var exitCode: Int32 = 0
    }

    /// The version that `--version` prints.
    static let version = "0.1.0-dev"

    /// Carries out what the arguments after the command's name ask for.
    ///
    /// - parameter faces: The server APIs that a gateway can speak.
    package static func run(
      _ arguments: [String], clock: some MessagingClock, faces: [any ServerFace.Type] = []
    ) -> Outcome {
      let command: Command
      do throws(UsageError) {
        command = try Command(arguments)
      } catch {
        return Outcome(error: "parlance: \(error)\n", exitCode: 2)
      }
      do throws(CommandFailure) {
        return Outcome(output: try output(of: command, clock: clock, faces))
      } catch {
        return Outcome(
          output: error.output, error: error.description.isEmpty ? "" : "parlance: \(error)\n", exitCode: error.exitCode
        )
      }
    }

    private static func output(
      of command: Command, clock: some MessagingClock, _ faces: [any ServerFace.Type]
    ) throws(CommandFailure) -> String {
      switch command {
      case .serve(let options):
        try Serve.run(options, faces)
        return ""
      case .token(let options): return try TokenCommand.run(options, now: clock.now())
      case .account(let options): return try AccountCommand.run(options)
      case .group(let options): return try GroupCommand.run(options)
      case .revoke(let options): return try RevokeCommand.run(options)
      case .broadcast(let options): return try BroadcastCommand.run(options)
      case .export(let options): return try ExportCommand.run(options, clock: clock)
      case .database(let options): return try DatabaseCommand.run(options)
      case .importing(let options): return try ArchiveImportCommand.run(options)
      case .faces(let options): return FacesCommand.run(options, faces)
      case .archive(let options): return try ArchiveCommand.run(options)
      case .convert(let options): return try ConvertCommand.run(options)
      case .fetch(let options): return try FetchCommand.run(options, clock: clock)
      case .audit(let options): return try AuditCommand.run(options)
      case .bridge(let options): return try BridgeCommand.run(options, clock: clock)
      case .completions(let options): return Completions.script(for: options.shell)
      case .help(let name): return HelpText.text(name)
      case .version(let printsJSON):
        guard printsJSON else { return "parlance \(version)\n" }
        return try JSONText.text(of: ["name": "parlance", "version": version])
      }
    }
  }
#endif
