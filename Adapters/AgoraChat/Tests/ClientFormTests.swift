import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Registering, logging in and out, and the account's devices, in every form that the headers have.
@Suite @MainActor struct ClientFormTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let client: AgoraChatClient
  private let nothing: String? = nil

  init() { client = AgoraChatClient(environment: environment, device: "phone") }

  private func number(_ ask: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> Int {
    try await failure(ask)?.rawValue ?? 0
  }

  @Test func registering() async throws {
    let forms: [(String?, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { name, done in done(client.register(withUsername: name ?? "", password: "")) },
      { name, done in done(client.register(withUsername: name, password: name)) },
      { name, done in client.register(withUsername: name ?? "", password: "") { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in client.register(withUsername: name, password: name) { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in
        client.asyncRegister(withUsername: name, password: name, success: { done(nil) }, failure: done)
      },
    ]
    for (turn, form) in forms.enumerated() {
      #expect(try await number { form("user \(turn)", $0) } == 0)
      #expect(try await number { form("user \(turn)", $0) } == 203)
      #expect(try await number { form(nothing, $0) } == 101)
      #expect(try await number { form(String(repeating: "a", count: 65), $0) } == 105)
    }
  }

  @Test func loggingInAndOut() async throws {
    let logins: [(String?, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { name, done in done(client.login(withUsername: name ?? "", password: "")) },
      { name, done in done(client.login(withUsername: name, password: name)) },
      { name, done in done(client.login(withUsername: name ?? "", token: "")) },
      { name, done in done(client.login(withUsername: name, token: name)) },
      { name, done in client.login(withUsername: name ?? "", password: "") { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in client.login(withUsername: name, password: name) { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in client.login(withUsername: name ?? "", token: "") { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in client.login(withUsername: name, token: name) { done($0 == name ?? "" ? $1 : nil) } },
      { name, done in client.asyncLogin(withUsername: name, password: name, success: { done(nil) }, failure: done) },
    ]
    let logouts: [(@escaping (AgoraChatError?) -> Void) -> Void] = [
      { done in done(client.logout(true)) }, { done in client.logout(true, completion: done) },
      { done in client.asyncLogout(true, success: { done(nil) }, failure: done) },
    ]
    for (turn, login) in logins.enumerated() {
      #expect(try await number { login(nothing, $0) } == 101)
      #expect(try await number { login("alice", $0) } == 0)
      #expect(client.currentUsername == "alice" && client.isLoggedIn)
      #expect(try await number { login("alice", $0) } == 200)
      #expect(try await number { login("bob", $0) } == 218)
      #expect(try await number(logouts[turn % logouts.count]) == 0)
      #expect(try await number(logouts[turn % logouts.count]) == 201)
      #expect(!client.isLoggedIn)
    }
  }

  @Test func anEngineThatWasShutDownOpensNothing() async throws {
    environment.shutDown()
    for _ in 0..<2 { #expect(client.login(withUsername: "alice", password: "")?.code == .databaseOperationFailed) }
    #expect(
      try await number { done in client.login(withUsername: "alice", token: "") { done($1) } }
        == AgoraChatErrorCode.databaseOperationFailed.rawValue)
    #expect(client.currentUsername == nil && !client.isLoggedIn && client.chatManager.getAllConversations() == nil)
  }

  // MARK: devices

  @Test func theAccountsDevices() async throws {
    let options = AgoraChatOptions(appkey: "a#b")
    options.customDeviceName = "the small one"
    #expect(client.initializeSDK(with: options) == nil)
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let forms: [(String?, @escaping ([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void) -> Void] = [
      { name, done in
        var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
        let devices = client.getLoggedInDevicesFromServer(withUsername: name ?? "", password: "", error: &error)
        done(devices, error)
      },
      { name, done in
        var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
        let devices = client.getLoggedInDevicesFromServer(withUsername: name, password: name, error: &error)
        done(devices, error)
      },
      { name, done in
        client.getLoggedInDevicesFromServer(withUsername: name ?? "", password: "", completion: done)
      },
      { name, done in client.getLoggedInDevicesFromServer(withUsername: name, password: name, completion: done) },
      { name, done in client.getLoggedInDevicesFromServer(withUserId: name ?? "", token: "", completion: done) },
    ]
    for form in forms {
      let devices = try await reply { form("alice", $0) }
      #expect(devices.code == nil && devices.value?.map(\.resource) == ["phone"])
      #expect(devices.value?.first?.deviceName == "the small one")
      let others = try await reply { form("bob", $0) }
      #expect(others.value == nil && others.code == .userAuthenticationFailed)
      #expect(try await reply { form(nil, $0) }.code == .userAuthenticationFailed)
    }
    var error: AgoraChatError?
    #expect(client.getDeviceConfig(&error)?.resource == "phone" && error == nil)
    #expect(client.logout(false) == nil)
    for form in forms { #expect(try await reply { form("alice", $0) }.code == .userNotLogin) }
    #expect(client.getDeviceConfig(&error) == nil && error?.code == .userNotLogin)
  }

  @Test func endingAnotherDevicesLogin() async throws {
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let forms: [(String?, AgoraChatDeviceConfig?, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { name, device, done in
        done(client.kickDevice(withUsername: name ?? "", password: "", resource: device?.resource ?? ""))
      },
      { name, device, done in done(client.kickDevice(device, username: name, password: name)) },
      { name, device, done in
        client.kickDevice(withUsername: name ?? "", password: "", resource: device?.resource ?? "", completion: done)
      },
      { name, device, done in
        client.kickDevice(withUserId: name ?? "", token: "", resource: device?.resource ?? "", completion: done)
      },
      { name, device, done in client.kickDevice(device, username: name, password: name, completion: done) },
    ]
    for form in forms {
      let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
      var devices: [AgoraChatDeviceConfig] = []
      let deadline = ContinuousClock.now + .seconds(TestDeadline.seconds)
      while devices.isEmpty, ContinuousClock.now < deadline {
        let answer: [AgoraChatDeviceConfig]? = client.getLoggedInDevicesFromServer(
          withUsername: "alice", password: "", error: nil)
        devices = answer?.filter { $0.resource == "tablet" } ?? []
        await drainMainQueue()
      }
      #expect(try await number { form("bob", devices.first, $0) } == 202)
      #expect(try await number { form("alice", nil, $0) } != 0)
      #expect(try await number { form("alice", devices.first, $0) } == 0)
      #expect(try await tablet.ends.next() == "forced 217")
      #expect(try await number { form("alice", devices.first, $0) } == 204)
    }
    #expect(client.logout(false) == nil)
    for form in forms { #expect(try await number { form("alice", nil, $0) } == 201) }
  }

  @Test func nilDelegateIsIgnored() async throws {
    let nobody: (any AgoraChatClientDelegate)? = nil
    let app = ChatApp("alice", environment, device: "desk")
    client.add(nobody, delegateQueue: nil)
    let some: (any AgoraChatClientDelegate)? = app
    client.add(some, delegateQueue: nil)
    #expect(client.login(withUsername: "alice", password: "") == nil)
    #expect(try await app.connections.next() == .connected)
  }
}
