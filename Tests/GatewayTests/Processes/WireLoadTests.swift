#if Server && Remote && os(Linux)
  import BuiltPrograms
  import Foundation
  import Parlance
  import ParlanceGateway
  import TestSupport
  import Testing

  /// The load of the benchmark, which speaks the protocol by itself.
  @Suite struct WireLoadTests {
    @Test(arguments: [
      ("pairs", ["--pairs", "3", "--outstanding", "8", "--messages", "300"], "messages 300\n"),
      ("group", ["--members", "5", "--outstanding", "4", "--messages", "50"], "deliveries 200\n"),
      ("latency", ["--pairs", "2", "--idle", "20", "--rate", "200", "--seconds", "1"], "messages 200\n"),
    ])
    func gatewayCarriesTheLoad(_ load: String, _ options: [String], _ expected: String) async throws {
      let outcome = try await run(load, options, HubSettings())
      #expect(outcome.code == 0)
      #expect(outcome.error.isEmpty)
      #expect(outcome.output.contains(expected))
      #expect(outcome.output.contains("serverProcessorSeconds "))
    }

    @Test func refusedRequestFailsTheLoad() async throws {
      var settings = HubSettings()
      settings.registersAtLogin = false
      let outcome = try await run("pairs", ["--pairs", "1"], settings)
      #expect(outcome.code == 1)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.contains("the server refused request 1 of receiver0: accountNotFound"))
    }

    private func run(
      _ load: String, _ options: [String], _ settings: HubSettings
    ) async throws -> BuiltProgram.Outcome {
      let environment = MessagingEnvironment.inMemory(settings: settings)
      defer { environment.shutDown() }
      let gateway = try GatewayServer(environment)
      defer { gateway.stop() }
      let own = ProcessInfo.processInfo.processIdentifier
      return try await BuiltProgram.run(
        "parlance-wire-load", [load, "--port", String(gateway.port), "--server", String(own)] + options)
    }
  }
#endif
