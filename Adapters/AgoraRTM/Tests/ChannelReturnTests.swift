import AgoraRtmKit
import Parlance
import TestSupport
import Testing

/// Changes in a channel while the link was broken are reported when the kit is connected again.
@Suite @MainActor struct ChannelReturnTests {
  private func options(_ notifies: Bool) -> AgoraRtmChannelAttributeOptions {
    let options = AgoraRtmChannelAttributeOptions()
    options.enableNotificationToChannelMembers = notifies
    return options
  }

  private func set(_ key: String, _ value: String, by app: App, notifies: Bool) async throws {
    let attribute = AgoraRtmChannelAttribute()
    attribute.key = key
    attribute.value = value
    #expect(
      try await code {
        app.kit.addOrUpdateChannel("c", attributes: [attribute], options: self.options(notifies), completion: $0)
      } == .attributeOperationErrorOk)
  }

  @Test(arguments: [false, true])
  func membersWhoJoinedOrLeftAreReportedOnReturn(isGroup: Bool) async throws {
    let world = World()
    if isGroup {
      for user in ["owner", "alice", "bob", "carol", "dave"] {
        try world.environment.administration.createAccount(AccountID(user))
      }
      try world.environment.administration.createGroup(
        id: "c", name: "C", owner: "owner", members: ["alice", "bob", "carol", "dave"])
    }
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (carol, dave) = (try await world.app("carol"), try await world.app("dave"))
    _ = try await bob.join("c")
    _ = try await alice.join("c")
    #expect(try await alice.counts.next() == 2)
    world.clock.advance(bySeconds: 1)
    _ = try await carol.join("c")
    #expect(try await alice.news.next() == "carol joined c")
    #expect(try await alice.counts.next() == 3)
    alice.setReachable(false)
    #expect(try await bob.logout() == .ok)
    #expect(try await carol.logout() == .ok)
    _ = try await dave.join("c")
    world.clock.advance(bySeconds: 2)
    alice.setReachable(true)
    #expect(try await alice.news.next() == "dave joined c")
    var left = [try await alice.news.next(), try await alice.news.next()]
    left.sort()
    #expect(left == ["bob left c", "carol left c"])
    #expect(try await alice.counts.next() == 2)
    // Each of them once.
    #expect(try await dave.logout() == .ok)
    #expect(try await alice.news.next() == "dave left c")
    #expect(alice.news.pending.isEmpty)
  }

  @Test func onlyAttributesWithNotificationAreReportedOnReturn() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    _ = try await alice.join("c")
    _ = try await bob.join("c")
    #expect(try await alice.news.next() == "bob joined c")
    alice.setReachable(false)
    try await set("quiet", "1", by: bob, notifies: false)
    alice.setReachable(true)
    #expect(try await bob.news.next() == "alice left c")
    #expect(try await bob.news.next() == "alice joined c")
    try await set("told", "2", by: bob, notifies: true)
    let first = try await alice.attributes.next()
    #expect(first.map(\.key) == ["quiet", "told"])
    alice.setReachable(false)
    try await set("missed", "3", by: bob, notifies: true)
    try await set("unsaid", "4", by: bob, notifies: false)
    alice.setReachable(true)
    let second = try await alice.attributes.next()
    #expect(second.map(\.key) == ["missed", "quiet", "told", "unsaid"])
    #expect(second.first?.lastUpdateUserId == "bob")
    #expect(alice.attributes.pending.isEmpty)
  }

  @Test func channelOfAGroupWithoutThisMemberIsLeft() async throws {
    let world = World()
    for user in ["owner", "alice"] { try world.environment.administration.createAccount(AccountID(user)) }
    try world.environment.administration.createGroup(id: "c", name: "C", owner: "owner", members: ["alice"])
    let (owner, _) = try await world.device("owner")
    let alice = try await world.app("alice")
    let channel = try await alice.join("c")
    alice.setReachable(false)
    let error: MessagingError? = try await code { owner.removeMembers(["alice"], fromGroup: "c", completion: $0) }
    #expect(error == nil)
    alice.setReachable(true)
    // Its answer comes behind what the kit asks for when it is back.
    #expect(try await alice.send("to myself", to: "alice") == .ok)
    #expect(try await code { channel.leave(completion: $0) } == .notInChannel)
  }
}
