import AgoraChatAndroid
import Dispatch
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct MessageTests {
  private func pair() async throws -> (ChatApp, ChatApp) {
    (try await ChatApp.other(fresh("alice")), try await ChatApp.other(fresh("bob")))
  }

  @Test func aTextFromItsMakingToItsArrival() async throws {
    let (alice, bob) = try await pair()
    let message = AgoraMessage.createTxtSendMessage("hello", bob.account)
    #expect(message.status == .CREATE)
    #expect(message.direct == .SEND)
    #expect(message.getFrom() == "")
    #expect(message.getType() == .TXT)
    #expect(message.getMsgId() != AgoraMessage.createTxtSendMessage("hello", bob.account).getMsgId())
    let outcome = Outcome()
    let inApp = Outcome()
    message.setMessageStatusCallback(inApp)
    alice.manager.sendMessage(message, outcome)
    #expect(message.status == .INPROGRESS)
    #expect(message.getFrom() == alice.account)
    #expect(try await outcome.inbox.next() == 0)
    #expect(try await inApp.inbox.next() == 0)
    #expect(message.status == .SUCCESS)
    #expect(try await alice.changed.next() === message)
    let received = try await bob.messages.next()
    #expect(text(received) == "hello")
    #expect(received.getMsgId() == message.getMsgId())
    #expect(received.getMsgTime() == message.getMsgTime())
    #expect(received.getFrom() == alice.account)
    #expect(received.getTo() == bob.account)
    #expect(received.direct == .RECEIVE)
    #expect(received.status == .SUCCESS)
    #expect(received.isUnread())
    #expect(bob.manager.getMessage(message.getMsgId()) === received)
    #expect(alice.manager.getConversation(bob.account).getLastMessage() === message)
  }

  @Test func aPlace() async throws {
    let (alice, bob) = try await pair()
    let message = AgoraMessage.createLocationSendMessage(48.2, 16.4, "Vienna", bob.account)
    #expect(try await alice.send(message) == 0)
    let place = try #require(try await bob.messages.next().getBody() as? LocationMessageBody)
    #expect(message.getType() == .LOCATION && place.getAddress() == "Vienna")
    #expect(place.getLatitude() == 48.2)
    #expect(place.getLongitude() == 16.4)
  }

  @Test func aGroupsMessage() async throws {
    let (alice, bob) = try await pair()
    let group = try AgoraGroupManager(alice.manager).createPrivateGroup("g", "about", [bob.account], true)
    #expect(group.getMembers() == [alice.account, bob.account])
    #expect(group.getDescription() == "about")
    #expect(group.isAllowInvites() && !group.isPublic())
    _ = try await alice.send("hello all", to: group.getGroupId(), .GroupChat)
    let received = try await bob.messages.next()
    #expect(received.getChatType() == .GroupChat)
    #expect(received.getTo() == group.getGroupId())
    #expect(received.getFrom() == alice.account)
    // Creating the group is not a message in this SDK, unlike in others.
    #expect(bob.texts(group.getGroupId()) == ["hello all"])
    #expect(bob.manager.getConversation(group.getGroupId()).isGroup())
  }

  @Test func commandsLeaveNoTrace() async throws {
    let (alice, bob) = try await pair()
    let command = try await alice.command(CmdMessageBody("wave", ["hand": "left"]), to: bob.account)
    let received = try await bob.commands.next()
    #expect(received.getMsgId() == command.getMsgId())
    #expect(received.getType() == .CMD)
    let body = try #require(received.getBody() as? CmdMessageBody)
    #expect(body.action == "wave")
    #expect(body.params == ["hand": "left"])
    #expect(alice.changed.pending.isEmpty)
    for app in [alice, bob] {
      #expect(app.manager.getUnreadMsgsCount() == 0)
      #expect(app.manager.getAllConversations().isEmpty)
      #expect(app.manager.getMessage(command.getMsgId()) == nil)
    }
  }

  @Test func invalidMessagesAreRefusedLocally() async throws {
    let (alice, bob) = try await pair()
    let empty = AgoraMessage.createSendMessage(.TXT)
    empty.setReceipt(bob.account)
    #expect(try await alice.send(empty) == 110)
    #expect(empty.status == .FAIL)
    #expect(empty.getError() == 110)
    empty.addBody(CmdMessageBody("wave"))
    #expect(try await alice.send(empty) == 110)
    #expect(try await alice.send(AgoraMessage.createTxtSendMessage("to whom?", "")) == 110)
    #expect(try await alice.send(AgoraMessage.createTxtSendMessage("", bob.account)) == 500)
    let reserved = AgoraMessage.createSendMessage(.CMD)
    reserved.setReceipt(bob.account)
    reserved.addBody(CmdMessageBody("em_anything"))
    #expect(try await alice.send(reserved) == 110)
    let fits = String(repeating: "é", count: 1536)
    #expect(try await alice.send(AgoraMessage.createTxtSendMessage(fits, bob.account)) == 0)
    #expect(try await alice.send(AgoraMessage.createTxtSendMessage(fits + "!", bob.account)) == 510)
    #expect(try await alice.send(AgoraMessage.createLocationSendMessage(.nan, 0, "nowhere", bob.account)) == 110)
    let tooLong = String(repeating: "x", count: 3073)
    #expect(try await alice.send(AgoraMessage.createLocationSendMessage(0, 0, tooLong, bob.account)) == 510)
    #expect(alice.texts(bob.account) == [fits])
  }

  @Test func messagesThatTheServerRefusesFail() async throws {
    let (alice, bob) = try await pair()
    let lost = AgoraMessage.createTxtSendMessage("hello?", fresh("nobody"))
    #expect(try await alice.send(lost) == 204)
    #expect(lost.status == .FAIL)
    #expect(lost.getError() == 204)
    #expect(try await alice.changed.next() === lost)
    lost.setChatType(.GroupChat)
    #expect(try await alice.send(lost) == 606)
    lost.setChatType(.ChatRoom)
    #expect(try await alice.send(lost) == 705)
    lost.setChatType(.Chat)
    lost.setTo(bob.account)
    #expect(try await alice.send(lost) == 0)
    #expect(lost.status == .SUCCESS)
    #expect(lost.getError() == 0)
    #expect(text(try await bob.messages.next()) == "hello?")
    // What was sent once is not sent again.
    #expect(try await alice.send(lost) == 500)
    #expect(lost.status == .SUCCESS)
  }

  @Test func withoutALogin() async throws {
    let alice = try await ChatApp.other(fresh("alice"))
    let bob = try await ChatApp.other(fresh("bob"))
    await #expect(throws: Never.self) { try await alice.logOut() }
    let message = AgoraMessage.createTxtSendMessage("hello", bob.account)
    #expect(try await alice.send(message) == 201)
    #expect(message.status == .FAIL)
    #expect(number { () throws(EaseMobException) in try alice.manager.ackMessageRead(bob.account, "x") } == 201)
    #expect(alice.manager.getAllConversations().isEmpty)
    #expect(!alice.manager.isConnected())
  }

  @Test func attributesOfEveryType() async throws {
    let (alice, bob) = try await pair()
    let message = AgoraMessage.createTxtSendMessage("with attributes", bob.account)
    message.setAttribute("text", "a \"quoted\" 漢字")
    message.setAttribute("yes", true)
    message.setAttribute("one", 1)
    message.setAttribute("large", 9_007_199_254_740_993)
    message.setAttribute("half", 0.5)
    message.setAttribute("object", ["deep": [1, 2]])
    message.setAttribute("array", ["x", "y"])
    #expect(try await alice.send(message) == 0)
    let received = try await bob.messages.next()
    #expect(try received.getStringAttribute("text") == "a \"quoted\" 漢字")
    #expect(try received.getBooleanAttribute("yes"))
    #expect(try received.getIntAttribute("one") == 1)
    #expect(try received.getIntAttribute("large") == 9_007_199_254_740_993)
    #expect(try received.getDoubleAttribute("half") == 0.5)
    #expect(try received.getJSONObjectAttribute("object")["deep"] as? [Int] == [1, 2])
    #expect(try received.getJSONArrayAttribute("array") as? [String] == ["x", "y"])
    // Another type, or none of the name.
    #expect(number { () throws(EaseMobException) in _ = try received.getStringAttribute("one") } == 1)
    #expect(number { () throws(EaseMobException) in _ = try received.getIntAttribute("yes") } == 1)
    #expect(number { () throws(EaseMobException) in _ = try received.getIntAttribute("half") } == 1)
    #expect(number { () throws(EaseMobException) in _ = try received.getBooleanAttribute("one") } == 1)
    #expect(number { () throws(EaseMobException) in _ = try received.getJSONObjectAttribute("array") } == 1)
    #expect(number { () throws(EaseMobException) in _ = try received.getStringAttribute("none") } == 1)
    #expect(received.getStringAttribute("none", "default") == "default")
    #expect(received.getStringAttribute("none", nil) == nil)
    #expect(received.getIntAttribute("text", 7) == 7)
    #expect(received.getBooleanAttribute("one", false) == false)
    #expect(Set(received.ext().keys) == ["text", "yes", "one", "large", "half", "object", "array"])
  }

  @Test func twoThreadsSendAtOnce() async throws {
    let (alice, bob) = try await pair()
    let manager = alice.manager
    let name = bob.account
    let made = Lock<[[AgoraMessage]]>([[], []])
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
          for number in 1...50 {
            let message = AgoraMessage.createTxtSendMessage("\(thread) \(number)", name)
            manager.sendMessage(message, nil)
            made.withLock { $0[thread].append(message) }
          }
        }
        continuation.resume()
      }
    }
    var arrived: [String] = []
    for _ in 1...100 { arrived.append(text(try await bob.messages.next())) }
    for thread in 0...1 {
      #expect(arrived.filter { $0.hasPrefix("\(thread) ") } == (1...50).map { "\(thread) \($0)" })
    }
    try await alice.catchUp()
    #expect(made.withLock { $0.joined().allSatisfy { $0.status == .SUCCESS } })
  }
}
