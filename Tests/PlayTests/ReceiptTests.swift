#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Receipts as phones and the hub show them.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct ReceiptTests {
    private static func stream(_ playground: Playground, _ id: String) -> HubSnapshot.Stream? {
      playground.hub.streams.first { $0.id == id }
    }

    @Test func hubShowsHowFarAPeerHasRead() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        _ = try await client.send("one", from: "nim", to: "qd")
        let id = try await client.send("two", from: "nim", to: "qd")
        #expect(await client.wait { Self.stream($0, "direct:nina+quinn")?.entries.count == 2 })
        #expect(Self.stream(client.server.playground, "direct:nina+quinn")?.marks.isEmpty == true)
        _ = try await client.act("qd", "read", ["conversation": "direct:nina", "message": id])
        let number = try #require(Self.stream(client.server.playground, "direct:nina+quinn")?.entries.last?.number)
        #expect(
          await client.wait {
            Self.stream($0, "direct:nina+quinn")?.marks == [HubSnapshot.Mark(account: "quinn", number: number)]
          })
      }
    }

    @Test func hubShowsTheReaderOfOneMessage() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("only this one", from: "nim", to: "agora")
        _ = try await client.send("not this one", from: "nim", to: "agora")
        _ = try await client.act("agora", "read", ["conversation": "direct:nina", "message": id])
        #expect(
          await client.wait {
            Self.stream($0, "direct:gina+nina")?.entries.first?.receipts?.readers == ["gina"]
          })
        let entries = Self.stream(client.server.playground, "direct:gina+nina")?.entries ?? []
        #expect(entries.last?.receipts?.readers.isEmpty != false)
      }
    }

    @Test func groupReceiptsAreCounted() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let place = Place.group("trip")
        _ = try await client.act("nim", "sendText", ["conversation": place.id, "text": "who comes?"])
        for reader in ["qd", "agora"] {
          let id = try await client.arrival(of: "who comes?", on: reader, in: place)
          #expect(try await client.act(reader, "read", ["conversation": place.id, "message": id]).json.isEmpty)
        }
        let isShown = await client.wait { playground in
          let app = playground.phone("nim")?.app
          return app?.screen.rows[place]?.contains { app?.message($0.id)?.receipt == "read by 2 of 6" } == true
        }
        #expect(isShown)
        let receipts = HubSnapshot.Receipts(readers: ["quinn", "gina"], deliveries: [], expected: 6)
        #expect(
          await client.wait { Self.stream($0, "group:trip")?.entries.contains { $0.receipts == receipts } == true })
      }
    }
  }
#endif
