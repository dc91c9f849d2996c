import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Pins of messages.
@Suite @MainActor struct MessagePinTests {
  private let environment = MessagingEnvironment.inMemory()

  private final class Pins: NSObject, NIMChatExtendManagerDelegate {
    let added = Inbox<NIMMessagePinItem>("pin")
    let updated = Inbox<NIMMessagePinItem>("changed pin")
    let removed = Inbox<NIMMessagePinItem>("removed pin")
    func onNotifyAddMessagePin(_ item: NIMMessagePinItem) { added.add(item) }
    func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem) { updated.add(item) }
    func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem) { removed.add(item) }
  }

  private func listening(_ app: ChatApp) -> Pins {
    let pins = Pins()
    app.sdk.chatExtendManager.add(pins)
    return pins
  }

  private typealias Call = (@escaping ((any Error)?, NIMMessagePinItem?) -> Void) -> Void

  private func pin(_ call: Call) async throws -> (item: NIMMessagePinItem?, code: String?) {
    let inbox = Inbox<((any Error)?, NIMMessagePinItem?)>("pin")
    call { inbox.add(($0, $1)) }
    let (error, item) = try await inbox.next()
    return (item, (error as NSError?).map { "\($0.domain) \($0.code)" })
  }

  private func loaded(_ app: ChatApp, _ session: NIMSession) async throws -> [String] {
    let inbox = Inbox<((any Error)?, [NIMMessagePinItem]?)>("pins")
    app.sdk.chatExtendManager.loadMessagePins(for: session) { inbox.add(($0, $1)) }
    let (error, items) = try await inbox.next()
    #expect(error == nil)
    return (items ?? []).map { "\($0.messageId) \($0.accountID ?? "-") \($0.ext ?? "-")" }
  }

  private func remote(_ code: NIMRemoteErrorCode) -> String { "\(NIMRemoteErrorDomain) \(code.rawValue)" }
  private func local(_ code: NIMLocalErrorCode) -> String { "\(NIMLocalErrorDomain) \(code.rawValue)" }

  @Test func aPinReachesThePeerAndIsChangedAndTakenOff() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (atAlice, atBob) = (listening(alice), listening(bob))
    let sent = try await alice.send("the address", to: NIMSession("bob", type: .P2P))
    let got = try await bob.received.next()
    let manager = bob.sdk.chatExtendManager
    let item = manager.pinItem(for: got)
    #expect(item.createTime == 0 && item.accountID == nil && item.messageId == sent.messageId)
    item.ext = "words"
    let made = try #require(try await pin { manager.addMessagePin(item, completion: $0) }.item)
    #expect(made.accountID == "bob" && made.ext == "words" && made.createTime > 0 && made.updateTime == made.createTime)
    #expect(made.session == NIMSession("alice", type: .P2P))
    let told = try await atAlice.added.next()
    #expect(told.session == NIMSession("bob", type: .P2P) && told.accountID == "bob" && told.ext == "words")
    #expect(told.messageFromAccount == "alice" && told.messageToAccount == "bob")
    #expect(told.messageId == sent.messageId && told.messageServerID == sent.messageId)
    #expect(told.messageTime == sent.timestamp && told.createTime == made.createTime)
    #expect(alice.sdk.chatExtendManager.pinItem(for: sent).ext == "words")
    // The other account may change the pin.
    told.ext = "other words"
    let changed = try await pin { alice.sdk.chatExtendManager.updateMessagePin(told, completion: $0) }
    #expect(changed.item?.accountID == "bob" && changed.item?.ext == "other words" && changed.code == nil)
    #expect(try await atBob.updated.next().ext == "other words")
    let again = try await pin { manager.addMessagePin(NIMMessagePinItem(message: got), completion: $0) }
    #expect(again.item?.ext == "other words" && again.item?.createTime == made.createTime)
    let wanted = "\(sent.messageId) bob other words"
    for _ in 0..<2 { #expect(try await loaded(alice, NIMSession("bob", type: .P2P)) == [wanted]) }
    #expect(try await loaded(bob, NIMSession("alice", type: .P2P)) == [wanted])
    let gone = try await pin { alice.sdk.chatExtendManager.removeMessagePin(told, completion: $0) }
    #expect(gone.item?.ext == "other words" && gone.code == nil)
    #expect(try await atBob.removed.next().messageId == sent.messageId)
    #expect(try await loaded(bob, NIMSession("alice", type: .P2P)).isEmpty)
    #expect(try await pin { manager.removeMessagePin(item, completion: $0) }.code == nil)
    #expect(try await pin { manager.updateMessagePin(item, completion: $0) }.code == remote(.codeNotExist))
    try await alice.catchUp()
    #expect(atAlice.updated.pending.isEmpty && atAlice.removed.pending.isEmpty && atBob.added.pending.isEmpty)
  }

  /// The list is the server's, also where this client does not fetch it again.
  @Test func deletedMessagesAreNotAmongThePins() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (here, there) = (NIMSession("bob", type: .P2P), NIMSession("alice", type: .P2P))
    var messages: [NIMMessage] = []
    for text in ["one", "two"] {
      messages.append(try await alice.send(text, to: here))
      let item = NIMMessagePinItem(message: try await bob.received.next())
      #expect(try await pin { bob.sdk.chatExtendManager.addMessagePin(item, completion: $0) }.code == nil)
    }
    try await tablet.catchUp()
    for app in [alice, tablet] { #expect(try await loaded(app, here).count == 2) }
    let manager = alice.sdk.conversationManager
    #expect(try await outcome { manager.deleteMessage(fromServer: messages[0], ext: nil, completion: $0) } == nil)
    try await tablet.catchUp()
    for app in [alice, tablet] {
      #expect(try await loaded(app, here) == ["\(messages[1].messageId) bob -"])
      #expect(app.sdk.chatExtendManager.pinItem(for: messages[0]).createTime == 0)
    }
    let options = NIMSessionDeleteAllRemoteMessagesOptions()
    options.removeOtherClients = true
    #expect(try await outcome { manager.deleteAllRemoteMessages(in: here, options: options, completion: $0) } == nil)
    try await tablet.catchUp()
    for app in [alice, tablet] { #expect(try await loaded(app, here).isEmpty) }
    let other = try await ChatApp.other("alice", device: "laptop", in: environment)
    #expect(try await loaded(other, here).isEmpty)
    #expect(try await loaded(bob, there).count == 2)
  }

  /// Changes made while the account was not a member are not reported, so the client fetches the pins again.
  @Test func pinsOfATeamAreLoadedAnewAfterAReturn() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    let team = NIMSession(id, type: .team)
    let item = NIMMessagePinItem(message: try await alice.send("old", to: team))
    let old = try await bob.received.next()
    let (pins, teams) = (alice.sdk.chatExtendManager, alice.sdk.teamManager)
    #expect(try await pin { pins.addMessagePin(item, completion: $0) }.code == nil)
    try await bob.catchUp()
    #expect(try await loaded(bob, team).count == 1)
    #expect(try await outcome { teams.kickUsers(["bob"], fromTeam: id, completion: $0) } == nil)
    #expect(try await pin { pins.removeMessagePin(item, completion: $0) }.code == nil)
    try await bob.catchUp()
    let outside = Inbox<NSError?>("pins")
    bob.sdk.chatExtendManager.loadMessagePins(for: team) { error, _ in outside.add(error as NSError?) }
    #expect(try await outside.next()?.code == NIMRemoteErrorCode.codeNotInTeam.rawValue)
    _ = try await teams.addUsers(["bob"], toTeam: id, postscript: nil, attach: nil)
    try await alice.catchUp()
    try await bob.catchUp()
    #expect(try await loaded(bob, team).isEmpty)
    #expect(bob.sdk.chatExtendManager.pinItem(for: old).createTime == 0)
  }

  @Test func invalidPinsAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let sent = try await alice.send("hello", to: NIMSession("bob", type: .P2P))
    _ = try await bob.received.next()
    let manager = alice.sdk.chatExtendManager
    func code(_ item: NIMMessagePinItem) async throws -> String? {
      try await pin { manager.addMessagePin(item, completion: $0) }.code
    }
    let long = NIMMessagePinItem(message: sent)
    long.ext = String(repeating: "x", count: 513)
    #expect(try await code(long) == local(.invalidParam))
    let none = NIMMessagePinItem(message: sent)
    none.messageId = ""
    #expect(try await code(none) == local(.invalidParam))
    none.messageId = "none"
    #expect(try await code(none) == remote(.codeNotExist))
    none.session = NIMSession("r", type: .chatroom)
    #expect(try await code(none) == local(.notSupported))
    none.session = NIMSession("none", type: .team)
    #expect(try await code(none) == remote(.codeTeamNotExists))
    manager.addMessagePin(NIMMessagePinItem(message: sent))
    manager.updateMessagePin(NIMMessagePinItem(message: sent))
    manager.loadMessagePins(for: NIMSession("bob", type: .P2P))
    manager.removeMessagePin(NIMMessagePinItem(message: sent))
    #expect(try await loaded(alice, NIMSession("bob", type: .P2P)).isEmpty)
    // A message that is taken back takes its pin with it.
    #expect(try await code(NIMMessagePinItem(message: sent)) == nil)
    #expect(try await loaded(bob, NIMSession("alice", type: .P2P)).count == 1)
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(sent, completion: $0) } == nil)
    #expect(try await code(NIMMessagePinItem(message: sent)) == remote(.codeNotExist))
    #expect(try await loaded(alice, NIMSession("bob", type: .P2P)).isEmpty)
  }
}
