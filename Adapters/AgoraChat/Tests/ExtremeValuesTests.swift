import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Numbers at their limits: they are clamped or refused, without side effects.
@Suite @MainActor struct ExtremeValuesTests {
  private let clock = ManualClock()
  private let files = SomeFiles()

  private func environment(onDisk: Bool = false) throws -> MessagingEnvironment {
    onDisk ? try .embedded(at: files.folder, clock: clock) : .inMemory(clock: clock)
  }

  /// Sends three texts to Bob, a second apart.
  private func sendThree(_ app: ChatApp) async throws -> [AgoraChatMessage] {
    var messages: [AgoraChatMessage] = []
    for text in ["one", "two", "three"] {
      messages.append(try await app.say(text, to: "bob"))
      clock.advance(bySeconds: 1)
    }
    return messages
  }

  private func group(_ app: ChatApp, _ options: AgoraChatGroupOptions? = nil) throws -> AgoraChatGroup {
    let groups = try #require(app.client.groupManager)
    let group = groups.createGroup(
      withSubject: "team", description: nil, invitees: ["bob"], message: nil, setting: options, error: nil)
    return try #require(group)
  }

  /// The number of the error that a waiting call leaves; 0 for none.
  private func refusal(_ call: (UnsafeMutablePointer<AgoraChatError?>?) throws -> Void) rethrows -> Int {
    var error: AgoraChatError?
    try call(&error)
    return error?.code.rawValue ?? 0
  }

  // MARK: mutes

  @Test func theLongestMuteDoesNotEnd() async throws {
    let environment = try environment()
    let (alice, bob) = try pair(environment)
    let group = try group(alice)
    let id: String = group.groupId
    #expect(
      refusal {
        _ = alice.client.groupManager.muteMembers(["bob"], muteMilliseconds: .max, fromGroup: id, error: $0)
      } == 0)
    #expect(group.muteList == ["bob"])
    clock.advance(bySeconds: 300 * 86_400)
    #expect(group.muteList == ["bob"])
    #expect(try await bob.send(bob.text("hush", to: id, type: .groupChat))?.code == .userMuted)
    let times = try await reply { (done: @escaping ([String: NSNumber]?, AgoraChatError?) -> Void) in
      alice.client.groupManager.fetchGroupMuteListFromServer(
        withId: id, pageNumber: 1, pageSize: .max, completion: done)
    }
    #expect(try #require(times.value?["bob"]).int64Value > clock.now().milliseconds)
    environment.shutDown()
  }

  @Test(arguments: [0, -2, .min]) func aLengthThatMakesNoSenseIsRefused(_ milliseconds: Int) async throws {
    let environment = try environment()
    let (alice, bob) = try pair(environment)
    let group = try group(alice)
    let id: String = group.groupId
    let code = refusal {
      _ = alice.client.groupManager.muteMembers(["bob"], muteMilliseconds: milliseconds, fromGroup: id, error: $0)
    }
    #expect(code == 110 && group.muteList == [])
    #expect(try await bob.send(bob.text("hello", to: id, type: .groupChat)) == nil)
    environment.shutDown()
  }

  // MARK: pages

  @Test func pagesOfMembers() throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    let groups = try #require(alice.client.groupManager)
    let id: String = try group(alice).groupId
    groups.muteMembers(["bob"], muteMilliseconds: -1, fromGroup: id, error: nil)
    for (page, size, expected) in [(1, Int.max, ["bob"]), (2, .max, []), (.max, .max, []), (.max, 1, [])] {
      #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: page, pageSize: size, error: nil) == expected)
    }
    for (page, size) in [(Int.min, 1), (Int.min, .min), (-1, 1), (1, .min), (1, -1), (0, .max)] {
      #expect(
        refusal { groups.getGroupMuteListFromServer(withId: id, pageNumber: page, pageSize: size, error: $0) } == 110)
    }
    for (page, size, count) in [(0, Int.max, 1), (1, .max, 0), (.max, .max, 0)] {
      #expect(groups.getJoinedGroupsFromServer(withPage: page, pageSize: size, error: nil)?.count == count)
    }
    for (page, size) in [(Int.min, 1), (-1, 1), (0, .min)] {
      #expect(refusal { groups.getJoinedGroupsFromServer(withPage: page, pageSize: size, error: $0) } == 110)
    }
    let members = groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: .max, error: nil)
    #expect(members?.list == ["bob"])
    #expect(refusal { groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: .min, error: $0) } == 110)
    environment.shutDown()
  }

  @Test(arguments: [Int.max, .min, -1, 0]) func memberLimitOutOfRangeIsTheServersDefault(_ count: Int) throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    let options = AgoraChatGroupOptions()
    options.maxUsers = count
    #expect(try group(alice, options).settings.maxUsers == 200)
    environment.shutDown()
  }

  @Test(arguments: [Int32.max, .min, 0]) func pagesOfAcknowledgements(_ size: Int32) async throws {
    let environment = try environment()
    let (alice, bob) = try pair(environment)
    let id: String = try group(alice).groupId
    let message = alice.text("read me", to: id, type: .groupChat)
    message.isNeedGroupAck = true
    #expect(try await alice.send(message) == nil)
    _ = try await bob.received.next()
    let failed = try await failure {
      bob.chat.sendGroupMessageReadAck(message.messageId, toGroup: id, content: "ok", completion: $0)
    }
    #expect(failed == nil)
    let page = Inbox<(acks: [AgoraChatGroupMessageAck]?, count: Int32)>("page")
    alice.chat.asyncFetchGroupMessageAcks(
      fromServer: message.messageId, groupId: id, startGroupAckId: "", pageSize: size
    ) { result, _, count in page.add((result?.list, count)) }
    let (acks, count) = try await page.next()
    #expect(acks?.map(\.from) == ["bob"] && count == 1)
    environment.shutDown()
  }

  // MARK: the local database

  @Test(arguments: [Int64.max, .min, -1, 0], [false, true])
  func aMessagesTime(_ time: Int64, _ onDisk: Bool) async throws {
    let environment = try environment(onDisk: onDisk)
    let (alice, _) = try pair(environment)
    let first = try await alice.say("first", to: "bob")
    let conversation = try alice.conversation("bob")
    let note = alice.text("note", to: "bob")
    note.timestamp = time
    note.localTime = time
    #expect(refusal { conversation.insert(note, error: $0) } == 0)
    let stored = try #require(alice.chat.getMessageWithMessageId(note.messageId))
    #expect(stored.timestamp == time)
    // A message appended after it stays after it, or has the same time where there is no later one.
    let last = alice.text("last", to: "bob")
    #expect(refusal { conversation.append(last, error: $0) } == 0)
    #expect(last.timestamp >= max(time, first.timestamp))
    #expect(conversation.latestMessage.messageId == last.messageId)
    #expect(conversation.messagesCount == 3)
    // A message that goes to the server gets the server's time.
    clock.advance(bySeconds: 1)
    let sent = alice.text("sent", to: "bob")
    sent.timestamp = time
    #expect(try await alice.send(sent) == nil)
    #expect(sent.timestamp == clock.now().milliseconds)
    stored.timestamp = time == .min ? .max : -time
    #expect(refusal { conversation.updateMessageChange(stored, error: $0) } == 0)
    #expect(conversation.messagesCount == 4)
    environment.shutDown()
  }

  @Test(
    arguments: [
      (Int64.max, AgoraChatMessageSearchDirection.up, 3), (.max, .down, 0), (.min, .up, 3), (.min, .down, 3),
      (0, .up, 0), (0, .down, 3),
    ], [Int32.max, 0, -1, .min])
  func aSearchFromATime(
    _ search: (time: Int64, direction: AgoraChatMessageSearchDirection, found: Int), _ count: Int32
  ) async throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    _ = try await sendThree(alice)
    let conversation = try alice.conversation("bob")
    // Less than one message is one, as the vendor's headers have it.
    let expected = count > 0 ? search.found : min(1, search.found)
    let texts = conversation.loadMessages(
      with: .text, timestamp: search.time, count: count, fromUser: nil, searchDirection: search.direction)
    let words = conversation.loadMessages(
      withKeyword: nil, timestamp: search.time, count: count, fromUser: nil, searchDirection: search.direction)
    let everywhere = alice.chat.loadMessages(
      withKeyword: "", timestamp: search.time, count: count, fromUser: "", searchDirection: search.direction)
    let from = conversation.loadMessagesStart(fromId: nil, count: count, searchDirection: search.direction)
    #expect(texts?.count == expected && words?.count == expected && everywhere?.count == expected)
    #expect(from?.count == (count > 0 ? 3 : 1))
    #expect(conversation.loadMessages(from: .min, to: .max, count: count)?.count == (count > 0 ? 3 : 1))
    environment.shutDown()
  }

  @Test(arguments: [
    (Int64.min, Int64.max, 3), (.max, .max, 0), (.min, .min, 0), (.max, .min, 0), (0, .max, 3), (.min, 0, 0),
  ]) func aRangeOfTimes(_ start: Int64, _ end: Int64, _ found: Int) async throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    _ = try await sendThree(alice)
    let conversation = try alice.conversation("bob")
    #expect(conversation.loadMessages(from: start, to: end, count: .max)?.count == found)
    #expect(conversation.getMessageCountStart(Int(start), to: Int(end)) == found)
    #expect(conversation.removeMessagesStart(Int(start), to: Int(end)) == nil)
    #expect(conversation.messagesCount == Int32(3 - found))
    environment.shutDown()
  }

  @Test(arguments: [(UInt.max, 0), (0, 3)]) func aTimeBeforeWhichEverythingGoes(_ time: UInt, _ kept: Int) async throws
  {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    _ = try await sendThree(alice)
    #expect(try await failure { alice.chat.deleteMessages(before: time, completion: $0) } == nil)
    #expect(try alice.conversation("bob").messagesCount == Int32(kept))
    environment.shutDown()
  }

  // MARK: the server's history

  @Test(arguments: [
    (TimeInterval.infinity, 0), (1e300, 0), (-.infinity, 3), (-1e300, 3), (.nan, 3), (.leastNonzeroMagnitude, 3),
  ]) func aTimeUpToWhichTheServerForgets(_ time: TimeInterval, _ kept: Int) async throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    _ = try await sendThree(alice)
    let conversation = try alice.conversation("bob")
    let failed = try await failure { conversation.removeMessagesFromServer(withTimeStamp: time, completion: $0) }
    #expect(failed == nil && conversation.messagesCount == Int32(kept))
    environment.shutDown()
  }

  @Test func partsOfTheServersHistory() async throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    _ = try await sendThree(alice)
    func fetched(
      size: UInt = 50, cursor: String? = nil, _ change: (AgoraChatFetchServerMessagesOption) -> Void = { _ in }
    ) async throws -> (count: Int?, code: AgoraChatErrorCode?) {
      let option = AgoraChatFetchServerMessagesOption()
      change(option)
      let (page, code) = try await reply {
        (done: @escaping (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void) in
        alice.chat.fetchMessagesFromServer(
          by: "bob", conversationType: .chat, cursor: cursor, pageSize: size, option: option, completion: done)
      }
      return (page?.list?.count, code)
    }
    for size in [UInt.max, 0] { #expect(try await fetched(size: size).code == .invalidParam) }
    for cursor in ["9223372036854775807", "-9223372036854775808"] {
      let (count, code) = try await fetched(cursor: cursor)
      #expect(code == nil && count == (cursor.hasPrefix("-") ? 0 : 3))
    }
    #expect(try await fetched(cursor: "99999999999999999999").code == .invalidParam)
    #expect(try await fetched { $0.startTime = .max }.count == 0)
    #expect(try await fetched { $0.startTime = .min }.count == 3)
    #expect(try await fetched { $0.endTime = .max }.count == 3)
    #expect(try await fetched { $0.endTime = .min }.count == 3)
    for size in [Int32.max, .min, 0] {
      let code = refusal {
        _ = alice.chat.fetchHistoryMessages(
          fromServer: "bob", conversationType: .chat, startMessageId: nil, fetch: .up, pageSize: size, error: $0)
      }
      #expect(code == 110)
    }
    environment.shutDown()
  }

  // MARK: content

  @Test(arguments: [(Int32.max, Int32.max), (0, 0), (-1, 0), (.min, 0)])
  func aDuration(_ given: Int32, _ shown: Int32) async throws {
    let environment = try environment()
    let (alice, bob) = try pair(environment)
    let body = AgoraChatVoiceMessageBody(data: Data([1, 2, 3]), displayName: "a.amr")
    body.duration = given
    #expect(body.duration == shown)
    #expect(try await alice.send(alice.message(body)) == nil)
    #expect((try await bob.received.next().body as? AgoraChatVoiceMessageBody)?.duration == shown)
    environment.shutDown()
  }

  @Test(arguments: [Int64.max, .min]) func wrongLengthsAndSizesOfFilesAreCorrected(_ length: Int64) async throws {
    let environment = try environment()
    let (alice, bob) = try pair(environment)
    let made: AgoraChatImageMessageBody? = AgoraChatImageMessageBody(
      data: Data([1, 2, 3]), thumbnailData: Data([4, 5]))
    let body = try #require(made)
    body.fileLength = length
    body.thumbnailFileLength = length
    body.size = CGSize(width: Double(length), height: .nan)
    body.thumbnailSize = CGSize(width: -Double.infinity, height: .infinity)
    body.compressionRatio = .nan
    let message = alice.message(body)
    // From the local database, where it stands as the app said.
    let conversation = try alice.conversation("bob")
    #expect(refusal { conversation.insert(message, error: $0) } == 0)
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.resend(message, progress: nil) { _, error in done.add(error) }
    #expect(try await done.next() == nil)
    let received = try #require(try await bob.received.next().body as? AgoraChatImageMessageBody)
    #expect(received.fileLength == 3 && received.thumbnailFileLength == 2)
    environment.shutDown()
  }

  @Test(arguments: [false, true]) func messageAppendedAfterTheMaximumTimeIsLast(_ onDisk: Bool) async throws {
    let environment = try environment(onDisk: onDisk)
    let (alice, _) = try pair(environment)
    let conversation = try alice.conversation("bob")
    let messages = ["last", "behind it", "behind that"].map { alice.text($0, to: "bob") }
    messages[0].timestamp = .max
    #expect(refusal { conversation.insert(messages[0], error: $0) } == 0)
    for message in messages[1...] { #expect(refusal { conversation.append(message, error: $0) } == 0) }
    let all = conversation.loadMessagesStart(fromId: nil, count: .max, searchDirection: .up)
    #expect(all?.map(\.words) == ["last", "behind it", "behind that"])
    #expect(conversation.latestMessage?.words == "behind that")
    // Looking on from a message finds what is behind it, at the same time too.
    let rest = conversation.loadMessagesStart(
      fromId: messages[0].messageId, count: .max, searchDirection: .down)
    #expect(rest?.map(\.words) == ["behind it", "behind that"])
    #expect(try await alice.send(alice.text("sent", to: "bob")) == nil)
    environment.shutDown()
  }

  /// Swift takes both spellings for one string, and so does the hub.
  @Test(arguments: [false, true]) func namesInTwoSpellings(_ onDisk: Bool) async throws {
    let environment = try environment(onDisk: onDisk)
    let (alice, _) = try pair(environment)
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    try environment.administration.createAccount(AccountID(composed))
    let group = try group(alice).groupId ?? ""
    let groups = try #require(alice.client.groupManager)
    #expect(
      refusal { _ = groups.addOccupants([composed, decomposed], toGroup: group, welcomeMessage: nil, error: $0) } == 0)
    #expect(groups.getGroupMemberListFromServer(withId: group, cursor: nil, pageSize: 10, error: nil)?.list?.count == 2)
    for name in [composed, decomposed] {
      #expect(try await alice.send(alice.text("hello", to: name)) == nil)
      for type in [AgoraChatConversationType.groupChat, .chatRoom] {
        #expect(alice.chat.getConversation(name, type: type, createIfNotExist: true) != nil)
      }
      #expect(refusal { _ = groups.joinPublicGroup(name, error: $0) } == 606)
      #expect(refusal { _ = groups.getGroupSpecificationFromServer(withId: name, error: $0) } == 606)
    }
    #expect(alice.chat.getAllConversations()?.filter { $0.type == .chat }.count == 1)
    #expect(try alice.conversation(decomposed).messagesCount == 2)
    environment.shutDown()
  }

  @Test func numbersThatJSONLacksAreRefused() async throws {
    let environment = try environment()
    let (alice, _) = try pair(environment)
    let message = alice.text("text", to: "bob")
    message.ext = ["number": Double.nan]
    #expect(try await alice.send(message)?.code == .messageInvalid)
    environment.shutDown()
  }

  @Test(arguments: [Int.max, .min]) func aCombinedMessageThatClaimsAnyNumberOfLevels(_ level: Int) async throws {
    let environment = try environment()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    let header = #"{"combine":1,"level":\#(level)}"#
    var draft = MessageDraft(
      conversation: .direct("alice"), body: MessageBody(content: .file(MediaContent())),
      attachments: [MessageAttachment(source: .data(Array(#"{"version":1,"messages":[]}"#.utf8)))])
    draft.body.extensions["AgoraChat"] = Array(header.utf8)
    try other.device.send(draft)
    #expect(try await other.outcomes.next() == nil)
    let received = try await alice.received.next()
    #expect(received.body.type == .combine)
    let body = AgoraChatCombineMessageBody(
      title: nil, summary: nil, compatibleText: nil, messageIdList: [received.messageId])
    let message = alice.message(body)
    // A bundle that claims more levels than there can be cannot be combined again; one that claims none has one.
    #expect(try await alice.send(message)?.code == (level > 0 ? .messageInvalid : nil))
    environment.shutDown()
  }
}
