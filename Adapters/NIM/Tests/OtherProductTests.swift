import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Calls of the vendor's other products: lists are empty, single things are not found, and requests are refused.
@Suite @MainActor struct OtherProductTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  @Test func listsAreEmptyAndNothingIsFound() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let robots = alice.sdk.robotManager
    #expect(robots.allRobots()?.isEmpty == true && !robots.isValidRobot("bob") && robots.robotInfo("bob") == nil)
    let found: (error: NSError?, value: [NIMRobot]?) = try await answer { robots.fetchAllRobots(fromServer: $0) }
    #expect(found.error == nil && found.value?.isEmpty == true)
    let documents = alice.sdk.docTranscodingManager
    let list: (error: NSError?, value: [NIMDocTranscodingInfo]?) = try await answer {
      documents.fetchMyDocsInfo(nil, limit: 10, completion: $0)
    }
    #expect(list.error == nil && list.value?.isEmpty == true)
    let document: (error: NSError?, value: NIMDocTranscodingInfo?) = try await answer {
      documents.inquireDocInfo("d", completion: $0)
    }
    #expect(document.error?.domain == NIMRemoteErrorDomain && document.error?.code == 404)
    #expect(try await outcome { documents.deleteDoc("d", completion: $0) }?.code == 404)
  }

  @Test func listsNeedALogin() async throws {
    defer { environment.shutDown() }
    let sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
    let found: (error: NSError?, value: [NIMRobot]?) = try await answer {
      sdk.robotManager.fetchAllRobots(fromServer: $0)
    }
    #expect(found.error?.local == .userInfoNeeded && found.value == nil)
    #expect(try await outcome { sdk.docTranscodingManager.deleteDoc("d", completion: $0) }?.local == .userInfoNeeded)
  }

  @Test func requestsAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let passed = Inbox<NSError?>("answer")
    alice.sdk.passThroughManager.passThroughHttpReq(NIMPassThroughHttpData()) { passed.add($1 as NSError?) }
    #expect(try await passed.next()?.local == .notSupported)
    let token: (error: NSError?, value: String?) = try await answer {
      alice.sdk.redPacketManager.fetchToken(withRedPacketRequest: NIMRedPacketTokenRequest(), completion: $0)
    }
    #expect(token.error?.local == .notSupported && token.value == nil)
    let text: (error: NSError?, value: String?) = try await answer {
      alice.sdk.mediaManager.transAudio(toText: NIMAudioToTextOption(), result: $0)
    }
    #expect(text.error?.local == .notSupported)
    let message = NIMMessage()
    message.messageObject = NIMRobotObject(robot: "words", robotId: "robot")
    #expect(message.messageType == .robot)
    let thrown = #expect(throws: (any Error).self) {
      try alice.sdk.chatManager.send(message, to: NIMSession("robot", type: .P2P))
    }
    #expect((thrown as NSError?)?.local == .notSupported)
  }

  @Test func objectsOfOtherProductsAreEmpty() throws {
    let document = NIMDocTranscodingInfo()
    #expect(document.docId == "" && document.docName == "" && document.ext == nil && document.sourceFileUrl == "")
    #expect(document.numberOfPages == 0 && document.sourceSize == 0 && document.transcodingFlag == 0)
    #expect(document.sourceType == .PPT && document.targetType == .unknown)
    #expect(document.transcodedImagesSize(.high) == .zero && document.transcodedTotalSize(.high) == 0)
    #expect(document.transcodedUrl(1, of: .high) == nil)
    #expect(NIMRobot().botId == nil)
    let robot = NIMRobotObject(robot: "words", robotId: "robot")
    #expect(robot.robotId == "robot" && !robot.isFromRobot && robot.responseForMessageId == nil)
    let call = NIMNetCallNotificationContent()
    (call.callID, call.timetag, call.extendMessage) = (7, 1.5, "more")
    #expect(call.callID == 7 && call.timetag == 1.5 && call.extendMessage == "more")
  }

  @Test func circlesAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment) { $0.customClientType = 5 }
    let sdk = alice.sdk
    let option = NIMQChatOption()
    (option.apnsCername, option.pkCername) = ("a", "b")
    #expect(option.apnsCername == "a" && option.pkCername == "b")
    sdk.qchat(with: option)
    sdk.optimizeQChat()
    let param = NIMQChatLoginParam()
    #expect(param.authType == .default && param.dynamicTokenHandler("alice") == "")
    param.authType = .dynamicToken
    param.dynamicTokenHandler = { _ in "token" }
    #expect(param.authType == .dynamicToken && param.dynamicTokenHandler(nil) == "token")
    let login: (error: NSError?, value: NIMQChatLoginResult?) = try await answer {
      sdk.qchatManager.login(param, completion: $0)
    }
    #expect(login.error?.local == .notSupported && login.value == nil)
    #expect(try await outcome { sdk.qchatManager.logout($0) }?.local == .notSupported)
    let client = try #require(try await otherClient(of: alice))
    #expect(try await outcome { sdk.qchatManager.kickOtherClient(client, completion: $0) }?.local == .notSupported)
    // The same calls without a completion, to which no error is reported.
    sdk.qchatManager.login(param)
    sdk.qchatManager.logout()
    sdk.qchatManager.kickOtherClient(client)
    #expect(sdk.qchatManager.currentAccount() == nil && sdk.qchatManager.currentLoginClients() == nil)
    let managers: [any NSObjectProtocol] = [
      sdk.qchatApnsManager, sdk.qchatServerManager, sdk.qchatChannelManager, sdk.qchatRoleManager,
      sdk.qchatMessageManager, sdk.qchatMessageExtendManager, sdk.qchatRTCChannelManager,
    ]
    #expect(managers.count == 7)
    let object = NIMTipObject(attach: nil, callbackExt: nil)
    object.qchatMessage = nil as NIMQChatMessage?
    #expect(object.qchatMessage == nil)
  }

  /// A further client of an account, as the account's app sees it.
  private func otherClient(of app: ChatApp) async throws -> NIMLoginClient? {
    let pad = try await ChatApp.other(app.account, device: "pad", in: environment) { $0.customClientType = 12 }
    try await until("the other client") { app.sdk.loginManager.currentLoginClients()?.isEmpty == false }
    return withExtendedLifetime(pad) { app.sdk.loginManager.currentLoginClients()?.first }
  }

  @Test func chatroomNotificationHasNoRevokedMessage() {
    let content = NIMChatroomNotificationContent()
    #expect(content.revokedMessageId == nil && content.revokedMessageTime == 0)
  }

  @Test func thumbnailOfAnAvatarIsTheAvatar() {
    let sender = NIMMessageChatroomExtension()
    #expect(sender.roomAvatarThumbnail == nil)
    sender.roomAvatar = "https://example.com/a.png"
    #expect(sender.roomAvatarThumbnail == "https://example.com/a.png")
  }
}
