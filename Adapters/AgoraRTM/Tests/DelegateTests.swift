import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Delegates without methods, removed delegates, and the log.
@Suite @MainActor struct DelegateTests {
  /// A delegate without methods.
  private final class Idle: NSObject, AgoraRtmDelegate, AgoraRtmChannelDelegate {}

  @Test func delegateWithoutMethodsIsAllowed() async throws {
    let world = World()
    let idle = Idle()
    let alice = try await world.app("alice")
    let kit = try #require(
      AgoraRtmKit(appId: App.appID, delegate: idle, environment: world.environment, device: "rtm"))
    #expect(kit.agoraRtmDelegate === idle)
    #expect(try await code { kit.login(byToken: nil, user: "bob", completion: $0) } == .ok)
    let subscribed: AgoraRtmPeerSubscriptionStatusErrorCode = try await code {
      kit.subscribePeersOnlineStatus(["alice"], completion: $0)
    }
    #expect(subscribed == .ok)
    let own = try #require(kit.createChannel(withId: "team", delegate: idle))
    #expect(own.channelDelegate === idle && own.kit === kit)
    #expect(try await code { own.join(completion: $0) } == .channelErrorOk)
    let channel = try await alice.join("team")
    #expect(try await alice.send("hello", to: "bob") == .ok)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "hello, all"), completion: $0) } == .errorOk)
    #expect(try await code { channel.leave(completion: $0) } == .ok)
    #expect(try await alice.logout() == .ok)
    // Another delegate takes over from here.
    own.channelDelegate = alice
    kit.agoraRtmDelegate = alice
    #expect(own.channelDelegate === alice && kit.agoraRtmDelegate === alice)
    let carol = try await world.app("carol")
    #expect(try await carol.send("for Bob", to: "bob") == .ok)
    #expect(try await alice.messages.next().message.text == "for Bob")
    _ = try await carol.join("team")
    // Its first callback may be that Alice left.
    while try await alice.news.next() != "carol joined team" {}
    own.channelDelegate = nil
    kit.agoraRtmDelegate = nil
    #expect(own.channelDelegate == nil && kit.agoraRtmDelegate == nil)
  }

  @Test func aChannelOutlivesItsKit() async throws {
    let world = World()
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment, device: "rtm")
    let channel = try #require(kit?.createChannel(withId: "team", delegate: nil))
    kit = nil
    // There is nothing to log in with any more.
    let joined: AgoraRtmJoinChannelErrorCode = try await code { channel.join(completion: $0) }
    #expect(joined != .channelErrorOk)
    let other = channel.kit
    let sent: AgoraRtmSendPeerMessageErrorCode = try await code {
      other.send(AgoraRtmMessage(text: "hello"), toPeer: "bob", completion: $0)
    }
    #expect(sent != .ok)
  }

  @Test func aFullLogMakesRoomForANewOne() async throws {
    let world = World(tokenCheck: refusing { _ in MessagingError(.invalidToken) })
    let app = App("alice", in: world)
    let path = try world.files.file("rtm.log", Array(repeating: UInt8(ascii: "x"), count: 512 * 1024))
    #expect(app.kit.setLogFileSize(512) == 0 && app.kit.setLogFile(path) == 0)
    #expect(try await app.login(token: "sesame") == .invalidToken)
    let full = try bytes(at: path + ".1")
    #expect(full.count > 512 * 1024 && full.first == UInt8(ascii: "x"))
    #expect(try bytes(at: path).count < 1024)
    // The one before it goes.
    try Data(repeating: UInt8(ascii: "y"), count: 512 * 1024).write(to: URL(fileURLWithPath: path))
    #expect(try await app.login(token: "sesame") == .invalidToken)
    #expect(try bytes(at: path + ".1").first == UInt8(ascii: "y"))
  }
}
