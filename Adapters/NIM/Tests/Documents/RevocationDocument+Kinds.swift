import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// The kinds of revocation and of notification.
extension Documents.RevocationDocument {
  @Test func aOneWayRevocationIsUnknownToTheSender() async throws {
    let alice = try await ChatApp.shared(fresh("alice"))
    let bob = try await ChatApp.other(fresh("bob"))
    let message = try await alice.send("hi", to: ChatApp.direct(bob.account))
    _ = try await bob.received.next()
    try DefaultEnvironment.environment.administration.revoke(MessageID(message.messageId), scope: .receivers)
    let notification = try await bob.revoked.next()
    #expect(notification.notificationType == .p2POneWay)
    #expect(notification.message?.messageId == message.messageId)
    #expect(notification.messageFromUserId == alice.account)
    // The receiver no longer has it, neither locally nor at the server.
    #expect(bob.localIds(in: ChatApp.direct(alice.account)).isEmpty)
    #expect(try await bob.serverIds(with: alice.account).isEmpty)
    // The sender keeps it everywhere, and is not notified.
    #expect(try await alice.serverIds(with: bob.account) == [message.messageId])
    #expect(alice.localIds(in: ChatApp.direct(bob.account)) == [message.messageId])
    #expect(alice.revoked.pending.isEmpty)
    #expect(!message.isDeleted)
    let tablet = try await ChatApp.other(alice.account, device: "tablet")
    try await tablet.catchUp()
    #expect(tablet.localIds(in: ChatApp.direct(bob.account)) == [message.messageId])
    #expect(tablet.revoked.pending.isEmpty)
  }

  @Test func aTeamsMessagesCanBeRevokedBothWays() async throws {
    let cast = try await team()
    let message = try await cast.member.send("hi", to: cast.session)
    _ = try await cast.other.received.next()
    #expect(try await outcome { cast.member.sdk.chatManager.revokeMessage(message, completion: $0) } == nil)
    for app in [cast.member, cast.other, cast.owner] {
      let notification = try await app.revoked.next()
      #expect(notification.notificationType == .team)
      #expect(notification.session == cast.session)
      #expect(notification.fromUserId == cast.member.account)
      #expect(notification.messageFromUserId == cast.member.account)
    }
    let second = try await cast.member.send("one way", to: cast.session)
    _ = try await cast.other.received.next()
    try DefaultEnvironment.environment.administration.revoke(MessageID(second.messageId), scope: .receivers)
    #expect(try await cast.other.revoked.next().notificationType == .teamOneWay)
    try await cast.member.catchUp()
    #expect(cast.member.revoked.pending.isEmpty)
    #expect(cast.member.localIds(in: cast.session).contains(second.messageId))
  }

  @Test func inADirectChatOnlyTheSenderRevokes() async throws {
    let bob = try await ChatApp.shared(fresh("bob"))
    let alice = try await ChatApp.other(fresh("alice"))
    let message = try await alice.send("hers", to: ChatApp.direct(bob.account))
    let received = try await bob.received.next()
    let error = try await outcome { NIMSDK.shared().chatManager.revokeMessage(received, completion: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    try await alice.catchUp()
    try await bob.catchUp()
    #expect(alice.revoked.pending.isEmpty)
    #expect(bob.revoked.pending.isEmpty)
    #expect(bob.localIds(in: ChatApp.direct(alice.account)) == [message.messageId])
    #expect(!received.isDeleted)
  }

  @Test func inATeamManagersRevokeWhatOthersSent() async throws {
    let cast = try await team()
    let message = try await cast.member.send("hi", to: cast.session)
    let atOther = try await cast.other.received.next()
    // An ordinary member may not.
    let manager = NIMSDK.shared().chatManager
    let error = try await outcome { manager.revokeMessage(atOther, completion: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    // A manager may.
    #expect(
      try await outcome {
        cast.owner.sdk.teamManager.addManagers(
          toTeam: cast.session.sessionId, users: [cast.other.account], completion: $0)
      } == nil)
    #expect(try await outcome { manager.revokeMessage(atOther, completion: $0) } == nil)
    for app in [cast.member, cast.other, cast.owner] {
      let notification = try await app.revoked.next()
      #expect(notification.fromUserId == cast.other.account)
      #expect(notification.messageFromUserId == cast.member.account)
      #expect(notification.message?.messageId == message.messageId)
    }
    // The owner may too.
    let second = try await cast.member.send("again", to: cast.session)
    var atOwner = try await cast.owner.received.next()
    while atOwner.messageId != second.messageId { atOwner = try await cast.owner.received.next() }
    #expect(try await outcome { cast.owner.sdk.chatManager.revokeMessage(atOwner, completion: $0) } == nil)
    #expect(try await cast.member.revoked.next().fromUserId == cast.owner.account)
  }

  @Test func notificationsSayWhetherTheyAreOfflineOrRoaming() async throws {
    let bob = try await ChatApp.shared(fresh("bob"))
    let alice = try await ChatApp.other(fresh("alice"))
    let session = ChatApp.direct(bob.account)
    let had = try await alice.send("one", to: session)
    _ = try await bob.received.next()
    try await bob.logOut()
    let neverHad = try await alice.send("two", to: session)
    for message in [had, neverHad] {
      #expect(try await outcome { alice.sdk.chatManager.revokeMessage(message, completion: $0) } == nil)
      let own = try await alice.revoked.next()
      #expect(!own.offline && !own.roaming)
    }
    // Bob was offline: both notifications waited for him, and he never received the second message.
    try await bob.logIn()
    let first = try await bob.revoked.next()
    #expect(first.offline && !first.roaming)
    #expect(first.message?.text == "one")
    #expect(first.timestamp == had.timestamp)
    let second = try await bob.revoked.next()
    #expect(second.offline && !second.roaming)
    #expect(second.message == nil)
    #expect(second.timestamp == neverHad.timestamp)
    #expect(second.messageFromUserId == alice.account)
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
    // Another device of Bob's logs in later, after the one above was notified.
    let tablet = try await ChatApp.other(bob.account, device: "tablet")
    let roamed = try await tablet.revoked.next()
    #expect(roamed.offline && roamed.roaming)
    #expect(roamed.message == nil)
  }

  /// A team of three; the singletons are the other member's.
  @MainActor struct Cast {
    let owner: ChatApp
    let member: ChatApp
    let other: ChatApp
    let session: NIMSession
  }

  func team() async throws -> Cast {
    let other = try await ChatApp.shared(fresh("other"))
    let owner = try await ChatApp.other(fresh("owner"))
    let member = try await ChatApp.other(fresh("member"))
    let id = try DefaultEnvironment.environment.administration.createGroup(
      name: "team", owner: AccountID(owner.account), members: [AccountID(member.account), AccountID(other.account)])
    return Cast(owner: owner, member: member, other: other, session: NIMSession(id, type: .team))
  }
}
