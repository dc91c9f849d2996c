import Foundation
import Parlance
import Testing

@testable import NIMSDK

/// Delegate methods are optional: events without an implementation are dropped.
@Suite struct IdleDelegateTests {
  private final class Idle: NSObject, NIMChatManagerDelegate, NIMConversationManagerDelegate, NIMTeamManagerDelegate,
    NIMChatroomManagerDelegate, NIMLoginManagerDelegate, NIMSystemNotificationManagerDelegate,
    NIMChatExtendManagerDelegate, NIMApnsManagerDelegate, NIMSignalManagerDelegate, NIMPassThroughManagerDelegate
  {}

  private final class Listener: NSObject, NIMChatManagerDelegate {
    var told = 0
    func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) { told += 1 }
  }

  /// Events of every kind that a device reports.
  private static let events: [DeviceEvent] = {
    let message = Message.sample()
    let group = GroupInfo(id: "1", name: "team", owner: "bob")
    let summary = ConversationSummary(
      conversation: .direct("bob"), lastMessage: message, unreadCount: 1, localExtension: nil, updated: .zero)
    let changes = [ConversationChange.Kind.added, .updated, .removed].map {
      ConversationChange(kind: $0, summary: summary, totalUnreadCount: 1)
    }
    let receipt = DirectReceipt(conversation: .direct("bob"), sequence: 9, messageTime: .zero)
    let revocation = Revocation(
      messageID: "m1", conversation: .direct("bob"), revoker: "bob", messageSender: "bob", messageTime: .zero,
      messageSequence: 1, time: .zero, scope: .everyone, request: RevocationRequest())
    let reported = ReportedRevocation(
      revocation: revocation, message: message, wasUnread: false, isOffline: false, isRoaming: false,
      isOwnRequest: false)
    let pinned = ConversationSettings(
      conversation: .direct("bob"), pin: ConversationPin(time: .zero, updated: .zero))
    let noted = ConversationSettings(
      conversation: .direct("bob"), pin: ConversationPin(time: .zero, updated: .zero, note: "n"), note: "n")
    let channel = CallChannel(id: "1", medium: .audio, creator: "bob", created: .zero, expiry: .zero)
    let signal = CallChannelEvent(kind: .left, channel: channel, actor: "bob", time: .zero)
    var ownSignal = signal
    ownSignal.isOwn = true
    let command = Message.sample(content: .command(CommandContent(action: "typing")))
    return [
      .connection(.connecting), .connection(.refused(MessagingError(.invalidToken))),
      .connection(.ended(.requested(by: .iOS))), .otherDevices([], .logout), .sending(message), .sent(message, nil),
      .received([message]), .commands([command]), .receipts([.direct(receipt)]), .revoked(reported),
      .groupAdded(group), .groupUpdated(group), .groupMembersChanged(group, updated: ["carol"], removed: ["dave"]),
      .groupRemoved(group, reason: .removed, actor: "bob"),
      .roomRemoved("r", reason: .left, actor: "bob", whileAway: false),
      .roomRemoved("r", reason: .blocked, actor: "bob", whileAway: true),
      .roomEnteredAgain(RoomInfo(id: "r", name: "r", owner: "bob")),
      .roomMemberChanged(
        RoomInfo(id: "r", name: "r", owner: "bob"), Member(account: "alice"), previous: RoomAppearance(tags: ["red"])),
      .messagesDeleted([message], note: "n"), .historyCleared(.direct("bob"), time: .zero, note: nil),
      .accountNotice(AccountNotice(id: 1, kind: .friendRequested, account: "bob", time: .zero)),
      .unreadAccountNotices(1),
      .pushSettingsChanged(.account(PushSettings(pushesWhileDesktopIsOn: true))),
      .ownAction(OwnAction(.conversationPinned, in: .direct("bob"), time: .zero)),
      .callInvitation(
        CallInvitationUpdate(CallInvitation(id: "i", caller: "bob", callee: "alice", expiry: .zero), .invited)),
      .callChannel(.event(signal)), .callChannel(.event(ownSignal)), .callChannel(.missed([signal])),
      .callChannel(.channels([channel])), .callChannel(.members(channel)),
      .bulletin(Bulletin(id: 1, text: "b", time: .zero, expiry: .zero)),
      .operatorText(OperatorText(text: "n", time: .zero)),
      .conversationSettings(pinned, previous: nil), .conversationSettings(noted, previous: pinned),
      .conversationSettings(ConversationSettings(conversation: .direct("bob")), previous: noted),
    ] + changes.map { .conversation($0) }
  }()

  @Test func delegatesWithoutMethodsAreAllowed() throws {
    let core = ClientCore.sample(environment: .inMemory())
    let login = try core.open("alice", isAutomatic: true)
    let (idle, listener) = (Idle(), Listener())
    ChatManager(core).add(listener)
    ChatManager(core).add(idle)
    ConversationManager(core).add(idle)
    TeamManager(core).add(idle)
    ChatroomManager(core).add(idle)
    ApnsManager(core).add(idle)
    LoginManager(core) { true }.add(idle)
    SystemNotificationManager(core).add(idle)
    ChatExtendManager(core).add(idle)
    SignalManager(core).add(idle)
    PassThroughManager(core).add(idle)
    for _ in 0..<2 { core.handle(Self.events, of: login) }
    core.reportRoom("r", .entering)
    core.chatDelegates.notify { $0.uploadAttachmentSuccess("address", for: NIMMessage()) }
    core.chatDelegates.notify { $0.fetchMessageAttachment(NIMMessage(), progress: 1) }
    core.chatDelegates.notify { $0.fetchMessageAttachment(NIMMessage(), didCompleteWithError: nil) }
    core.conversationDelegates.notify { delegate in
      let session = NIMSession("bob", type: .P2P)
      delegate.messagesDeleted(in: session)
      delegate.allMessagesDeleted()
      delegate.allMessagesCleared(in: session, step: .localCleared)
      delegate.allMessagesRead()
      delegate.messagesRead(of: .P2P)
      delegate.onMarkMessageReadComplete(in: session, error: nil)
      delegate.onBatchMarkMessagesRead(in: [session])
    }
    core.chatExtendDelegates.notify {
      $0.onNotifySyncStickTopSessions(NIMSyncStickTopSessionResponse(timestamp: 1, hasChange: false, allInfos: []))
    }
    core.loginDelegates.notify { $0.onDataReady() }
    // The listener is notified, whether it was added before or after an idle delegate.
    #expect(listener.told == 2 && core.sending.isEmpty)
  }

  /// The methods of the configuration's delegate need no implementation.
  @Test func delegateOfTheConfigurationNeedsNoMethod() {
    final class Configuration: NSObject, NIMSDKConfigDelegate {}
    let delegate = Configuration()
    #expect(delegate.tokenCallback("https://files.example/1") == "")
    #expect(delegate.dynamicChatRoomToken(forAccount: "alice", room: "lobby", appKey: "key") == nil)
    #expect(delegate.dynamicChatRoomLoginExt(forAccount: "alice", room: "lobby", appKey: "key") == nil)
    let track = NIMChatroomCdnTrackInfo()
    #expect(track.baseInfo.isEmpty && track.finalFailureCount == 0)
    delegate.onChatroomCdnTrack(track, forRoom: "lobby")
  }
}
