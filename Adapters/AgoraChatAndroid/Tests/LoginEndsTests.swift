import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

/// Interrupted logins: every callback is called once, and every waiting call returns.
@Suite @MainActor struct LoginEndsTests {
  private let tokens = HeldTokens()
  private let ends = CompletionLedger<Int>()

  /// Reports the outcome to a ledger: 0, or the error's number.
  private final class End: AgoraCallBack, Sendable {
    let report: @Sendable (Int) -> Void
    init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }
    func onSuccess() { report(0) }
    func onProgress(_ progress: Int, _ status: String) {}
    func onError(_ code: Int, _ error: String) { report(code) }
  }

  private func end(_ name: String) -> End { End(ends.completion(name)) }

  private func manager(_ environment: MessagingEnvironment) -> AgoraChatManager {
    AgoraChatManager(environment: environment, device: "phone")
  }

  /// Begins a login that waits for the token check.
  private func beginLogin(_ manager: AgoraChatManager) async throws {
    manager.login("alice", "", end("first"))
    _ = try await tokens.asked.next()
  }

  private func finish(_ environment: MessagingEnvironment) async {
    tokens.release()
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  @Test(arguments: [("alice", 200), ("bob", 218)])
  func secondLoginIsRefusedAndTheFirstContinues(_ second: (name: String, code: Int)) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let manager = manager(environment)
    try await beginLogin(manager)
    manager.login(second.name, "", end("second"))
    #expect(manager.getCurrentUser() == "alice")
    tokens.release()
    #expect(await ends.all() == [0, second.code])
    #expect(manager.getCurrentUser() == "alice" && manager.isConnected())
    await finish(environment)
  }

  @Test(arguments: [false, true]) func aLogoutEndsALoginThatIsUnderWay(_ waits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let manager = manager(environment)
    try await beginLogin(manager)
    if waits {
      manager.logout()
      manager.logout()
    } else {
      manager.logout(end("logout"))
      manager.logout(end("second logout"))
    }
    // The way is free for the next one at once.
    manager.login("alice", "", end("again"))
    tokens.release()
    #expect(await ends.all() == [201] + (waits ? [] : [0, 0]) + [0])
    #expect(manager.isConnected())
    await finish(environment)
  }

  @Test func aLinkThatBreaksEndsALogin() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let manager = manager(environment)
    try await beginLogin(manager)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    #expect(await ends.all() == [300])
    manager.login("alice", "", end("without a link"))
    #expect(await ends.all() == [300, 300])
    #expect(manager.getCurrentUser() == "")
    await finish(environment)
  }

  @Test func aLoginEndsWithItsManager() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    try await beginLogin(manager(environment))
    #expect(await ends.all() == [201])
    try await drainMainQueue(until: "end of the device") { environment.openDeviceCount == 0 }
    await finish(environment)
  }

  @Test func releasedManagerEndsItsSending() async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    var manager: AgoraChatManager? = manager(environment)
    manager?.login("alice", "", end("login"))
    #expect(await ends.all() == [0])
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    manager?.sendMessage(AgoraMessage.createTxtSendMessage("hello", "bob"), end("message"))
    await drainMainQueue()
    manager = nil
    #expect(await ends.all() == [0, 201])
    await finish(environment)
  }

  @Test func loginOfAnotherAccountFailsPendingMessages() async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    let manager = manager(environment)
    manager.login("alice", "", end("login"))
    #expect(await ends.all() == [0])
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    manager.sendMessage(AgoraMessage.createTxtSendMessage("hello", "bob"), end("message"))
    manager.logout()
    manager.login("carol", "", end("other login"))
    #expect(await ends.all() == [0, 201, 0])
    await finish(environment)
  }

  @Test func concurrentLoginsAndLogoutsAllEnd() async throws {
    tokens.release()
    for _ in 0..<100 {
      let environment = MessagingEnvironment.inMemory()
      let manager = manager(environment)
      for name in ["alice", "bob", "alice"] {
        let end = end("login of \(name)")
        Thread.detachNewThread { manager.login(name, "", end) }
      }
      let logout = end("logout")
      Thread.detachNewThread { manager.logout(logout) }
      ends.thread("logout that waits") {
        manager.logout()
        return 0
      }
      ends.thread("link") {
        environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
        environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
        return 0
      }
      let outcomes = await ends.all()
      guard !outcomes.contains(nil) else { return }
      manager.logout()
      #expect(environment.openDeviceCount == 0)
      environment.shutDown()
    }
    await finish(.inMemory())
  }

  // MARK: two managers of one device

  @Test func anotherManagerOfTheDeviceTakesThePlace() async throws {
    let environment = MessagingEnvironment.inMemory()
    let older = try await ChatApp.other("alice", in: environment)
    let newer = try await ChatApp.other("alice", in: environment)
    #expect(try await older.disconnected.next() == 206)
    #expect(older.manager.getCurrentUser() == "" && !older.manager.isConnected())
    #expect(try await older.send(AgoraMessage.createTxtSendMessage("hello", "bob")) == 201)
    #expect(number { () throws(EaseMobException) in try older.manager.ackMessageRead("bob", "x") } == 201)
    #expect(newer.manager.isConnected() && newer.disconnected.pending.isEmpty)
    try await older.logIn()
    #expect(try await newer.disconnected.next() == 206)
    environment.shutDown()
  }

  @Test func anotherManagerOfTheDeviceEndsALoginThatIsUnderWay() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let (older, newer) = (manager(environment), manager(environment))
    try await beginLogin(older)
    newer.login("alice", "", end("second"))
    tokens.release()
    #expect(await ends.all() == [206, 0])
    #expect(!older.isConnected() && newer.isConnected())
    await finish(environment)
  }
}
