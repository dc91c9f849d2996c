import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Objects that apps create without values, as Objective-C's inherited `init` lets them.
@Suite @MainActor struct EmptyObjectTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private typealias Completion = ((any Error)?) -> Void
  private typealias Call = (NIMSDK, @escaping Completion) -> Void

  /// Calls that are given an empty object, each with the error that it ends in; nil for a call that succeeds.
  private static let calls: [(name: String, error: NIMLocalErrorCode?, call: Call)] = [
    ("a client", .invalidParam, { $0.loginManager.kickOtherClient(NIMLoginClient(), completion: $1) }),
    ("a receipt", .invalidParam, { $0.chatManager.send(NIMMessageReceipt(), completion: $1) }),
    (
      "a receipt of a team", .invalidParam,
      { sdk, done in
        sdk.chatManager.sendTeamMessageReceipts([NIMMessageReceipt()]) { error, _ in done(error) }
      }
    ),
    (
      "a recent session", .invalidParam,
      { sdk, done in
        sdk.conversationManager.delete(
          NIMRecentSession(), option: NIMDeleteRecentSessionOption(), completion: done)
      }
    ),
    (
      "facts of a thread", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.fetchSubMessages(NIMChatExtendBasicInfo(), option: nil) { error, _ in done(error) }
      }
    ),
    (
      "facts of a message", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.fetchHistoryMessages([NIMChatExtendBasicInfo()], syncToDB: true) { error, _ in done(error)
        }
      }
    ),
    (
      "a session to stick to the top", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.addStickTopSession(NIMAddStickTopSessionParams()) { error, _ in done(error) }
      }
    ),
    (
      "a session to take from the top", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.removeStickTopSession(NIMStickTopSessionInfo()) { error, _ in done(error) }
      }
    ),
    (
      "a session at the top", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.udpateStickTopSession(NIMStickTopSessionInfo()) { error, _ in done(error) }
      }
    ),
    (
      "a pin to add", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.addMessagePin(NIMMessagePinItem()) { error, _ in done(error) }
      }
    ),
    (
      "a pin to change", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.updateMessagePin(NIMMessagePinItem()) { error, _ in done(error) }
      }
    ),
    (
      "a pin to remove", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.removeMessagePin(NIMMessagePinItem()) { error, _ in done(error) }
      }
    ),
    (
      "a session with pins", .invalidParam,
      { sdk, done in
        sdk.chatExtendManager.loadMessagePins(for: NIMSession()) { error, _ in done(error) }
      }
    ),
    (
      "a notification", .invalidParam,
      { sdk, done in
        sdk.systemNotificationManager.sendCustomNotification(
          NIMCustomSystemNotification(), to: NIMSession("bob", type: .P2P), completion: done)
      }
    ),
    (
      "the session of a notification", .invalidParam,
      { sdk, done in
        sdk.systemNotificationManager.sendCustomNotification(
          NIMCustomSystemNotification(content: "words"), to: NIMSession(), completion: done)
      }
    ),
    (
      "the session of a text", .invalidParam,
      { sdk, done in
        let message = NIMMessage()
        message.text = "words"
        sdk.chatManager.send(message, to: NIMSession(), completion: done)
      }
    ),
    (
      "a history", .invalidParam,
      { sdk, done in
        sdk.conversationManager.fetchMessageHistory(NIMSession(), option: NIMHistoryMessageSearchOption()) { error, _ in
          done(error)
        }
      }
    ),
    ("push settings", nil, { $0.apnsManager.updateApnsSetting(NIMPushNotificationSetting(), completion: $1) }),
    (
      "push settings of desktops", nil,
      { sdk, done in
        sdk.apnsManager.updateApnsMultiportConfig(NIMPushNotificationMultiportConfig(), completion: done)
      }
    ),
    ("the records of a query", .userInfoNeeded, { NIMMsgIndexQueryResult().queryMessage(nil, completion: $1) }),
  ]

  @Test func callsRefuseEmptyObjectsAsBadParameters() async throws {
    defer { environment.shutDown() }
    try environment.administration.createAccount("bob")
    let alice = try await ChatApp.other("alice", in: environment)
    for (name, expected, call) in Self.calls {
      let error = try await outcome { call(alice.sdk, $0) }
      #expect(error?.local == expected, Comment(rawValue: name))
      #expect((error == nil) == (expected == nil), Comment(rawValue: name))
    }
  }

  /// A place and a remark are whole without values; a file is not, and a notification is never an app's to send.
  @Test func emptyMessageObjectsAreSentOrRefused() async throws {
    defer { environment.shutDown() }
    try environment.administration.createAccount("bob")
    let alice = try await ChatApp.other("alice", in: environment)
    let session = NIMSession("bob", type: .P2P)
    let refused: [any NIMMessageObject] = [
      NIMImageObject(), NIMAudioObject(), NIMVideoObject(), NIMFileObject(), NIMNotificationObject(),
    ]
    for object in refused {
      let message = NIMMessage()
      message.messageObject = object
      let thrown = #expect(throws: (any Error).self) { try alice.sdk.chatManager.send(message, to: session) }
      #expect((thrown as NSError?)?.local == .invalidParam, "\(object)")
    }
    for object in [NIMLocationObject(), NIMTipObject()] as [any NIMMessageObject] {
      let message = NIMMessage()
      message.messageObject = object
      try alice.sdk.chatManager.send(message, to: session)
      let completed = try await alice.completed.next()
      #expect(completed.message === message && completed.error == nil)
    }
  }

  @Test func emptyNotificationChangesNoList() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let manager = alice.sdk.systemNotificationManager
    let notification = NIMSystemNotification()
    notification.handleStatus = 3
    manager.markNotifications(asRead: notification)
    manager.delete(notification)
    #expect(notification.handleStatus == 3 && !notification.read)
    #expect(manager.fetchSystemNotifications(notification, limit: 10)?.isEmpty == true)
    #expect(manager.fetchSystemNotifications(nil, limit: 10)?.isEmpty == true)
  }

  @Test func emptySessionChangesNoList() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let manager = alice.sdk.conversationManager
    manager.addEmptyRecentSession(by: NIMSession())
    manager.delete(NIMRecentSession())
    manager.updateRecentLocalExt(["key": "value"], recentSession: NIMRecentSession())
    #expect(manager.recentSession(by: NIMSession()) == nil)
    #expect(manager.allRecentSessions()?.isEmpty == true)
    let sorted = alice.sdk.chatExtendManager.sortRecentSessions([NIMRecentSession()], withStickTopInfos: [:])
    #expect(sorted.count == 1)
  }

  @Test func registrationWithAnEmptyAppKeyIsIgnored() async throws {
    let sdk = NIMSDK()
    sdk.register(with: NIMSDKOption())
    #expect(sdk !== NIMSDK.shared() && sdk.appKey() == "")
    #expect(try await outcome { sdk.loginManager.login("alice", token: "", completion: $0) }?.local == .appKeyNeed)
  }

  @Test func emptyObjectsHaveNoValues() {
    #expect(NIMSession().sessionId.isEmpty && NIMSession().sessionType == .P2P && NIMSession() == NIMSession())
    let recent = NIMRecentSession()
    #expect(recent.session == nil && recent.lastMessage == nil && recent.localExt == nil && recent.serverExt.isEmpty)
    #expect(recent.unreadCount == 0 && recent.updateTime == 0)
    let incomplete = NIMIncompleteSessionInfo()
    #expect(incomplete.session == NIMSession() && incomplete.timestamp == 0 && incomplete.serverId.isEmpty)
    #expect((incomplete.copy() as? NIMIncompleteSessionInfo)?.from.isEmpty == true)
    let user = NIMUserInfo()
    #expect(user.nickName == nil && user.avatarUrl == nil && user.gender == .unknown && user.ext == nil)
    let team = NIMTeam()
    #expect(team.teamId == nil && team.teamName == nil && team.owner == nil && team.intro == nil)
    #expect(team.type == .normal && team.memberNumber == 0 && team.level == 0 && team.createTime == 0)
    #expect(team.joinMode == .noAuth && team.inviteMode == .manager && team.beInviteMode == .needAuth)
    #expect(!team.inAllMuteMode() && team.notifyStateForNewMsg == .all && team.clientCustomInfo == nil)
    let member = NIMTeamMember()
    #expect(member.teamId == nil && member.userId == nil && member.type == .normal && !member.isMuted)
    #expect((member.copy() as? NIMTeamMember)?.nickname == nil)
    #expect(NIMChatroomBeKickedResult().roomId.isEmpty && NIMServerTime().timestamp == 0)
    let client = NIMLoginClient()
    #expect(client.type == .typeUnknown && client.os == nil && client.timestamp == 0 && client.customTag == nil)
    let content = NIMTeamNotificationContent()
    #expect(content.sourceID == nil && content.targetIDs == nil && content.operationType == .invite)
    #expect(content.attachment == nil && content.notificationType() == .team)
    #expect(NIMUpdateTeamInfoAttachment().values == nil && !NIMMuteTeamMemberAttachment().flag)
    let room = NIMChatroomNotificationContent()
    #expect(room.source == nil && room.targets == nil && room.ext == nil && room.notificationType() == .chatroom)
    #expect(NIMChatroomNotificationMember().userId == nil)
    #expect(NIMNotificationContent().notificationType() == .unsupport)
    #expect(NIMNotificationObject().notificationType == .unsupport)
    let receipt = NIMMessageReceipt()
    #expect(receipt.session == nil && receipt.messageId.isEmpty && receipt.teamReceiptInfo.readCount == 0)
    let detail = NIMTeamMessageReceiptDetail()
    #expect(detail.messageId.isEmpty && detail.readUserIds.isEmpty && detail.unreadUserIds.isEmpty)
    #expect(NIMLocalAntiSpamCheckResult().content.isEmpty)
    let notification = NIMSystemNotification()
    #expect(notification.notificationId == 0 && notification.sourceID == nil && notification.attachment == nil)
    #expect(notification.type == .teamApply && notification.targetID == nil && notification.postscript == nil)
    #expect(NIMUserAddAttachment().operationType == .add)
    #expect(NIMCustomSystemNotification().content == nil && NIMCustomSystemNotification().sendToOnlineUsersOnly)
    let revocation = NIMRevokeMessageNotification()
    #expect(revocation.notificationType == .P2P && revocation.fromUserId.isEmpty && revocation.message == nil)
    #expect(revocation.session == NIMSession() && !revocation.offline && revocation.postscript == nil)
    let cleared = NIMSessionDeleteAllRemoteMessagesInfo()
    #expect(cleared.session == NIMSession() && cleared.time == 0 && cleared.ext.isEmpty)
    #expect(NIMLoginKickoutResult().reasonDesc.isEmpty && NIMLoginKickoutResult().clientType == .typeUnknown)
    #expect(NIMSubscribeOnlineInfo().senderClientTypes == nil && NIMSubscribeResult().publisher == nil)
    #expect(NIMCacheQueryResult().path.isEmpty && NIMCacheQueryResult().fileLength == 0)
    let record = NIMMsgIndexRecord()
    #expect(record.messageId == nil && record.indexText == nil && record.session == NIMSession())
    let result = NIMMsgIndexQueryResult()
    #expect(result.empty && result.sessions == nil && result.records == nil && result.messageCount(nil) == 0)
    let failure = NIMDatabaseException()
    #expect(failure.exception == .generic && failure.message == nil && failure.databasePath == nil)
    let info = NIMChatExtendBasicInfo()
    #expect(info.messageID.isEmpty && info.serverID.isEmpty && info.session == NIMSession())
    #expect(NIMThreadTalkFetchResult().subMessages.isEmpty && NIMThreadTalkFetchResult().total == 0)
    #expect(NIMStickTopSessionInfo().ext == nil && NIMSyncStickTopSessionResponse().allInfos.isEmpty)
    let pin = NIMMessagePinItem()
    #expect(pin.messageId.isEmpty && pin.accountID == nil && pin.session == NIMSession())
    #expect(NIMSyncMessagePinRequest().session == NIMSession())
    #expect(NIMImageObject().path == nil && NIMImageObject().fileLength == 0 && NIMVideoObject().coverPath == nil)
  }
}
