import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Contacts and the block list, as an app of Agora Chat has them.
@Suite @MainActor struct ContactTests {
  private final class Listener: NSObject, AgoraChatContactManagerDelegate {
    let told = Inbox<String>("news of contacts")

    init(_ client: AgoraChatClient) {
      super.init()
      client.contactManager.add(self, delegateQueue: nil)
    }

    func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
      told.add("request \(aUsername) \(aMessage ?? "-")")
    }
    func friendRequestDidApprove(byUser aUsername: String) { told.add("approve \(aUsername)") }
    func friendRequestDidDecline(byUser aUsername: String) { told.add("decline \(aUsername)") }
    func friendshipDidAdd(byUser aUsername: String) { told.add("add \(aUsername)") }
    func friendshipDidRemove(byUser aUsername: String) { told.add("remove \(aUsername)") }
  }

  private let environment = MessagingEnvironment.inMemory()

  private func answer(_ call: (@escaping (String?, AgoraChatError?) -> Void) -> Void) async throws -> String {
    let done = Inbox<String>("completion")
    call { name, error in done.add(error.map { "\($0.code.rawValue)" } ?? name ?? "nothing") }
    return try await done.next()
  }

  private func contacts(_ app: ChatApp) throws -> any IAgoraChatContactManager {
    try #require(app.client.contactManager)
  }

  @Test func aRequestIsAnswered() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let (asking, asked) = (Listener(alice.client), Listener(bob.client))
    let (own, others) = (try contacts(alice), try contacts(bob))
    #expect(try await answer { own.addContact("bob", message: "hello", completion: $0) } == "bob")
    #expect(try await asked.told.next() == "request alice hello")
    #expect(try await answer { others.declineFriendRequest(fromUser: "alice", completion: $0) } == "alice")
    #expect(try await asking.told.next() == "decline bob")
    #expect(try await answer { others.approveFriendRequest(fromUser: "alice", completion: $0) } == "1000")
    #expect(own.addContact("bob", message: nil) == nil)
    #expect(try await asked.told.next() == "request alice -")
    #expect(try await answer { others.approveFriendRequest(fromUser: "alice", completion: $0) } == "alice")
    #expect(try await asked.told.next() == "add alice")
    #expect(try await asking.told.next() == "approve bob")
    #expect(try await asking.told.next() == "add bob")
    // Who is a contact already can be approved again; there is nothing to decline.
    #expect(try await answer { others.approveFriendRequest(fromUser: "alice", completion: $0) } == "alice")
    #expect(try await answer { others.declineFriendRequest(fromUser: "alice", completion: $0) } == "1000")
    #expect(own.getContacts() == ["bob"] && others.getContacts() == ["alice"])
    #expect(own.getAllContacts()?.map(\.userId) == ["bob"])
    #expect(own.getContactsFromServerWithError(nil) == ["bob"])
    // The conversation of who ends it goes with it, if the app wants that.
    try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(others.deleteContact("alice", isDeleteConversation: true) == nil)
    for listener in [asking, asked] { #expect(try await listener.told.next().hasPrefix("remove")) }
    #expect(own.getContacts() == [] && others.getContacts() == [])
    #expect(bob.chat.getAllConversations()?.isEmpty == true)
    #expect(try alice.conversation("bob").latestMessage?.words == "hello")
  }

  @Test func aRemarkIsTheAccountsOwn() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    let names = ["bob", "carol", "dave"]
    for name in names {
      let app = try ChatApp.loggedIn(name, environment) { $0.autoAcceptFriendInvitation = true }
      let listener = Listener(app.client)
      #expect(try contacts(alice).addContact(name, message: nil) == nil)
      // It grants by itself, and says nothing of the request.
      #expect(try await listener.told.next() == "add alice")
    }
    let own = try contacts(alice)
    let done = Inbox<String>("completion")
    own.setContactRemark("bob", remark: "Bobby") { contact, error in
      done.add("\(contact?.remark ?? "-") \(error?.code.rawValue ?? 0)")
    }
    #expect(try await done.next() == "Bobby 0")
    #expect(own.getContact("bob")?.remark == "Bobby")
    own.setContactRemark("erin", remark: "E") { done.add("\($0?.remark ?? "-") \($1?.code.rawValue ?? 0)") }
    #expect(try await done.next() == "- 221")
    #expect(own.getContact("erin") == nil)
    own.getAllContactsFromServer { list, _ in
      done.add((list ?? []).map { "\($0.userId) \($0.remark ?? "-")" }.joined(separator: ", "))
    }
    #expect(try await done.next() == "bob Bobby, carol -, dave -")
    try await tablet.catchUp()
    #expect(try contacts(tablet).getContact("bob")?.remark == "Bobby")
    // Page by page.
    var cursor: String?
    var found: [[String]] = []
    repeat {
      let page = Inbox<(list: [String], cursor: String?)>("page")
      own.getContactsFromServer(withCursor: cursor, pageSize: 2) { result, _ in
        page.add(((result?.list ?? []).map(\.userId), result?.cursor))
      }
      let part = try await page.next()
      found.append(part.list)
      cursor = part.cursor
    } while cursor?.isEmpty == false
    #expect(found == [["bob", "carol"], ["dave"]])
    own.getContactsFromServer(withCursor: nil, pageSize: 51) { done.add("\($0 == nil) \($1?.code.rawValue ?? 0)") }
    #expect(try await done.next() == "true 110")
    // It can be kept by an app.
    let kept = try #require(own.getContact("bob"))
    let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? AgoraChatContact
    #expect(read?.userId == "bob" && read?.remark == "Bobby")
  }

  @Test func blockedAccountCannotSendOrAddContact() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let blocking = try contacts(bob)
    #expect(try await answer { blocking.addUser(toBlackList: "alice", completion: $0) } == "alice")
    #expect(blocking.getBlackList() == ["alice"] && blocking.getBlackListFromServerWithError(nil) == ["alice"])
    #expect(try await alice.send(alice.text("kept away", to: "bob"))?.code == .userPermissionDenied)
    let listener = Listener(bob.client)
    #expect(try contacts(alice).addContact("bob", message: "hello") == nil)
    // The blocking account can still send.
    try await bob.say("hello", to: "alice")
    #expect(try await alice.received.next().words == "hello")
    #expect(blocking.removeUser(fromBlackList: "alice") == nil)
    #expect(blocking.getBlackList() == [])
    try await alice.say("after", to: "bob")
    #expect(try await bob.received.next().words == "after")
    #expect(listener.told.pending.isEmpty)
    let done = Inbox<[String]>("completion")
    blocking.getBlackListFromServer { names, _ in done.add(names ?? ["nothing"]) }
    #expect(try await done.next() == [])
  }

  @Test func invalidContactCallsAreRefused() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let own = try contacts(alice)
    #expect(own.addContact("nobody", message: nil)?.code == .userNotFound)
    #expect(own.addContact("", message: nil)?.code == .invalidUsername)
    #expect(own.addContact("alice", message: nil)?.code == .invalidParam)
    let long = String(repeating: "x", count: 65)
    #expect(try await answer { own.addUser(toBlackList: long, completion: $0) } == "105")
    #expect(own.acceptInvitation(forUsername: "nobody")?.code == .userNotFound)
    // An account that does not exist cannot be a contact. Removing an account that is not a contact changes nothing.
    _ = try ChatApp.loggedIn("bob", environment)
    #expect(own.deleteContact("bob", isDeleteConversation: true) == nil)
    let listener = Listener(alice.client)
    own.removeDelegate(listener)
    #expect(own.addUser(toBlackList: "bob") == nil)
    #expect(listener.told.pending.isEmpty)
    #expect(alice.client.logout(false) == nil)
    #expect(own.addContact("bob", message: nil)?.code == .userNotLogin)
    #expect(try await answer { own.removeUser(fromBlackList: "bob", completion: $0) } == "201")
    #expect(own.getContacts() == nil && own.getBlackList() == nil && own.getAllContacts() == nil)
  }
}
