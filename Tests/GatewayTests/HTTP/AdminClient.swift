#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import TestSupport

  @testable import ParlanceGateway

  /// A gateway with the API, and requests to it.
  final class AdminClient {
    let environment: MessagingEnvironment
    let server: GatewayServer
    let keys: TokenKeySet
    let clock: any MessagingClock
    /// A Boolean value that indicates whether its tokens say when they were issued.
    var datesTokens = false
    private let queue = DispatchQueue(label: "test.callbacks")
    /// The entries that the gateway logged.
    let log: Lock<[EngineLogEntry]>

    init(access: (TokenKeySet) -> GatewayAPI = { .tokens($0) }) throws {
      keys = try TokenKeySet([TokenKey(secret: [UInt8](1...32))])
      clock = SystemClock()
      environment = .inMemory(clock: clock, callbackQueue: queue, tokenCheck: keys.tokenCheck(clock: clock))
      let log = Lock<[EngineLogEntry]>([])
      self.log = log
      server = try GatewayServer(environment, api: access(keys)) { entry in log.withLock { $0.append(entry) } }
    }

    deinit {
      server.stop()
      environment.shutDown()
    }

    /// Returns a token.
    func token(_ scope: TokenClaims.Scope, lifetime: Int64 = 3_600_000, keys: TokenKeySet? = nil) throws -> String {
      try (keys ?? self.keys).sign(
        TokenClaims(
          account: "operator", expiry: clock.now().advanced(byMilliseconds: lifetime),
          issued: datesTokens ? clock.now() : nil, scope: scope))
    }

    /// Sends a request with a token of the scope `admin`, unless another one is given.
    func request(
      _ method: String, _ path: String, _ body: String? = nil, token: String? = nil
    ) throws -> RawConnection.Response {
      let token = try token ?? self.token(.admin)
      return try RawConnection(port: server.port).request(
        method, path, headers: ["Authorization: Bearer \(token)"], body: body)
    }

    /// Sends a file as the body of a request.
    func upload(_ content: String, _ path: String) throws -> RawConnection.Response {
      try RawConnection(port: server.port).request(
        "POST", path, headers: ["Authorization: Bearer \(try token(.admin))", "Content-Type: text/plain"],
        body: content)
    }

    /// Returns a token with which an account logs in.
    func accountToken(_ account: AccountID) throws -> String {
      try keys.sign(
        TokenClaims(
          account: account, expiry: clock.now().advanced(byMilliseconds: 3_600_000),
          issued: datesTokens ? clock.now() : nil))
    }

    /// Registers accounts.
    func register(_ accounts: String...) throws {
      for account in accounts {
        let response = try request("POST", "/v1/accounts", "{\"account\":\"\(account)\"}")
        guard response.status == 201 else { throw RawConnection.Failure(words: response.text) }
      }
    }

    /// Returns a client of the same hub that is logged in.
    func logIn(_ account: AccountID, device: DeviceID = "phone") async throws -> MessagingClient {
      let client = MessagingClient(environment: environment, account: account, device: device)
      try await client.login(token: try accountToken(account))
      return client
    }
  }
#endif
