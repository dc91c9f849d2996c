import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport

/// Clients on one engine whose clock the test turns.
final class ClientWorld {
  let clock: ManualClock
  let queue = DispatchQueue(label: "callbacks")
  private(set) var environment: MessagingEnvironment
  /// The folder of an engine that outlives its environment.
  private let folder: TemporaryFolder?
  private let settings: HubSettings

  init(
    isDurable: Bool = false, clock: ManualClock = ManualClock(), settings: HubSettings = HubSettings(),
    tokenCheck: TokenCheck? = nil
  ) throws {
    self.clock = clock
    self.settings = settings
    folder = isDurable ? try TemporaryFolder() : nil
    if let folder {
      environment = try .embedded(
        at: folder.url, clock: clock, callbackQueue: queue, settings: settings, tokenCheck: tokenCheck)
    } else {
      environment = .inMemory(clock: clock, callbackQueue: queue, settings: settings, tokenCheck: tokenCheck)
    }
  }

  deinit { environment.shutDown() }

  /// Closes the environment and opens its folder again.
  func restart() throws {
    environment.shutDown()
    guard let folder else { throw MessagingError(.unsupported, "in memory") }
    environment = try .embedded(at: folder.url, clock: clock, callbackQueue: queue, settings: settings)
  }

  /// A client without a login.
  func client(_ account: AccountID, _ device: DeviceID = "phone") -> MessagingClient {
    MessagingClient(environment: environment, account: account, device: device)
  }

  /// A client that is logged in.
  func loggedIn(_ account: AccountID, _ device: DeviceID = "phone") async throws -> MessagingClient {
    let client = client(account, device)
    try await client.login()
    return client
  }

  /// Takes the network from a client, or gives it back.
  func setReachable(_ isReachable: Bool, _ account: AccountID, _ device: DeviceID = "phone") {
    environment.setReachable(isReachable, account: account, device: device, style: "Parlance")
  }

}

extension MessagingClient {
  /// Returns when the streams of this client have received everything that others sent before.
  func caughtUp() async throws {
    // The second answer comes in a later turn than what was under way.
    for _ in 0..<2 { _ = try await serverTime() }
  }
}

extension MessagingClient {
  /// Begins to send a message, and returns once it is in the outbox.
  func beginSending(_ draft: MessageDraft) async throws -> Task<Message, any Error> {
    let events = events()
    let task = Task { try await send(draft) }
    _ = try await events.first { if case .sending = $0 { true } else { false } }
    return task
  }

  /// Begins to send a text.
  func beginSending(_ text: String, to peer: AccountID) async throws -> Task<Message, any Error> {
    try await beginSending(MessageDraft(conversation: .direct(peer), body: MessageBody(content: .text(text))))
  }
}

extension Message {
  /// Its text.
  var text: String? { if case .text(let text) = body.content { text } else { nil } }
}

/// Returns the code of the error that a call throws, whatever its detail; nil if it throws none.
func code(_ call: () async throws -> Void) async -> MessagingError.Code? {
  do {
    try await call()
    return nil
  } catch {
    return (error as? MessagingError)?.code
  }
}
