import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Contacts in the words of 3.x.
@Suite @MainActor struct FormerContactTests {
  private final class Listener: NSObject, EMContactManagerDelegate {
    let told = Inbox<String>("news of contacts")

    func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!) {
      told.add("request \(aUsername!) \(aMessage ?? "-")")
    }
    func didReceiveAgreed(fromUsername aUsername: String!) { told.add("approve \(aUsername!)") }
    func didReceiveDeclined(fromUsername aUsername: String!) { told.add("decline \(aUsername!)") }
    func didReceiveAdded(fromUsername aUsername: String!) { told.add("add \(aUsername!)") }
    func didReceiveDeleted(fromUsername aUsername: String!) { told.add("remove \(aUsername!)") }
  }

  private let environment = MessagingEnvironment.inMemory()
  private let nothing: String? = nil

  private func outcome(
    _ call: (@escaping () -> Void, @escaping (EMError?) -> Void) -> Void
  ) async throws -> EMErrorCode? {
    let done = Inbox<EMErrorCode?>("end")
    call({ done.add(nil) }, { done.add($0?.code) })
    return try await done.next()
  }

  @Test func formerCallsDoTheSame() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let manager: any IEMContactManager = try #require(alice.client.contactManager)
    let other: any IEMContactManager = try #require(bob.client.contactManager)
    let (asking, asked) = (Listener(), Listener())
    manager.add(asking)
    other.add(asked)
    let name: String? = "bob"
    #expect(
      try await outcome { manager.asyncAddContact(name, message: "hi", success: $0, failure: $1) } == nil)
    #expect(try await asked.told.next() == "request alice hi")
    #expect(try await outcome { other.asyncDeclineInvitation(forUsername: "alice", success: $0, failure: $1) } == nil)
    #expect(try await asking.told.next() == "decline bob")
    #expect(
      try await outcome { other.asyncAcceptInvitation(forUsername: "alice", success: $0, failure: $1) }
        == .contactAddFaild)
    #expect(manager.addContact(name, message: nothing) == nil)
    #expect(try await asked.told.next() == "request alice -")
    #expect(try await outcome { other.asyncAcceptInvitation(forUsername: "alice", success: $0, failure: $1) } == nil)
    #expect(try await asking.told.next() == "approve bob")
    #expect(try await asking.told.next() == "add bob")
    #expect(manager.getContactsFromDB() as? [String] == ["bob"])
    let lists = Inbox<[String]>("list")
    manager.asyncGetContacts {
      lists.add($0 as? [String] ?? [])
    } failure: { _ in
      lists.add(["failed"])
    }
    #expect(try await lists.next() == ["bob"])
    manager.getContactsFromServer { (names: [Any]?, _: EMError?) in lists.add(names as? [String] ?? []) }
    #expect(try await lists.next() == ["bob"])
    #expect(try await outcome { manager.asyncDeleteContact(name, success: $0, failure: $1) } == nil)
    #expect(try await asking.told.next() == "remove bob")

    #expect(manager.addUser(toBlackList: name, relationshipBoth: true) == nil)
    #expect(manager.getBlackListFromDB() as? [String] == ["bob"])
    manager.asyncGetBlackList {
      lists.add($0 as? [String] ?? [])
    } failure: { _ in
      lists.add(["failed"])
    }
    #expect(try await lists.next() == ["bob"])
    #expect(
      try await outcome { manager.asyncRemoveUser(fromBlackList: name, success: $0, failure: $1) } == nil)
    #expect(
      try await outcome {
        manager.asyncAddUser(toBlackList: name, relationshipBoth: false, success: $0, failure: $1)
      } == nil)
    manager.getBlackListFromServer { (names: [Any]?, _: EMError?) in lists.add(names as? [String] ?? []) }
    #expect(try await lists.next() == ["bob"])
    #expect(manager.removeUser(fromBlackList: name) == nil)
    #expect(manager.deleteContact(name) == nil)
  }

  @Test func nilIsRefused() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let manager: any IEMContactManager = try #require(alice.client.contactManager)
    #expect(manager.addContact(nothing, message: nothing)?.code == .invalidUsername)
    #expect(manager.deleteContact(nothing)?.code == .invalidUsername)
    #expect(manager.deleteContact(nothing, isDeleteConversation: true)?.code == .invalidUsername)
    #expect(manager.acceptInvitation(forUsername: nothing)?.code == .invalidUsername)
    #expect(manager.declineInvitation(forUsername: nothing)?.code == .invalidUsername)
    #expect(manager.removeUser(fromBlackList: nothing)?.code == .invalidUsername)
    #expect(manager.addUser(toBlackList: nothing, relationshipBoth: false)?.code == .invalidUsername)
    let done = Inbox<EMErrorCode?>("completion")
    let completion: (String?, EMError?) -> Void = { done.add($1?.code) }
    manager.addContact(nothing, message: nothing, completion: completion)
    manager.deleteContact(nothing, completion: completion)
    manager.deleteContact(nothing, isDeleteConversation: true, completion: completion)
    manager.approveFriendRequest(fromUser: nothing, completion: completion)
    manager.declineFriendRequest(fromUser: nothing, completion: completion)
    manager.addUser(toBlackList: nothing, completion: completion)
    manager.removeUser(fromBlackList: nothing, completion: completion)
    for _ in 1...7 { #expect(try await done.next() == .invalidUsername) }
    let options = EMOptions(appkey: "a#b")
    options.isAutoAcceptFriendInvitation = true
    #expect(options.autoAcceptFriendInvitation)
  }
}
