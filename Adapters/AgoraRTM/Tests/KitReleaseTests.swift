import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The end of channels and pending calls when an app lets go of its kit.
@Suite @MainActor struct KitReleaseTests {
  private let world = World()
  private let told = Inbox<String>("outcome")

  private func begin(_ kit: AgoraRtmKit, _ channel: AgoraRtmChannel) throws {
    let told = told
    channel.join { told.add("join \($0 == .channelErrorOk)") }
    channel.leave { told.add("leave \($0 == .ok)") }
    kit.send(AgoraRtmMessage(text: "hello"), toPeer: "bob") { told.add("send \($0 == .ok)") }
    kit.queryPeersOnlineStatus(["bob"]) { told.add("query \($1 == .ok)") }
    kit.subscribePeersOnlineStatus(["bob"]) { told.add("subscribe \($0 == .ok)") }
    kit.getChannelMemberCount(["c"]) { told.add("counts \($1 == .ok)") }
    kit.renewToken("token") { told.add("renewal \($1 == .ok)") }
    kit.createFileMessage(byUploading: try world.files.file("a.txt", [1, 2, 3]), withRequest: nil) {
      told.add("upload \($2 == .ok)")
    }
    kit.downloadMedia(toMemory: String(repeating: "0", count: 32), withRequest: nil) {
      told.add("download \($2 == .ok)")
    }
  }

  private static let calls: Set<String> = [
    "join", "leave", "send", "query", "subscribe", "counts", "renewal", "upload", "download",
  ]

  /// Waits for the outcome of each call.
  private func expectAllTold() async throws {
    var calls: Set<String> = []
    for _ in Self.calls {
      let outcome = try await told.next()
      #expect(calls.insert(String(outcome.prefix { $0 != " " })).inserted, "\(outcome)")
    }
    #expect(calls == Self.calls)
  }

  private enum Link: CaseIterable {
    case up
    case down
    case taken
  }

  @Test(arguments: Link.allCases) private func everyBlockRunsAfterTheRelease(_ link: Link) async throws {
    weak var released: AgoraRtmChannel?
    let other = App("alice", in: world, device: "another")
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment)
    try await {
      let held = try #require(kit)
      #expect(try await code { held.login(byToken: nil, user: "alice", completion: $0) } == .ok)
      let channel = try #require(held.createChannel(withId: "c", delegate: nil))
      released = channel
      if link == .down {
        world.environment.setReachable(false, account: "alice", device: "rtm", style: "AgoraRTM")
      }
      if link == .taken {
        #expect(try await other.login() == .ok)
        await drainMainQueue()
      }
      try begin(held, channel)
    }()
    kit = nil
    try await expectAllTold()
    await drainMainQueue()
    // The clock releases an action once its time has come.
    world.clock.advance(bySeconds: 120)
    try await drainMainQueue(until: "end of the channel") { released == nil }
    #expect(told.pending.isEmpty)
  }

  @Test func channelOfAReleasedKitRefusesCalls() async throws {
    let channel = try await {
      let kit = try #require(AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment))
      #expect(try await code { kit.login(byToken: nil, user: "alice", completion: $0) } == .ok)
      let channel = try #require(kit.createChannel(withId: "c", delegate: nil))
      #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
      return channel
    }()
    #expect(try await code { channel.leave(completion: $0) } == .notLoggedIn)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "x"), completion: $0) } == .notLoggedIn)
    let bob = try await world.app("bob")
    #expect(try await codes { bob.kit.getChannelMemberCount(["c"], completion: $0) }.0?.map(\.count) == [0])
  }
}
