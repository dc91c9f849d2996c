#if Server && Remote
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceGateway
  import TestSupport
  import Testing

  /// Messages keep their order when an app sends while many arrive: the link's events and the app's calls use two threads.
  @Suite struct OrderTests {
    @Test func messagesSentDuringManyArrivalsKeepTheirOrder() async throws {
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.hub"))
      let server = try GatewayServer(hub)
      let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
      let environments = try (0..<2).map { number in
        try MessagingEnvironment.gateway(url, callbackQueue: DispatchQueue(label: "app \(number)"))
      }
      let apps = [BusyApp(environments[0], "anna", peer: "ben"), BusyApp(environments[1], "ben", peer: "anna")]
      for app in apps { try await app.login() }
      let texts = (0..<1000).map(String.init)
      for app in apps { app.send(texts) }
      for app in apps {
        var received: [String] = []
        while received.count < texts.count { received += try await app.received.next() }
        #expect(received == texts)
      }
      for environment in environments { environment.shutDown() }
      server.stop()
      hub.shutDown()
    }
  }

  /// An app that sends without a pause.
  private final class BusyApp: NSObject, NIMChatManagerDelegate, @unchecked Sendable {
    // Safe to share: nothing changes.
    let received = EventBox<[String]>("message of the other app")
    private let sdk: NIMSDK
    private let queue: DispatchQueue
    private let account: String
    private let peer: String

    init(_ environment: MessagingEnvironment, _ account: String, peer: String) {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      queue = environment.callbackQueue
      (self.account, self.peer) = (account, peer)
      super.init()
      sdk.chatManager.add(self)
    }

    func login() async throws {
      let done = EventBox<(any Error)?>("end of the login")
      sdk.loginManager.login(account, token: "") { done.add($0) }
      if let error = try await done.next() { throw error }
    }

    /// Sends texts, each in a turn of its own.
    func send(_ texts: [String]) {
      for text in texts {
        queue.async { [self] in
          let message = NIMMessage()
          message.text = text
          do { try sdk.chatManager.send(message, to: NIMSession(peer, type: .P2P)) } catch { Issue.record(error) }
        }
      }
    }

    func onRecvMessages(_ messages: [NIMMessage]) { received.add(messages.compactMap(\.text)) }
  }
#endif
