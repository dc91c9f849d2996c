import Dispatch
import Foundation
import Parlance
import TestSupport
import Testing

@testable import QD_IMSDK

/// A local database that cannot be read, and messages not reported before a logout.
@Suite struct DamagedDatabaseTests {
  private let bobs = DispatchQueue(label: "database.callbacks")

  /// Runs a closure with an app on its queue, after the callbacks already enqueued.
  private func on<Value>(_ phone: Phone, _ body: (Phone) throws -> Value) rethrows -> Value {
    try bobs.sync { try body(phone) }
  }

  private func logIn(_ phone: Phone, _ account: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      bobs.sync {
        phone.client.loginManager.login(withAccount: account, password: "secret") { _, error in
          if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
      }
    }
  }

  private func logOut(_ phone: Phone) async {
    await withCheckedContinuation { continuation in
      bobs.sync { phone.client.loginManager.logout { _ in continuation.resume() } }
    }
  }

  /// Alice, of no style.
  private func sender(_ environment: MessagingEnvironment) throws -> Device {
    let configuration = DeviceConfiguration(style: "Other", account: "alice", device: "other")
    let device = try environment.openDevice(configuration) { _ in }
    let refusal: MessagingError? = Device.wait { device.connect(token: "", completion: $0) }
    try #require(refusal == nil)
    return device
  }

  private func until(_ phone: Phone, _ holds: (Phone) -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(TestDeadline.seconds)
    while !on(phone, holds) {
      if ContinuousClock.now > deadline {
        Issue.record("too late")
        return
      }
      await Task.yield()
    }
  }

  private func page(_ phone: Phone) -> [String] {
    on(phone) {
      $0.client.chatManager.messages(in: QDSession("alice", type: .P2P), message: nil, limit: 1000).map(\.messageId)
    }
  }

  @Test func readingEndsTheLogin() async throws {
    let folder = try TemporaryFolder()
    var environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: bobs)
    let first = Phone(environment, device: "phone")
    try await logIn(first, "bob")
    let sent = try DamagedDatabase.fill("bob", from: sender(environment)).map(\.string)
    await until(first) { $0.received.count == sent.count }
    environment.shutDown()
    bobs.sync {}
    try DamagedDatabase.make(of: "bob", in: folder.url)

    environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: bobs)
    defer { environment.shutDown() }
    let bob = Phone(environment, device: "phone")
    try await logIn(bob, "bob")
    #expect(page(bob).count < sent.count)
    await until(bob) { $0.steps.last == .loginFailed }
    #expect(on(bob) { $0.automaticFailures.map(\.code) } == [QDErrorCode.databaseError.rawValue])
    #expect(on(bob) { !$0.client.loginManager.isLogined() })

    try environment.rebuildDevice("phone", of: "bob", style: "QD")
    let again = Phone(environment, device: "phone")
    try await logIn(again, "bob")
    await until(again) { $0.received.count == sent.count }
    #expect(page(again) == sent)
  }

  @Test func messagesNotReportedBeforeALogoutAreReportedOnceByTheNextLogin() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: bobs)
    defer { environment.shutDown() }
    let phone = Phone(environment, device: "phone")
    try await logIn(phone, "bob")
    let sender = try sender(environment)
    let hold = QueueHold(bobs)
    let body = MessageBody(content: .text("pending"))
    let id = try sender.send(MessageDraft(conversation: .direct("bob"), body: body)).id.string
    try sender.waitUntilDelivered()
    let left = DispatchSemaphore(value: 0)
    phone.client.loginManager.logout { _ in left.signal() }
    hold.end()
    #expect(left.wait(timeout: .now() + TestDeadline.seconds) == .success)
    #expect(on(phone) { $0.received.isEmpty })
    try await logIn(phone, "bob")
    await until(phone) { !$0.received.isEmpty }
    await logOut(phone)
    try await logIn(phone, "bob")
    await logOut(phone)
    #expect(on(phone) { $0.received.map(\.messageId) } == [id])
  }
}
