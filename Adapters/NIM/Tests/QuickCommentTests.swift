import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Quick comments, and what other styles make of their numbers.
@Suite @MainActor struct QuickCommentTests {
  private let environment = MessagingEnvironment.inMemory()

  private final class Comments: NSObject, NIMChatExtendManagerDelegate {
    let received = Inbox<NIMQuickComment>("comment")
    let removed = Inbox<NIMQuickComment>("deleted comment")
    func onRecvQuickComment(_ comment: NIMQuickComment) { received.add(comment) }
    func onRemove(_ comment: NIMQuickComment) { removed.add(comment) }
  }

  private func listening(_ app: ChatApp) -> Comments {
    let comments = Comments()
    app.sdk.chatExtendManager.add(comments)
    return comments
  }

  private func comment(_ number: Int64, _ ext: String? = nil) -> NIMQuickComment {
    let comment = NIMQuickComment()
    comment.replyType = number
    comment.ext = ext
    return comment
  }

  private func known(_ app: ChatApp, _ message: NIMMessage) async throws -> [Int64: [String]] {
    let inbox = Inbox<((any Error)?, NIMQuickCommentsOfNumbers?)>("comments")
    app.sdk.chatExtendManager.quickComments(by: message) { inbox.add(($0, $1)) }
    let (error, table) = try await inbox.next()
    #expect(error == nil)
    var found: [Int64: [String]] = [:]
    for (number, comments) in try #require(table) {
      found[number.int64Value] = (comments as? [NIMQuickComment])?.map { "\($0.from) \($0.ext ?? "-")" }
    }
    return found
  }

  private func fetched(
    _ app: ChatApp, _ messages: [NIMMessage]
  ) async throws -> (error: NSError?, table: NIMQuickCommentsOfMessages?, failed: [NIMMessage]?) {
    let inbox = Inbox<((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?)>("comments")
    app.sdk.chatExtendManager.fetchQuickComments(messages) { inbox.add(($0, $1, $2)) }
    let (error, table, failed) = try await inbox.next()
    return (error as NSError?, table, failed)
  }

  private func code(_ error: NSError?) -> String? { error.map { "\($0.domain) \($0.code)" } }
  private func remote(_ code: NIMRemoteErrorCode) -> String { "\(NIMRemoteErrorDomain) \(code.rawValue)" }
  private func local(_ code: NIMLocalErrorCode) -> String { "\(NIMLocalErrorDomain) \(code.rawValue)" }

  @Test func aCommentReachesThePeerAndIsDeleted() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (atAlice, atBob) = (listening(alice), listening(bob))
    let sent = try await alice.send("hello", to: NIMSession("bob", type: .P2P))
    let got = try await bob.received.next()
    let own = comment(1, "words")
    #expect(own.from.isEmpty && own.timestamp == 0)
    #expect(try await outcome { bob.sdk.chatExtendManager.add(own, to: got, completion: $0) } == nil)
    #expect(own.from == "bob" && own.message === got && own.timestamp > 0)
    let comment = try await atAlice.received.next()
    #expect(comment.from == "bob" && comment.replyType == 1 && comment.ext == "words")
    #expect(comment.message.messageId == sent.messageId && comment.timestamp > 0)
    let info = comment.basicInfo
    #expect(info.fromAccount == "alice" && info.toAccount == "bob" && info.type == .P2P)
    #expect(
      info.messageID == sent.messageId && info.serverID == sent.serverID && !info.serverID.isEmpty
        && info.timestamp == sent.timestamp)
    #expect(info.session == NIMSession("bob", type: .P2P))
    #expect(try await known(alice, sent) == [1: ["bob words"]])
    #expect(try await known(bob, got) == [1: ["bob words"]])
    // An account cannot delete another's comment.
    #expect(
      code(try await outcome { alice.sdk.chatExtendManager.delete(comment, completion: $0) }) == remote(.codeForbidden))
    let copy = try #require(own.copy() as? NIMQuickComment)
    #expect(try await outcome { bob.sdk.chatExtendManager.delete(copy, completion: $0) } == nil)
    let gone = try await atAlice.removed.next()
    #expect(gone.from == "bob" && gone.replyType == 1 && gone.message.messageId == sent.messageId)
    #expect(try await known(alice, sent).isEmpty)
    try await bob.catchUp()
    #expect(atBob.received.pending.isEmpty && atBob.removed.pending.isEmpty)
    bob.sdk.chatExtendManager.remove(atBob)
  }

  @Test func invalidCommentsAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let sent = try await alice.send("hello", to: NIMSession("bob", type: .P2P))
    _ = try await bob.received.next()
    let manager = alice.sdk.chatExtendManager
    func added(_ comment: NIMQuickComment, to message: NIMMessage) async throws -> String? {
      code(try await outcome { manager.add(comment, to: message, completion: $0) })
    }
    #expect(try await added(comment(3), to: sent) == nil)
    #expect(try await added(comment(3), to: sent) == remote(.codeExist))
    #expect(try await added(comment(4, String(repeating: "x", count: 2000)), to: sent) == remote(.codeBeyondLimit))
    #expect(try await added(comment(3), to: NIMMessage()) == local(.invalidParam))
    #expect(code(try await outcome { manager.delete(comment(3), completion: $0) }) == local(.invalidParam))
    let missing = comment(5)
    #expect(try await added(missing, to: sent) == nil)
    #expect(code(try await outcome { manager.delete(missing, completion: $0) }) == nil)
    #expect(code(try await outcome { manager.delete(missing, completion: $0) }) == remote(.codeNotExist))
    let setting = NIMQuickCommentSetting()
    setting.needPush = true
    setting.pushContent = String(repeating: "x", count: 501)
    let loud = comment(6)
    loud.setting = setting
    #expect(try await added(loud, to: sent) == local(.invalidParam))
    #expect(code(try await fetched(alice, []).error) == local(.invalidParam))
    #expect(code(try await fetched(alice, Array(repeating: sent, count: 21)).error) == local(.invalidParam))
    let unsaved = Inbox<((any Error)?, NIMQuickCommentsOfNumbers?)>("comments")
    let message = NIMMessage()
    manager.quickComments(by: message) { unsaved.add(($0, $1)) }
    #expect(code(try await unsaved.next().0 as NSError?) == local(.invalidParam))
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(sent, completion: $0) } == nil)
    #expect(try await added(comment(7), to: sent) == remote(.codeNotExist))
    try await alice.logOut()
    #expect(try await added(comment(8), to: sent) == local(.userInfoNeeded))
  }

  @Test func offlineAccountIsNotifiedOfAComment() async throws {
    let pushes = Pushes()
    let environment = MessagingEnvironment.inMemory(pushNotifier: pushes)
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let sent = try await alice.send("one", to: NIMSession("bob", type: .P2P))
    try await bob.logOut()
    let manager = alice.sdk.chatExtendManager
    func add(_ number: Int64, _ setting: NIMQuickCommentSetting?) async throws {
      let comment = comment(number)
      comment.setting = setting
      #expect(try await outcome { manager.add(comment, to: sent, completion: $0) } == nil)
    }
    try await add(1, nil)
    let fresh = NIMQuickCommentSetting()
    #expect(!fresh.needPush && fresh.needBadge)
    fresh.pushContent = "never"
    try await add(2, fresh)
    let setting = NIMQuickCommentSetting()
    setting.needPush = true
    setting.needBadge = false
    setting.pushTitle = "Alice"
    setting.pushContent = "likes it"
    setting.pushPayload = ["k": "v"]
    try await add(3, setting)
    let plain = NIMQuickCommentSetting()
    plain.needPush = true
    plain.pushContent = "again"
    try await add(4, plain)
    try await alice.catchUp()
    let all = pushes.all
    #expect(all.map(\.text) == ["likes it", "again"] && all.map(\.countsAsUnread) == [false, true])
    #expect(all.map(\.payload) == [#"{"k":"v","pushTitle":"Alice"}"#, nil])
    #expect(all.allSatisfy { $0.recipient == "bob" && $0.sender == "alice" && !$0.showsSender })
  }

  @Test func manyMessagesAreAskedForTogether() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    let direct = try await alice.send("one", to: NIMSession("bob", type: .P2P))
    let inTeam = try await alice.send("two", to: NIMSession(id, type: .team))
    let gone = try await alice.send("three", to: NIMSession("bob", type: .P2P))
    for (message, number) in [(direct, 1), (inTeam, 2), (gone, 3)] as [(NIMMessage, Int64)] {
      #expect(
        try await outcome { alice.sdk.chatExtendManager.add(comment(number), to: message, completion: $0) } == nil)
    }
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(gone, completion: $0) } == nil)
    let (error, found, failed) = try await fetched(alice, [direct, inTeam, gone])
    #expect(error == nil && failed == [gone])
    let table = try #require(found)
    #expect((table[direct] as? [NIMQuickComment])?.map(\.replyType) == [1])
    #expect((table[inTeam] as? [NIMQuickComment])?.map(\.replyType) == [2])
    #expect(table[gone] == nil)
    try await bob.catchUp()
  }

  @Test(
    arguments: [
      (1, nil, "\u{1F44D}"), (2, nil, "\u{2764}\u{FE0F}"), (123, nil, "#123"), (-7, "note", "#-7"),
      (.max, nil, "#9223372036854775807"), (0, nil, "#0"), (0, "\u{1F419}", "\u{1F419}"), (0, "#01", "#01"),
    ] as [(Int64, String?, String)])
  func othersSeeTexts(_ number: Int64, ext: String?, text: String) async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
    try await bob.login()
    let changes = bob.reactionChanges()
    let sent = try await alice.send("hello", to: NIMSession("bob", type: .P2P))
    #expect(
      try await outcome { alice.sdk.chatExtendManager.add(comment(number, ext), to: sent, completion: $0) } == nil)
    var found: ReactionChange?
    for try await change in changes {
      found = change
      break
    }
    #expect(found?.reaction.text == text)
    #expect(found?.reaction.note == (number == 0 ? nil : ext))
    // And the other way about.
    let atAlice = listening(alice)
    let received = try #require(try bob.storedMessages(MessageQuery(in: .direct("alice"), limit: 1)).last)
    try await bob.addReaction(text, to: received, note: number == 0 ? nil : ext)
    let shown = try await atAlice.received.next()
    #expect(shown.replyType == number && shown.ext == ext)
    try await bob.removeReaction(text, from: received)
    #expect(try await atAlice.removed.next().replyType == number)
  }
}
