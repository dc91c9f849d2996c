import Foundation
import Parlance
import Testing

@testable import NIMSDK

/// Records its callbacks.
private final class Recorder: NSObject, NIMChatManagerDelegate, NIMLoginManagerDelegate, NIMConversationManagerDelegate,
  NIMSystemNotificationManagerDelegate
{
  var calls: [String] = []
  var messages: [NIMMessage] = []
  var receipts: [NIMMessageReceipt] = []
  var revocations: [NIMRevokeMessageNotification] = []

  func willSend(_ message: NIMMessage) { calls.append("willSend") }
  func send(_ message: NIMMessage, progress: Float) { calls.append("progress \(progress)") }
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    calls.append("complete \((error as NSError?)?.code ?? 0)")
    messages.append(message)
  }
  func onRecvMessages(_ messages: [NIMMessage]) { self.messages += messages }
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) { self.receipts += receipts }
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    revocations.append(notification)
  }
  func onLogin(_ step: NIMLoginStep) { calls.append("step \(step.rawValue)") }
  func onKick(_ code: NIMKickReason, clientType: NIMLoginClientType) {
    calls.append("kick \(code.rawValue) \(clientType.rawValue)")
  }
  func onMultiLoginClientsChanged() { calls.append("clients") }
  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    calls.append("unread \(totalUnreadCount)")
  }
  func onRecvMessageDeleted(_ message: NIMMessage, ext: String?) { calls.append("deleted \(ext ?? "")") }
  func onReceive(_ notification: NIMCustomSystemNotification) { calls.append("custom \(notification.content ?? "")") }
}

@Suite struct EventTests {
  private let core: ClientCore
  private let login: Login
  private let recorder = Recorder()

  init() throws {
    core = ClientCore.sample(environment: .inMemory(clock: ManualClock()))
    login = try core.open("alice", isAutomatic: true)
    for _ in 0..<2 {
      ChatManager(core).add(recorder)
      LoginManager(core) { true }.add(recorder)
      ConversationManager(core).add(recorder)
      SystemNotificationManager(core).add(recorder)
    }
  }

  @Test func theSentObjectComesBack() throws {
    let message = NIMMessage()
    message.text = "hi"
    message.begin(in: NIMSession("bob", type: .P2P), sender: "alice", core: core, time: .zero)
    try core.sending.insert(ClientCore.Sending(message: message), for: MessageID(message.messageId))
    #expect(message.deliveryState == .delivering && message.from == "alice")
    let id = MessageID(message.messageId)
    core.handle(
      [
        .sending(.sample(id, from: "alice", state: .sending)), .sent(.sample(id, from: "alice", state: .sent), nil),
      ], of: login)
    #expect(recorder.calls == ["willSend", "progress 1.0", "complete 0"])
    #expect(recorder.messages.first === message)
    #expect(message.deliveryState == .deliveried)
    #expect(message.timestamp == 1_700_000_000.123)
    #expect(core.sending.isEmpty)
  }

  @Test func aRefusedMessageFailsWithoutProgress() {
    core.handle(
      [.sent(.sample(in: .room("1"), from: "alice", state: .failed), MessagingError(.muted))], of: login)
    #expect(recorder.calls == ["complete 13004"])
    #expect(recorder.messages.first?.deliveryState == .failed)
  }

  @Test func eventsOfAnEarlierLoginAreDropped() throws {
    _ = try core.open("alice", isAutomatic: true)
    core.handle([.received([.sample()])], of: login)
    #expect(recorder.messages.isEmpty)
  }

  @Test func delegatesAreHeldWeaklyAndCanBeRemoved() {
    let manager = ChatManager(core)
    manager.remove(recorder)
    do {
      let other = Recorder()
      manager.add(other)
      #expect(!core.chatDelegates.isEmpty)
    }
    core.handle([.received([.sample()])], of: login)
    #expect(recorder.messages.isEmpty)
  }

  @Test func directReceipts() {
    let receipt = DirectReceipt(
      conversation: .direct("bob"), sequence: 9, messageTime: Timestamp(milliseconds: 1_700_000_000_500))
    core.handle([.receipts([.direct(receipt)])], of: login)
    #expect(recorder.receipts.count == 1)
    #expect(recorder.receipts.first?.session == NIMSession("bob", type: .P2P))
    #expect(recorder.receipts.first?.timestamp == 1_700_000_000.5)
    #expect(recorder.receipts.first?.teamReceiptInfo.readCount == 0)
  }

  @Test func teamReceiptsNeedTheConfiguration() throws {
    let receipt = GroupReceipt(
      conversation: .group("1"), messageID: "m1", messageTime: .zero, reader: "carol", readCount: 1, unreadCount: 2)
    core.handle([.receipts([.group(receipt)])], of: login)
    #expect(recorder.receipts.isEmpty)
    core.config.teamReceiptEnabled = true
    let next = try core.open("alice", isAutomatic: true)
    core.handle([.receipts([.group(receipt)])], of: next)
    let info = recorder.receipts.first?.teamReceiptInfo
    #expect(recorder.receipts.first?.messageId == "m1")
    #expect(info?.readCount == 1 && info?.unreadCount == 2 && info?.readerAccount == "carol")
  }

  @Test func receiptsToSend() {
    let receipt = NIMMessageReceipt(message: NIMMessage(.sample(), core: core))
    #expect(receipt.messageId == "m1" && receipt.sequence == 5)
    #expect(receipt.timestamp == 1_700_000_000.123)
    #expect(receipt.session?.sessionId == "bob")
  }

  @Test func receiptDetailsOfSome() {
    let detail = GroupReceiptDetail(
      conversation: .group("1"), messageID: "m1", readers: ["bob", "carol"], nonReaders: ["dave"])
    let all = NIMTeamMessageReceiptDetail(detail)
    #expect(all.readUserIds as? [String] == ["bob", "carol"] && all.sessionId == "1" && all.messageId == "m1")
    let some = NIMTeamMessageReceiptDetail(detail, accounts: ["carol", "dave"])
    #expect(some.readUserIds as? [String] == ["carol"] && some.unreadUserIds as? [String] == ["dave"])
  }

  @Test(arguments: [
    (ConversationID.direct("bob"), Revocation.Scope.everyone, NIMRevokeMessageNotificationType.P2P),
    (.direct("bob"), .receivers, .p2POneWay), (.group("1"), .everyone, .team), (.group("1"), .receivers, .teamOneWay),
  ])
  func revocations(
    _ conversation: ConversationID, _ scope: Revocation.Scope, _ type: NIMRevokeMessageNotificationType
  ) {
    let revocation = Revocation(
      messageID: "m1", conversation: conversation, revoker: "carol", messageSender: "bob",
      messageTime: Timestamp(milliseconds: 2500), messageSequence: 1, time: Timestamp(milliseconds: 9000), scope: scope,
      request: RevocationRequest(postscript: "p", attachment: "a"))
    let reported = ReportedRevocation(
      revocation: revocation, message: nil, wasUnread: false, isOffline: true, isRoaming: false, isOwnRequest: false)
    core.handle([.revoked(reported)], of: login)
    let notification = recorder.revocations.first
    #expect(notification?.notificationType == type)
    #expect(notification?.message == nil)
    #expect(notification?.timestamp == 2.5)
    #expect(notification?.fromUserId == "carol" && notification?.messageFromUserId == "bob")
    #expect(notification?.postscript == "p" && notification?.attach == "a")
    #expect(notification?.offline == true && notification?.roaming == false)
  }

  @Test func stepsAndKicks() {
    core.handle(
      [
        .connection(.connecting), .connection(.linked), .connection(.authenticating), .connection(.authenticated),
        .connection(.synchronizing), .connection(.synchronized), .connection(.lost), .otherDevices([], .login),
        .connection(.ended(.replaced(by: .android))), .connection(.ended(.administration(reason: "r"))),
      ], of: login)
    #expect(
      recorder.calls == [
        "step 1", "step 2", "step 4", "step 5", "step 7", "step 8", "step 9", "clients", "kick 1 1", "kick 2 0",
      ])
  }

  @Test func deletionsReachTheOlderMethod() {
    core.handle([.messagesDeleted([.sample()], note: "why")], of: login)
    #expect(recorder.calls == ["deleted why"])
  }

  @Test func ownCommandsAreNotReported() {
    let content = MessageContent.command(CommandContent(action: "", parameters: "typing"))
    core.handle([.commands([.sample(from: "alice", content: content), .sample(content: content)])], of: login)
    #expect(recorder.calls == ["custom typing"])
  }

  @Test func aCommandCompletesOnce() throws {
    var answers: [Int] = []
    let pending = ClientCore.PendingCommand(account: "alice") { answers.append(($0 as NSError?)?.code ?? 0) }
    try core.commands.insert(pending, for: "c1")
    let sent = Message.sample(
      "c1", from: "alice", content: .command(CommandContent(action: "", parameters: "x")), state: .sent)
    core.handle([.sending(sent), .sent(sent, nil), .sent(sent, nil)], of: login)
    #expect(answers == [0])
    #expect(recorder.calls.isEmpty)
  }
}
