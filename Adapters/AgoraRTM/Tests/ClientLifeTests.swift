import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Which engine a kit's logins take, and what becomes of a session whose kit is released.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ClientLifeTests {
  private final class Delegate: NSObject, AgoraRtmDelegate {
    let received = Inbox<String>("message")
    func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
      received.add(message.text)
    }
  }

  private func client(_ environment: MessagingEnvironment?) throws -> ClientOfStyle {
    let delegate = Delegate()
    let made: AgoraRtmKit? =
      if let environment {
        AgoraRtmKit(appId: App.appID, delegate: delegate, environment: environment)
      } else {
        AgoraRtmKit(appId: App.appID, delegate: delegate)
      }
    let kit = try #require(made)
    let channel = try #require(kit.createChannel(withId: "lobby", delegate: nil))
    return ClientOfStyle(
      logIn: { account in
        let outcome = try await code { kit.login(byToken: nil, user: account, completion: $0) }
        #expect(outcome == .ok)
      },
      logOut: {
        let outcome = try await code { kit.logout(completion: $0) }
        #expect(outcome == .ok)
      },
      send: { text, peer in
        withExtendedLifetime(delegate) {}
        kit.send(AgoraRtmMessage(text: text), toPeer: peer)
      }, received: delegate.received, part: channel)
  }

  @Test func eachLoginTakesTheDefaultEngine() async throws {
    try await expectEachLoginTakesTheDefault { try client(nil) }
  }

  @Test func releasingTheClientEndsItsSession() async throws {
    try await expectReleaseEndsTheSession { try client($0) }
  }
}
