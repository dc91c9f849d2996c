#if Server
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import TestSupport
  import Testing

  /// Apps of the old cloud and apps of the hub, in one conversation.
  @Suite @MainActor struct BridgeTests {
    @Test func textsArriveOnTheOtherSideOnce() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      let sent = try anna.send("hello", to: "ben")
      let received = try await ben.received.next()
      #expect(received.text == "hello" && received.from == "anna" && received.messageId == sent.messageId)
      _ = try ben.send("hi", to: "anna")
      let answer = try await anna.received.next()
      #expect(answer.text == "hi" && answer.from == "ben")
      try await world.wait(for: "in.echo")
      try await world.wait(for: "out.echo")
      try await world.waitUntilIdle()
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == ["hello", "hi"])
      #expect(try BridgeWorld.texts(world.cloud.environment, "anna", "ben") == ["hello", "hi"])
      try world.expect(["in.message": 1, "out.message": 1])
      withExtendedLifetime((anna, ben)) {}
    }

    @Test func recallsArriveOnTheOtherSide() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      let sent = try anna.send("wrong", to: "ben")
      let received = try await ben.received.next()
      #expect(try await outcome { anna.sdk.chatManager.revokeMessage(sent, completion: $0) } == nil)
      #expect(try await ben.revoked.next().message?.messageId == received.messageId)
      let own = try ben.send("wrong, too", to: "anna")
      let seen = try await anna.received.next()
      try await world.wait(for: "in.echo")
      #expect(try await outcome { ben.sdk.chatManager.revokeMessage(own, completion: $0) } == nil)
      var revocation = try await anna.revoked.next()
      // The vendor reports an app's own revocation to it, too.
      if revocation.fromUserId == "anna" { revocation = try await anna.revoked.next() }
      #expect(revocation.messageFromUserId == "ben")
      #expect(revocation.message?.messageId == seen.messageId)
      try await world.waitUntilIdle()
      try world.expect(["in.recall": 1, "out.recall": 1])
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == [])
      #expect(try BridgeWorld.texts(world.cloud.environment, "anna", "ben") == [])
    }

    @Test func receiptsArriveOnTheOtherSide() async throws {
      let world = try BridgeWorld()
      let anna = try await BridgedApp("anna", token: try await world.create("anna"), world.cloud.environment)
      _ = try await world.create("ben")
      let ben = try await BridgedApp("ben", world.hub)
      let sent = try anna.send("read me", to: "ben")
      let received = try await ben.received.next()
      #expect(
        try await outcome { ben.sdk.chatManager.send(NIMMessageReceipt(message: received), completion: $0) } == nil)
      #expect(try await anna.receipts.next().timestamp >= sent.timestamp)
      _ = try ben.send("and me", to: "anna")
      let seen = try await anna.received.next()
      #expect(
        try await outcome { anna.sdk.chatManager.send(NIMMessageReceipt(message: seen), completion: $0) } == nil)
      #expect(try await ben.receipts.next().session?.sessionId == "anna")
      try await world.waitUntilIdle()
      try world.expect(["in.reading": 1, "out.reading": 1])
    }

    @Test func membersOfGroupsFollowOnBothSides() async throws {
      let world = try BridgeWorld()
      for account in ["anna", "ben", "carl", "dora"] { _ = try await world.create(account) }
      let created = try await world.cloud.succeed(
        "team/create",
        ["tname": "T", "owner": "anna", "members": ["ben"], "msg": "m", "magree": 0, "joinmode": 0])
      let tid = try #require(created["tid"]?.string)
      try await world.wait("the group") { [world] in BridgeWorld.members(world.hub, tid) == ["anna", "ben"] }
      try await world.cloud.succeed(
        "team/add", ["tid": .string(tid), "owner": "anna", "members": ["carl"], "magree": 0, "msg": "m"])
      try await world.wait("carl") { [world] in BridgeWorld.members(world.hub, tid).contains("carl") }
      let ben = try await BridgedApp("ben", world.hub)
      let text = NIMMessage()
      text.text = "to all"
      try ben.sdk.chatManager.send(text, to: NIMSession(tid, type: .team))
      try await world.wait(for: "out.message")
      try world.hub.hubLoop().removeMembers(["carl"], from: tid)
      try await world.wait("carl is gone") { [world] in
        !BridgeWorld.members(world.cloud.environment, tid).contains("carl")
      }
      // A group that was made at the hub.
      let made = try world.hub.administration.createGroup(name: "New", owner: "ben", members: ["dora"])
      try await world.wait(for: "out.group.created")
      try await world.waitUntilIdle()
      let theirs = try world.bridge.withStore { (store) throws(MessagingError) in try store.group(ours: made) }
      #expect(BridgeWorld.members(world.cloud.environment, theirs) == ["ben", "dora"])
      try world.expect([:])
      #expect(BridgeWorld.members(world.hub, tid) == ["anna", "ben"])
    }
  }
#endif
