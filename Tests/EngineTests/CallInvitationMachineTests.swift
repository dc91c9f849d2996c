import Testing

@testable import ParlanceCore

/// The two ends of an invitation to a call, step by step.
@Suite struct CallInvitationMachineTests {
  private let start = Timestamp(milliseconds: 1_000_000)
  private var invitation: CallInvitation {
    CallInvitation(
      id: "i", caller: "ann", callee: "bob", content: "video", channel: "c", expiry: time(60_000))
  }

  private func time(_ milliseconds: Int64) -> Timestamp { start.advanced(byMilliseconds: milliseconds) }

  private func report(_ change: CallInvitationUpdate.Change) -> CallInvitations.Action {
    .report(CallInvitationUpdate(invitation, change))
  }

  private func signal(
    _ step: CallStep, id: CallInvitationID = "i", from device: DeviceID = "d", caller: AccountID = "ann",
    callee: AccountID = "bob"
  ) -> CallSignal {
    CallSignal(
      id: id, caller: caller, callee: callee, device: device, style: "s", time: start, step: step)
  }

  private var invited: CallSignal { signal(.invited(content: "video", channel: "c", expiry: time(60_000))) }
  private func answered(_ answer: CallAnswer, _ response: String? = nil, from device: DeviceID = "b1") -> CallSignal {
    signal(.answered(answer, response: response), from: device)
  }

  private func caller() throws -> CallInvitations {
    var machine = CallInvitations(device: "a1", style: "s")
    #expect(try machine.send(invitation, patience: 30_000, at: start) == [.send(invitation, lifetime: 60_000)])
    return machine
  }

  private func callee(_ device: DeviceID = "b1") -> CallInvitations {
    var machine = CallInvitations(device: device, style: "s")
    #expect(
      machine.receive(invited, account: "Bob", at: start)
        == [report(.invited), .answer(invitation, .received, response: nil)])
    return machine
  }

  // MARK: the caller

  @Test func anAcceptanceIsConfirmedAndReportedOnce() throws {
    var machine = try caller()
    #expect(machine.receive(answered(.received), account: "ann", at: start) == [report(.received)])
    #expect(machine.receive(answered(.received), account: "ann", at: start) == [])
    let confirm = CallInvitations.Action.confirm(invitation, device: "b1", style: "s")
    #expect(
      machine.receive(answered(.accepted, "yes"), account: "ann", at: start)
        == [confirm, report(.accepted(response: "yes"))])
    #expect(machine.nextDeadline == nil)
    // A repeated answer, and one of a slower device, are answered with the device that was first.
    #expect(machine.receive(answered(.accepted, "yes"), account: "ann", at: start) == [confirm])
    #expect(machine.receive(answered(.accepted, from: "b2"), account: "ann", at: time(9)) == [confirm])
    #expect(machine.receive(answered(.refused, from: "b2"), account: "ann", at: time(9)) == [confirm])
    #expect(throws: MessagingError(.requestNotFound)) { try machine.cancel("i", at: time(10)) }
    #expect(throws: MessagingError(.alreadyInProgress)) {
      try machine.send(invitation, patience: 30_000, at: time(10))
    }
  }

  @Test func answerImpliesReceipt() throws {
    var machine = try caller()
    #expect(
      machine.receive(answered(.refused, "no"), account: "ann", at: start)
        == [report(.received), report(.refused(response: "no"))])
    #expect(machine.receive(answered(.refused, "no"), account: "ann", at: start) == [])
    // A device that still rings is sent a cancellation.
    #expect(machine.receive(answered(.received, from: "b2"), account: "ann", at: start) == [.cancel(invitation)])
    #expect(machine.receive(answered(.accepted, from: "b2"), account: "ann", at: start) == [.cancel(invitation)])
  }

  @Test func aCancellationIsFinal() throws {
    var machine = try caller()
    #expect(try machine.cancel("i", at: time(1)) == [.cancel(invitation), report(.cancelled)])
    #expect(throws: MessagingError(.requestNotFound)) { try machine.cancel("i", at: time(1)) }
    #expect(throws: MessagingError(.requestNotFound)) { try machine.cancel("other", at: time(1)) }
    #expect(machine.receive(answered(.accepted), account: "ann", at: time(2)) == [.cancel(invitation)])
    #expect(machine.tick(at: time(60_000)) == [])
    // Half a minute after it would have expired, nothing of it is known.
    #expect(machine.tick(at: time(90_001)) == [])
    #expect(machine.receive(answered(.accepted), account: "ann", at: time(90_002)) == [])
  }

  @Test(arguments: [
    (PresenceState?.some(.online), CallInvitationFailure.noReceipt), (nil, .noReceipt), (.unreachable, .calleeOffline),
    (.offline, .calleeOffline),
  ]) func unreceivedInvitationIsRepeatedAndFails(_ presence: PresenceState?, _ failure: CallInvitationFailure) throws {
    var machine = try caller()
    if let presence { #expect(machine.sent("i", presence) == []) }
    #expect(machine.nextDeadline == time(5000))
    #expect(machine.tick(at: time(4999)) == [])
    #expect(machine.tick(at: time(5000)) == [.send(invitation, lifetime: 55_000)])
    #expect(machine.connected(at: time(6000)) == [.send(invitation, lifetime: 54_000)])
    #expect(machine.nextDeadline == time(11_000))
    #expect(machine.tick(at: time(29_999)) == [.send(invitation, lifetime: 30_001)])
    #expect(machine.nextDeadline == time(30_000))
    #expect(machine.tick(at: time(30_000)) == [.cancel(invitation), report(.failed(failure))])
    #expect(machine.nextDeadline == nil && machine.tick(at: time(31_000)) == [])
  }

  @Test func unansweredInvitationExpires() throws {
    var machine = try caller()
    _ = machine.receive(answered(.received), account: "ann", at: time(1))
    #expect(machine.tick(at: time(59_999)) == [.send(invitation, lifetime: 1)])
    #expect(machine.nextDeadline == time(60_000))
    // An answer at the moment of expiry is too late.
    #expect(
      machine.receive(answered(.accepted), account: "ann", at: time(60_000))
        == [.cancel(invitation), report(.failed(.expired)), .cancel(invitation)])
  }

  @Test func invitationOfAnOfflineCalleeFails() throws {
    var machine = try caller()
    #expect(machine.sent("i", .offline) == [])
    _ = machine.receive(answered(.received), account: "ann", at: time(1))
    #expect(machine.sent("i", .unreachable) == [])
    #expect(machine.sent("i", .offline) == [.cancel(invitation), report(.failed(.calleeOffline))])
    #expect(machine.sent("i", .offline) == [] && machine.sent("other", .offline) == [])
    #expect(machine.sendingFailed("i", MessagingError(.messageTooLarge)) == [])
  }

  @Test func invitationRefusedByTheHubFails() throws {
    var machine = try caller()
    let error = MessagingError(.messageTooLarge)
    #expect(machine.sendingFailed("i", error) == [.cancel(invitation), report(.failed(.refused(error)))])
    #expect(machine.sendingFailed("other", error) == [])
  }

  @Test func invitationsBeyondTheLimitAreRefused() throws {
    var machine = CallInvitations(device: "a1", style: "s")
    func number(_ number: Int) -> CallInvitation {
      CallInvitation(id: CallInvitationID("\(number)"), caller: "ann", callee: "bob", expiry: time(60_000))
    }
    for index in 0..<CallInvitations.limit { _ = try machine.send(number(index), patience: 1000, at: start) }
    #expect(throws: MessagingError(.limitExceeded, "limit 100 invitations")) {
      try machine.send(number(100), patience: 1000, at: start)
    }
    _ = try machine.cancel("7", at: start)
    _ = try machine.send(number(100), patience: 1000, at: start)
    // Completed invitations beyond a limit are forgotten.
    for index in 101..<1000 {
      _ = try machine.cancel(CallInvitationID("\(index - 1)"), at: start)
      _ = try machine.send(number(index), patience: 1000, at: start)
    }
    #expect(machine.outgoing.count <= 301)
  }

  // MARK: the callee

  @Test func anAcceptanceWaitsForItsConfirmation() throws {
    var machine = callee()
    let accept = CallInvitations.Action.answer(invitation, .accepted, response: "yes")
    #expect(try machine.accept(invitation, response: "yes", at: time(10)) == [accept])
    #expect(throws: MessagingError(.alreadyInProgress)) { try machine.accept(invitation, response: nil, at: time(11)) }
    #expect(throws: MessagingError(.alreadyInProgress)) { try machine.refuse(invitation, response: nil, at: time(11)) }
    #expect(machine.receive(invited, account: "bob", at: time(20)) == [accept])
    #expect(machine.tick(at: time(2010)) == [accept])
    // Another device that accepted as well says nothing about which one was first.
    #expect(machine.receive(answered(.accepted, from: "b2"), account: "bob", at: time(2011)) == [])
    #expect(
      machine.receive(signal(.confirmed(device: "b1", style: "s")), account: "bob", at: time(2012))
        == [report(.accepted(response: "yes"))])
    #expect(machine.receive(signal(.confirmed(device: "b1", style: "s")), account: "bob", at: time(2013)) == [])
    #expect(machine.nextDeadline == nil)
  }

  @Test func aSlowerDeviceLearnsThatAnotherWasFirst() throws {
    var machine = callee()
    _ = try machine.accept(invitation, response: nil, at: time(10))
    #expect(
      machine.receive(signal(.confirmed(device: "b2", style: "s")), account: "bob", at: time(20))
        == [report(.answeredElsewhere(isAccepted: true))])
    // A device of the same name in another style is another one.
    machine = callee()
    #expect(
      machine.receive(signal(.confirmed(device: "b1", style: "t")), account: "bob", at: time(20))
        == [report(.answeredElsewhere(isAccepted: true))])
  }

  @Test func anUnconfirmedAcceptanceFails() throws {
    var machine = callee()
    _ = try machine.accept(invitation, response: nil, at: time(59_000))
    #expect(machine.tick(at: time(60_001)).isEmpty)
    #expect(machine.tick(at: time(63_999)).count == 1)
    #expect(machine.nextDeadline == time(64_000))
    #expect(machine.tick(at: time(64_000)) == [report(.failed(.unconfirmed))])
  }

  @Test func aRefusalIsRepeated() throws {
    var machine = callee()
    let refusal = CallInvitations.Action.answer(invitation, .refused, response: "no")
    #expect(
      try machine.refuse(invitation, response: "no", at: time(10)) == [refusal, report(.refused(response: "no"))])
    #expect(machine.receive(invited, account: "bob", at: time(20)) == [refusal])
    #expect(throws: MessagingError(.requestNotFound)) { try machine.refuse(invitation, response: nil, at: time(30)) }
    #expect(throws: MessagingError(.requestNotFound)) { try machine.accept(invitation, response: nil, at: time(30)) }
    #expect(machine.receive(signal(.cancelled), account: "bob", at: time(30)) == [])
  }

  @Test func otherDevicesStopRinging() throws {
    for (answer, isAccepted) in [(CallAnswer.accepted, true), (.refused, false)] {
      var machine = callee()
      #expect(machine.receive(answered(.received, from: "b2"), account: "bob", at: start) == [])
      #expect(machine.receive(answered(answer, from: "b1"), account: "bob", at: start) == [])
      #expect(
        machine.receive(answered(answer, from: "b2"), account: "bob", at: start)
          == [report(.answeredElsewhere(isAccepted: isAccepted))])
      #expect(machine.receive(invited, account: "bob", at: time(5)) == [])
    }
  }

  @Test func endOfRingingIsReportedOnce() throws {
    var machine = callee()
    #expect(machine.receive(invited, account: "bob", at: time(4000)) == [.answer(invitation, .received, response: nil)])
    #expect(machine.tick(at: time(5000)) == [.answer(invitation, .received, response: nil)])
    #expect(machine.receive(signal(.cancelled), account: "bob", at: time(5001)) == [report(.cancelled)])
    #expect(machine.receive(signal(.cancelled), account: "bob", at: time(5001)) == [])
    machine = callee()
    #expect(machine.answered(invitation, .unreachable) == [])
    #expect(machine.answered(invitation, .offline) == [report(.failed(.callerOffline))])
    machine = callee()
    let error = MessagingError(.messageTooLarge)
    #expect(machine.answerFailed(invitation, error) == [report(.failed(.refused(error)))])
    machine = callee()
    #expect(machine.tick(at: time(60_000)) == [report(.failed(.expired))])
    // Whatever comes of it later.
    #expect(machine.receive(invited, account: "bob", at: time(60_001)) == [])
    #expect(machine.tick(at: time(90_001)) == [] && machine.incoming.isEmpty)
    #expect(machine.receive(invited, account: "bob", at: time(90_002)) == [])
  }

  @Test func aLoginsEndEndsEverything() throws {
    var machine = try caller()
    var other = invited
    other.caller = "cid"
    _ = machine.receive(
      signal(.invited(content: nil, channel: nil, expiry: time(9)), caller: "cid", callee: "ann"), account: "ann",
      at: start)
    #expect(machine.receive(other, account: "ann", at: start) == [])
    let fromCid = CallInvitation(id: "i", caller: "cid", callee: "ann", expiry: time(9))
    #expect(
      machine.end() == [
        .cancel(invitation), report(.failed(.loggedOut)), .report(CallInvitationUpdate(fromCid, .failed(.loggedOut))),
      ])
    #expect(machine.end() == [] && machine.nextDeadline == nil)
  }

  // MARK: strangers

  @Test func signalsFromStrangersAreIgnored() throws {
    var machine = try caller()
    // Neither the caller nor the callee, an unknown id, another callee, and its own steps.
    #expect(machine.receive(answered(.accepted), account: "eve", at: start) == [])
    #expect(machine.receive(signal(.answered(.accepted, response: nil), id: "x"), account: "ann", at: start) == [])
    #expect(
      machine.receive(signal(.answered(.accepted, response: nil), callee: "eve"), account: "ann", at: start) == [])
    #expect(machine.receive(signal(.cancelled), account: "ann", at: start) == [])
    #expect(machine.receive(signal(.cancelled, caller: "ann", callee: "ann"), account: "ann", at: start) == [])
    var called = callee()
    #expect(called.receive(signal(.cancelled, caller: "eve"), account: "bob", at: start) == [])
    #expect(called.receive(signal(.confirmed(device: "b1", style: "s")), account: "bob", at: start) == [])
    // Another caller may use the same id.
    let again = signal(.invited(content: nil, channel: nil, expiry: time(5000)), caller: "eve")
    #expect(called.receive(again, account: "bob", at: start).count == 2)
    #expect(called.receive(signal(.cancelled, caller: "eve"), account: "bob", at: start).count == 1)
    #expect(try called.accept(invitation, response: nil, at: start).count == 1)
  }

  @Test func aFloodOfInvitationsIsBounded() {
    var machine = CallInvitations(device: "b1", style: "s")
    func invite(_ number: Int, by caller: AccountID) -> [CallInvitations.Action] {
      let step = CallStep.invited(content: nil, channel: nil, expiry: time(60_000))
      let invited = signal(step, id: CallInvitationID("\(number)"), caller: caller)
      return machine.receive(invited, account: "bob", at: start)
    }
    // One caller keeps no other from ringing, and all of them not more than so many.
    for number in 0..<1000 {
      #expect(invite(number, by: "eve").isEmpty == (number >= CallInvitations.callerLimit))
    }
    for number in 0..<200 {
      let isFull = machine.incoming.count == CallInvitations.limit
      #expect(invite(number, by: AccountID("c\(number)")).isEmpty == isFull)
    }
    #expect(machine.incoming.count == CallInvitations.limit)
    _ = machine.receive(signal(.cancelled, id: "0", caller: "eve"), account: "bob", at: start)
    #expect(!invite(1000, by: "eve").isEmpty)
    // Completed invitations beyond a limit are forgotten.
    for number in 1001..<3000 {
      let id = CallInvitationID("\(number - 1)")
      _ = machine.receive(signal(.cancelled, id: id, caller: "eve"), account: "bob", at: start)
      #expect(!invite(number, by: "eve").isEmpty)
      _ = machine.tick(at: start)
    }
    #expect(machine.incoming.count <= 302)
    // One that has expired already does not ring.
    let late = signal(.invited(content: nil, channel: nil, expiry: start), id: "late")
    #expect(machine.receive(late, account: "bob", at: start) == [])
  }
}
