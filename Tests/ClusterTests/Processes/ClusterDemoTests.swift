#if Cluster && Server && Remote && os(Linux)
  import BuiltPrograms
  import Testing

  /// The demo over three gateways, with each app in a process of its own and an additional load, while one gateway is killed.
  @Suite struct ClusterDemoTests {
    @Test func nothingIsLostWhenAGatewayIsKilled() async throws {
      let demo = try await BuiltProgram.run("parlance-demo", ["--cluster"])
      #expect(demo.code == 0, "\(demo.output) \(demo.error)")
      #expect(demo.output.contains("callbacks, all as expected"))
      #expect(demo.output.contains("devices lost their connection and have come back to the other two"))
      #expect(demo.output.contains("nothing was lost"))
    }
  }
#endif
