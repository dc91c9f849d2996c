import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// Which engine a client's logins take, and what becomes of a session whose client is released.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ClientLifeTests {
  private final class Delegate: NSObject, AgoraChatManagerDelegate {
    let received = Inbox<String>("message")
    func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
      for message in aMessages { received.add((message.body as? AgoraChatTextMessageBody)?.text ?? "") }
    }
  }

  private func client(_ environment: MessagingEnvironment?) throws -> ClientOfStyle {
    let (client, delegate) = (AgoraChatClient(environment: environment, device: "phone"), Delegate())
    client.chatManager.add(delegate, delegateQueue: nil)
    return ClientOfStyle(
      logIn: { account in #expect(client.login(withUsername: account, password: "") == nil) },
      logOut: { #expect(client.logout(false) == nil) },
      send: { text, peer in
        withExtendedLifetime(delegate) {}
        let message = AgoraChatMessage(conversationId: peer, body: .text(content: text), ext: nil)
        client.chatManager.send(message, progress: nil) { #expect($1 == nil) }
      }, received: delegate.received, part: client.chatManager)
  }

  @Test func eachLoginTakesTheDefaultEngine() async throws {
    try await expectEachLoginTakesTheDefault { try client(nil) }
  }

  @Test func releasingTheClientEndsItsSession() async throws {
    try await expectReleaseEndsTheSession { try client($0) }
  }
}
