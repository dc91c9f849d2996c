#if Server && Remote
  import BuiltPrograms
  import Testing

  /// The samples as programs whose arguments do not begin a chat.
  @Suite struct ArgumentTests {
    @Test(arguments: Sample.allCases, ["--help", "-h"])
    func sampleThatIsAskedForHelpPrintsItAndSucceeds(_ sample: Sample, _ argument: String) async throws {
      let help = try await BuiltProgram.run(sample.rawValue, [argument])
      #expect(help.code == 0 && help.error.isEmpty && help.output.hasPrefix("usage: --account NAME "), "\(help)")
      #expect(help.output.contains("  --endpoint URL ") && help.output.contains("/revoke"))
    }

    @Test(arguments: Sample.allCases) func unknownOptionIsNamedAndFails(_ sample: Sample) async throws {
      let run = try await BuiltProgram.run(sample.rawValue, ["--acount", "ann"])
      #expect(run.code == 2 && run.output.isEmpty && run.error.contains("did you mean --account?"), "\(run)")
    }
  }
#endif
