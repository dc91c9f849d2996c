#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Apps that are closed and opened again, and transfers that are held.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct AppTests {
    @Test(arguments: PlayClient.phones)
    func closedAppKeepsItsHistory(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let sender = phone == "nim" ? "agora" : "nim"
        let (account, other) = (PlayClient.account(phone), PlayClient.account(sender))
        let place = Place.direct(other)
        _ = try await client.send("before", from: sender, to: phone)
        _ = try await client.act(phone, "sendText", ["conversation": place.id, "text": "answer"])
        weak let app = client.server.playground.phone(phone)?.app
        #expect(try await client.act(phone, "closeApp").json.isEmpty)
        #expect(try await client.act(phone, "closeApp").errorCode == "appClosed")
        #expect(app == nil)
        _ = try await client.act(sender, "sendText", ["conversation": "direct:\(account)", "text": "meanwhile"])
        #expect(
          try await client.act(phone, "sendText", ["conversation": place.id, "text": "no"]).errorCode == "appClosed")
        #expect(try await client.messages(phone, place.id).isEmpty)
        // Agora RTM allows two logins within a second.
        client.server.playground.advance(byMilliseconds: 2_000)
        #expect(try await client.act(phone, "openApp").json.isEmpty)
        #expect(try await client.act(phone, "openApp").errorCode == "appOpen")
        _ = try await client.arrival(of: "meanwhile", on: phone, in: place)
        let shown = try await client.messages(phone, place.id)
        #expect(shown.map { $0["text"] as? String } == ["before", "answer", "meanwhile"])
        #expect(shown.map { $0["mine"] as? Bool } == [false, true, false])
      }
    }

    /// The progress that a phone shows halfway. Agora RTM reports that of the first bytes, and then nothing for a second.
    private static func half(_ phone: String) -> Double { phone == "rtm" ? 0.125 : 0.5 }

    @Test(arguments: PlayClient.phones)
    func heldFilesStopHalfway(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let receiver = PlayClient.next(phone)
        let place = Place.direct(PlayClient.account(receiver))
        #expect(try await client.act(["action": "holdFiles", "on": true]).json.isEmpty)
        #expect(try await client.get("/play/state").json["filesHeld"] as? Bool == true)
        client.server.playground.patience = 1
        let bytes = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let sent = try await client.act(
          phone, "sendFile",
          ["conversation": place.id, "kind": "file", "name": "a.bin", "data": bytes.base64EncodedString()])
        #expect(sent.json["pending"] as? Bool == true)
        let isHalf = await client.wait { playground in
          let app = playground.phone(phone)?.app
          return app?.screen.rows[place]?.contains { app?.message($0.id)?.progress == Self.half(phone) } == true
        }
        #expect(isHalf)
        // Texts do not wait.
        client.server.playground.patience = PlayClient.deadline
        _ = try await client.send("a text", from: phone, to: receiver)
        #expect(try await client.act(["action": "holdFiles", "on": false]).json.isEmpty)
        let isSent = await client.wait { playground in
          let app = playground.phone(phone)?.app
          return app?.screen.rows[place]?.contains {
            guard let message = app?.message($0.id) else { return false }
            return message.kind == .file && message.state == .sent && message.progress == nil
          } == true
        }
        #expect(isSent)
        try await checkDownload(client, receiver, from: PlayClient.account(phone), bytes)
      }
    }

    /// Downloads a file that arrived while files are held, releases it, and compares the bytes.
    private func checkDownload(
      _ client: PlayClient, _ receiver: String, from sender: String, _ bytes: Data
    ) async throws {
      let place = Place.direct(sender)
      let arrived = await client.wait { playground in
        let app = playground.phone(receiver)?.app
        return app?.screen.rows[place]?.contains { app?.message($0.id)?.kind == .file } == true
      }
      #expect(arrived)
      let shown = try await client.messages(receiver, place.id)
      let id = try #require(shown.last { $0["kind"] as? String == "file" }?["id"] as? String)
      #expect(try await client.act(["action": "holdFiles", "on": true]).json.isEmpty)
      async let answer = client.act(receiver, "download", ["conversation": place.id, "message": id])
      #expect(await client.wait { $0.phone(receiver)?.app.message(id)?.progress == Self.half(receiver) })
      #expect(try await client.act(["action": "holdFiles", "on": false]).json.isEmpty)
      #expect(try await answer.json.isEmpty)
      #expect(try await client.get("/play/files/\(receiver)/\(id)").data == bytes)
    }

    @Test func stopsWhileFilesAreHeld() async throws {
      let client = try await PlayClient()
      #expect(try await client.act(["action": "holdFiles", "on": true]).json.isEmpty)
      client.server.playground.patience = 1
      let data = Data(count: 1 << 20).base64EncodedString()
      let fields = ["conversation": "direct:quinn", "kind": "file", "name": "a.bin", "data": data]
      #expect(try await client.act("nim", "sendFile", fields).json["pending"] as? Bool == true)
      await client.server.stop()
    }
  }
#endif
