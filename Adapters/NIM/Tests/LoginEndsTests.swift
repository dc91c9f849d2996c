import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Logins that something else comes in between of: every completion runs once.
@Suite @MainActor struct LoginEndsTests {
  private let tokens = HeldTokens()
  private let ends = CompletionLedger<NSError?>()

  private final class Delegate: NSObject, NIMLoginManagerDelegate {
    let failures = Inbox<NSError>("automatic login that failed")
    let kicks = Inbox<NIMLoginKickoutResult>("end of the login")
    let steps = Inbox<NIMLoginStep>("step")
    func onAutoLoginFailed(_ error: any Error) { failures.add(error as NSError) }
    func onKickout(_ result: NIMLoginKickoutResult) { kicks.add(result) }
    func onLogin(_ step: NIMLoginStep) { steps.add(step) }
  }

  private func sdk(_ environment: MessagingEnvironment) -> NIMSDK {
    NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
  }

  private func completion(_ name: String) -> @Sendable ((any Error)?) -> Void {
    let end = ends.completion(name)
    return { end($0 as NSError?) }
  }

  /// Begins a login that waits for the token check.
  private func beginLogin(_ sdk: NIMSDK) async throws {
    sdk.loginManager.login("alice", token: "", completion: completion("first"))
    _ = try await tokens.asked.next()
  }

  /// The local errors; nil for a success.
  private func outcomes() async -> [NIMLocalErrorCode?] {
    await ends.all().map { $0.flatMap { $0 }?.local }
  }

  private func finish(_ environment: MessagingEnvironment) async {
    tokens.release()
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  @Test(arguments: ["alice", "bob"])
  func secondLoginIsRefusedAndTheFirstContinues(_ name: String) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let sdk = sdk(environment)
    let delegate = Delegate()
    sdk.loginManager.add(delegate)
    try await beginLogin(sdk)
    sdk.loginManager.login(name, token: "", completion: completion("second"))
    sdk.loginManager.autoLogin(name, token: "")
    #expect(try await delegate.failures.next().local == .sameOperationInProgress)
    tokens.release()
    #expect(await outcomes() == [nil, .sameOperationInProgress])
    #expect(sdk.loginManager.currentAccount() == "alice" && sdk.loginManager.isLogined())
    await finish(environment)
  }

  @Test func aLogoutEndsALoginThatIsUnderWay() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let sdk = sdk(environment)
    try await beginLogin(sdk)
    sdk.loginManager.logout(completion("logout"))
    sdk.loginManager.logout(completion("second logout"))
    // The way is free for the next one at once.
    sdk.loginManager.login("alice", token: "", completion: completion("again"))
    tokens.release()
    #expect(await outcomes() == [.userInfoNeeded, nil, nil, nil])
    #expect(sdk.loginManager.isLogined())
    await finish(environment)
  }

  @Test func aLinkThatBreaksEndsALogin() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let sdk = sdk(environment)
    try await beginLogin(sdk)
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    _ = await ends.all()
    sdk.loginManager.login("alice", token: "", completion: completion("without a link"))
    let errors = await ends.all()
    #expect(errors.map { $0??.code } == [415, 415] && errors.allSatisfy { $0??.domain == NIMRemoteErrorDomain })
    await finish(environment)
  }

  @Test func aLoginEndsWithItsClient() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    try await beginLogin(sdk(environment))
    #expect(await outcomes() == [.userInfoNeeded])
    // Without its client the login ends by itself.
    try await drainMainQueue(until: "end of the device") { environment.openDeviceCount == 0 }
    await finish(environment)
  }

  @Test(arguments: [false, true]) func sendingEndsWithTheLogin(_ isLetGo: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    var sdk: NIMSDK? = sdk(environment)
    sdk?.loginManager.login("alice", token: "", completion: completion("login"))
    #expect(await outcomes() == [nil])
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let notification = NIMCustomSystemNotification(content: "hello")
    notification.sendToOnlineUsersOnly = false
    sdk?.systemNotificationManager.sendCustomNotification(
      notification, to: ChatApp.direct("bob"), completion: completion("notification"))
    if isLetGo {
      sdk = nil
      #expect(await outcomes() == [nil, .userInfoNeeded])
    } else {
      sdk?.loginManager.login("carol", token: "", completion: completion("other login"))
      #expect(await outcomes() == [nil, .userInfoNeeded, nil])
    }
    await finish(environment)
  }

  @Test func concurrentLoginsAndLogoutsAllEnd() async throws {
    tokens.release()
    for round in 0..<20 {
      let environment = MessagingEnvironment.inMemory()
      let sdk = sdk(environment)
      for name in ["alice", "bob", "alice"] {
        let end = completion("login of \(name) \(round)")
        Thread.detachNewThread { sdk.loginManager.login(name, token: "", completion: end) }
      }
      Thread.detachNewThread { sdk.loginManager.autoLogin("carol", token: "") }
      for _ in 0..<2 {
        let end = completion("logout \(round)")
        Thread.detachNewThread { sdk.loginManager.logout(end) }
      }
      ends.thread("link \(round)") {
        environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
        environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
        return nil
      }
      let outcomes = await ends.all()
      guard !outcomes.contains(where: { $0 == nil }) else { return }
      // After all callbacks only the device of the login is left, and none after a logout.
      #expect(try await outcome { sdk.loginManager.logout($0) } == nil)
      await drainMainQueue()
      environment.shutDown()
    }
    await finish(.inMemory())
  }

  // MARK: two clients of one device

  @Test(arguments: [false, true]) func anotherClientOfTheDeviceTakesThePlace(_ isAutomatic: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (older, newer) = (sdk(environment), sdk(environment))
    let delegate = Delegate()
    older.loginManager.add(delegate)
    if isAutomatic {
      environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
      older.loginManager.autoLogin("alice", token: "")
      while try await delegate.steps.next() != .linkFailed {}
      environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    } else {
      older.loginManager.login("alice", token: "", completion: completion("older"))
      _ = await ends.all()
    }
    newer.loginManager.login("alice", token: "", completion: completion("newer"))
    let kick = try await delegate.kicks.next()
    #expect(kick.reasonCode == .byClient)
    #expect(older.loginManager.currentAccount() == "" && !older.loginManager.isLogined())
    let message = NIMMessage()
    message.text = "hello"
    let refusal = #expect(throws: NSError.self) { try older.chatManager.send(message, to: ChatApp.direct("bob")) }
    #expect(refusal?.local == .userInfoNeeded)
    let (error, _): (NSError?, NIMServerTime?) = try await answer {
      older.loginManager.queryServerTimeCompletion($0)
    }
    #expect(error?.local == .userInfoNeeded)
    _ = await ends.all()
    #expect(newer.loginManager.isLogined() && delegate.kicks.pending.isEmpty)
    #expect(try await outcome { older.loginManager.logout($0) } == nil)
    await finish(environment)
  }

  @Test func anotherClientOfTheDeviceEndsALoginThatIsUnderWay() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let (older, newer) = (sdk(environment), sdk(environment))
    try await beginLogin(older)
    newer.loginManager.login("alice", token: "", completion: completion("newer"))
    tokens.release()
    #expect(await outcomes() == [.userInfoNeeded, nil])
    #expect(!older.loginManager.isLogined() && newer.loginManager.isLogined())
    await finish(environment)
  }
}
