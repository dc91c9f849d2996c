import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// The result of a login whose device ends before it.
@Suite @MainActor struct LoginEndTests {
  private let tokens = HeldTokens()

  private func device(_ environment: MessagingEnvironment) throws -> Device {
    try environment.openDevice(DeviceConfiguration(style: "Test", account: "alice", device: "phone")) { _ in }
  }

  /// Begins a login, ends the device, and checks that the login's completion ran once.
  private func expect(
    _ code: MessagingError.Code, whenEndedBy end: (MessagingEnvironment, Device) throws -> Void
  ) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let device = try device(environment)
    let ends = CompletionLedger<MessagingError.Code?>()
    let login = ends.completion("login")
    device.connect(token: "") { login($0?.code) }
    _ = try await tokens.asked.next()
    let time = ends.completion("request of a device that is not logged in")
    device.fetchServerTime { result in
      if case .failure(let error) = result { time(error.code) } else { time(nil) }
    }
    try end(environment, device)
    let outcomes = await ends.all()
    #expect(outcomes.first == code && outcomes.last != .some(nil))
    tokens.release()
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  @Test func logoutEndsAPendingLogin() async throws {
    try await expect(.notLoggedIn) { _, device in device.disconnect { _ in } }
  }

  @Test func deviceOfTheSameKeyEndsAPendingLogin() async throws {
    try await expect(.sessionEnded) { environment, _ in _ = try self.device(environment) }
  }

  @Test func closingEndsAPendingLogin() async throws {
    try await expect(.notLoggedIn) { _, device in device.close() }
  }

  /// The database is the other device's by then.
  @Test func aClosedDeviceChangesNothing() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    tokens.release()
    let older = try device(environment)
    #expect(Device.wait { older.connect(token: "", completion: $0) } == nil)
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let message = try older.send(
      MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .text("hello"))))
    let newer = try device(environment)
    #expect(newer.isSending(message.id))
    #expect(!older.cancelSending(message.id))
    #expect(throws: MessagingError.self) { try older.setLocalExtension("note", of: message.id) }
    #expect(throws: MessagingError.self) { try older.addConversation(.direct("bob")) }
    #expect(newer.isSending(message.id) && newer.message(message.id)?.localExtension == nil)
    #expect(newer.conversation(.direct("bob")) == nil)
    environment.shutDown()
  }

  /// A request without an answer ends with its device, too.
  @Test(arguments: [false, true]) func closingEndsRequests(_ isReplaced: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    tokens.release()
    let device = try device(environment)
    let ends = CompletionLedger<MessagingError.Code?>()
    #expect(Device.wait { device.connect(token: "", completion: $0) } == nil)
    for number in 0..<100 {
      let end = ends.completion("request \(number)")
      device.fetchServerTime { result in
        if case .failure(let error) = result { end(error.code) } else { end(nil) }
      }
      if number == 50 {
        if isReplaced { _ = try self.device(environment) } else { device.close() }
      }
    }
    let outcomes = await ends.all()
    let ended: MessagingError.Code = isReplaced ? .sessionEnded : .notLoggedIn
    #expect(outcomes[..<51].allSatisfy { $0 == .some(nil) || $0 == ended })
    #expect(outcomes[51...].allSatisfy { $0 == .notLoggedIn })
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }
}
