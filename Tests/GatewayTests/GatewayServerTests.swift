#if Server && Remote
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif
  import Parlance
  @testable import ParlanceGateway
  import Testing

  @Suite struct GatewayServerTests {
    @Test func theServerStartsAnswersAndStops() async throws {
      let environment = MessagingEnvironment.inMemory()
      defer { environment.shutDown() }
      let server = try GatewayServer(environment)
      #expect(server.port > 0)
      let (data, response) = try await URLSession.shared.data(
        from: URL(string: "http://127.0.0.1:\(server.port)/healthz")!)
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      #expect(String(decoding: data, as: UTF8.self) == "ok\n")
      server.stop()
    }
  }
#endif
