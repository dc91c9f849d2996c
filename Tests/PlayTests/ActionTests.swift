#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Each action, on each phone that has it.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct ActionTests {
    nonisolated static let revoking = PlayClient.phones.filter { $0 != "rtm" }

    @Test func everyPhoneIsLoggedIn() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let state = try await client.get("/play/state")
        let phones = state.json["phones"] as? [[String: Any]] ?? []
        #expect(phones.compactMap { $0["id"] as? String } == PlayClient.phones)
        for phone in phones {
          #expect((phone["status"] as? [String: Any])?["loggedIn"] as? Bool == true, "\(phone["id"] ?? "")")
          #expect((phone["conversations"] as? [Any])?.count == 7)
        }
      }
    }

    @Test(arguments: PlayClient.phones)
    func textArrives(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let receiver = PlayClient.next(phone)
        let id = try await client.send("hello \"you\"\nthere", from: phone, to: receiver)
        let shown = try await client.messages(receiver, "direct:\(PlayClient.account(phone))").last
        #expect(shown?["id"] as? String == id)
        #expect(shown?["text"] as? String == "hello \"you\"\nthere")
        #expect(shown?["mine"] as? Bool == false)
        let own = try await client.messages(phone, "direct:\(PlayClient.account(receiver))").last
        #expect(own?["state"] as? String == "sent")
        #expect(own?["mine"] as? Bool == true)
      }
    }

    @Test(arguments: PlayClient.phones)
    func textReachesTheGroup(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let answer = try await client.act(phone, "sendText", ["conversation": "group:trip", "text": "who comes?"])
        #expect(answer.json.isEmpty)
        for other in PlayClient.phones where other != phone {
          _ = try await client.arrival(of: "who comes?", on: other, in: .group("trip"))
        }
      }
    }

    @Test(arguments: revoking)
    func readingIsReported(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let sender = phone == "nim" ? "agora" : "nim"
        let id = try await client.send("read me", from: sender, to: phone)
        let answer = try await client.act(
          phone, "read", ["conversation": "direct:\(PlayClient.account(sender))", "message": id])
        #expect(answer.json.isEmpty)
        let place = Place.direct(PlayClient.account(phone))
        #expect(
          await client.wait { playground in
            let app = playground.phone(sender)?.app
            return app?.screen.rows[place]?.contains { app?.message($0.id)?.receipt == "read" } == true
          })
      }
    }

    @Test(arguments: revoking)
    func revocationReachesThePeer(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let receiver = phone == "nim" ? "qd" : "nim"
        let id = try await client.send("not this", from: phone, to: receiver)
        let answer = try await client.act(
          phone, "revoke", ["conversation": "direct:\(PlayClient.account(receiver))", "message": id])
        #expect(answer.json.isEmpty)
        #expect(await client.wait { $0.phone(receiver)?.app.screen.isRevoked(id) == true })
        #expect(await client.wait { $0.phone(phone)?.app.screen.isRevoked(id) == true })
        let shown = try await client.messages(receiver, "direct:\(PlayClient.account(phone))").last
        #expect(shown?["revoked"] as? Bool == true)
        #expect((shown?["text"] as? String)?.contains("not this") == false)
      }
    }

    @Test(arguments: PlayClient.phones)
    func fileArrivesByteForByte(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let receiver = PlayClient.next(phone)
        let bytes = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let (sender, other) = (PlayClient.account(phone), PlayClient.account(receiver))
        let sent = try await client.act(
          phone, "sendFile",
          [
            "conversation": "direct:\(other)", "kind": "file", "name": "data.bin",
            "data": bytes.base64EncodedString(),
          ])
        #expect(sent.json.isEmpty)
        let place = Place.direct(sender)
        #expect(
          await client.wait { playground in
            let app = playground.phone(receiver)?.app
            return app?.screen.rows[place]?.contains { app?.message($0.id)?.kind == .file } == true
          })
        let id = try #require(try await client.messages(receiver, place.id).last?["id"] as? String)
        let answer = try await client.act(receiver, "download", ["conversation": place.id, "message": id])
        #expect(answer.json.isEmpty)
        let file = try await client.get("/play/files/\(receiver)/\(id)")
        #expect(file.status == 200)
        #expect(file.data == bytes)
        #expect(file.type == "application/octet-stream")
      }
    }

    @Test(arguments: PlayClient.phones)
    func deletedMessageIsGone(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let sender = PlayClient.next(phone)
        let id = try await client.send("delete me", from: sender, to: phone)
        let conversation = "direct:\(PlayClient.account(sender))"
        #expect(try await client.act(phone, "delete", ["conversation": conversation, "message": id]).json.isEmpty)
        #expect(try await client.messages(phone, conversation).isEmpty)
      }
    }

    @Test(arguments: PlayClient.phones)
    func messagesForAnOfflinePhoneArriveLater(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let sender = phone == "nim" ? "agora" : "nim"
        #expect(try await client.act(phone, "goOffline").json.isEmpty)
        let receiver = PlayClient.account(phone)
        _ = try await client.act(sender, "sendText", ["conversation": "direct:\(receiver)", "text": "later"])
        let place = Place.direct(PlayClient.account(sender))
        #expect(client.server.playground.phone(phone)?.app.screen.rows[place] == nil)
        #expect(try await client.act(phone, "goOnline").json.isEmpty)
        _ = try await client.arrival(of: "later", on: phone, in: place)
      }
    }

    @Test(arguments: PlayClient.phones)
    func logsOutAndIn(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.act(phone, "logOut").json.isEmpty)
        #expect(client.server.playground.phone(phone)?.app.isLoggedIn == false)
        // Agora RTM allows two logins within a second.
        client.server.playground.advance(byMilliseconds: 2_000)
        #expect(try await client.act(phone, "logIn").json.isEmpty)
        #expect(client.server.playground.phone(phone)?.app.isLoggedIn == true)
      }
    }

    @Test(arguments: PlayClient.phones)
    func secondLoginStaysOrKicks(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.advance(byMilliseconds: 2_000)
        #expect(try await client.act(phone, "secondLogin").json.isEmpty)
        #expect(client.server.playground.phone(phone)?.second?.isLoggedIn == true)
        if phone == "rtm" {
          // One login of a user at a time: the former is aborted.
          #expect(await client.wait { $0.phone(phone)?.app.isLoggedIn == false })
        } else {
          #expect(client.server.playground.phone(phone)?.app.isLoggedIn == true)
        }
        #expect(try await client.act(phone, "endSecondLogin").json.isEmpty)
        #expect(client.server.playground.phone(phone)?.second?.isLoggedIn == false)
        #expect(try await client.act(phone, "endSecondLogin").errorCode == "noSecondLogin")
      }
    }

    @Test(arguments: ["nim", "agora", "classic", "hyphenate"])
    func mutedMemberCannotWrite(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let fields: [String: Any] = ["conversation": "group:trip", "account": "quinn"]
        #expect(try await client.act(phone, "mute", fields.merging(["on": true]) { $1 }).json.isEmpty)
        let refused = try await client.act("qd", "sendText", ["conversation": "group:trip", "text": "may I?"])
        #expect(refused.errorCode != nil)
        #expect(refused.errorText?.isEmpty == false)
        #expect(try await client.act(phone, "mute", fields.merging(["on": false]) { $1 }).json.isEmpty)
        #expect(
          try await client.act("qd", "sendText", ["conversation": "group:trip", "text": "thanks"]).json.isEmpty)
      }
    }

    @Test func revokingIsRefusedAfterTwoMinutes() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("too late", from: "nim", to: "qd")
        #expect(try await client.act(["action": "clock", "byMilliseconds": 121_000]).json.isEmpty)
        let answer = try await client.act("nim", "revoke", ["conversation": "direct:quinn", "message": id])
        // The vendor's number for a message that is too old.
        #expect(answer.errorCode == "NIMRemoteErrorDomain 508")
        let clock = try await client.get("/play/state").json["clock"] as? [String: Any]
        #expect(clock?["ahead"] as? Int == 121_000)
      }
    }

    @Test func missingFeatureOfAVendorIsExplained() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("stays", from: "rtm", to: "nim")
        let answer = try await client.act("rtm", "revoke", ["conversation": "direct:nina", "message": id])
        #expect(answer.errorText == "Agora RTM has no recall.")
      }
    }
  }
#endif
