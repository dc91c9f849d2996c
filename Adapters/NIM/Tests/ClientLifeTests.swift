import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Which engine a client's logins take, and what becomes of a session whose client is released.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ClientLifeTests {
  private final class Delegate: NSObject, NIMChatManagerDelegate {
    let received = Inbox<String>("message")
    func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message.text ?? "") } }
  }

  private func client(_ environment: MessagingEnvironment?) throws -> ClientOfStyle {
    let sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
    let delegate = Delegate()
    sdk.register(withAppID: "app", cerName: nil)
    sdk.chatManager.add(delegate)
    return ClientOfStyle(
      logIn: { account in
        let error = try await outcome { sdk.loginManager.login(account, token: "", completion: $0) }
        #expect(error == nil)
      },
      logOut: {
        let error = try await outcome { sdk.loginManager.logout($0) }
        #expect(error == nil)
      },
      send: { text, peer in
        let message = NIMMessage()
        message.text = text
        withExtendedLifetime(delegate) {}
        try sdk.chatManager.send(message, to: NIMSession(peer, type: .P2P))
      }, received: delegate.received, part: sdk.chatManager)
  }

  @Test func eachLoginTakesTheDefaultEngine() async throws {
    try await expectEachLoginTakesTheDefault { try client(nil) }
  }

  @Test func releasingTheClientEndsItsSession() async throws {
    try await expectReleaseEndsTheSession { try client($0) }
  }

  /// A pending message is sent after the next login, but its object is released with the client.
  @Test func releasedClientReleasesItsMessages() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    var sdk: NIMSDK? = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
    let error = try await outcome { sdk?.loginManager.login("alice", token: "", completion: $0) }
    #expect(error == nil)
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    weak let message = try {
      let message = NIMMessage()
      message.text = "hello"
      try sdk?.chatManager.send(message, to: NIMSession("bob", type: .P2P))
      return message
    }()
    #expect(message != nil)
    sdk = nil
    try await drainMainQueue(until: "end of the message") { message == nil }
    environment.shutDown()
  }
}
