#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Reactions on the phones whose vendors have them.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct ReactionTests {
    nonisolated static let pairs = [
      ("nim", "agora"), ("agora", "nim"), ("hyphenate", "nim"), ("agora", "hyphenate"),
    ]
    private static let thumb = "\u{1F44D}"
    private static let heart = "\u{2764}\u{FE0F}"

    @Test(arguments: pairs)
    func reactionIsShownOnBothPhones(_ phone: String, _ other: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("what do you say?", from: other, to: phone)
        let (own, theirs) = (PlayClient.account(phone), PlayClient.account(other))
        for text in [Self.thumb, Self.heart] {
          #expect(try await client.react(phone, text, to: id, of: other).json.isEmpty)
        }
        #expect(try await client.react(other, Self.thumb, to: id, of: phone).json.isEmpty)
        let all = [
          Self.thumb: Set([own, theirs]), Self.heart: Set([own]),
        ]
        #expect(await client.shows(all, on: phone, id))
        #expect(await client.shows(all, on: other, id))
        let shown = try await client.messages(other, "direct:\(own)").last?["reactions"] as? [[String: Any]] ?? []
        #expect(shown.map { $0["text"] as? String } == [Self.thumb, Self.heart])
        #expect(shown.map { $0["mine"] as? Bool } == [true, false])
        // An app that was opened again has them from its vendor's local database.
        for phone in [phone, other] {
          #expect(try await client.act(phone, "closeApp").json.isEmpty)
          #expect(try await client.act(phone, "openApp").json.isEmpty)
          #expect(await client.shows(all, on: phone, id))
        }
        #expect(try await client.react(phone, Self.heart, false, to: id, of: other).json.isEmpty)
        #expect(try await client.react(phone, Self.thumb, false, to: id, of: other).json.isEmpty)
        #expect(await client.shows([Self.thumb: [theirs]], on: phone, id))
        #expect(await client.shows([Self.thumb: [theirs]], on: other, id))
        #expect(try await client.react(other, Self.thumb, false, to: id, of: phone).json.isEmpty)
        #expect(await client.shows([:], on: phone, id))
        #expect(await client.shows([:], on: other, id))
      }
    }

    @Test func reactionsWithoutANIMNumberWork() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("and this?", from: "nim", to: "agora")
        #expect(try await client.react("agora", "\u{1F419}", to: id, of: "nim").json.isEmpty)
        #expect(await client.shows(["\u{1F419}": ["gina"]], on: "nim", id))
        #expect(try await client.react("nim", "\u{1F419}", to: id, of: "agora").json.isEmpty)
        #expect(await client.shows(["\u{1F419}": ["gina", "nina"]], on: "agora", id))
        #expect(try await client.react("nim", "\u{1F419}", false, to: id, of: "agora").json.isEmpty)
        #expect(await client.shows(["\u{1F419}": ["gina"]], on: "agora", id))
      }
    }

    @Test(arguments: [
      ("nim", "NIMRemoteErrorDomain 417", "notHere"),
      ("agora", "AgoraChatErrorCode 1301", "AgoraChatErrorCode 1301"),
      ("hyphenate", "AgoraChatErrorCode 1301", "AgoraChatErrorCode 1301"),
    ])
    func reactingTwiceIsRefused(_ phone: String, _ again: String, _ gone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("once", from: "qd", to: phone)
        #expect(try await client.react(phone, Self.thumb, to: id, of: "qd").json.isEmpty)
        #expect(try await client.react(phone, Self.thumb, to: id, of: "qd").errorCode == again)
        #expect(try await client.react(phone, Self.thumb, false, to: id, of: "qd").json.isEmpty)
        #expect(try await client.react(phone, Self.thumb, false, to: id, of: "qd").errorCode == gone)
      }
    }

    @Test(arguments: ["agora", "hyphenate"])
    func reactionToARevokedMessageIsRefused(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("a slip", from: "nim", to: phone)
        let place = "direct:\(PlayClient.account(phone))"
        #expect(try await client.react(phone, Self.thumb, to: id, of: "nim").json.isEmpty)
        #expect(try await client.act("nim", "revoke", ["conversation": place, "message": id]).json.isEmpty)
        #expect(await client.wait { $0.phone(phone)?.app.screen.isRevoked(id) == true })
        let refused = try await client.react(phone, Self.heart, to: id, of: "nim")
        #expect(refused.errorCode == "AgoraChatErrorCode 500")
        for shown in [phone, "nim"] { #expect(await client.shows([:], on: shown, id)) }
      }
    }

    @Test(arguments: ["qd", "classic", "android", "rtm"])
    func actionsOfPhonesWithoutReactionsAreRefused(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("stays as it is", from: "nim", to: phone)
        let refused = try await client.react(phone, Self.thumb, to: id, of: "nim")
        #expect(refused.errorCode == "unsupported")
        #expect(refused.errorText?.contains("reactions") == true)
        // Those of others do not concern it.
        #expect(try await client.react("nim", Self.thumb, to: id, of: phone).json.isEmpty)
        _ = try await client.send("something else", from: "nim", to: phone)
        #expect(await client.shows([:], on: phone, id))
        #expect(await client.shows([Self.thumb: ["nina"]], on: "nim", id))
      }
    }

    @Test func requestsThatNoPageSendsAreRefused() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let id = try await client.send("hello", from: "qd", to: "nim")
        let fields: [String: Any] = ["conversation": "direct:quinn", "message": id]
        #expect(try await client.act("nim", "react", fields.merging(["text": Self.thumb]) { $1 }).status == 400)
        #expect(try await client.act("nim", "react", fields.merging(["on": true]) { $1 }).status == 400)
      }
    }
  }

  extension PlayClient {
    /// Reacts to a message of the conversation with another phone's person, or takes the reaction back.
    fileprivate func react(
      _ phone: String, _ text: String, _ isOn: Bool = true, to id: String, of other: String
    ) async throws -> Answer {
      let fields: [String: Any] = [
        "conversation": "direct:\(Self.account(other))", "message": id, "text": text, "on": isOn,
      ]
      return try await act(phone, "react", fields)
    }

    /// Waits until a phone shows exactly these reactions to a message: accounts by text.
    fileprivate func shows(_ reactions: [String: Set<String>], on phone: String, _ id: String) async -> Bool {
      await wait { playground in
        let app = playground.phone(phone)?.app
        guard app?.screen.has(id) == true else { return false }
        let shown = app?.message(id)?.reactions ?? []
        return shown.count == reactions.count
          && shown.allSatisfy { reactions[$0.text] == Set($0.accounts) && $0.accounts.count == Set($0.accounts).count }
      }
    }
  }
#endif
