import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Joins, leaves and destructions that follow one another before the service has answered.
@Suite @MainActor struct ChannelOrderTests {
  private let world = World()
  private let told = Inbox<String>("outcome")

  private func members(_ channel: AgoraRtmChannel) async throws -> [String]? {
    try await codes { channel.getMembersWithCompletion($0) }.0?.map(\.userId)
  }

  private func join(_ channel: AgoraRtmChannel) { channel.join { told.add("join \($0)") } }
  private func leave(_ channel: AgoraRtmChannel) { channel.leave { told.add("leave \($0)") } }

  @Test func joinsAndLeavesTakeEffectInOrder() async throws {
    let alice = try await world.app("alice")
    let channel = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    join(channel)
    leave(channel)
    join(channel)
    for outcome in ["join channelErrorOk", "leave ok", "join channelErrorOk"] {
      #expect(try await told.next() == outcome)
    }
    #expect(try await members(channel) == ["alice"])
    world.clock.advance(bySeconds: 5)
    leave(channel)
    join(channel)
    leave(channel)
    leave(channel)
    for outcome in ["leave ok", "join channelErrorOk", "leave ok", "leave notInChannel"] {
      #expect(try await told.next() == outcome)
    }
    let bob = try await world.app("bob")
    #expect(try await members(try await bob.join("c")) == ["bob"])
  }

  @Test func leaveAfterAWaitingJoinWaitsForTheLink() async throws {
    let alice = try await world.app("alice")
    let channel = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    alice.setReachable(false)
    #expect(try await alice.login() == .alreadyLogin)
    join(channel)
    leave(channel)
    #expect(try await alice.send("nothing yet", to: "") == .invalidUserId)
    #expect(told.pending.isEmpty)
    alice.setReachable(true)
    #expect(try await told.next() == "join channelErrorOk")
    #expect(try await told.next() == "leave ok")
  }

  @Test func aLogoutEndsWhatFollows() async throws {
    let alice = try await world.app("alice")
    let channel = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    alice.setReachable(false)
    #expect(try await alice.login() == .alreadyLogin)
    join(channel)
    leave(channel)
    #expect(try await alice.logout() == .ok)
    #expect(try await told.next() == "join channelErrorNotLoggedIn")
    #expect(try await told.next() == "leave notLoggedIn")
  }

  @Test func destroyingAChannelEndsAJoinThatIsUnderWay() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let channel = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    join(channel)
    #expect(alice.kit.destroyChannel(withId: "c"))
    #expect(try await told.next() == "join channelErrorFailure")
    #expect(try await alice.send("after that", to: "bob") == .ok)
    #expect(try await members(try await bob.join("c")) == ["bob"])
    // The same id names another channel now, whatever becomes of the first.
    world.clock.advance(bySeconds: 5)
    let second = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    join(second)
    #expect(alice.kit.destroyChannel(withId: "c"))
    let third = try #require(alice.kit.createChannel(withId: "c", delegate: alice))
    join(third)
    #expect(try await told.next() == "join channelErrorFailure")
    #expect(try await told.next() == "join channelErrorOk")
    #expect(try await members(third) == ["alice", "bob"])
  }

  @Test func destroyingWithoutALinkLeavesNoMember() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    _ = try await alice.join("joined")
    let joining = try #require(alice.kit.createChannel(withId: "joining", delegate: alice))
    alice.setReachable(false)
    #expect(try await alice.login() == .alreadyLogin)
    join(joining)
    for id in ["joined", "joining"] { #expect(alice.kit.destroyChannel(withId: id)) }
    alice.setReachable(true)
    #expect(try await told.next() == "join channelErrorFailure")
    #expect(try await alice.send("back", to: "bob") == .ok)
    let (counts, code) = try await codes { bob.kit.getChannelMemberCount(["joined", "joining"], completion: $0) }
    #expect(code == .ok && counts?.map(\.count) == [0, 0])
  }
}
