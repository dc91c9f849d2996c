import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// The sender's calls for a team's receipts after sending. The singletons are the sender's.
extension Documents.ReadReceiptsDocument {
  @Test func refreshingAnswersThroughTheDelegate() async throws {
    let cast = try await sender()
    let first = try await cast.ask(1)
    let second = try await cast.ask(2)
    let plain = try await cast.sender.send("plain", to: cast.team)
    try await cast.read(first, by: cast.jack)
    _ = try await cast.sender.receipts.next()
    var screen = SessionScreen()
    screen.items = ["a time"] + [first, second, plain].map { MessageModel($0) }
    // Without receipts all rows are shown anew, and the messages' counts are asked for.
    let rows = screen.checkTeamReceipts(nil)
    #expect(rows.keys.sorted() == [1, 2])
    #expect(rows.values.allSatisfy { $0.shouldShowReadLabel })
    let receipts = try await cast.sender.receipts.next()
    #expect(Set(receipts.map(\.messageId)) == [first.messageId, second.messageId])
    let firstReceipt = try #require(receipts.first { $0.messageId == first.messageId })
    #expect(firstReceipt.teamReceiptInfo.readCount == 1)
    #expect(firstReceipt.teamReceiptInfo.unreadCount == 2)
    #expect(firstReceipt.session == cast.team)
    #expect(first.teamReceiptInfo?.readCount == 1)
    #expect(second.teamReceiptInfo?.unreadCount == 3)
    // With receipts only their rows are, and nothing is asked for.
    #expect(screen.checkTeamReceipts([firstReceipt]).keys.sorted() == [1])
    screen.sessionConfig = nil
    #expect(screen.checkTeamReceipts([firstReceipt]).isEmpty)
    try await cast.sender.catchUp()
    #expect(cast.sender.receipts.pending.isEmpty)
  }

  @Test func onlyMessagesOfTeamsAreRefreshed() async throws {
    let cast = try await sender()
    let direct = try await cast.sender.send("hi", to: ChatApp.direct(cast.jack.account))
    NIMSDK.shared().chatManager.refreshTeamMessageReceipts([direct])
    try await cast.sender.catchUp()
    #expect(cast.sender.receipts.pending.isEmpty)
    let asking = try await cast.ask(1)
    NIMSDK.shared().chatManager.refreshTeamMessageReceipts([direct, asking])
    #expect(try await cast.sender.receipts.next().map(\.messageId) == [asking.messageId])
  }

  @Test func aQuerysResultDoesNotChangeWithLaterReads() async throws {
    let cast = try await sender()
    let message = try await cast.ask(1)
    try await cast.read(message, by: cast.jack)
    let (error, detail) = try await answer { screen.showDetail(of: message, then: $0) }
    #expect(error == nil)
    let before = try #require(detail)
    #expect(before.messageId == message.messageId)
    #expect(before.sessionId == cast.team.sessionId)
    #expect(before.readUserIds as? [String] == [cast.jack.account])
    #expect(Set(before.unreadUserIds as? [String] ?? []) == [cast.yang.account, cast.rose.account])
    let local = try #require(NIMSDK.shared().chatManager.localMessageReceiptDetail(message))
    try await cast.read(message, by: cast.yang)
    while message.teamReceiptInfo?.readCount != 2 { _ = try await cast.sender.receipts.next() }
    #expect(before.readUserIds as? [String] == [cast.jack.account])
    #expect(local.readUserIds as? [String] == [cast.jack.account])
    // The newest is had by asking again.
    let again = try await answer { screen.showDetail(of: message, then: $0) }.value
    #expect(again?.readUserIds as? [String] == [cast.jack.account, cast.yang.account])
    #expect(again?.unreadUserIds as? [String] == [cast.rose.account])
  }

  @Test func withoutTheServerTheLocalDetailsStandInAndAreStaler() async throws {
    let cast = try await sender()
    let message = try await cast.ask(1)
    try await cast.read(message, by: cast.jack)
    _ = try await cast.sender.receipts.next()
    try await cast.sender.setReachable(false)
    try await cast.read(message, by: cast.yang)
    // The query fails, and the app falls back on what it knew before it went offline.
    let (error, local) = try await answer { screen.showDetail(of: message, then: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeConnectionError.rawValue)
    #expect(local?.messageId == message.messageId)
    #expect(local?.readUserIds as? [String] == [cast.jack.account])
    #expect(Set(local?.unreadUserIds as? [String] ?? []) == [cast.yang.account, cast.rose.account])
    let (someError, some) = try await answer {
      screen.showDetailOfTwo(of: message, cast.jack.account, cast.yang.account, then: $0)
    }
    #expect(someError != nil)
    #expect(some?.readUserIds as? [String] == [cast.jack.account])
    #expect(some?.unreadUserIds as? [String] == [cast.yang.account])
    // The accurate answer is the server's.
    try await cast.sender.setReachable(true)
    let (noError, accurate) = try await answer { screen.showDetail(of: message, then: $0) }
    #expect(noError == nil)
    #expect(accurate?.readUserIds as? [String] == [cast.jack.account, cast.yang.account])
    #expect(accurate?.unreadUserIds as? [String] == [cast.rose.account])
  }

  @Test func someMembersCanBeAskedAbout() async throws {
    let cast = try await sender()
    let message = try await cast.ask(1)
    try await cast.read(message, by: cast.jack)
    try await cast.read(message, by: cast.rose)
    while message.teamReceiptInfo?.readCount != 2 { _ = try await cast.sender.receipts.next() }
    let (error, detail) = try await answer {
      screen.showDetailOfTwo(of: message, cast.jack.account, cast.yang.account, then: $0)
    }
    #expect(error == nil)
    #expect(detail?.readUserIds as? [String] == [cast.jack.account])
    #expect(detail?.unreadUserIds as? [String] == [cast.yang.account])
    let set: Set<AnyHashable> = [cast.rose.account, cast.yang.account, "nobody"]
    let local = NIMSDK.shared().chatManager.localMessageReceiptDetail(message, accountSet: set)
    #expect(local?.readUserIds as? [String] == [cast.rose.account])
    #expect(local?.unreadUserIds as? [String] == [cast.yang.account])
  }

  @Test func messagesThatAskForNothingHaveNoDetails() async throws {
    let cast = try await sender()
    let plain = try await cast.sender.send("plain", to: cast.team)
    let (error, detail) = try await answer { screen.showDetail(of: plain, then: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeNotExist.rawValue)
    #expect(detail == nil)
    let direct = try await cast.sender.send("hi", to: ChatApp.direct(cast.jack.account))
    let (directError, nothing) = try await answer { screen.showDetail(of: direct, then: $0) }
    #expect(directError?.domain == NIMLocalErrorDomain)
    #expect(nothing == nil)
    #expect(direct.teamReceiptInfo == nil)
  }

  /// A sender with the singletons, and three members of its team.
  @MainActor struct Cast {
    let sender: ChatApp
    let jack: ChatApp
    let yang: ChatApp
    let rose: ChatApp
    let team: NIMSession

    /// Sends a message that wants receipts, and waits until all have it.
    func ask(_ number: Int) async throws -> NIMMessage {
      let message = SessionScreen().makeMessage(number)
      try NIMSDK.shared().chatManager.send(message, to: team)
      try await sender.complete(message)
      return message
    }

    /// A member sends a receipt.
    func read(_ message: NIMMessage, by member: ChatApp) async throws {
      var received = try await member.received.next()
      while received.messageId != message.messageId { received = try await member.received.next() }
      let (error, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
        member.sdk.chatManager.sendTeamMessageReceipts([NIMMessageReceipt(message: received)], completion: $0)
      }
      #expect(error == nil)
      #expect(failed == [])
    }
  }

  func sender() async throws -> Cast {
    let sender = try await ChatApp.shared(fresh("sender"))
    let members = [
      try await ChatApp.other(fresh("jack")), try await ChatApp.other(fresh("yang")),
      try await ChatApp.other(fresh("rose")),
    ]
    let id = try DefaultEnvironment.environment.administration.createGroup(
      name: "team", owner: AccountID(sender.account), members: members.map { AccountID($0.account) })
    return Cast(
      sender: sender, jack: members[0], yang: members[1], rose: members[2], team: NIMSession(id, type: .team))
  }
}
