@testable import AgoraChat
import Dispatch
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct LoginTests {
  @Test func callsThatWaitMayBeMadeOnTheCallbackQueue() throws {
    dispatchPrecondition(condition: .onQueue(.main))
    let environment = MessagingEnvironment.inMemory()
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.register(withUsername: "alice", password: "secret") == nil)
    #expect(client.register(withUsername: "alice", password: "secret")?.code == .userAlreadyExist)
    #expect(client.currentUsername == nil)
    #expect(client.login(withUsername: "alice", password: "secret") == nil)
    #expect(client.currentUsername == "alice")
    #expect(client.isLoggedIn)
    #expect(client.isConnected)
    #expect(client.accessUserToken == "secret")
    #expect(client.login(withUsername: "alice", token: "secret")?.code == .userAlreadyLoginSame)
    #expect(client.login(withUsername: "bob", agoraToken: "secret")?.code == .userAlreadyLoginAnother)
    #expect(client.logout(true) == nil)
    #expect(client.currentUsername == nil)
    #expect(!client.isLoggedIn)
    #expect(client.accessUserToken == nil)
    #expect(client.logout(true)?.code == .userNotLogin)
  }

  @Test func callsThatWaitMayBeMadeInACallback() async throws {
    let (alice, bob) = try pair()
    let environment = alice.client.core.slot.environment
    let outcome = Inbox<AgoraChatError?>("login in a callback")
    let other = AgoraChatClient(environment: environment, device: "tablet")
    alice.chat.send(alice.text("hello", to: bob.account), progress: nil) { _, _ in
      outcome.add(other.login(withUsername: "carol", password: ""))
    }
    #expect(try await outcome.next() == nil)
  }

  @Test func completionsComeOnTheCallbackQueue() async throws {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    let names = Inbox<(String, AgoraChatErrorCode?)>("completion")
    client.register(withUsername: "alice", password: "") { names.add(($0, $1?.code)) }
    #expect(try await names.next() == ("alice", nil))
    client.login(withUsername: "alice", password: "") { names.add(($0, $1?.code)) }
    #expect(try await names.next() == ("alice", nil))
    client.login(withUsername: "alice", token: "") { names.add(($0, $1?.code)) }
    #expect(try await names.next() == ("alice", .userAlreadyLoginSame))
    #expect(try await failure { client.logout(false, completion: $0) } == nil)
    #expect(try await failure { client.logout(false, completion: $0) } == .userNotLogin)
    client.login(withUsername: "alice", agoraToken: "") { names.add(($0, $1?.code)) }
    #expect(try await names.next() == ("alice", nil))
  }

  @Test(arguments: [
    ("", AgoraChatErrorCode.invalidUsername), (String(repeating: "a", count: 65), .usernameTooLong),
    (String(repeating: "ä", count: 33), .usernameTooLong),
  ])
  func namesHaveALimit(_ name: String, _ code: AgoraChatErrorCode) {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    #expect(client.register(withUsername: name, password: "")?.code == code)
    #expect(client.login(withUsername: name, password: "")?.code == code)
  }

  @Test func theLongestNameIsGood() {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    #expect(client.login(withUsername: String(repeating: "a", count: 64), password: "") == nil)
  }

  @Test(arguments: [
    (MessagingError.Code.invalidToken, AgoraChatErrorCode.userAuthenticationFailed), (.tokenExpired, .tokenExpire),
    (.accountBlocked, .serverServingForbidden), (.accountNotFound, .userNotFound),
  ])
  func refusedLoginLeavesNoAccountLoggedIn(_ refusal: MessagingError.Code, _ code: AgoraChatErrorCode) async throws {
    let environment = MessagingEnvironment.inMemory(
      tokenCheck: refusing {
        $0.token == "good" ? nil : MessagingError(refusal)
      })
    let alice = ChatApp("alice", environment)
    #expect(alice.client.login(withUsername: "alice", password: "bad")?.code == code)
    #expect(alice.client.currentUsername == nil)
    #expect(alice.client.login(withUsername: "alice", password: "good") == nil)
    try await alice.catchUp()
    // An error that the caller received is not reported to delegates as well.
    #expect(alice.ends.pending.isEmpty)
  }

  @Test func connectionsAndSynchronizationAreReported() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    #expect(try await alice.connections.next() == .connected)
    #expect(try await alice.syncs.next() == "start")
    #expect(try await alice.syncs.next() == "finish")
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.connections.next() == .disconnected)
    #expect(alice.client.isLoggedIn)
    #expect(!alice.client.isConnected)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.connections.next() == .connected)
  }

  @Test func loginWithoutNetworkFails() {
    let environment = MessagingEnvironment.inMemory()
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.login(withUsername: "alice", password: "")?.code == .serverNotReachable)
  }

  @Test func anotherDeviceTakesThePlace() async throws {
    var settings = HubSettings()
    settings.loginPolicy = .oneDevicePerPlatform
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let phone = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("alice", environment, device: "tablet")
    #expect(try await phone.ends.next() == "replaced by \(Platform.current)")
    #expect(!phone.client.isLoggedIn)
    #expect(phone.client.currentUsername == nil)
  }

  @Test func theServerEndsALogin() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    try environment.administration.endSessions(of: "alice", reason: "test")
    #expect(try await alice.ends.next() == "forced 217")
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
  }

  @Test(arguments: [
    (MessagingError.Code.tokenExpired, "token 108"), (.accountBlocked, "forbidden"), (.invalidToken, "forced 202"),
  ])
  func refusalWhileReconnectingIsReported(_ refusal: MessagingError.Code, _ told: String) async throws {
    let isGood = Lock(true)
    let environment = MessagingEnvironment.inMemory(
      tokenCheck: refusing { _ in
        isGood.withLock { $0 } ? nil : MessagingError(refusal)
      })
    let alice = try ChatApp.loggedIn("alice", environment)
    isGood.withLock { $0 = false }
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.ends.next() == told)
    #expect(alice.client.currentUsername == nil)
  }

  /// The vendor: renew the token when it is about to expire; when it has expired, the client is logged out.
  @Test func aTokenThatExpiresIsAnnouncedAndEndsTheLogin() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, tokenCheck: lasting(by: clock))
    let alice = ChatApp("alice", environment)
    #expect(alice.client.login(withUsername: "alice", token: "100") == nil)
    clock.advance(bySeconds: 69)
    try await alice.catchUp()
    #expect(alice.ends.pending.isEmpty)
    clock.advance(bySeconds: 1)
    #expect(try await alice.ends.next() == "token 109")
    #expect(alice.client.isLoggedIn)
    #expect(alice.client.renewToken("100") == nil)
    clock.advance(bySeconds: 70)
    #expect(try await alice.ends.next() == "token 109")
    clock.advance(bySeconds: 30)
    #expect(try await alice.ends.next() == "token 108")
    #expect(!alice.client.isLoggedIn && alice.client.currentUsername == nil)
    #expect(alice.client.login(withUsername: "alice", token: "100") == nil)
    try await alice.catchUp()
    #expect(alice.ends.pending.isEmpty)
    environment.shutDown()
  }

  @Test func aRenewedTokenIsShownWhenTheConnectionComesBack() async throws {
    let good = Lock<Set<String>>(["first"])
    let shown = Lock<[String]>([])
    let environment = MessagingEnvironment.inMemory(
      tokenCheck: refusing { request in
        let token = request.token
        shown.withLock { $0.append(token) }
        if token == "old" { return MessagingError(.tokenExpired) }
        return good.withLock { $0.contains(token) } ? nil : MessagingError(.invalidToken)
      })
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.renewToken("second")?.code == .userNotLogin)
    #expect(try await failure { client.renewToken("second", completion: $0) } == .userNotLogin)
    #expect(client.login(withUsername: "alice", token: "first") == nil)
    #expect(client.renewToken("")?.code == .invalidToken)
    #expect(client.renewToken("bad")?.code == .userAuthenticationFailed)
    #expect(try await failure { client.renewToken("old", completion: $0) } == .tokenExpire)
    // A token that is refused changes nothing.
    #expect(client.accessUserToken == "first")
    good.withLock { $0 = ["second", "third"] }
    #expect(client.renewToken("second") == nil)
    #expect(client.accessUserToken == "second")
    #expect(try await failure { client.renewToken("third", completion: $0) } == nil)
    #expect(client.accessUserToken == "third")
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    #expect(client.renewToken("second")?.code == .serverNotReachable)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    // A message waits for the connection.
    let sent = Inbox<AgoraChatErrorCode?>("outcome")
    client.chatManager?.send(
      AgoraChatMessage(conversationId: "alice", body: .text(content: "hello"), ext: nil), progress: nil
    ) { sent.add($1?.code) }
    #expect(try await sent.next() == nil)
    #expect(shown.withLock { $0 } == ["first", "bad", "old", "second", "third", "third"])
    #expect(client.logout(false) == nil)
  }

  @Test func devicesAreListedAndKicked() async throws {
    let environment = MessagingEnvironment.inMemory()
    let phone = try ChatApp.loggedIn("alice", environment) { $0.customDeviceName = "my phone" }
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    try await phone.catchUp()
    var error: AgoraChatError?
    let devices = try #require(
      tablet.client.getLoggedInDevicesFromServer(withUsername: "alice", password: "", error: &error))
    #expect(error == nil)
    #expect(devices.map(\.resource) == ["phone", "tablet"])
    #expect(devices.first?.deviceName == "my phone")
    #expect(tablet.client.getDeviceConfig(nil).resource == "tablet")
    #expect(
      tablet.client.kickDevice(withUsername: "bob", password: "", resource: "phone")?.code == .userAuthenticationFailed)
    #expect(tablet.client.kickDevice(withUsername: "alice", password: "", resource: "phone") == nil)
    #expect(try await phone.ends.next() == "forced 217")
    #expect(
      try await failure {
        tablet.client.kickDevice(withUserId: "alice", token: "", resource: "phone", completion: $0)
      } == .userNotFound)
  }

  /// A device without a link has an old list, which is not what an app asks the server for.
  @Test func withoutAConnectionNoDevicesAreListed() async throws {
    let environment = MessagingEnvironment.inMemory()
    let phone = try ChatApp.loggedIn("alice", environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    environment.setReachable(false, account: "alice", device: "tablet", style: "AgoraChat")
    #expect(try await tablet.connections.next() == .connected)
    #expect(try await tablet.connections.next() == .disconnected)
    let contacts = try #require(tablet.client.contactManager)
    let devices = try await reply {
      tablet.client.getLoggedInDevicesFromServer(withUsername: "alice", password: "", completion: $0)
    }
    #expect(devices.value == nil && devices.code == .serverNotReachable)
    let ids = try await reply { (done: @escaping ([String]?, AgoraChatError?) -> Void) in
      contacts.getSelfIdsOnOtherPlatform(completion: done)
    }
    #expect(ids.value == nil && ids.code == .serverNotReachable)
    var error: AgoraChatError?
    #expect(contacts.getSelfIdsOnOtherPlatformWithError(&error) == nil && error?.code == .serverNotReachable)
    environment.setReachable(true, account: "alice", device: "tablet", style: "AgoraChat")
    #expect(try await tablet.connections.next() == .connected)
    #expect(contacts.getSelfIdsOnOtherPlatformWithError(&error) == ["alice/phone"] && error == nil)
    try await phone.catchUp()
  }

  /// An app that sets something after a call finds it set in the call's completion.
  @Test func completionsComeAfterTheCallHasReturned() async throws {
    let environment = MessagingEnvironment.inMemory()
    let phone = try ChatApp.loggedIn("alice", environment)
    let (client, told) = (phone.client, Inbox<String>("completion"))
    let contacts = try #require(client.contactManager)
    let push = try #require(client.pushManager)
    var hasReturned = false
    func note(_ name: String) {
      #expect(hasReturned, "\(name)")
      told.add(name)
    }
    contacts.getSelfIdsOnOtherPlatform { (_: [String]?, _: AgoraChatError?) in note("ids") }
    client.kickAllDevices(withUserId: "bob", token: "") { _ in note("kick") }
    push.updatePushService(forUsers: [], disablePush: true) { _ in note("users") }
    push.updatePushService(forGroups: [], disablePush: true) { _ in note("groups") }
    phone.chat.getReactionList([], groupId: nil, chatType: .chat) { _, _ in note("reactions") }
    hasReturned = true
    var names: Set<String> = []
    for _ in 0..<5 { names.insert(try await told.next()) }
    #expect(names == ["ids", "kick", "users", "groups", "reactions"])
  }

  @Test func allDevicesAreKicked() async throws {
    let environment = MessagingEnvironment.inMemory()
    let apps = try ["phone", "tablet", "watch"].map { try ChatApp.loggedIn("alice", environment, device: DeviceID($0)) }
    for app in apps { try await app.catchUp() }
    #expect(
      apps[2].client.kickAllDevices(withUsername: "bob", password: "")?.code == .userAuthenticationFailed)
    #expect(try await failure { apps[2].client.kickAllDevices(withUserId: "alice", token: "", completion: $0) } == nil)
    for app in apps { #expect(try await app.ends.next() == "forced 217") }
    #expect(apps.allSatisfy { !$0.client.isLoggedIn })
    #expect(apps[2].client.kickAllDevices(withUsername: "alice", password: "")?.code == .userNotLogin)
  }

  @Test func sentMessagesAreReportedIfTheAppAsks() async throws {
    let (alice, bob) = try pair { $0.includeSendMessageInMessageListener = true }
    let sent = try await alice.say("hello", to: "bob")
    #expect(try await alice.received.next() === sent)
    #expect(try await bob.received.next().words == "hello")
    let command = AgoraChatMessage(conversationId: "bob", body: .cmd(action: "wave"), ext: nil)
    #expect(try await alice.send(command) == nil)
    bob.client.applicationDidEnterBackground(self)
    bob.client.applicationWillEnterForeground(self)
    #expect(try await bob.commands.next().messageId == command.messageId)
    try await alice.catchUp()
    #expect(alice.received.pending.isEmpty)
  }

  @Test func optionsOfTheVendorsCloudAreKept() {
    let options = AgoraChatOptions(appkey: "a#b")
    #expect(!options.enableConsoleLog && !options.usingHttpsOnly && !options.workPathCopiable)
    #expect(options.logLevel == .debug && options.area == .GLOB && options.enableDnsConfig)
    options.enableConsoleLog = true
    options.logLevel = .error
    options.usingHttpsOnly = true
    options.area = .EU
    options.apnsCertName = "push"
    options.pushKitCertName = "calls"
    options.customOSType = 7
    options.useReplacedMessageContents = true
    options.workPathCopiable = true
    options.enableDnsConfig = false
    options.chatPort = 6717
    options.chatServer = "chat.example"
    options.restServer = "rest.example"
    options.enableTLSConnection = true
    options.dnsURL = "dns.example"
    #expect(options.enableConsoleLog && options.usingHttpsOnly && options.useReplacedMessageContents)
    #expect(options.workPathCopiable && options.enableTLSConnection && !options.enableDnsConfig)
    #expect(options.logLevel == .error && options.area == .EU && options.customOSType == 7 && options.chatPort == 6717)
    #expect(options.apnsCertName == "push" && options.pushKitCertName == "calls")
    #expect(options.chatServer == "chat.example" && options.restServer == "rest.example")
    #expect(options.dnsURL == "dns.example")
  }

  @Test func optionsAreTheVendors() {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    #expect(client.initializeSDK(with: AgoraChatOptions(appkey: ""))?.code == .invalidAppkey)
    let options = AgoraOptions(appkey: "a#b")
    #expect(options.enableRequireReadAck)
    #expect(!options.enableDeliveryAck)
    #expect(options.isDeleteMessagesWhenExitGroup)
    options.isDeleteMessagesWhenExitGroup = false
    options.isDeleteMessagesWhenExitChatRoom = false
    #expect(!options.deleteMessagesOnLeaveGroup)
    #expect(!options.deleteMessagesOnLeaveChatroom)
    #expect(client.initializeSDK(with: options) == nil)
    #expect(client.options === options)
    #expect(client.options.appkey == "a#b")
  }

  @Test func bothWaysToTheSharedClientLeadToOne() {
    #expect(AgoraChatClient.shared() === AgoraChatClient.shared)
    #expect(AgoraChatClient.shared()! === AgoraChatClient.shared)
    #expect(AgoraChatClient.shared()?.version == "1.3.1")
  }
}
