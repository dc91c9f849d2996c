#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Presence and status texts, on the phones whose vendors have them.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct PresenceTests {
    nonisolated static let watchers = ["nim", "agora", "hyphenate", "rtm"]
    nonisolated static let publishers = watchers.filter { $0 != "rtm" }
    nonisolated static let pairs = publishers.flatMap { phone in
      publishers.filter { $0 != phone }.map { (phone, $0) }
    }

    @Test(arguments: watchers)
    func watchedAccountComesAndGoes(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for other in PlayClient.phones where other != phone {
          #expect(await client.knows(phone, of: other) { $0.online == nil }, "\(other)")
          #expect(try await client.meet(phone, "watch", other, ["on": true]).json.isEmpty, "\(other)")
          #expect(await client.knows(phone, of: other) { $0.online == true }, "\(other)")
          #expect(try await client.act(other, "goOffline").json.isEmpty)
          #expect(await client.knows(phone, of: other) { $0.online == false }, "\(other)")
          #expect(try await client.act(other, "goOnline").json.isEmpty)
          #expect(await client.knows(phone, of: other) { $0.online == true }, "\(other)")
          #expect(try await client.meet(phone, "watch", other, ["on": false]).json.isEmpty, "\(other)")
          #expect(await client.knows(phone, of: other) { $0.online == nil }, "\(other)")
        }
      }
    }

    @Test(arguments: pairs)
    func statusTextReachesTheWatcher(_ phone: String, _ other: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.meet(phone, "watch", other, ["on": true]).json.isEmpty)
        for text in ["hiking", "back at \"six\""] {
          #expect(try await client.act(other, "publishStatus", ["text": text]).json.isEmpty)
          #expect(await client.knows(phone, of: other) { $0.online == true && $0.status == text })
        }
        let shown = try await client.conversation(phone, "direct:\(PlayClient.account(other))")
        #expect((shown["contact"] as? [String: Any])?["status"] as? String == "back at \"six\"")
      }
    }

    @Test(arguments: [
      ("qd", "watch"), ("qd", "publishStatus"), ("classic", "watch"), ("classic", "publishStatus"),
      ("android", "watch"), ("android", "publishStatus"), ("rtm", "publishStatus"),
    ])
    func actionsOfPhonesWithoutPresenceAreRefused(_ phone: String, _ action: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let refused = try await client.meet(phone, action, "nim", ["on": true, "text": "away"])
        #expect(refused.errorCode == "unsupported")
        #expect(refused.errorText?.isEmpty == false)
      }
    }
  }

  extension PlayClient {
    /// A conversation of a phone, from the state that the page gets.
    func conversation(_ phone: String, _ conversation: String) async throws -> [String: Any] {
      let phones = try await get("/play/state").json["phones"] as? [[String: Any]] ?? []
      let conversations = phones.first { $0["id"] as? String == phone }?["conversations"] as? [[String: Any]] ?? []
      return conversations.first { $0["id"] as? String == conversation } ?? [:]
    }
  }
#endif
