import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Requests to become a member of a group: who may make and answer them, who is notified, and what becomes of those that meet.
@Suite(.timeLimit(.minutes(5))) struct ClientGroupRequestTests {
  /// A group of "owner" that takes applications and asks whom it invites; "manager" manages it, "member" is in it.
  private struct Club {
    let world: ClientWorld
    let owner: MessagingClient
    let manager: MessagingClient
    let member: MessagingClient
    let guest: MessagingClient
    let id = "club"

    init(_ change: (inout GroupInfo) -> Void = { _ in }) async throws {
      world = try ClientWorld()
      owner = try await world.loggedIn("owner")
      manager = try await world.loggedIn("manager")
      member = try await world.loggedIn("member")
      guest = try await world.loggedIn("guest")
      var group = GroupInfo(id: id, name: "Club", owner: "owner", memberLimit: 0, joinsFreely: false)
      group.takesJoinRequests = true
      change(&group)
      try await owner.createGroup(group, members: ["manager", "member"])
      try await owner.setRole(.manager, of: ["manager"], inGroup: id)
      // Those three were added without being asked.
      var update = GroupUpdate()
      update.asksInvitees = true
      try await owner.updateGroup(id, update)
    }
  }

  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  /// The next change of a request of which a client is notified; of one kind, if that is given.
  private func change(
    _ events: some AsyncSequence<DeviceEvent, MessagingError>, _ action: GroupRequestChange.Action? = nil
  ) async throws -> GroupRequestChange? {
    for try await event in events {
      if case .groupRequestChanged(let change) = event, action == nil || change.action == action { return change }
    }
    return nil
  }

  @Test func applicationIsAnsweredByAManager() async throws {
    let club = try await Club()
    let (atOwner, atManager, atGuest) = (club.owner.events(), club.manager.events(), club.guest.events())
    let reply = try await club.guest.applyToGroup(club.id, message: "me too")
    #expect(!reply.isMember && reply.group.name == "Club" && reply.group.takesJoinRequests && reply.group.asksInvitees)
    for events in [atOwner, atManager] {
      let change = try #require(try await change(events))
      #expect(change.action == .made && change.actor == "guest" && change.message == nil)
      let request = change.request
      #expect(request.kind == .application && request.account == "guest" && request.inviter == nil)
      #expect(request.group == club.id && request.groupName == "Club" && request.message == "me too")
    }
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.account) == ["guest"])
    #expect(
      await code { () async throws(MessagingError) in _ = try await club.member.fetchGroupRequests(club.id) }
        == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in _ = try await club.guest.fetchGroupRequests(club.id) }
        == .notMember)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.answerApplication(of: "guest", toGroup: club.id, accepts: true)
      } == .forbidden)
    // An applicant cannot grant it itself.
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.answerInvitation(toGroup: club.id, accepts: true)
      } == .requestNotFound)

    let group = try await club.manager.answerApplication(
      of: "guest", toGroup: club.id, accepts: true, message: "welcome")
    #expect(group.memberCount == 4)
    let accepted = try #require(try await change(atGuest, .accepted))
    #expect(accepted.actor == "manager" && accepted.message == "welcome")
    // The new member knows the group by then.
    #expect(try club.guest.group(club.id)?.name == "Club")
    #expect(try await change(atOwner, .accepted)?.actor == "manager")
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
    // The owner does not know yet that the manager was faster.
    #expect(try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: true).memberCount == 4)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: false)
      } == .requestNotFound)
    #expect(
      await code { () async throws(MessagingError) in try await club.guest.applyToGroup(club.id) } == .alreadyMember)
  }

  @Test func declinedApplicationCanBeMadeAgain() async throws {
    let club = try await Club()
    let atGuest = club.guest.events()
    try await club.guest.applyToGroup(club.id, message: "one")
    try await club.guest.applyToGroup(club.id, message: "two")
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.message) == ["two"])
    try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: false, message: "full house")
    let declined = try #require(try await change(atGuest, .declined))
    #expect(declined.actor == "owner" && declined.message == "full house")
    #expect(try club.guest.group(club.id) == nil)
    let again = try await club.guest.applyToGroup(club.id)
    #expect(!again.isMember)
    try await club.guest.withdrawGroupRequest(of: "guest", toGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.withdrawGroupRequest(of: "guest", toGroup: club.id)
      } == .requestNotFound)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: true)
      } == .requestNotFound)
  }

  @Test func switchesDecideWhoComesInAndHow() async throws {
    let club = try await Club()
    func set(_ change: (inout GroupUpdate) -> Void) async throws {
      var update = GroupUpdate()
      change(&update)
      try await club.owner.updateGroup(club.id, update)
    }
    // Neither open nor taking applications: only members and those whom it invites see it.
    try await set { $0.takesJoinRequests = false }
    #expect(
      await code { () async throws(MessagingError) in try await club.guest.applyToGroup(club.id) } == .forbidden)
    #expect(
      await code { () async throws(MessagingError) in _ = try await club.guest.fetchGroup(club.id) } == .notMember)
    let invited = try await club.member.addMembersCode(["guest"], club.id)
    #expect(invited == .forbidden)
    try await set { $0.membersMayInvite = true }
    let result = try await club.member.addMembers(["guest", "nobody"], toGroup: club.id, note: "come")
    #expect(result.added.isEmpty && result.invited == ["guest"] && result.refused == ["nobody"])
    #expect(try await club.guest.fetchGroup(club.id).group.name == "Club")
    // Only managers change the switches, though members may invite.
    var update = GroupUpdate()
    update.asksInvitees = false
    #expect(
      await code { () async throws(MessagingError) in try await club.member.updateGroup(club.id, update) }
        == .forbidden)
    try await set { $0.joinsFreely = true }
    #expect(try await club.guest.applyToGroup(club.id).isMember)
    // Coming in by the open door ended the invitation.
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
  }

  @Test func invitationIsAnsweredByTheInvited() async throws {
    let club = try await Club()
    let (atGuest, atOwner) = (club.guest.events(), club.owner.events())
    let asked = try await club.owner.addMembers(["guest"], toGroup: club.id, note: "come", attachment: "{}")
    #expect(asked.added.isEmpty && asked.invited == ["guest"])
    let made = try #require(try await change(atGuest))
    #expect(made.action == .made && made.request.kind == .invitation && made.request.inviter == "owner")
    #expect(made.request.message == "come" && made.request.attachment == "{}")
    #expect(
      await code { () async throws(MessagingError) in
        try await club.manager.answerApplication(of: "guest", toGroup: club.id, accepts: true)
      } == .requestNotFound)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.answerInvitation(toGroup: club.id, of: "manager", accepts: true)
      } == .requestNotFound)
    try await club.guest.answerInvitation(toGroup: club.id, of: "owner", accepts: false, message: "later")
    let declined = try #require(try await change(atOwner, .declined))
    #expect(declined.actor == "guest" && declined.message == "later")
    try await club.owner.addMembers(["guest"], toGroup: club.id)
    let group = try await club.guest.answerInvitation(toGroup: club.id, accepts: true)
    #expect(group.memberCount == 4)
    #expect(try await change(atOwner, .accepted)?.actor == "guest")
    let member = try await club.owner.fetchGroup(club.id).members.first { $0.account == "guest" }
    #expect(member?.inviter == "owner")
    // A second device of the guest may be slower.
    #expect(try await club.guest.answerInvitation(toGroup: club.id, accepts: true).memberCount == 4)
  }

  @Test func requestsThatCrossMakeAMember() async throws {
    let club = try await Club()
    try await club.guest.applyToGroup(club.id)
    let atGuest = club.guest.events()
    let added = try await club.manager.addMembers(["guest"], toGroup: club.id)
    #expect(added.added.map(\.account) == ["guest"] && added.invited.isEmpty)
    #expect(try await change(atGuest, .accepted)?.actor == "manager")
    try await club.owner.removeMembers(["guest"], fromGroup: club.id)
    try await club.manager.addMembers(["guest"], toGroup: club.id)
    let atManager = club.manager.events()
    #expect(try await club.guest.applyToGroup(club.id).isMember)
    #expect(try await change(atManager, .accepted)?.actor == "guest")
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
  }

  @Test func invitationsOfSeveralMembersEndTogether() async throws {
    let club = try await Club()
    try await club.owner.addMembers(["guest"], toGroup: club.id)
    try await club.manager.addMembers(["guest"], toGroup: club.id)
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.inviter) == ["owner", "manager"])
    try await club.guest.answerInvitation(toGroup: club.id, of: "manager", accepts: false)
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.inviter) == ["owner"])
    try await club.manager.addMembers(["guest"], toGroup: club.id)
    let atGuest = club.guest.events()
    // A manager takes all of them back; an ordinary member could take back its own only.
    try await club.manager.withdrawGroupRequest(of: "guest", toGroup: club.id)
    #expect(try await change(atGuest, .withdrawn)?.actor == "manager")
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.answerInvitation(toGroup: club.id, accepts: true)
      } == .requestNotFound)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.member.withdrawGroupRequest(of: "guest", toGroup: club.id)
      } == .requestNotFound)
  }

  @Test func invitationEndsWithTheMembershipOfItsInviter() async throws {
    let club = try await Club { $0.membersMayInvite = true }
    try await club.member.addMembers(["guest"], toGroup: club.id)
    try await club.owner.removeMembers(["member"], fromGroup: club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.answerInvitation(toGroup: club.id, accepts: true)
      } == .requestNotFound)
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
  }

  @Test func requestsEndWithTheErasureOfAnAccount() async throws {
    let club = try await Club()
    try await club.owner.addMembers(["guest"], toGroup: club.id)
    let other = try await club.world.loggedIn("other")
    try await other.applyToGroup(club.id)
    let administration = club.world.environment.administration
    for account in ["guest", "other"] as [AccountID] {
      club.world.clock.advance(byMilliseconds: 1)
      try administration.eraseAccount(account, messages: .keep, freesName: true)
      try administration.createAccount(account)
    }
    // The new accounts with these names have no invitation and no application.
    club.world.clock.advance(byMilliseconds: 1)
    let guest = try await club.world.loggedIn("guest", "new phone")
    #expect(
      await code { () async throws(MessagingError) in try await guest.answerInvitation(toGroup: club.id, accepts: true)
      }
        == .requestNotFound)
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "other", toGroup: club.id, accepts: true)
      } == .requestNotFound)
  }

  @Test func requestsEndWithTimeAndWithTheirGroup() async throws {
    let club = try await Club()
    try await club.guest.applyToGroup(club.id)
    club.world.clock.advance(byMilliseconds: HubLimits().groupRequestLifetime - 60_000)
    #expect(try await club.owner.fetchGroupRequests(club.id).count == 1)
    club.world.clock.advance(byMilliseconds: 60_000)
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: true)
      } == .requestNotFound)
    try await club.owner.addMembers(["guest"], toGroup: club.id)
    try await club.owner.dismissGroup(club.id)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.guest.answerInvitation(toGroup: club.id, accepts: true)
      } == .groupNotFound)
  }

  @Test func fullGroupRefusesFurtherMembers() async throws {
    let club = try await Club { $0.memberLimit = 4 }
    try await club.guest.applyToGroup(club.id)
    let late = try await club.world.loggedIn("late")
    try await late.applyToGroup(club.id)
    try await club.owner.answerApplication(of: "guest", toGroup: club.id, accepts: true)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.answerApplication(of: "late", toGroup: club.id, accepts: true)
      } == .groupFull)
    // The application still waits, and is granted once a member has left.
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.account) == ["late"])
    try await club.guest.leaveGroup(club.id)
    try await club.owner.answerApplication(of: "late", toGroup: club.id, accepts: true)
    #expect(try await late.fetchGroups().map(\.id) == [club.id])
    #expect(
      await code { () async throws(MessagingError) in try await club.guest.applyToGroup(club.id) } == .groupFull)
  }

  @Test func groupThatAsksHasItsOwnerAloneAtFirst() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    let events = bob.events()
    var group = GroupInfo(id: "g", name: "G", owner: "alice", memberLimit: 0)
    group.asksInvitees = true
    let made = try await alice.createGroup(group, members: ["bob", "nobody"], note: "hello")
    #expect(made.group.memberCount == 1 && made.refused == ["nobody"])
    let change = try #require(try await change(events))
    #expect(change.request.message == "hello" && change.request.inviter == "alice")
    try await bob.answerInvitation(toGroup: "g", accepts: true)
    #expect(try bob.members(ofGroup: "g")?.map(\.account) == ["alice", "bob"])
  }

  @Test func otherDeviceOfTheOneWhoActsIsNotified() async throws {
    let club = try await Club()
    let tablet = try await club.world.loggedIn("guest", "tablet")
    let own = tablet.events()
    try await club.guest.applyToGroup(club.id)
    let event = try await own.first {
      if case .ownAction(let action) = $0 { action.kind == .groupApplied } else { false }
    }
    guard case .ownAction(let action) = event else { return }
    #expect(action.conversation == .group(club.id))
  }

  @Test func longAndManyRequestsAreBounded() async throws {
    let club = try await Club()
    let long = String(repeating: "x", count: HubLimits().contactTextSize + 1)
    #expect(
      await code { () async throws(MessagingError) in try await club.guest.applyToGroup(club.id, message: long) }
        == .messageTooLarge)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.addMembers(["guest"], toGroup: club.id, note: long)
      } == .messageTooLarge)
    #expect(
      await code { () async throws(MessagingError) in
        try await club.owner.addMembers(["guest"], toGroup: club.id, attachment: long)
      } == .messageTooLarge)
    #expect(try await club.owner.fetchGroupRequests(club.id).isEmpty)
    // Those who are invited together have their words together; of different words the oldest go.
    let text = String(repeating: "y", count: HubLimits().contactTextSize - 2)
    let accounts = (10..<50).map { AccountID("a\($0)") }
    for account in accounts { try club.world.environment.administration.createAccount(account) }
    try await club.owner.addMembers(accounts, toGroup: club.id, note: text)
    #expect(try await club.owner.fetchGroupRequests(club.id).map(\.account) == accounts)
    for account in accounts {
      try await club.owner.addMembers([account], toGroup: club.id, note: account.name.dropFirst() + text)
    }
    let kept = try await club.owner.fetchGroupRequests(club.id).map(\.account)
    #expect(kept == Array(accounts.suffix(HubLimits().groupRequestsSize / HubLimits().contactTextSize)))
  }
}

extension MessagingClient {
  fileprivate func addMembersCode(_ accounts: [AccountID], _ id: String) async throws -> MessagingError.Code? {
    do throws(MessagingError) {
      try await addMembers(accounts, toGroup: id)
      return nil
    } catch {
      return error.code
    }
  }
}
