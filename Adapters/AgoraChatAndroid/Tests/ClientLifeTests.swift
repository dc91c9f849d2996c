import AgoraChatAndroid
import Foundation
import Parlance
import TestSupport
import Testing

/// Which engine a client's logins take, and what becomes of a session whose client is released.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ClientLifeTests {
  private final class Listener: AgoraEventListener {
    let received = Inbox<String>("message")
    func onEvent(_ event: AgoraNotifierEvent) {
      let messages = (event.getData() as? AgoraMessage).map { [$0] } ?? event.getData() as? [AgoraMessage] ?? []
      switch event.getEvent() {
      case .EventNewMessage, .EventOfflineMessage: for message in messages { received.add(text(message)) }
      default: break
      }
    }
  }

  private func client(_ environment: MessagingEnvironment?) throws -> ClientOfStyle {
    let (manager, listener) = (AgoraChatManager(environment: environment, device: "phone"), Listener())
    manager.registerEventListener(listener)
    return ClientOfStyle(
      logIn: { account in
        let code = try await result { manager.login(account, "", $0) }
        #expect(code == 0)
      },
      logOut: { manager.logout() },
      send: { text, peer in manager.sendMessage(AgoraMessage.createTxtSendMessage(text, peer), Outcome()) },
      received: listener.received, part: listener)
  }

  @Test func eachLoginTakesTheDefaultEngine() async throws {
    try await expectEachLoginTakesTheDefault { try client(nil) }
  }

  @Test func releasingTheClientEndsItsSession() async throws {
    try await expectReleaseEndsTheSession { try client($0) }
  }
}
