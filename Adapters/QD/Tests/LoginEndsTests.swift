import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Logins that something else comes in between of: every completion runs once.
@Suite @MainActor struct LoginEndsTests {
  private let tokens = HeldTokens()
  private let ends = CompletionLedger<NSError?>()

  private final class Delegate: NSObject, QDLoginManagerDelegate {
    let failures = Inbox<NSError>("automatic login that failed")
    let kicks = Inbox<QDKickReason>("end of the login")
    func onLogin(_ step: QDLoginStep) {}
    func onAutoLoginFailed(_ error: any Error) { failures.add(error as NSError) }
    func onKick(_ code: QDKickReason, clientType: QDPlatfromType) { kicks.add(code) }
  }

  /// A client that threads may share: all of its managers are safe to share.
  private struct Client: @unchecked Sendable {
    let sdk: QDClient
    var login: any QDIMLoginManager { sdk.loginManager }

    func logIn(_ name: String, _ end: @escaping @Sendable (NSError?) -> Void) {
      login.login(withAccount: name, password: "") { token, error in
        #expect((token == nil) == (error != nil))
        end(error as NSError?)
      }
    }

    func logOut(_ end: @escaping @Sendable (NSError?) -> Void) { login.logout { end($0 as NSError?) } }
  }

  private func client(_ environment: MessagingEnvironment) -> Client {
    Client(sdk: QDClient(environment: environment, device: "phone"))
  }

  /// Begins a login that waits for the token check.
  private func beginLogin(_ client: Client) async throws {
    client.logIn("alice", ends.completion("first"))
    _ = try await tokens.asked.next()
  }

  /// The error codes; nil for a success.
  private func outcomes() async -> [QDErrorCode?] {
    await ends.all().map { $0.flatMap { $0 }.flatMap { QDErrorCode(rawValue: $0.code) } }
  }

  private func finish(_ environment: MessagingEnvironment) async {
    tokens.release()
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  @Test func secondLoginOfTheAccountIsRefusedAndTheFirstContinues() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client)
    client.logIn("alice", ends.completion("second"))
    tokens.release()
    #expect(await outcomes() == [nil, .sameOperationInProgress])
    #expect(client.login.currentAccount() == "alice" && client.login.isLogined())
    await finish(environment)
  }

  @Test func aLoginOfAnotherAccountTakesThePlace() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client)
    client.logIn("bob", ends.completion("second"))
    tokens.release()
    #expect(await outcomes() == [.userInfoNeeded, nil])
    #expect(client.login.currentAccount() == "bob" && client.login.isLogined())
    await finish(environment)
  }

  @Test func aLogoutEndsALoginThatIsUnderWay() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client)
    client.logOut(ends.completion("logout"))
    client.logOut(ends.completion("second logout"))
    // The way is free for the next one at once.
    client.logIn("alice", ends.completion("again"))
    tokens.release()
    #expect(await outcomes() == [.userInfoNeeded, nil, nil, nil])
    #expect(client.login.isLogined())
    await finish(environment)
  }

  @Test func aLinkThatBreaksEndsALogin() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client)
    environment.setReachable(false, account: "alice", device: "phone", style: "QD")
    #expect(await outcomes() == [.connectionError])
    client.logIn("alice", ends.completion("without a link"))
    #expect(await outcomes() == [.connectionError, .connectionError])
    #expect(client.login.currentAccount() == "")
    await finish(environment)
  }

  @Test func aLoginEndsWithItsClient() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    try await beginLogin(client(environment))
    #expect(await outcomes() == [.userInfoNeeded])
    try await drainMainQueue(until: "end of the device") { environment.openDeviceCount == 0 }
    await finish(environment)
  }

  @Test func concurrentLoginsAndLogoutsAllEnd() async throws {
    tokens.release()
    for round in 0..<20 {
      let environment = MessagingEnvironment.inMemory()
      let client = client(environment)
      for name in ["alice", "bob", "alice"] {
        let end = ends.completion("login of \(name) \(round)")
        Thread.detachNewThread { client.logIn(name, end) }
      }
      Thread.detachNewThread { client.login.autoLogin(withAccount: "carol", token: "") }
      for _ in 0..<2 {
        let end = ends.completion("logout \(round)")
        Thread.detachNewThread { client.logOut(end) }
      }
      ends.thread("link \(round)") {
        environment.setReachable(false, account: "alice", device: "phone", style: "QD")
        environment.setReachable(true, account: "alice", device: "phone", style: "QD")
        return nil
      }
      let outcomes = await ends.all()
      guard !outcomes.contains(where: { $0 == nil }) else { return }
      environment.shutDown()
    }
    await finish(.inMemory())
  }

  // MARK: two clients of one device

  @Test func anotherClientOfTheDeviceTakesThePlace() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (older, newer) = (client(environment), client(environment))
    let delegate = Delegate()
    older.login.add(delegate)
    older.logIn("alice", ends.completion("older"))
    _ = await ends.all()
    newer.logIn("alice", ends.completion("newer"))
    #expect(try await delegate.kicks.next() == .byClient)
    #expect(older.login.currentAccount() == "" && !older.login.isLogined())
    let message = QDMessage()
    message.text = "hello"
    let refusal = #expect(throws: NSError.self) {
      try older.sdk.chatManager.send(message, to: QDSession("bob", type: .P2P))
    }
    #expect(refusal?.code == QDErrorCode.userInfoNeeded.rawValue)
    #expect(await outcomes() == [nil, nil])
    #expect(newer.login.isLogined() && delegate.failures.pending.isEmpty)
    older.logIn("alice", ends.completion("older again"))
    #expect(await outcomes() == [nil, nil, nil])
    #expect(!newer.login.isLogined())
    await finish(environment)
  }

  @Test func anotherClientOfTheDeviceEndsALoginThatIsUnderWay() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let (older, newer) = (client(environment), client(environment))
    try await beginLogin(older)
    newer.logIn("alice", ends.completion("newer"))
    tokens.release()
    #expect(await outcomes() == [.userInfoNeeded, nil])
    #expect(!older.login.isLogined() && newer.login.isLogined())
    await finish(environment)
  }
}
