import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// The text of a newer login for the device whose place it takes.
@Suite @MainActor struct LoginExtensionTests {
  private final class Listener: NSObject, AgoraChatClientDelegate {
    let replacements = Inbox<AgoraChatLoginExtensionInfo?>("newer login")
    func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) { replacements.add(info) }
  }

  private func environment() -> MessagingEnvironment {
    var settings = HubSettings()
    settings.loginPolicy = .oneDevicePerPlatform
    return .inMemory(clock: ManualClock(), settings: settings)
  }

  /// The text comes to a device that is connected, to one that comes back from a break, and to one of the same installation.
  @Test(arguments: [(device: "tablet" as DeviceID, breaks: false), ("tablet", true), ("phone", false)])
  func extensionIsReportedToTheReplacedDevice(_ device: DeviceID, _ breaks: Bool) async throws {
    let environment = environment()
    let phone = try ChatApp.loggedIn("alice", environment)
    let listener = Listener()
    phone.client.add(listener, delegateQueue: nil)
    func reach(_ isReachable: Bool) {
      environment.setReachable(isReachable, account: "alice", device: "phone", style: "AgoraChat")
    }
    if breaks { reach(false) }
    let newer = try ChatApp.loggedIn("alice", environment, device: device) {
      $0.loginExtensionInfo = "moved to the desk"
    }
    if breaks { reach(true) }
    #expect(try await listener.replacements.next()?.extensionInfo == "moved to the desk")
    #expect(!phone.client.isLoggedIn && newer.client.isLoggedIn)
  }

  @Test(arguments: [nil, ""]) func missingExtensionIsReportedAsAnEmptyText(_ text: String?) async throws {
    let environment = environment()
    let phone = try ChatApp.loggedIn("alice", environment)
    let listener = Listener()
    phone.client.add(listener, delegateQueue: nil)
    let newer = try ChatApp.loggedIn("alice", environment, device: "tablet") { $0.loginExtensionInfo = text }
    let info = try #require(try await listener.replacements.next())
    #expect(info.extensionInfo == "" && info.deviceName == "linux")
    #expect(newer.client.isLoggedIn)
  }

  @Test func aTextThatIsTooLongRefusesTheLogin() async throws {
    let environment = environment()
    let phone = try ChatApp.loggedIn("alice", environment)
    let tablet = AgoraChatClient(environment: environment, device: "tablet")
    let options = AgoraChatOptions(appkey: "a#b")
    options.loginExtensionInfo = String(repeating: "x", count: 2049)
    #expect(tablet.initializeSDK(with: options) == nil)
    #expect(tablet.login(withUsername: "alice", password: "")?.code == .messageSizeLimit)
    #expect(phone.client.isLoggedIn)
    options.loginExtensionInfo = String(repeating: "x", count: 2048)
    #expect(tablet.login(withUsername: "alice", password: "") == nil)
  }
}
