#if Server && Remote
  import BuiltPrograms
  import Foundation
  import TestSupport
  import Testing

  /// The demo with each app in a process of its own: every style talks with every other through one gateway.
  @Suite struct DemoTests {
    @Test func appsOfAllStylesInProcessesOfTheirOwn() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let demo = try await BuiltProgram.run("parlance-demo", ["--endpoint", hub.url.absoluteString])
      #expect(demo.code == 0, "\(demo.output) \(demo.error)")
      #expect(demo.output.contains("callbacks, all as expected"))
      #expect(await hub.end(SIGTERM) == 0)
    }

    @Test func gatewayThatCannotBeReachedIsNamed() async throws {
      // A free port: that of a gateway that has just ended.
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let address = hub.url.absoluteString
      await hub.end(SIGTERM)
      let demo = try await BuiltProgram.run("parlance-demo", ["--endpoint", address])
      #expect(demo.code == 1 && demo.error.contains("the gateway \(address) cannot be reached"), "\(demo.error)")
      #expect(demo.output.isEmpty)
    }

    @Test func gatewayWithoutRegistrationIsNamed() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"), options: [])
      let demo = try await BuiltProgram.run("parlance-demo", ["--endpoint", hub.url.absoluteString])
      #expect(demo.code == 1 && demo.error.contains("start it with --open-registration"), "\(demo.error)")
      await hub.end(SIGTERM)
    }

    @Test(arguments: [
      ("http://x", "a gateway's address begins with ws:// or, with TLS, wss://; \"http://x\" has http://"),
      ("127.0.0.1:7788", "\"127.0.0.1:7788\" is not the address of a gateway, such as ws://127.0.0.1:7788"),
      ("ws:", "\"ws:\" is not the address of a gateway"),
    ])
    func addressOfAnotherSchemeIsRefused(_ address: String, _ words: String) async throws {
      let demo = try await BuiltProgram.run("parlance-demo", ["--endpoint", address])
      #expect(demo.code == 2 && demo.error.contains(words), "\(demo)")
    }

    @Test(arguments: [("parlance-demo", "--endpoint"), ("parlance-bench", "--messages")])
    func programsExplainThemselves(_ program: String, _ option: String) async throws {
      for argument in ["--help", "-h"] {
        let help = try await BuiltProgram.run(program, [argument])
        #expect(help.code == 0 && help.error.isEmpty && help.output.hasPrefix("usage: \(program) "))
        #expect(help.output.contains("  \(option) ") && help.output.contains("--help "))
      }
      let arguments = (program == "parlance-bench" ? ["embedded"] : []) + [String(option.dropLast())]
      let mistaken = try await BuiltProgram.run(program, arguments)
      #expect(mistaken.code == 2 && mistaken.error.contains("did you mean \(option)?"), "\(mistaken.error)")
    }

    @Test func playExplainsItself() async throws {
      for argument in ["--help", "-h"] {
        let help = try await BuiltProgram.run("parlance-play", [argument])
        #expect(help.code == 0 && help.error.isEmpty && help.output.contains("  --port NUMBER "), "\(help)")
      }
      let mistaken = try await BuiltProgram.run("parlance-play", ["--prot"])
      #expect(mistaken.code == 2 && mistaken.output.isEmpty && mistaken.error.contains("did you mean --port?"))
    }

    @Test func measurementsAreProposed() async throws {
      let bench = try await BuiltProgram.run("parlance-bench", ["gatway"])
      #expect(bench.code == 2 && bench.error.contains("gatway is not a measurement; did you mean gateway?"))
    }
  }
#endif
