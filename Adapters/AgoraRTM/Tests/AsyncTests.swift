import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The calls that are awaited: they return what a completion receives.
@Suite @MainActor struct AsyncTests {
  @Test func awaitedCallsReturnWhatCompletionsReceive() async throws {
    let world = World()
    let alice = App("alice", in: world)
    let kit = try #require(alice.kit)
    #expect(await kit.send(AgoraRtmMessage(text: "early"), toPeer: "bob") == .notLoggedIn)
    #expect(await kit.login(byToken: nil, user: "alice") == .ok)
    #expect(await kit.login(byToken: nil, user: "alice") == .alreadyLogin)
    let bob = App("bob", in: world)
    #expect(try await bob.login() == .ok)

    #expect(await kit.send(AgoraRtmMessage(text: "hello"), toPeer: "bob") == .ok)
    #expect(try await bob.messages.next().message.text == "hello")
    let channel = try #require(kit.createChannel(withId: "room", delegate: alice))
    #expect(await channel.members().1 == .notInChannel)
    #expect(await channel.join() == .channelErrorOk)
    let (members, code) = await channel.members()
    #expect(members?.map(\.userId) == ["alice"] && code == .ok)
    #expect(await channel.send(AgoraRtmMessage(text: "to all")) == .errorOk)
    let (counts, counted) = await kit.channelMemberCount(["room"])
    #expect(counts?.map(\.count) == [1] && counted == .ok)
    #expect(await channel.leave() == .ok)

    let attribute = AgoraRtmAttribute()
    (attribute.key, attribute.value) = ("mood", "good")
    #expect(await kit.setLocalUserAttributes([attribute]) == .attributeOperationErrorOk)
    let (attributes, user, read) = await kit.userAllAttributes("alice")
    #expect(attributes?.map(\.value) == ["good"] && user == "alice" && read == .attributeOperationErrorOk)
    let (chosen, chosenUser, chosenCode) = await kit.userAttributes("alice", byKeys: ["mood"])
    #expect(chosen?.map(\.value) == ["good"] && chosenUser == "alice" && chosenCode == .attributeOperationErrorOk)
    let channelAttribute = AgoraRtmChannelAttribute()
    (channelAttribute.key, channelAttribute.value) = ("topic", "tea")
    #expect(
      await kit.setChannel("room", attributes: [channelAttribute], options: AgoraRtmChannelAttributeOptions())
        == .attributeOperationErrorOk)
    let (all, allCode) = await kit.channelAllAttributes("room")
    #expect(all?.map(\.value) == ["tea"] && allCode == .attributeOperationErrorOk)
    let (some, someCode) = await kit.channelAttributes("room", byKeys: ["topic"])
    #expect(some?.map(\.key) == ["topic"] && someCode == .attributeOperationErrorOk)
    let (peers, _) = await kit.queryPeers(bySubscriptionOption: .onlineStatus)
    #expect(peers == [])
    let calls = try #require(kit.getRtmCall())
    #expect(await calls.send(AgoraRtmLocalInvitation()) == .invalidAugment)
    #expect(await kit.logout() == .ok)
    #expect(await kit.logout() == .notLoggedIn)
  }
}
