import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Events of the account's actions on one device, as an Agora Chat app on another device receives them.
@Suite(.timeLimit(.minutes(5))) @MainActor struct MultiDevicesTests {
  private let environment = MessagingEnvironment.inMemory()
  private let bob: ChatApp
  private let phone: ChatApp
  private let tablet: ChatApp
  private let heard: Listener

  private final class Listener: NSObject, AgoraChatMultiDevicesDelegate {
    let told = Inbox<String>("event")

    func multiDevicesContactEventDidReceive(
      _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?
    ) {
      told.add("contact \(aEvent) \(aUsername) \(aExt ?? "-")")
    }

    func multiDevicesGroupEventDidReceive(
      _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?
    ) {
      told.add("group \(aEvent) \(aGroupId) \((aExt as? [String])?.joined(separator: ",") ?? "-")")
    }

    func multiDevicesChatThreadEventDidReceive(
      _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?
    ) {
      told.add("thread \(aEvent) \(aThreadId) \((aExt as? [String])?.joined(separator: ",") ?? "-")")
    }

    func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?) {
      told.add("undisturb \(undisturbData ?? "-")")
    }

    func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String) {
      told.add("removed \(conversationId) \(deviceId)")
    }

    func multiDevicesConversationEvent(
      _ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType
    ) {
      told.add("conversation \(event) \(conversationId) \(conversationType)")
    }
  }

  init() throws {
    bob = try ChatApp.loggedIn("bob", environment)
    // A device that came when the service had nothing at all reads all settings at its next login, before the rest.
    bob.client.groupManager.createGroup(
      withSubject: "old", description: nil, invitees: [], message: nil, setting: AgoraChatGroupOptions(), error: nil)
    phone = try ChatApp.loggedIn("alice", environment)
    tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    heard = Listener()
    tablet.client.addMultiDevices(delegate: heard, queue: nil)
  }

  private func next(_ count: Int) async throws -> [String] {
    var events: [String] = []
    for _ in 0..<count { events.append(try await heard.told.next()) }
    return events
  }

  private func setReachable(_ isReachable: Bool) {
    environment.setReachable(isReachable, account: "alice", device: "tablet", style: "AgoraChat")
  }

  /// Does something on the phone while the tablet is there or away, and returns the tablet's events. The phone itself and
  /// the other account receive none.
  private func events(
    _ count: Int, isAway: Bool, _ act: () async throws -> Void
  ) async throws -> [String] {
    let (own, foreign) = (Listener(), Listener())
    phone.client.addMultiDevices(delegate: own, queue: .main)
    bob.client.addMultiDevices(delegate: foreign, queue: .main)
    if isAway {
      // A login that is cut off before its end begins anew, with settings first.
      while try await tablet.syncs.next() != "finish" {}
      setReachable(false)
    }
    try await act()
    if isAway { setReachable(true) }
    let events = try await next(count)
    for app in [phone, bob, tablet] { try await app.catchUp() }
    #expect(own.told.pending.isEmpty && foreign.told.pending.isEmpty)
    #expect(heard.told.pending.isEmpty)
    return events
  }

  private func fail<Value>(_ start: (@escaping (Value?, AgoraChatError?) -> Void) -> Void) async throws {
    #expect(try await reply(start).code == nil)
  }

  @Test(arguments: [false, true]) func contacts(_ isAway: Bool) async throws {
    let (mine, his) = (try #require(phone.client.contactManager), try #require(bob.client.contactManager))
    let events = try await events(5, isAway: isAway) {
      #expect(his.addContact("alice", message: "hello") == nil)
      try await fail { mine.declineFriendRequest(fromUser: "bob", completion: $0) }
      #expect(his.addContact("alice", message: nil) == nil)
      try await fail { mine.approveFriendRequest(fromUser: "bob", completion: $0) }
      try await fail { mine.setContactRemark("bob", remark: "Bobby", completion: $0) }
      try await fail { mine.deleteContact("bob", isDeleteConversation: false, completion: $0) }
      try await fail { mine.addUser(toBlackList: "bob", completion: $0) }
      // What changes nothing is not an event.
      try await fail { mine.addUser(toBlackList: "bob", completion: $0) }
      try await fail { mine.removeUser(fromBlackList: "bob", completion: $0) }
    }
    #expect(
      events == [
        "contact contactDecline bob -", "contact contactAccept bob -", "contact contactRemove bob -",
        "contact contactBan bob -", "contact contactAllow bob -",
      ])
    #expect(tablet.client.contactManager.getBlackList()?.isEmpty == true)
  }

  @Test(arguments: [false, true]) func groups(_ isAway: Bool) async throws {
    _ = try ChatApp.loggedIn("carol", environment)
    let mine = try #require(phone.client.groupManager)
    let options = AgoraChatGroupOptions()
    options.style = .publicOpenJoin
    let his = try #require(
      bob.client.groupManager.createGroup(
        withSubject: "his", description: nil, invitees: [], message: nil, setting: options, error: nil)?.groupId)
    var (first, second) = ("", "")
    let events = try await events(16, isAway: isAway) {
      let made = try await reply { (done: @escaping (AgoraChatGroup?, AgoraChatError?) -> Void) in
        mine.createGroup(
          withSubject: "first", description: nil, invitees: ["bob"], message: nil, setting: options, completion: done)
      }
      first = try #require(made.value?.groupId)
      try await fail { mine.addMembers(["carol"], toGroup: first, message: nil, completion: $0) }
      try await fail { mine.addAdmin("bob", toGroup: first, completion: $0) }
      try await fail { mine.removeAdmin("bob", fromGroup: first, completion: $0) }
      try await fail {
        mine.muteMembers(["bob", "carol"], muteMilliseconds: -1, fromGroup: first, completion: $0)
      }
      try await fail { mine.unmuteMembers(["bob"], fromGroup: first, completion: $0) }
      try await fail { mine.muteAllMembers(fromGroup: first, completion: $0) }
      try await fail { mine.unmuteAllMembers(fromGroup: first, completion: $0) }
      // Names, descriptions and announcements are not events of this kind.
      try await fail { mine.updateGroupSubject("1st", forGroup: first, completion: $0) }
      try await fail { mine.removeMembers(["carol"], fromGroup: first, completion: $0) }
      try await fail { mine.updateGroupOwner(first, newOwner: "bob", completion: $0) }
      #expect(try await failure { mine.leaveGroup(first, completion: $0) } == nil)
      try await fail { mine.joinPublicGroup(his, completion: $0) }
      #expect(try await failure { mine.leaveGroup(his, completion: $0) } == nil)
      let other = try await reply { (done: @escaping (AgoraChatGroup?, AgoraChatError?) -> Void) in
        mine.createGroup(
          withSubject: "second", description: nil, invitees: nil, message: nil, setting: nil, completion: done)
      }
      second = try #require(other.value?.groupId)
      #expect(try await failure { mine.destroyGroup(second, finishCompletion: $0) } == nil)
      // Refused: he is the owner of it now.
      #expect(try await failure { mine.destroyGroup(first, finishCompletion: $0) } != nil)
      // One event more, so that the test would notice another.
      #expect(try await failure { phone.chat.pinConversation("bob", isPinned: true, completionBlock: $0) } == nil)
    }
    #expect(
      events == [
        "group groupCreate \(first) bob", "group groupInvite \(first) carol", "group groupAddAdmin \(first) bob",
        "group groupRemoveAdmin \(first) bob", "group groupAddMute \(first) bob,carol",
        "group groupRemoveMute \(first) bob", "group groupAllBan \(first) -", "group groupRemoveAllBan \(first) -",
        "group groupKick \(first) carol", "group groupAssignOwner \(first) bob", "group groupLeave \(first) -",
        "group groupJoin \(his) -", "group groupLeave \(his) -", "group groupCreate \(second) -",
        "group groupDestroy \(second) -", "conversation conversationPinned bob chat",
      ])
    #expect(tablet.client.groupManager.getJoinedGroups()?.isEmpty == true)
  }

  @Test(arguments: [false, true]) func conversations(_ isAway: Bool) async throws {
    let chat = phone.chat
    let message = try await phone.say("hello", to: "bob")
    try await phone.say("again", to: "bob")
    let conversation = try phone.conversation("bob")
    try await tablet.catchUp()
    let events = try await events(8, isAway: isAway) {
      #expect(try await failure { chat.pinConversation("bob", isPinned: true, completionBlock: $0) } == nil)
      #expect(try await failure { chat.pinConversation("bob", isPinned: true, completionBlock: $0) } == nil)
      #expect(try await failure { chat.addConversationMark(["bob"], mark: .type3, completion: $0) } == nil)
      #expect(try await failure { chat.removeConversationMark(["bob"], mark: .type3, completion: $0) } == nil)
      #expect(try await failure { chat.pinConversation("bob", isPinned: false, completionBlock: $0) } == nil)
      #expect(
        try await failure {
          chat.removeMessagesFromServer(with: conversation, messageIds: [message.messageId], completion: $0)
        } == nil)
      try await fail {
        chat.deleteServerConversation(
          "bob", conversationType: .chat, isDeleteServerMessages: false, completion: $0)
      }
      try await fail {
        chat.deleteServerConversation(
          "bob", conversationType: .chat, isDeleteServerMessages: true, completion: $0)
      }
    }
    #expect(
      events == [
        "conversation conversationPinned bob chat", "conversation conversationUpdateMark bob chat",
        "conversation conversationUpdateMark bob chat", "conversation conversationUnpinned bob chat",
        "removed bob phone", "conversation conversationDelete bob chat", "conversation conversationDelete bob chat",
        "removed bob phone",
      ])
  }

  @Test(arguments: [false, true]) func silentModes(_ isAway: Bool) async throws {
    let pushes = try #require(phone.client.pushManager)
    let group = try #require(
      bob.client.groupManager.createGroup(
        withSubject: "g", description: nil, invitees: ["alice"], message: nil, setting: nil, error: nil)?.groupId)
    try await tablet.catchUp()
    let events = try await events(7, isAway: isAway) {
      let mentions = AgoraChatSilentModeParam(paramType: .remindType)
      mentions.remindType = .mentionOnly
      try await fail { pushes.setSilentModeForAll(mentions, completion: $0) }
      let nothing = AgoraChatSilentModeParam(paramType: .remindType)
      nothing.remindType = .none
      try await fail {
        pushes.setSilentModeForConversation(group, conversationType: .groupChat, params: nothing, completion: $0)
      }
      let done = Inbox<AgoraChatErrorCode>("completion")
      pushes.updatePushService(forUsers: ["bob"], disablePush: true) { done.add($0.code) }
      #expect(try await done.next() == .noError)
      pushes.updatePushService(forUsers: ["bob"], disablePush: false) { done.add($0.code) }
      #expect(try await done.next() == .noError)
    }
    let data = events.filter { $0.hasPrefix("undisturb ") }
    #expect(
      events.filter { !$0.hasPrefix("undisturb ") } == [
        "conversation conversationMuteInfoChanged \(group) groupChat",
        "conversation conversationMuteInfoChanged bob chat", "conversation conversationMuteInfoChanged bob chat",
      ])
    #expect(
      data == [
        "undisturb {\"expireTimestamp\":0,\"remindType\":1}",
        "undisturb {\"conversationID\":\"\(group)\",\"conversationType\":1,\"expireTimestamp\":0,\"remindType\":2}",
        "undisturb {\"conversationID\":\"bob\",\"conversationType\":0,\"expireTimestamp\":0,\"remindType\":2}",
        "undisturb {\"conversationID\":\"bob\",\"conversationType\":0,\"expireTimestamp\":0,\"remindType\":0}",
      ])
  }

  @Test(arguments: [false, true]) func threads(_ isAway: Bool) async throws {
    let (mine, his) = (try #require(phone.client.threadManager), try #require(bob.client.threadManager))
    let group = try #require(
      bob.client.groupManager.createGroup(
        withSubject: "g", description: nil, invitees: ["alice"], message: nil, setting: AgoraChatGroupOptions(),
        error: nil)?.groupId)
    let root = try await bob.say("root", to: group, type: .groupChat)
    var id = ""
    let events = try await events(6, isAway: isAway) {
      id = try #require(
        try await reply {
          mine.createChatThread("t", messageId: root.messageId, parentId: group, completion: $0)
        }.value?.threadId)
      try await fail { his.joinChatThread(id, completion: $0) }
      #expect(try await failure { mine.updateChatThreadName("u", threadId: id, completion: $0) } == nil)
      // It has the name already.
      #expect(try await failure { mine.updateChatThreadName("u", threadId: id, completion: $0) } == nil)
      #expect(try await failure { mine.removeMember(fromChatThread: "bob", threadId: id, completion: $0) } == nil)
      #expect(try await failure { mine.leaveChatThread(id, completion: $0) } == nil)
      try await fail { mine.joinChatThread(id, completion: $0) }
      #expect(try await reply { mine.joinChatThread(id, completion: $0) }.code == .groupAlreadyJoined)
      #expect(try await failure { mine.destroyChatThread(id, completion: $0) } == nil)
    }
    #expect(
      events == [
        "thread chatThreadCreate \(id) -", "thread chatThreadUpdate \(id) -", "thread chatThreadKick \(id) bob",
        "thread chatThreadLeave \(id) -", "thread chatThreadJoin \(id) -", "thread chatThreadDestroy \(id) -",
      ])
  }

  /// Changes that only NIM's apps can make, and queries, are not reported as events.
  @Test func othersOfTheEngine() async throws {
    let client = MessagingClient(environment: environment, account: "alice", device: "laptop")
    try await client.login()
    try await client.requestFriend("bob", isImmediate: true)
    let (group, _) = try await client.createGroup(named: "g", members: ["bob"])
    try await client.updateMember("bob", inGroup: group.id, nickname: "B")
    try await client.setNote("n", of: .direct("bob"))
    try await client.clearHistory(of: .direct("bob"), everywhere: true)
    #expect(try await next(2) == ["group groupCreate \(group.id) bob", "removed bob laptop"])
    await client.logout()
  }

  @Test func delegatesComeAndGo() async throws {
    let former = Listener()
    let client = tablet.client
    // The names of 3.x, also with nil.
    client.add(former as (any AgoraMultiDevicesDelegate)?, delegateQueue: nil)
    client.add(nil as (any AgoraMultiDevicesDelegate)?, delegateQueue: nil)
    client.addMultiDevices(delegate: heard, queue: .main)
    client.addMultiDevices(delegate: Listener(), queue: nil)
    #expect(try await failure { phone.chat.pinConversation("bob", isPinned: true, completionBlock: $0) } == nil)
    for listener in [heard, former] {
      #expect(try await listener.told.next() == "conversation conversationPinned bob chat")
    }
    client.remove(nil as (any EMMultiDevicesDelegate)?)
    client.remove(former)
    #expect(try await failure { phone.chat.pinConversation("bob", isPinned: false, completionBlock: $0) } == nil)
    #expect(try await heard.told.next() == "conversation conversationUnpinned bob chat")
    client.remove(former as (any EMMultiDevicesDelegate)?)
    client.remove(heard)
    #expect(try await failure { phone.chat.pinConversation("bob", isPinned: true, completionBlock: $0) } == nil)
    try await tablet.catchUp()
    #expect(former.told.pending.isEmpty && heard.told.pending.isEmpty)
    // The client's own delegate may be both: it is added as what `add` always added.
    client.add(Both(), delegateQueue: nil)
  }

  private final class Both: NSObject, AgoraChatClientDelegate, AgoraChatMultiDevicesDelegate {}

  @Test func theValuesAreTheVendors() {
    #expect(EMMultiDevicesEvent.unknow.rawValue == -1 && AgoraMultiDevicesEvent.groupRemoveMute.rawValue == 29)
    #expect(AgoraChatMultiDevicesEvent(rawValue: 64) == .conversationMuteInfoChanged)
    #expect(AgoraChatMultiDevicesEvent(rawValue: 7) == nil)
  }
}
