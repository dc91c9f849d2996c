#if Remote
  import Foundation
  import Parlance

  /// The gateway that the demo is to play through.
  enum DemoGateway {
    /// The reason why nothing can be played there.
    struct Unusable: Error, CustomStringConvertible {
      let description: String
    }

    /// The longest time until the gateway lets an account in, in seconds.
    private static let patience = 15.0

    /// Finds out whether the gateway can be reached and lets an account in that it does not know.
    static func check(_ endpoint: URL) async throws {
      let environment = try MessagingEnvironment.gateway(endpoint, callbackQueue: DispatchQueue(label: "demo.check"))
      defer { environment.shutDown() }
      let account = AccountID("check-\(UInt32.random(in: 0 ... .max))")
      let client = MessagingClient(environment: environment, account: account, device: "demo")
      let late = Task {
        try await Task.sleep(nanoseconds: UInt64(patience * 1e9))
        // Whatever the login waits for: nothing can be played there.
        let words = "parlance-demo: the gateway \(endpoint) does not answer within \(Int(patience)) s\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(1)
      }
      defer { late.cancel() }
      do {
        try await client.login()
      } catch {
        throw Unusable(description: words(error, endpoint))
      }
      await client.logout()
    }

    private static func words(_ error: MessagingError, _ endpoint: URL) -> String {
      switch error.code {
      case .notConnected, .timeout:
        "the gateway \(endpoint) cannot be reached; `parlance serve` or `make serve` starts one"
      case .accountNotFound:
        "the gateway \(endpoint) registers no accounts at their first login; start it with --open-registration"
      case .invalidToken, .tokenExpired:
        "the gateway \(endpoint) asks for tokens, which the demo has none of; start it without --token-key"
      default: "the gateway \(endpoint) refuses the demo's accounts: \(error)"
      }
    }
  }
#endif
