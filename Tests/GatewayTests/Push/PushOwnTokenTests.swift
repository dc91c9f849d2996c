#if Server && Remote
  import AgoraChat
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import QD_IMSDK
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Apps register their own tokens through their vendor's API, and are notified there until they log out.
  @Suite struct PushOwnTokenTests {
    private static let apps = [
      "dist": APNsOptions.App(topic: "com.example.app"),
      "": APNsOptions.App(topic: "com.example.other", environment: .sandbox),
    ]

    private let bench: PushGateway
    private let alice: MessagingClient
    private let outcomes = EventBox<String>("outcome of a call")

    init() async throws {
      bench = try await PushGateway(apps: Self.apps)
      alice = MessagingClient(environment: bench.environment, account: "alice", device: "phone")
      try await alice.login()
    }

    /// Makes calls of an app on the callback queue, and waits for the end of the last.
    private func call(_ body: @escaping @Sendable (@escaping (String?) -> Void) -> Void) async throws {
      bench.environment.callbackQueue.async { [outcomes] in body { outcomes.add($0 ?? "") } }
      let outcome = try await outcomes.next()
      guard outcome.isEmpty else { throw RawConnection.Failure(words: outcome) }
    }

    private func tokens() throws -> [String] {
      try bench.environment.hubLoop().pushTokens(of: "bob").map(\.token)
    }

    /// Lets Alice write, and returns where the notification went.
    private func delivery(_ text: String) async throws -> OutgoingTestServer.Request {
      _ = try await alice.send(.text(text), to: .direct("bob"))
      return try await bench.service.server.requests.next()
    }

    /// Lets Alice write, and waits until the count of notifications without an address has reached `count`.
    private func isUnaddressed(_ count: Int) async throws {
      _ = try await alice.send(.text("nobody"), to: .direct("bob"))
      try await bench.until("parlance_push_total{service=\"apns\",outcome=\"unaddressed\"} \(count)")
      #expect(bench.service.server.requests.pending.isEmpty)
    }

    /// An app's client, which is used on the callback queue alone.
    private final class App<Client>: @unchecked Sendable {
      // Safe to share: see above.
      var client: Client?
      init(_ client: Client) { self.client = client }
    }

    @Test func agoraChat() async throws {
      let app = App(AgoraChatClient(environment: bench.environment, device: "phone"))
      try await call { done in
        let options = AgoraChatOptions(appkey: "a#b")
        options.apnsCertName = "dist"
        app.client?.initializeSDK(with: options)
        app.client?.login(withUsername: "bob", password: "") { _, error in
          if let error { return done("\(error.code)") }
          app.client?.registerForRemoteNotifications(withDeviceToken: Data([0xAB, 0x01])) {
            done($0.map { "\($0.code)" })
          }
        }
      }
      try await call { done in app.client?.logout(false) { done($0.map { "\($0.code)" }) } }
      let request = try await delivery("hello")
      #expect(request.path == "/3/device/ab01" && request.headers["apns-topic"] == "com.example.app")
      try await call { done in
        app.client?.login(withUsername: "bob", password: "") { _, error in
          if let error { return done("\(error.code)") }
          app.client?.logout(true) { done($0.map { "\($0.code)" }) }
        }
      }
      #expect(try tokens().isEmpty)
      try await isUnaddressed(1)
    }

    @Test func nim() async throws {
      let environment = bench.environment
      let makeClient = { @Sendable in
        NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      }
      let app = App(makeClient())
      try await call { done in
        app.client?.register(withAppID: "key", cerName: "dist")
        app.client?.updateApnsToken(Data([0xAB, 0x02]))
        app.client?.loginManager.login("bob", token: "") { done($0.map { "\($0)" }) }
      }
      try await until("the token is registered") { try tokens() == ["ab02"] }
      // A client that ends without a logout is notified.
      try await release(app)
      let request = try await delivery("hello")
      #expect(request.path == "/3/device/ab02" && request.headers["apns-topic"] == "com.example.app")
      let next = App(makeClient())
      try await call { done in next.client?.loginManager.login("bob", token: "") { done($0.map { "\($0)" }) } }
      try await call { done in next.client?.loginManager.logout { done($0.map { "\($0)" }) } }
      try await isUnaddressed(1)
    }

    @Test func qd() async throws {
      let environment = bench.environment
      let makeClient = { @Sendable in QDClient(environment: environment, device: "phone") }
      let app = App(makeClient())
      try await call { done in
        app.client?.updateApnsToken(Data([0xAB, 0x03]))
        app.client?.loginManager.login(withAccount: "bob", password: "") { _, error in done(error.map { "\($0)" }) }
      }
      try await until("the token is registered") { try tokens() == ["ab03"] }
      try await release(app)
      let request = try await delivery("hello")
      #expect(request.path == "/3/device/ab03" && request.headers["apns-topic"] == "com.example.other")
      let next = App(makeClient())
      try await call { done in
        next.client?.loginManager.login(withAccount: "bob", password: "") { _, error in done(error.map { "\($0)" }) }
      }
      try await call { done in next.client?.loginManager.logout { done($0.map { "\($0)" }) } }
      try await isUnaddressed(1)
    }

    /// Releases an app's client, and waits for its end.
    private func release<Client>(_ app: App<Client>) async throws {
      try await call { done in
        app.client = nil
        done(nil)
      }
      try await until("the client has ended") { bench.environment.openDeviceCount == 1 }
    }
  }
#endif
