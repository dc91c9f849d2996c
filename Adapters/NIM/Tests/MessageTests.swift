import Foundation
import Parlance
import Testing

@testable import NIMSDK

@Suite struct MessageTests {
  @Test func newMessageHasAnId() {
    let message = NIMMessage()
    #expect(message.messageId.count == 32)
    #expect(message.messageId != NIMMessage().messageId)
    #expect(message.messageType == .text)
    #expect(message.serverID.isEmpty)
    #expect(message.session == nil)
    #expect(message.deliveryState == .failed)
    #expect(!message.isRemoteRead)
    #expect(message.teamReceiptInfo == nil)
  }

  @Test func settingDefaults() {
    let setting = NIMMessageSetting()
    #expect(setting.historyEnabled && setting.roamingEnabled && setting.syncEnabled && setting.shouldBeCounted)
    #expect(setting.apnsEnabled && setting.apnsWithPrefix && setting.routeEnabled && setting.persistEnable)
    #expect(setting.isSessionUpdate)
    #expect(!setting.teamReceiptEnabled && !setting.quickDeliveryEnabled)
    #expect(setting.scene == NIMNOSSceneTypeMessage)
    #expect(setting.options == .ordinary)
  }

  @Test func configurationDefaults() {
    let config = NIMSDKConfig()
    #expect(!config.teamReceiptEnabled && !config.shouldConsiderRevokedMessageUnreadCount)
    #expect(!config.shouldSyncUnreadCount && !config.shouldCountTeamNotification)
    #expect(config.maxAutoLoginRetryTimes == 0)
    #expect(NIMSDKConfig.shared() === NIMSDKConfig.shared())
  }

  @Test func plainTextNeedsNothingElse() throws {
    let message = NIMMessage()
    message.text = "hi"
    let draft = try message.draft(to: .direct("bob"), countsReceipts: true)
    #expect(draft.id?.string == message.messageId)
    #expect(draft.body == MessageBody(content: .text("hi")))
    #expect(draft.options == .ordinary)
  }

  @Test func allPropertiesOfAMessageAreSent() throws {
    let message = NIMMessage()
    message.text = "hi"
    message.messageSubType = 7
    message.env = "test"
    message.remoteExt = ["k": "v"]
    message.localExt = ["l": 1]
    message.apnsContent = "push"
    message.apnsPayload = ["p": true]
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    setting.historyEnabled = false
    setting.routeEnabled = false
    setting.scene = "photos"
    message.setting = setting
    let draft = try message.draft(to: .group("1"), countsReceipts: true)
    #expect(draft.body.attributes == #"{"k":"v"}"#)
    #expect(draft.localExtension == #"{"l":1}"#)
    #expect(draft.body.push == PushHints(text: "push", payload: #"{"p":true}"#, showsSender: true))
    #expect(draft.options.contains(.wantsGroupReceipts) && !draft.options.contains(.stored))

    let received = NIMMessage(
      Message(
        id: "m", conversation: .group("1"), sender: "bob", time: .zero, options: draft.options, state: .received,
        kind: .text, encodedBody: draft.body.encoded()), core: .sample())
    #expect(received.text == "hi")
    #expect(received.messageSubType == 7 && received.env == "test")
    #expect(received.remoteExt?["k"] as? String == "v")
    #expect(received.apnsContent == "push")
    #expect(received.setting?.teamReceiptEnabled == true)
    #expect(received.setting?.historyEnabled == false)
    #expect(received.setting?.routeEnabled == false)
    #expect(received.setting?.scene == "photos")
  }

  @Test func teamReceiptsNeedTheConfiguration() throws {
    let message = NIMMessage()
    message.text = "hi"
    message.setting = NIMMessageSetting()
    message.setting?.teamReceiptEnabled = true
    let off = try message.draft(to: .group("1"), countsReceipts: false)
    #expect(!off.options.contains(.wantsGroupReceipts))
    let direct = try message.draft(to: .direct("bob"), countsReceipts: false)
    #expect(direct.options.contains(.wantsGroupReceipts))
  }

  @Test(arguments: [
    (500, 0, 0, true), (501, 0, 0, false), (0, 2000, 0, true), (0, 2048, 0, false), (0, 0, 1000, true),
    (0, 0, 1024, false),
  ])
  func documentedLimits(_ pushText: Int, _ payload: Int, _ remote: Int, _ isAllowed: Bool) {
    let message = NIMMessage()
    message.text = "hi"
    if pushText > 0 { message.apnsContent = String(repeating: "字", count: pushText) }
    if payload > 0 { message.apnsPayload = ["k": String(repeating: "x", count: payload)] }
    if remote > 0 { message.remoteExt = ["k": String(repeating: "x", count: remote)] }
    let result = failure { try message.draft(to: .direct("bob"), countsReceipts: true) }
    #expect(result == (isAllowed ? nil : .invalidParam))
  }

  @Test func invalidMessageIsRefused() {
    #expect(failure { try NIMMessage().draft(to: .direct("bob"), countsReceipts: true) } == .invalidParam)
    let unfit = NIMMessage()
    unfit.text = "hi"
    unfit.remoteExt = ["date": Date()]
    #expect(failure { try unfit.draft(to: .direct("bob"), countsReceipts: true) } == .invalidParam)
    let notification = GroupNotification(operation: .dismissed, actor: "bob")
    let told = NIMMessage(.sample(in: .group("1"), content: .notification(notification)), core: .sample())
    #expect(failure { try told.forwardable() } == .invalidParam)
  }

  @Test func statesFollowTheDevice() {
    let core = ClientCore.sample()
    let received = NIMMessage(.sample(), core: core)
    #expect(received.deliveryState == .deliveried)
    #expect(received.isReceivedMsg && !received.isOutgoingMsg)
    #expect(received.from == "bob")
    #expect(received.session == NIMSession("bob", type: .P2P))
    #expect(received.timestamp == 1_700_000_000.123)
    #expect(received.senderClientType == .typeiOS)
    #expect(received.senderName == "bob")
    #expect(Int64(received.serverID) != nil && received.serverID != received.messageId)
    let own = NIMMessage(.sample(from: "alice", state: .sending), core: core)
    #expect(own.deliveryState == .delivering)
    #expect(own.isOutgoingMsg && own.senderName == nil)
  }

  @Test func revokeOptionDefaultsAndLimits() throws {
    let option = NIMRevokeMessageOption()
    #expect(option.shouldBeCounted)
    #expect(try option.request().push == nil)
    option.postscript = "sorry"
    option.attach = "a"
    option.apnsContent = "gone"
    let request = try option.request()
    #expect(request.postscript == "sorry" && request.attachment == "a" && request.push?.text == "gone")
    option.apnsContent = String(repeating: "x", count: 501)
    #expect(failure { try option.request() } == .invalidParam)
  }
}
