#if Server
  import AgoraChat
  import Foundation
  import Parlance
  import ParlanceBridge
  import ParlanceCommand
  import ParlanceCore
  import TestSupport
  import Testing

  /// Apps of the old cloud and apps of the hub, in one conversation.
  @Suite @MainActor struct BridgeTests {
    private func text(of message: AgoraChatMessage) -> String? { (message.body as? AgoraChatTextMessageBody)?.text }

    @Test func textsArriveOnTheOtherSideOnce() async throws {
      let world = try BridgeWorld()
      try await world.create("anna", "ben")
      let anna = try await App("anna", "anna", world.cloud)
      let ben = try await App("ben", "", world.hub)
      let sent = await anna.send("hello", to: "ben")
      let received = try await ben.received.next()
      #expect(text(of: received) == "hello" && received.from == "anna")
      #expect(received.messageId == sent.messageId)
      _ = await ben.send("hi", to: "anna")
      let answer = try await anna.received.next()
      #expect(text(of: answer) == "hi" && answer.from == "ben")
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
      try await world.create("anna", "ben")
      let anna = try await App("anna", "anna", world.cloud)
      let ben = try await App("ben", "", world.hub)
      let sent = await anna.send("wrong", to: "ben")
      let received = try await ben.received.next()
      #expect(await anna.recall(sent.messageId) == nil)
      #expect(try await ben.recalled.next() == received.messageId)
      let own = await ben.send("wrong, too", to: "anna")
      let seen = try await anna.received.next()
      try await world.wait(for: "in.echo")
      #expect(await ben.recall(own.messageId) == nil)
      #expect(try await anna.recalled.next() == seen.messageId)
      try await world.waitUntilIdle()
      try world.expect(["in.recall": 1, "out.recall": 1])
      #expect(try BridgeWorld.texts(world.hub, "anna", "ben") == [])
      #expect(try BridgeWorld.texts(world.cloud.environment, "anna", "ben") == [])
    }

    @Test func receiptsComeInAndThoseOfTheHubAreCounted() async throws {
      let world = try BridgeWorld()
      try await world.create("anna", "ben")
      let anna = try await App("anna", "anna", world.cloud)
      let ben = try await App("ben", "", world.hub)
      let sent = await ben.send("read me", to: "anna")
      let received = try await anna.received.next()
      #expect(await anna.confirm(received) == nil)
      #expect(try await ben.read.next() == sent.messageId)
      _ = await anna.send("and me", to: "ben")
      let seen = try await ben.received.next()
      #expect(await ben.confirm(seen) == nil)
      try await world.wait(for: "out.leftOut.reading")
      try await world.waitUntilIdle()
      try world.expect(["in.reading": 1])
    }

    @Test func membersOfGroupsFollowOnBothSides() async throws {
      let world = try BridgeWorld()
      try await world.create("anna", "ben", "carl", "dora")
      let id = try await world.cloud.group("G", owner: "anna", members: ["ben"])
      try await world.wait("the group") { [world] in BridgeWorld.members(world.hub, id) == ["anna", "ben"] }
      try await world.cloud.succeed("POST", "/chatgroups/\(id)/users/carl")
      try await world.wait("carl") { [world] in BridgeWorld.members(world.hub, id).contains("carl") }
      let ben = try await App("ben", "", world.hub)
      _ = await ben.send("to all", to: id, .groupChat)
      try await world.wait(for: "out.message")
      try world.hub.hubLoop().removeMembers(["carl"], from: id)
      try await world.wait("carl is gone") { [world] in
        !BridgeWorld.members(world.cloud.environment, id).contains("carl")
      }
      // A group that was made at the hub, with an account that the old cloud does not have.
      try world.hub.administration.createAccount("new")
      let made = try world.hub.administration.createGroup(name: "New", owner: "ben", members: ["dora", "new"])
      try await world.wait(for: "out.group.created")
      try await world.waitUntilIdle()
      let theirs = try world.bridge.withStore { (store) throws(MessagingError) in try store.group(ours: made) }
      #expect(theirs != made)
      #expect(BridgeWorld.members(world.cloud.environment, theirs) == ["ben", "dora"])
      #expect(BridgeWorld.members(world.hub, id) == ["anna", "ben"])
      #expect(BridgeWorld.members(world.hub, theirs).isEmpty)
      // The change that added the account is for the operator.
      try world.expect(["out.leftOut.member": 1], dead: 1)
    }

    @Test func movedAccountIsBlockedInTheOldCloud() async throws {
      let world = try BridgeWorld()
      try await world.create("anna")
      let arguments = ["bridge", "move", "anna", "--block", "--data", world.folder.path]
      #expect(Run.run(arguments, clock: SystemClock()).output == "1 accounts are moved\n")
      try await world.wait(for: "out.block")
      #expect(try world.cloud.environment.hubLoop().account("anna").ban != nil)
    }
  }
#endif
