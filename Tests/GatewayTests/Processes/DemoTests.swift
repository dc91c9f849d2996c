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
  }
#endif
