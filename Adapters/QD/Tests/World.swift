import Dispatch
import Foundation
import Parlance
import TestSupport
import Testing

@testable import QD_IMSDK

/// One logged-in client that records its callbacks, for use on the callback queue only.
final class Phone: NSObject, QDChatManagerDelegate, QDConversationManagerDelegate, QDLoginManagerDelegate {
  let client: QDClient
  var log: [String] = []
  var received: [QDMessage] = []
  var read: [QDMessage] = []
  var revoked: [QDRevokeMessageNotification] = []
  var completed: [(message: QDMessage, error: NSError?)] = []
  var steps: [QDLoginStep] = []
  var kicks: [QDKickReason] = []
  var automaticFailures: [NSError] = []
  var total = 0

  init(_ environment: MessagingEnvironment, device: String) {
    client = QDClient(environment: environment, device: device)
    super.init()
    client.chatManager.add(self)
    client.conversationManager.add(self)
    client.loginManager.add(self)
  }

  func willSend(_ message: QDMessage) { log.append("willSend \(message.text)") }
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    log.append("didComplete \(message.text)")
    completed.append((message, error as NSError?))
  }
  func onRecvMessages(_ messages: [QDMessage]) {
    log += messages.map { "received \($0.text)" }
    received += messages
  }
  func onRecvReceiptsMessage(_ message: QDMessage) { read.append(message) }
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) { revoked.append(notification) }
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) { total = totalUnreadCount }
  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) { total = totalUnreadCount }
  func onLogin(_ step: QDLoginStep) { steps.append(step) }
  func onKick(_ code: QDKickReason, clientType: QDPlatfromType) { kicks.append(code) }
  func onAutoLoginFailed(_ error: any Error) { automaticFailures.append(error as NSError) }
}

/// An engine in memory with one queue, on which a test does everything.
///
/// Safe to share: its state is touched on that queue only.
final class World: @unchecked Sendable {
  let queue = DispatchQueue(label: "callbacks")
  let environment: MessagingEnvironment
  private var phones: [String: Phone] = [:]

  init(clock: any MessagingClock = SystemClock(), tokenCheck: TokenCheck? = nil) {
    environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, tokenCheck: tokenCheck)
  }
  deinit { environment.shutDown() }

  /// A client that is logged in.
  func logIn(_ account: String, device: String = "phone", password: String = "secret") async throws {
    try await ask { world, done in
      let phone = world.make(account, device)
      phone.client.loginManager.login(withAccount: account, password: password) { token, error in
        #expect(error != nil || token == password)
        done(error)
      }
    }
  }

  private func make(_ account: String, _ device: String) -> Phone {
    let phone = Phone(environment, device: device)
    phones["\(account) \(device)"] = phone
    return phone
  }

  /// Does something with a client on the callback queue, and makes the client first if asked to.
  func on<Result: Sendable>(
    _ account: String, device: String = "phone", makes: Bool = false,
    _ body: @escaping @Sendable (Phone) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Swift.Result { try body(makes ? make(account, device) : try phone(account, device: device)) })
      }
    }
  }

  /// Asks for something and waits for its completion.
  func ask(_ body: @escaping @Sendable (World, @escaping ((any Error)?) -> Void) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      queue.async { [self] in
        do {
          try body(self) { error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
          }
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  func phone(_ account: String, device: String = "phone") throws -> Phone {
    try #require(phones["\(account) \(device)"])
  }

  /// Waits until something holds, looking after each turn of the callback queue; fails after the deadline.
  func until(
    _ account: String, device: String = "phone", _ what: String, _ holds: @escaping @Sendable (Phone) -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(TestDeadline.seconds)
    while try await !on(account, device: device, holds) {
      if ContinuousClock.now > deadline {
        Issue.record("never: \(what)")
        return
      }
      await Task.yield()
    }
  }
}

/// A text on its way.
func send(_ text: String, from phone: Phone, to session: QDSession) throws -> QDMessage {
  let message = QDMessage()
  message.text = text
  try phone.client.chatManager.send(message, to: session)
  return message
}
