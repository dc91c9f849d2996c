import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Channels: rooms, and groups of other styles.
@Suite @MainActor struct ChannelTests {
  private func send(_ text: String, to channel: AgoraRtmChannel) async throws -> AgoraRtmSendChannelMessageErrorCode {
    try await code { channel.send(AgoraRtmMessage(text: text), completion: $0) }
  }

  private func members(_ channel: AgoraRtmChannel) async throws -> ([String]?, AgoraRtmGetMembersErrorCode) {
    let (members, code) = try await codes { channel.getMembersWithCompletion($0) }
    return (members?.map(\.userId), code)
  }

  /// Takes a device of another style into the channel.
  private func enter(_ device: Device) async throws {
    let result: Result<(room: RoomInfo, member: Member), MessagingError> = try await code {
      device.enterRoom("c", nickname: nil, custom: nil, completion: $0)
    }
    _ = try result.get()
  }

  @Test func aChannelHasOneObjectAndAValidID() async throws {
    let app = App("alice", in: World())
    let kit = try #require(app.kit)
    for id in ["", "null", "naïve", String(repeating: "c", count: 65)] {
      #expect(kit.createChannel(withId: id, delegate: nil) == nil)
    }
    let channel = try #require(kit.createChannel(withId: String(repeating: "c", count: 64), delegate: app))
    #expect(channel.kit === kit && channel.channelDelegate === app)
    #expect(kit.createChannel(withId: String(repeating: "c", count: 64), delegate: nil) == nil)
    #expect(kit.channels?.count == 1)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorNotLoggedIn)
    #expect(try await code { channel.leave(completion: $0) } == .notLoggedIn)
    #expect(try await send("x", to: channel) == .notLoggedIn)
    #expect(try await members(channel).1 == .notLoggedIn)
    #expect(!kit.destroyChannel(withId: "another"))
    #expect(kit.destroyChannel(withId: String(repeating: "c", count: 64)))
    #expect(kit.channels?.count == 0)
    #expect(try await app.login() == .ok)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorInvalidArgument)
  }

  @Test func membersComeAndGo() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let left = try await alice.join("lobby")
    #expect(try await alice.counts.next() == 1)
    world.clock.advance(bySeconds: 1)
    let right = try await bob.join("lobby")
    #expect(try await bob.counts.next() == 2)
    #expect(try await alice.news.next() == "bob joined lobby")
    #expect(try await alice.counts.next() == 2)
    #expect(try await members(left) == (["alice", "bob"], .ok))
    #expect(try await code { right.join(completion: $0) } == .channelErrorAlreadyJoined)
    world.clock.advance(bySeconds: 1)
    #expect(try await code { right.leave(completion: $0) } == .ok)
    #expect(try await alice.news.next() == "bob left lobby")
    #expect(try await alice.counts.next() == 1)
    #expect(try await code { right.leave(completion: $0) } == .notInChannel)
    #expect(try await members(right).1 == .notInChannel)
    #expect(bob.news.pending.isEmpty)
    // A logout leaves, and so does losing the link.
    world.clock.advance(bySeconds: 5)
    #expect(try await code { right.join(completion: $0) } == .channelErrorOk)
    #expect(try await alice.news.next() == "bob joined lobby")
    #expect(try await bob.logout() == .ok)
    #expect(try await alice.news.next() == "bob left lobby")
    #expect(try await code { right.leave(completion: $0) } == .notLoggedIn)
  }

  @Test func messagesReachTheOtherMembers() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let carol = try await world.app("carol")
    let left = try await alice.join("lobby")
    let right = try #require(bob.kit.createChannel(withId: "lobby", delegate: bob))
    #expect(try await send("too early", to: right) == .errorFailure)
    #expect(try await code { right.join(completion: $0) } == .channelErrorOk)
    let message = AgoraRtmMessage(text: "hello")
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = true
    #expect(try await code { left.send(message, sendMessageOptions: options, completion: $0) } == .errorOk)
    let arrived = try await bob.channelMessages.next()
    #expect(arrived.channel == "lobby" && arrived.from == "alice" && arrived.message.text == "hello")
    #expect(!arrived.message.isOfflineMessage)
    #expect(arrived.message.serverReceivedTs == world.clock.now().milliseconds)
    let raw = AgoraRtmRawMessage(rawData: Data([1, 2, 3]), description: "bytes")
    #expect(try await code { right.send(raw, completion: $0) } == .errorOk)
    let bytes = try await alice.channelMessages.next().message
    #expect((bytes as? AgoraRtmRawMessage)?.rawData == Data([1, 2, 3]))
    let full = AgoraRtmMessage(text: String(repeating: "x", count: 32 * 1024 + 1))
    #expect(try await code { left.send(full, completion: $0) } == .invalidMessage)
    // Members receive neither their own messages nor those from before they joined.
    _ = try await carol.join("lobby")
    #expect(try await send("last", to: left) == .errorOk)
    #expect(try await carol.channelMessages.next().message.text == "last")
    #expect(alice.channelMessages.pending.isEmpty)
  }

  @Test func membersOfAGroupSeeOneAnotherInItsChannel() async throws {
    let world = World()
    let (alice, carol) = (try await world.app("alice"), try await world.app("carol"))
    try world.environment.administration.createAccount("bob")
    try world.environment.administration.createGroup(
      id: "team", name: "Team", owner: "bob", members: ["alice", "carol"])
    _ = try await alice.join("team")
    #expect(try await alice.counts.next() == 1)
    // Member counts are reported once a second.
    world.clock.advance(bySeconds: 1)
    let channel = try await carol.join("team")
    #expect(try await alice.news.next() == "carol joined team")
    #expect(try await alice.counts.next() == 2)
    world.clock.advance(bySeconds: 1)
    #expect(try await code { channel.leave(completion: $0) } == .ok)
    #expect(try await alice.news.next() == "carol left team")
    #expect(try await alice.counts.next() == 1)
  }

  @Test func aChannelIsAGroupOfOtherStyles() async throws {
    let world = World()
    let (bob, received) = try await world.device("bob")
    try world.environment.administration.createAccount("alice")
    try world.environment.administration.createGroup(id: "team", name: "Team", owner: "bob", members: ["alice"])
    let (alice, carol) = (try await world.app("alice"), try await world.app("carol"))
    let stranger = try #require(carol.kit.createChannel(withId: "team", delegate: carol))
    #expect(try await code { stranger.join(completion: $0) } == .channelErrorRejected)
    try bob.send(MessageDraft(conversation: .group("team"), body: MessageBody(content: .text("before"))))
    let error: MessagingError? = try await code { done in bob.fetchServerTime { _ in done(nil) } }
    #expect(error == nil)
    let channel = try await alice.join("team")
    #expect(try await alice.counts.next() == 1)
    try bob.send(MessageDraft(conversation: .group("team"), body: MessageBody(content: .text("hello"))))
    #expect(try await alice.channelMessages.next().message.text == "hello")
    #expect(try await send("hi", to: channel) == .errorOk)
    while true {
      let message = try await received.next()
      if message.kind == .notification { continue }
      #expect(message.body.content == .text("hi") && message.conversation == .group("team"))
      break
    }
    // Leaving the channel leaves no group.
    #expect(try await code { channel.leave(completion: $0) } == .ok)
    #expect(bob.members(ofGroup: "team")?.map(\.account) == ["bob", "alice"])
    world.clock.advance(bySeconds: 5)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
    let removed: MessagingError? = try await code { bob.removeMembers(["alice"], fromGroup: "team", completion: $0) }
    #expect(removed == nil)
    #expect(try await send("still here?", to: channel) == .errorFailure)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorRejected)
  }

  @Test func twentyChannelsAtATime() async throws {
    let world = World()
    let app = try await world.app("alice")
    for number in 0..<20 { _ = try await app.join("c\(number)") }
    let last = try #require(app.kit.createChannel(withId: "c20", delegate: nil))
    #expect(try await code { last.join(completion: $0) } == .channelErrorExceedLimit)
    #expect(app.kit.destroyChannel(withId: "c3"))
    #expect(try await code { last.join(completion: $0) } == .channelErrorOk)
  }

  @Test func joinsAreRateLimited() async throws {
    let world = World()
    let app = try await world.app("alice")
    let channel = try await app.join("c")
    #expect(try await code { channel.leave(completion: $0) } == .ok)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
    #expect(try await code { channel.leave(completion: $0) } == .ok)
    #expect(try await code { channel.join(completion: $0) } == .sameChannelErrorTooOften)
    world.clock.advance(bySeconds: 5)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
    for number in 0..<49 {
      let other = try await app.join("c\(number)")
      #expect(try await code { other.leave(completion: $0) } == .ok)
    }
    let one = try #require(app.kit.createChannel(withId: "one more", delegate: nil))
    #expect(try await code { one.join(completion: $0) } == .channelErrorTooOften)
    world.clock.advance(bySeconds: 3)
    #expect(try await code { one.join(completion: $0) } == .channelErrorOk)
  }

  @Test func membersAndCountsAreRateLimited() async throws {
    let world = World()
    let app = try await world.app("alice")
    let channel = try await app.join("c")
    for _ in 0..<5 { #expect(try await members(channel) == (["alice"], .ok)) }
    #expect(try await members(channel).1 == .tooOften)
    world.clock.advance(bySeconds: 2)
    #expect(try await members(channel).1 == .ok)

    func counts(_ ids: [String]) async throws -> ([Int32]?, AgoraRtmChannelMemberCountErrorCode) {
      let (counts, code) = try await codes { app.kit.getChannelMemberCount(ids, completion: $0) }
      return (counts?.map(\.count), code)
    }
    #expect(try await counts(["c", "nowhere"]) == ([1, 0], .ok))
    #expect(try await counts(["c"]).1 == .tooOften)
    world.clock.advance(bySeconds: 1)
    #expect(try await counts([]).1 == .invalidArgument)
    #expect(try await counts(["null"]).1 == .invalidArgument)
    #expect(try await counts((0..<33).map { "c\($0)" }).1 == .exceedLimit)
    let found = try await codes { app.kit.getChannelMemberCount(["c"], completion: $0) }.0
    #expect(found?.first?.channelId == "c")
    let stranger = App("bob", in: world)
    #expect(try await codes { stranger.kit.getChannelMemberCount(["c"], completion: $0) }.1 == .notLoggedIn)
  }

  @Test func countsAreReportedOnceASecond() async throws {
    let world = World()
    let app = try await world.app("alice")
    _ = try await app.join("c")
    #expect(try await app.counts.next() == 1)
    let (bob, _) = try await world.device("bob")
    let (carol, _) = try await world.device("carol")
    for device in [bob, carol] {
      try await enter(device)
    }
    #expect(try await app.news.next() == "bob joined c")
    #expect(try await app.news.next() == "carol joined c")
    #expect(app.counts.pending.isEmpty)
    world.clock.advance(bySeconds: 1)
    #expect(try await app.counts.next() == 3)
    #expect(app.counts.pending.isEmpty)
  }

  @Test func joinsOfAChannelAbove512MembersAreNotReported() async throws {
    let world = World()
    let app = try await world.app("alice")
    let channel = try await app.join("c")
    #expect(try await app.counts.next() == 1)
    func fill(_ range: Range<Int>) async throws {
      for number in range {
        let (device, _) = try await world.device(AccountID("user\(number)"))
        try await enter(device)
      }
    }
    try await fill(0..<511)
    for number in 0..<511 { #expect(try await app.news.next() == "user\(number) joined c") }
    world.clock.advance(bySeconds: 1)
    #expect(try await app.counts.next() == 512)
    world.clock.advance(bySeconds: 3)
    try await fill(511..<512)
    #expect(try await app.counts.next() == 513)
    try await fill(512..<513)
    #expect(app.news.pending.isEmpty)
    world.clock.advance(byMilliseconds: 2999)
    let found = try await members(channel)
    #expect(found.1 == .ok && found.0?.count == 512)
    #expect(app.counts.pending.isEmpty)
    world.clock.advance(byMilliseconds: 1)
    #expect(try await app.counts.next() == 514)
  }

  @Test func afterABreakTheKitJoinsAgain() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    _ = try await alice.join("c")
    let channel = try await bob.join("c")
    alice.setReachable(false)
    #expect(try await bob.news.next() == "alice left c")
    #expect(try await send("missed", to: channel) == .errorOk)
    alice.setReachable(true)
    #expect(try await bob.news.next() == "alice joined c")
    #expect(try await send("heard", to: channel) == .errorOk)
    #expect(try await alice.channelMessages.next().message.text == "heard")
  }

  @Test func withoutALinkCallsTimeOut() async throws {
    let world = World()
    let app = try await world.app("alice")
    let channel = try await app.join("c")
    let other = try #require(app.kit.createChannel(withId: "d", delegate: nil))
    let late = try #require(app.kit.createChannel(withId: "e", delegate: nil))
    app.setReachable(false)
    #expect(try await code { channel.leave(completion: $0) } == .failure)
    let outcomes = Inbox<String>("outcome")
    channel.getMembersWithCompletion { outcomes.add("members \($1)") }
    app.kit.getChannelMemberCount(["c"]) { outcomes.add("counts \($1)") }
    other.join { outcomes.add("join \($0)") }
    channel.send(AgoraRtmMessage(text: "x")) { outcomes.add("send \($0)") }
    world.clock.advance(byMilliseconds: 4999)
    late.join { outcomes.add("late \($0)") }
    #expect(try await app.login() == .alreadyLogin)
    #expect(outcomes.pending.isEmpty)
    world.clock.advance(byMilliseconds: 1)
    var told: Set<String> = []
    for _ in 0..<3 { told.insert(try await outcomes.next()) }
    #expect(told == ["members timeout", "counts timeout", "join channelErrorTimeout"])
    app.setReachable(true)
    // What still waited is done now; a message too.
    told = [try await outcomes.next(), try await outcomes.next()]
    #expect(told == ["late channelErrorOk", "send errorOk"])
    app.setReachable(false)
    channel.send(AgoraRtmMessage(text: "x")) { outcomes.add("send \($0)") }
    world.clock.advance(bySeconds: 10)
    #expect(try await outcomes.next() == "send errorTimeout")
    other.join { outcomes.add("abandoned \($0)") }
    #expect(try await app.logout() == .ok)
    #expect(try await outcomes.next() == "abandoned channelErrorNotLoggedIn")
  }
}
