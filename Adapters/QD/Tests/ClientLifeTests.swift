import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Which engine a client's logins take, and what becomes of a session whose client is released.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ClientLifeTests {
  private final class Delegate: NSObject, QDChatManagerDelegate {
    let received = Inbox<String>("message")
    func onRecvMessages(_ messages: [QDMessage]) { for message in messages { received.add(message.text) } }
  }

  private func client(_ environment: MessagingEnvironment?) throws -> ClientOfStyle {
    let (client, delegate) = (QDClient(environment: environment, device: "phone"), Delegate())
    client.chatManager.add(delegate)
    return ClientOfStyle(
      logIn: { account in
        let error = try await outcome { done in
          client.loginManager.login(withAccount: account, password: "") { _, error in done(error) }
        }
        #expect(error == nil)
      },
      logOut: {
        let error = try await outcome { client.loginManager.logout($0) }
        #expect(error == nil)
      },
      send: { text, peer in
        let message = QDMessage()
        message.text = text
        withExtendedLifetime(delegate) {}
        try client.chatManager.send(message, to: QDSession(peer, type: .P2P))
      }, received: delegate.received, part: client.chatManager)
  }

  @Test func eachLoginTakesTheDefaultEngine() async throws {
    try await expectEachLoginTakesTheDefault { try client(nil) }
  }

  @Test func releasingTheClientEndsItsSession() async throws {
    try await expectReleaseEndsTheSession { try client($0) }
  }
}
