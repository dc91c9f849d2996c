import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// Invitations to calls, as programs in today's Swift make and answer them.
@Suite(.timeLimit(.minutes(5))) struct ClientInvitationTests {
  private typealias Updates = MessagingStream<CallInvitationUpdate>
  private typealias Change = CallInvitationUpdate.Change

  /// Two clients with the streams of their invitation updates.
  private func pair(
    _ world: ClientWorld
  ) async throws -> (alice: MessagingClient, bob: MessagingClient, own: Updates, his: Updates) {
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    return (alice, bob, alice.callInvitations(), bob.callInvitations())
  }

  private func changes(_ count: Int, of updates: Updates) async throws -> [Change] {
    try await updates.next(count).map(\.change)
  }

  /// Advances the clock in small steps, so that repeated requests are answered in between.
  private func advance(_ world: ClientWorld, bySeconds seconds: Int, _ clients: MessagingClient...) async throws {
    for _ in 0..<seconds {
      world.clock.advance(bySeconds: 1)
      for client in clients { try await client.caughtUp() }
    }
  }

  @Test func anInvitationIsAccepted() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    let invitation = try alice.inviteToCall("Bob", content: "video \u{1F4DE}", channel: "room 7")
    let invited = try await his.next()
    #expect(invited.change == .invited && invited.invitation.id == invitation.id)
    #expect(invited.invitation.caller == "alice" && invited.invitation.callee.name == "bob")
    #expect(invited.invitation.content == "video \u{1F4DE}" && invited.invitation.channel == "room 7")
    #expect(invited.invitation.expiry == invitation.expiry)
    #expect(try await own.next() == CallInvitationUpdate(invitation, .received))
    try bob.acceptCallInvitation(invited.invitation, response: "coming")
    #expect(throws: MessagingError.self) { try bob.acceptCallInvitation(invited.invitation) }
    #expect(try await own.next().change == .accepted(response: "coming"))
    #expect(try await his.next().change == .accepted(response: "coming"))
    #expect(throws: MessagingError(.requestNotFound)) { try bob.refuseCallInvitation(invited.invitation) }
    #expect(throws: MessagingError(.requestNotFound)) { try alice.cancelCallInvitation(invitation) }
    // Nothing comes of it any more.
    try await advance(world, bySeconds: 61, alice, bob)
    _ = try alice.inviteToCall("bob")
    #expect(try await his.next().change == .invited)
    #expect(try await own.next().change == .received)
  }

  @Test func anInvitationIsRefusedOrCancelled() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    try bob.refuseCallInvitation(try await his.next().invitation, response: "busy")
    #expect(try await changes(2, of: own) == [.received, .refused(response: "busy")])
    #expect(try await his.next().change == .refused(response: "busy"))
    let second = try alice.inviteToCall("bob")
    let invited = try await his.next().invitation
    _ = try await own.next()
    try alice.cancelCallInvitation(second)
    #expect(try await own.next() == CallInvitationUpdate(second, .cancelled))
    #expect(try await his.next() == CallInvitationUpdate(invited, .cancelled))
    #expect(throws: MessagingError(.requestNotFound)) { try bob.acceptCallInvitation(invited) }
    // Several at a time, both ways.
    let third = try alice.inviteToCall("bob")
    let fourth = try bob.inviteToCall("alice")
    #expect(try await own.first { $0.change == .invited }.invitation.id == fourth.id)
    #expect(try await his.first { $0.change == .invited }.invitation.id == third.id)
  }

  @Test func theOtherDevicesStopRinging() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    let tablet = try await world.loggedIn("bob", "tablet")
    let updates = tablet.callInvitations()
    for isAccepted in [true, false] {
      _ = try alice.inviteToCall("bob")
      _ = try await his.next()
      let invited = try await updates.next().invitation
      #expect(try await own.next().change == .received)
      if isAccepted { try tablet.acceptCallInvitation(invited) } else { try tablet.refuseCallInvitation(invited) }
      #expect(try await own.next().change == (isAccepted ? .accepted(response: nil) : .refused(response: nil)))
      #expect(try await updates.next().change == (isAccepted ? .accepted(response: nil) : .refused(response: nil)))
      #expect(try await his.next().change == .answeredElsewhere(isAccepted: isAccepted))
      #expect(throws: MessagingError(.requestNotFound)) { try bob.acceptCallInvitation(invited) }
    }
  }

  @Test func calleeThatLogsInBeforeTheExpiryIsInvited() async throws {
    let world = try ClientWorld()
    try world.environment.administration.createAccount("bob")
    let alice = try await world.loggedIn("alice")
    let own = alice.callInvitations()
    let invitation = try alice.inviteToCall("bob")
    try await alice.caughtUp()
    try await advance(world, bySeconds: 4, alice)
    let bob = try await world.loggedIn("bob")
    let his = bob.callInvitations()
    try await advance(world, bySeconds: 2, alice)
    let invited = try await his.next()
    #expect(invited.change == .invited && invited.invitation.expiry == invitation.expiry)
    #expect(try await own.next().change == .received)
    try bob.acceptCallInvitation(invited.invitation)
    #expect(try await own.next().change == .accepted(response: nil))
  }

  @Test func anAbsentAccountIsOffline() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let own = alice.callInvitations()
    for callee in ["nobody", "alicia"] as [AccountID] {
      let invitation = try alice.inviteToCall(callee)
      try await alice.caughtUp()
      try await advance(world, bySeconds: 30, alice)
      #expect(try await own.next() == CallInvitationUpdate(invitation, .failed(.calleeOffline)))
    }
    #expect(throws: MessagingError(.invalidArgument, "own account")) { try alice.inviteToCall("ALICE") }
    #expect(throws: MessagingError(.invalidArgument, "lifetime")) { try alice.inviteToCall("bob", lifetime: 0) }
    #expect(throws: MessagingError(.invalidArgument, "lifetime")) { try alice.inviteToCall("bob", patience: -1) }
  }

  @Test func anInvitationExpiresAtBothEnds() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    let invited = try await his.next().invitation
    _ = try await own.next()
    try await advance(world, bySeconds: 59, alice, bob)
    world.clock.advance(bySeconds: 1)
    #expect(try await own.next().change == .failed(.expired))
    #expect(try await his.next().change == .failed(.expired))
    #expect(throws: MessagingError(.requestNotFound)) { try bob.acceptCallInvitation(invited) }
  }

  @Test func aCalleeThatLogsOutIsOffline() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    _ = try await his.next()
    #expect(try await own.next().change == .received)
    await bob.logout()
    let rest = await his.rest()
    #expect(rest.elements.map(\.change) == [.failed(.loggedOut)])
    try await advance(world, bySeconds: 5, alice)
    #expect(try await own.next().change == .failed(.calleeOffline))
  }

  @Test func aCallerThatLogsOutCancels() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    #expect(try await his.next().change == .invited)
    #expect(try await own.next().change == .received)
    await alice.logout()
    #expect(await own.rest().elements.map(\.change) == [.failed(.loggedOut)])
    #expect(try await his.next().change == .cancelled)
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.inviteToCall("bob") }
    _ = bob
  }

  @Test func aCallerThatIsLostIsOffline() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    #expect(try await his.next().change == .invited)
    _ = try await own.next()
    world.setReachable(false, "alice")
    // It may be back within half a minute.
    try await advance(world, bySeconds: 36, bob)
    #expect(try await his.next().change == .failed(.callerOffline))
  }

  @Test func aShortBreakChangesNothing() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    let invited = try await his.next().invitation
    _ = try await own.next()
    let connection = bob.connection()
    world.setReachable(false, "bob")
    _ = try await connection.first { $0 == .lost }
    // Refused without a link: the caller is notified afterwards.
    try bob.refuseCallInvitation(invited, response: "later")
    #expect(try await his.next().change == .refused(response: "later"))
    try await advance(world, bySeconds: 2, alice)
    world.setReachable(true, "bob")
    _ = try await connection.first { $0 == .synchronized }
    try await advance(world, bySeconds: 5, alice, bob)
    #expect(try await own.next().change == .refused(response: "later"))
  }

  @Test func unconfirmedAcceptanceFails() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    _ = try alice.inviteToCall("bob")
    let invited = try await his.next().invitation
    _ = try await own.next()
    let connection = alice.connection()
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    try bob.acceptCallInvitation(invited)
    try await advance(world, bySeconds: 5, bob)
    #expect(try await his.next().change == .failed(.unconfirmed))
  }

  @Test func oversizedContentIsRefused() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    let long = String(repeating: "x", count: 8193)
    _ = try alice.inviteToCall("bob", content: long)
    guard case .failed(.refused(let error)) = try await own.next().change else { throw MessagingError(.unsupported) }
    #expect(error.code == .messageTooLarge)
    _ = try alice.inviteToCall("bob")
    try bob.acceptCallInvitation(try await his.next().invitation, response: long)
    guard case .failed(.refused(let other)) = try await his.next().change else { throw MessagingError(.unsupported) }
    #expect(other.code == .messageTooLarge)
  }

  /// An account that blocked the caller does not ring, and the caller is not informed of the block.
  @Test func blockedCallerFindsTheCalleeOffline() async throws {
    let world = try ClientWorld()
    let (alice, bob, own, his) = try await pair(world)
    try await bob.updateContact("alice", ContactUpdate(isBlocked: true))
    let invitation = try alice.inviteToCall("bob")
    try await alice.caughtUp()
    try await advance(world, bySeconds: 30, alice)
    #expect(try await own.next() == CallInvitationUpdate(invitation, .failed(.calleeOffline)))
    try await bob.updateContact("alice", ContactUpdate(isBlocked: false))
    let second = try alice.inviteToCall("bob")
    #expect(try await his.next().invitation.id == second.id)
  }

  /// A device of a style without invitations neither receives nor sends any.
  @Test func devicesWithoutInvitationsReceiveNone() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let own = alice.callInvitations()
    let (device, recorder) = try await world.environment.connectedDevice("bob")
    #expect(throws: MessagingError(.unsupported, "invitations")) { try device.inviteToCall("alice") }
    let invitation = try alice.inviteToCall("bob", patience: 1000)
    try await alice.caughtUp()
    world.clock.advance(bySeconds: 1)
    #expect(try await own.next() == CallInvitationUpdate(invitation, .failed(.calleeOffline)))
    #expect(!recorder.events.contains { if case .callInvitation = $0 { true } else { false } })
  }
}
