import Parlance

extension Scenario {
  /// Invitations to calls: one account rings another.
  public static let callInvitations: [Scenario] = [
    Scenario(
      "an invitation to a call is accepted, and both know it", senderNeeds: [.invitesToCalls],
      receiverNeeds: [.invitesToCalls]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await alice.inviteToCall(bob, content: "video \u{1F4DE}", channel: "room 7")
      try await bob.seesCall(with: alice, [.invited(content: "video \u{1F4DE}", channel: "room 7")])
      try await alice.seesCall(with: bob, [.received])
      try await bob.answerInvitation(of: alice, accepts: true, response: "coming")
      try await alice.seesCall(with: bob, [.received, .accepted(response: "coming")])
      try await bob.seesCall(
        with: alice, [.invited(content: "video \u{1F4DE}", channel: "room 7"), .accepted(response: "coming")])
      // A message finds its way as before.
      try await alice.send("on my way", to: bob)
    },
    Scenario(
      "an invitation to a call is refused, and one is cancelled", senderNeeds: [.invitesToCalls],
      receiverNeeds: [.invitesToCalls]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await alice.inviteToCall(bob)
      try await bob.seesCall(with: alice, [.invited(content: nil, channel: nil)])
      try await bob.answerInvitation(of: alice, accepts: false, response: "busy")
      try await alice.seesCall(with: bob, [.received, .refused(response: "busy")])
      try await bob.seesCall(with: alice, [.invited(content: nil, channel: nil), .refused(response: "busy")])
      // The other way round.
      try await bob.inviteToCall(alice)
      try await alice.seesCall(
        with: bob, [.received, .refused(response: "busy"), .invited(content: nil, channel: nil)])
      try await bob.cancelInvitation(to: alice)
      try await alice.seesCall(
        with: bob, [.received, .refused(response: "busy"), .invited(content: nil, channel: nil), .cancelled])
    },
    Scenario(
      "an invitation to a call reaches who comes in time, and ends for all of them", senderNeeds: [.invitesToCalls],
      receiverNeeds: [.invitesToCalls]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      try await alice.inviteToCall(bob, content: "audio")
      try await bob.login()
      try await world.advanceClock(bySeconds: 5)
      try await bob.seesCall(with: alice, [.invited(content: "audio", channel: nil)])
      try await alice.seesCall(with: bob, [.received])
      try await world.advanceClock(bySeconds: 60)
      try await alice.seesCall(with: bob, [.received, .failed])
      try await bob.seesCall(with: alice, [.invited(content: "audio", channel: nil), .failed])
    },
    Scenario("an account that takes no invitations to calls is not reached", senderNeeds: [.invitesToCalls]) { world in
      let (alice, bob) = try await world.pair()
      if bob.can(.invitesToCalls) || bob.can(.callsInChannels) { try await bob.logout() }
      try await alice.inviteToCall(bob)
      try await world.advanceClock(bySeconds: 30)
      try await alice.seesCall(with: bob, [.failed])
      try await alice.inviteToCall(bob)
      try await alice.cancelInvitation(to: bob)
      try await alice.seesCall(with: bob, [.failed, .cancelled])
    },
    Scenario(
      "a call in a channel is answered and cancelled", senderNeeds: [.callsInChannels],
      receiverNeeds: [.callsInChannels]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await alice.startCall(to: bob, content: "video \u{1F4DE}", channel: "room 7")
      try await bob.seesCall(with: alice, [.invited(content: "video \u{1F4DE}", channel: "room 7")])
      try await bob.answerCall(of: alice, accepts: true, response: "coming")
      try await alice.seesCall(with: bob, [.accepted(response: "coming")])
      try await bob.startCall(to: alice)
      try await alice.seesCall(with: bob, [.accepted(response: "coming"), .invited(content: nil, channel: nil)])
      try await bob.cancelCall(to: alice)
      try await alice.seesCall(
        with: bob, [.accepted(response: "coming"), .invited(content: nil, channel: nil), .cancelled])
    },
    Scenario(
      "a call in a channel rings who takes invitations", senderNeeds: [.callsInChannels],
      receiverNeeds: [.invitesToCalls]
    ) { world in
      let (alice, bob) = try await world.pair()
      var seen: [CallInvitationStep] = []
      for accepts in [true, false] {
        try await alice.startCall(to: bob, content: "video", channel: "room \(accepts)")
        seen.append(.invited(content: "video", channel: "room \(accepts)"))
        try await bob.seesCall(with: alice, seen)
        try await bob.answerInvitation(of: alice, accepts: accepts, response: "words")
        seen.append(accepts ? .accepted(response: "words") : .refused(response: "words"))
        try await bob.seesCall(with: alice, seen)
      }
      try await alice.seesCall(with: bob, [.accepted(response: "words"), .refused(response: "words")])
      try await alice.startCall(to: bob, channel: "room")
      seen.append(.invited(content: nil, channel: "room"))
      try await bob.seesCall(with: alice, seen)
      try await alice.cancelCall(to: bob)
      try await bob.seesCall(with: alice, seen + [.cancelled])
    },
    Scenario(
      "an invitation to a call rings who takes channels", senderNeeds: [.invitesToCalls],
      receiverNeeds: [.callsInChannels]
    ) { world in
      let (alice, bob) = try await world.pair()
      var (own, seen): ([CallInvitationStep], [CallInvitationStep]) = ([], [])
      for accepts in [true, false] {
        try await alice.inviteToCall(bob, content: "video", channel: "room")
        seen.append(.invited(content: "video", channel: "room"))
        try await bob.seesCall(with: alice, seen)
        own.append(.received)
        try await alice.seesCall(with: bob, own)
        try await bob.answerCall(of: alice, accepts: accepts, response: "words")
        own.append(accepts ? .accepted(response: "words") : .refused(response: "words"))
        try await alice.seesCall(with: bob, own)
      }
      try await alice.inviteToCall(bob)
      seen.append(.invited(content: nil, channel: nil))
      try await bob.seesCall(with: alice, seen)
      try await alice.seesCall(with: bob, own + [.received])
      try await alice.cancelInvitation(to: bob)
      try await bob.seesCall(with: alice, seen + [.cancelled])
    },
  ]
}
