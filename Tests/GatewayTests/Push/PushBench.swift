#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestSupport

  @testable import ParlanceGateway

  /// A server in the place of APNs, over HTTP/2 and TLS, and the options with which a sender finds it.
  final class PushService: Sendable {
    let server: OutgoingTestServer
    let options: APNsOptions
    private let certificates: TestCertificates

    init(answers: [String: [OutgoingTestServer.Answer]] = [:]) async throws {
      certificates = try await TestCertificates(for: "localhost")
      let keys = try await certificates.providerKeys()
      var serverOptions = certificates.options
      serverOptions["public"] = keys.public
      server = try await OutgoingTestServer(serverOptions, answers: answers)
      var options = APNsOptions(key: keys.private, keyID: "KEY1234567", teamID: "TEAM123456")
      options.host = "https://localhost:\(server.port)"
      options.certificateAuthorities = certificates.authority.path
      self.options = options
    }
  }

  /// A gateway whose push notifications go to such a server, and its API.
  final class PushGateway {
    let service: PushService
    let environment: MessagingEnvironment
    let gateway: GatewayServer
    private let sender: APNsSender

    init(
      answers: [String: [OutgoingTestServer.Answer]] = [:], apps: [String: APNsOptions.App] = [:]
    ) async throws {
      service = try await PushService(answers: answers)
      var options = service.options
      options.apps = apps
      sender = try APNsSender(options)
      environment = .inMemory(
        callbackQueue: DispatchQueue(label: "test.callbacks"), pushNotifier: CombinedPushNotifier([sender]))
      gateway = try GatewayServer(environment, api: .open, push: sender)
    }

    deinit {
      gateway.stop()
      environment.shutDown()
      sender.stop()
    }

    /// Sends a request to the API.
    func request(_ method: String, _ path: String, _ body: String? = nil) throws -> RawConnection.Response {
      try RawConnection(port: gateway.port).request(method, path, body: body)
    }

    /// Registers an account and an installation of its app.
    func register(_ account: String, tokens: String...) throws {
      guard try request("POST", "/v1/accounts", "{\"account\":\"\(account)\"}").status == 201 else {
        throw RawConnection.Failure(words: "no account \(account)")
      }
      for token in tokens {
        let body = "{\"service\":\"apns\",\"topic\":\"com.example.app\"}"
        guard try request("PUT", "/v1/accounts/\(account)/push-tokens/\(token)", body).status == 204 else {
          throw RawConnection.Failure(words: "no token \(token)")
        }
      }
    }

    /// Waits until the numbers have a line.
    func until(_ line: String) async throws {
      try await TestSupport.until(line) { try request("GET", "/metrics").text.contains(line + "\n") }
    }
  }
#endif
