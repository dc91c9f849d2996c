#if Server
  import Parlance
  import Testing

  @testable import ParlanceGateway

  @Suite struct FurtherRouteTests {
    @Test func furtherRoutesAreAnsweredBesideTheGatewaysOwn() throws {
      let environment = MessagingEnvironment.inMemory()
      defer { environment.shutDown() }
      let server = try GatewayServer(
        environment, options: GatewayOptions(),
        furtherRoutes: [
          HTTPRoute(.get, "/page/{name}") { request, responder in
            responder.complete(HTTPResponse(200, text: request.parameters["name"] ?? ""))
          },
          HTTPRoute(.get, "/healthz") { _, responder in responder.complete(HTTPResponse(200, text: "further")) },
        ])
      defer { server.stop() }
      func get(_ path: String) throws -> RawConnection.Response {
        try RawConnection(port: server.port).request("GET", path)
      }
      #expect(try get("/page/one").text == "one")
      #expect(try get("/healthz").text == "ok\n")
      #expect(try get("/page/one/two").status == 404)
      #expect(try RawConnection(port: server.port).request("POST", "/page/one", body: "{}").status == 405)
    }
  }
#endif
