#if Server
  import Foundation
  import ParlanceBridge
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// The scene in which people move from an old cloud.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct MovingTests {
    private static let past = ["We move on Saturday!", "I bring boxes."]
    private static let texts = past + ["Where do the boxes go?", "Into the kitchen."]
    private static let last = "I am in!"

    @Test func sceneTwiceLeavesEachConversationWholeOnEachPhone() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        for suffix in ["", "2"] {
          try await client.playMoving()
          try await Self.check(client, suffix)
        }
        #expect(client.server.playground.phones.count { $0.profile.cloud != nil } == 4)
      }
    }

    /// Checks what arrived on which phone.
    private static func check(_ client: PlayClient, _ suffix: String) async throws {
      let (olga, paul) = ("direct:olga\(suffix)", "direct:paul\(suffix)")
      let whole = texts + [last]
      #expect(try await client.texts("new-olga", paul) == whole)
      #expect(try await client.texts("new-paul", olga) == whole)
      #expect(try await client.texts("old-paul", olga) == whole)
      // The login of this phone was blocked before the last message.
      #expect(try await client.texts("old-olga", paul) == texts)
      #expect(client.server.playground.phone("old-olga")?.app.isLoggedIn == false)
      for phone in ["old-paul", "new-olga", "new-paul"] {
        #expect(client.server.playground.phone(phone)?.app.isLoggedIn == true, "\(phone)")
      }
      for phone in ["old-paul", "new-paul"] { #expect(try await client.revoked(phone, olga) == 1, "\(phone)") }
      for (phone, place) in [("new-paul", olga), ("new-olga", paul)] {
        let marked = try await client.shown(phone, place).filter { $0["past"] as? Bool == true }
        #expect(marked.compactMap { $0["text"] as? String } == past, "\(phone)")
      }
      for phone in ["old-paul", "old-olga"] {
        let all = try await client.messages(phone, phone == "old-paul" ? olga : paul)
        #expect(all.allSatisfy { $0["past"] as? Bool == false })
      }
      let cloud = try #require(client.server.playground.oldCloud)
      let status = try await cloud.status()
      #expect(status.dead == 0, "\(status)")
      #expect(status.counts["in.recall"] == 1, "\(status)")
    }

    @Test func oldLoginStaysBlocked() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        try await client.playMoving()
        #expect(try await client.act("old-olga", "logIn").errorCode != nil)
        // The bridge goes on: what is written on a phone now arrives on the other side.
        let answer = try await client.act("old-paul", "sendText", ["conversation": "direct:olga", "text": "Still old"])
        #expect(answer.json.isEmpty, "\(answer.json)")
        _ = try await client.arrival(of: "Still old", on: "new-olga", in: .direct("paul"))
      }
    }

    @Test func conversationsOfOthersDoNotHoldTheBridgeUp() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        try await client.playMoving()
        _ = try await client.send("not for the old cloud", from: "nim", to: "qd")
        let answer = try await client.act("new-paul", "sendText", ["conversation": "direct:olga", "text": "And now?"])
        #expect(answer.json.isEmpty, "\(answer.json)")
        _ = try await client.arrival(of: "And now?", on: "old-paul", in: .direct("olga"))
      }
    }

    @Test(arguments: [1, 3, 4, 5, 6, 10])
    func startingAnewInTheMiddleEndsTheOldCloud(_ step: Int) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let former = client.server.playground
        former.pace = 0
        #expect(try await client.act(["action": "scene", "id": Scene.moving.id]).json.isEmpty)
        #expect(await client.wait(steps: 2 * step) { ($0.scene?.step ?? 0) >= step })
        #expect(try await client.act(["action": "reset"]).json.isEmpty)
        #expect(client.server.playground !== former)
        #expect(former.oldCloud == nil && former.phones.allSatisfy { $0.profile.cloud == nil })
        #expect(!FileManager.default.fileExists(atPath: former.folder.path))
        #expect(client.server.playground.phones.map(\.id) == PlayClient.phones)
        #expect(client.server.playground.scene == nil)
        client.server.playground.pace = 0
        try await client.playMoving()
        try await Self.check(client, "")
      }
    }

    @Test func nothingOfAnEndedMoveIsLeft() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        try await client.playMoving()
        weak let cloud = client.server.playground.oldCloud
        #expect(cloud != nil)
        #expect(try await client.act(["action": "reset"]).json.isEmpty)
        for _ in 0..<(PlayClient.deadline / 20) where cloud != nil {
          await client.server.playground.rest(milliseconds: 20)
        }
        #expect(cloud == nil)
      }
    }

    @Test func stepsWithoutAnOldCloudAreRefused() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for action in ["bringOver", "joinClouds", "declareMoved"] {
          #expect(try await client.act(["action": action]).errorCode == "invalidArgument", "\(action)")
        }
      }
    }

    @Test func sessionOfAMoveIsReplayed() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        client.server.playground.pace = 0
        try await client.playMoving()
        let test = try #require(try await client.get("/play/session").json["test"] as? String)
        #expect(test.contains("// old-olga: sendText belongs to a move from an old cloud"))
        let actions = try JSONSerialization.jsonObject(
          with: JSONEncoder().encode(client.server.playground.session.map(\.action)))
        let body = try JSONSerialization.data(withJSONObject: ["actions": actions])
        #expect(try await client.request("POST", "/play/session", body).status == 200)
        let steps = Scene.moving.steps.count
        #expect(await client.wait(steps: 2 * steps) { $0.session.count == steps })
        _ = try await client.arrival(of: Self.last, on: "new-paul", in: .direct("olga"))
      }
    }
  }

  extension PlayClient {
    /// Plays the move to its end.
    fileprivate func playMoving() async throws {
      let count = server.playground.session.count
      let answer = try await act(["action": "scene", "id": Scene.moving.id])
      guard answer.json.isEmpty else { throw Failure(words: "\(answer.json)") }
      let isOver = await awaitEnd(of: .moving) { $0.session.count == count + Scene.moving.steps.count }
      guard isOver else {
        throw Failure(words: "the scene does not end; step \(server.playground.scene?.step ?? 0)")
      }
      let endings = server.playground.session.dropFirst(count).map(\.ending)
      guard endings.allSatisfy({ $0 == .done }) else { throw Failure(words: "\(endings)") }
    }

    /// The messages that a phone shows, without remarks.
    fileprivate func shown(_ phone: String, _ conversation: String) async throws -> [[String: Any]] {
      try await messages(phone, conversation).filter { $0["kind"] as? String == "text" }
    }

    fileprivate func texts(_ phone: String, _ conversation: String) async throws -> [String] {
      try await shown(phone, conversation).compactMap { $0["text"] as? String }
    }

    /// The number of messages that were taken back.
    fileprivate func revoked(_ phone: String, _ conversation: String) async throws -> Int {
      try await messages(phone, conversation).count { $0["revoked"] as? Bool == true }
    }
  }
#endif
