import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Options and calls of the client that concern the vendor's own service.
@Suite @MainActor struct OptionTests {
  /// Options without effect have the vendor's default, and return the value that was set.
  @Test func optionsAreKept() {
    let options = EMOptions(appkey: "a#b")
    func check(_ path: ReferenceWritableKeyPath<AgoraChatOptions, Bool>, _ value: Bool, _ line: Int = #line) {
      #expect(options[keyPath: path] == value, "line \(line)")
      options[keyPath: path] = !value
      #expect(options[keyPath: path] == !value, "line \(line)")
    }
    check(\.autoAcceptGroupInvitation, true)
    check(\.isAutoAcceptGroupInvitation, false)
    check(\.sortMessageByServerTime, true)
    check(\.isAutoTransferMessageAttachments, true)
    check(\.enableStatistics, false)
    check(\.loadEmptyConversations, false)
    check(\.autoLoadConversations, true)
    check(\.isSandboxMode, false)
    check(\.usingHttps, true)
    check(\.canChatroomOwnerLeave, true)
    check(\.isChatroomOwnerLeaveAllowed, false)
    #expect(options.extension == nil)
    options.extension = ["key": 1]
    #expect(options.extension["key"] as? Int == 1)
  }

  @Test func appKeyChangesWithoutALogin() throws {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    #expect(client.initializeSDK(with: AgoraChatOptions(appkey: "a#b")) == nil)
    #expect(client.changeAppkey("c#d") == nil)
    #expect(client.options.appkey == "c#d")
    #expect(client.changeAppkey("")?.code == .invalidAppkey)
    #expect(client.login(withUsername: "alice", password: "secret") == nil)
    #expect(client.changeAppkey("e#f")?.code == .userAlreadyLoginSame)
    #expect(client.options.appkey == "c#d")
  }

  /// Apps pass on what the system says; nothing of it is needed.
  @Test func notesOfTheSystemAreTaken() {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    client.application(client, didReceiveRemoteNotification: ["aps": [:]])
    #expect(client.migrateDatabaseToLatestSDK() && client.dataMigrationTo3())
  }

  @Test func theOtherDevicesOfAnAccountHaveIDs() async throws {
    let environment = MessagingEnvironment.inMemory()
    let phone = try ChatApp.loggedIn("alice", environment)
    #expect(phone.client.contactManager.getSelfIdsOnOtherPlatformWithError(nil) == [])
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    #expect(tablet.client.contactManager.getSelfIdsOnOtherPlatformWithError(nil) == ["alice/phone"])
    let done = Inbox<[String]?>("ids")
    tablet.client.contactManager.getSelfIdsOnOtherPlatform { (ids: [String]?, error: AgoraChatError?) in done.add(ids) }
    #expect(try await done.next() == ["alice/phone"])
    tablet.client.contactManager.getSelfIdsOnOtherPlatform { (ids: [Any]?, error: AgoraChatError?) in
      done.add(ids as? [String])
    }
    #expect(try await done.next() == ["alice/phone"])
    var error: AgoraChatError?
    let nobody = AgoraChatClient(environment: environment, device: "watch")
    #expect(nobody.contactManager.getSelfIdsOnOtherPlatformWithError(&error) == nil)
    #expect(error?.code == .userNotLogin)
  }
}
