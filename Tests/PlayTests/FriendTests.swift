#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Friends and blocks, on the phones whose vendors have them.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct FriendTests {
    nonisolated static let phones = ["nim", "agora", "classic", "hyphenate"]
    nonisolated static let pairs = phones.flatMap { phone in phones.filter { $0 != phone }.map { (phone, $0) } }
    /// The phones whose vendors report that the receiver has blocked the sender.
    private static let told = ["agora", "classic", "hyphenate"]

    @Test(arguments: pairs)
    func friendshipBeginsAndEndsOnBothPhones(_ phone: String, _ other: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.meet(phone, "befriend", other, ["text": "it's me"]).json.isEmpty)
        #expect(await client.knows(other, of: phone) { $0.request == "it's me" && !$0.friend })
        #expect(await client.knows(phone, of: other) { $0.asked && !$0.friend })
        #expect(try await client.meet(other, "answerFriend", phone, ["on": true]).json.isEmpty)
        for (one, another) in [(phone, other), (other, phone)] {
          #expect(await client.knows(one, of: another) { $0.friend && !$0.asked && $0.request == nil }, "\(one)")
        }
        // An app that is opened again has its friends from the vendor's local database.
        #expect(try await client.act(phone, "closeApp").json.isEmpty)
        #expect(try await client.act(phone, "openApp").json.isEmpty)
        #expect(await client.knows(phone, of: other) { $0.friend })
        #expect(try await client.meet(other, "unfriend", phone).json.isEmpty)
        for (one, another) in [(phone, other), (other, phone)] {
          #expect(await client.knows(one, of: another) { !$0.friend }, "\(one)")
          let place = "direct:\(PlayClient.account(another))"
          let notes = try await client.messages(one, place).compactMap { $0["text"] as? String }
          #expect(notes.last == "You and \(PlayClient.account(another)) are no longer friends.", "\(one)")
        }
      }
    }

    @Test(arguments: pairs)
    func declinedRequestIsReported(_ phone: String, _ other: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.meet(phone, "befriend", other, ["text": "again?"]).json.isEmpty)
        #expect(await client.knows(other, of: phone) { $0.request == "again?" })
        // The request outlives the app, to which the vendor reports it once.
        #expect(try await client.act(other, "closeApp").json.isEmpty)
        #expect(try await client.act(other, "openApp").json.isEmpty)
        #expect(await client.knows(other, of: phone) { $0.request == "again?" })
        #expect(try await client.meet(other, "answerFriend", phone, ["on": false]).json.isEmpty)
        #expect(await client.knows(phone, of: other) { !$0.asked && !$0.friend })
        #expect(await client.knows(other, of: phone) { $0.request == nil && !$0.friend })
        let place = "direct:\(PlayClient.account(other))"
        let note = try await client.messages(phone, place).last
        #expect(note?["text"] as? String == "\(PlayClient.account(other)) declined your request.")
        #expect(note?["kind"] as? String == "note")
      }
    }

    @Test(arguments: phones)
    func messagesOfABlockedAccountDoNotArrive(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for other in PlayClient.phones where other != phone {
          #expect(try await client.meet(phone, "block", other, ["on": true]).json.isEmpty, "\(other)")
          #expect(await client.knows(phone, of: other) { $0.blocked }, "\(other)")
          let fields = ["conversation": "direct:\(PlayClient.account(phone))", "text": "in vain"]
          let sent = try await client.act(other, "sendText", fields)
          #expect(sent.json.isEmpty != Self.told.contains(other), "\(other): \(sent.json)")
          // The blocked account's app is not notified of the block.
          let contact = client.server.playground.phone(other)?.app.screen.contacts[PlayClient.account(phone)]
          #expect(contact?.blocked != true, "\(other)")
          #expect(try await client.meet(phone, "block", other, ["on": false]).json.isEmpty, "\(other)")
          #expect(await client.knows(phone, of: other) { !$0.blocked }, "\(other)")
          _ = try await client.send("arrives", from: other, to: phone)
          let shown = try await client.messages(phone, "direct:\(PlayClient.account(other))")
          #expect(shown.compactMap { $0["text"] as? String } == ["arrives"], "\(other)")
        }
      }
    }

    @Test(arguments: ["qd", "android", "rtm"])
    func actionsOfPhonesWithoutFriendsAreRefused(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let actions: [(String, [String: Any])] = [
          ("befriend", ["text": "hello"]), ("answerFriend", ["on": true]), ("unfriend", [:]), ("block", ["on": true]),
        ]
        for (action, fields) in actions {
          let refused = try await client.meet(phone, action, "nim", fields)
          #expect(refused.errorCode == "unsupported", "\(action)")
          #expect(refused.errorText?.isEmpty == false, "\(action)")
        }
        // A request of another one does not concern it.
        #expect(try await client.meet("nim", "befriend", phone, ["text": "hello"]).json.isEmpty)
        _ = try await client.send("behind it", from: "nim", to: phone)
        #expect(client.server.playground.phone(phone)?.app.screen.contacts["nina"]?.request == nil)
      }
    }

    @Test func closedAppDoesNothing() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.act("nim", "closeApp").json.isEmpty)
        #expect(try await client.meet("nim", "befriend", "agora", ["text": "x"]).errorCode == "appClosed")
        let fields: [String: Any] = ["conversation": "group:trip", "text": "x"]
        #expect(try await client.act("nim", "announce", fields).errorCode == "appClosed")
      }
    }
  }

  extension PlayClient {
    /// Carries out an action that concerns the person of another phone.
    func meet(
      _ phone: String, _ action: String, _ other: String, _ fields: [String: Any] = [:]
    ) async throws -> Answer {
      let conversation = "direct:\(Self.account(other))"
      return try await act(phone, action, fields.merging(["conversation": conversation]) { first, _ in first })
    }

    /// Waits until a phone's app knows something of the person of another phone.
    func knows(
      _ phone: String, of other: String, _ condition: @escaping @MainActor (ContactSnapshot) -> Bool
    ) async -> Bool {
      let account = Self.account(other)
      return await wait { condition($0.phone(phone)?.app.screen.contacts[account] ?? ContactSnapshot()) }
    }
  }
#endif
