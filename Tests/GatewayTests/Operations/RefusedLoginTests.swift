#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The log of logins that are refused.
  @Suite struct RefusedLoginTests {
    /// A gateway whose log is kept, and apps beyond it.
    private final class Bench {
      let log = Lock<[EngineLogEntry]>([])
      let hub: MessagingEnvironment
      let server: GatewayServer
      let apps: MessagingEnvironment

      init(_ check: @escaping TokenCheck) throws {
        hub = .inMemory(callbackQueue: DispatchQueue(label: "test.hub"), tokenCheck: check)
        server = try GatewayServer(hub, log: { [log] entry in log.withLock { $0.append(entry) } })
        let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
        apps = try .gateway(url, callbackQueue: DispatchQueue(label: "test.apps"))
      }

      deinit {
        apps.shutDown()
        server.stop()
        hub.shutDown()
      }

      func login(_ account: AccountID, _ token: String) async -> MessagingError.Code? {
        let client = MessagingClient(environment: apps, account: account, device: "phone \"1\"")
        do {
          try await client.login(token: token)
          return nil
        } catch {
          return error.code
        }
      }

      var refusals: [EngineLogEntry] { log.withLock { $0.filter { $0.event == "login.refused" } } }
    }

    @Test func refusedLoginIsLoggedWithoutItsToken() async throws {
      let bench = try Bench(refusing { $0.token == "good" ? nil : MessagingError(.invalidToken, "of \($0.token)") })
      #expect(await bench.login("anna", "secret-1") == .invalidToken)
      #expect(await bench.login("anna", "good") == nil)
      let expected = #"account "anna", device "phone \"1\"", from 127.0.0.1: invalidToken"#
      #expect(bench.refusals == [EngineLogEntry(level: .notice, event: "login.refused", detail: expected)])
      #expect(bench.log.withLock { $0.allSatisfy { !$0.detail.contains("secret") } })
    }

    @Test func manyRefusedLoginsAreCounted() async throws {
      let bench = try Bench(refusing { _ in MessagingError(.invalidToken) })
      for number in 0..<12 { #expect(await bench.login(AccountID("a\(number)"), "x") == .invalidToken) }
      #expect(bench.refusals.count == 5)
      bench.server.stop()
      #expect(bench.refusals.count == 6)
      #expect(bench.refusals.last?.detail.hasPrefix("7 more within 60 s, the last: account \"a11\"") == true)
    }
  }
#endif
