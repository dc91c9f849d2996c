#if Server && Remote
  import BuiltPrograms
  import TestSupport
  import Testing

  /// Teams of users whose apps are written against different vendors' SDKs.
  @Suite(.serialized) struct TeamTests {
    /// Has a sample create a team.
    ///
    /// - returns: The id of the team.
    private func createTeam(_ name: String, _ creator: Sample, _ world: SampleWorld) async throws -> String {
      let members = creator.others
      world[creator].type("/team \(name) \(members.map(\.account).joined(separator: " "))")
      var id: String?
      for sample in [creator] + members where sample != .agoraRTM {
        let line = try await world[sample].line("team \(name)") {
          $0.hasPrefix("member of team ") && $0.hasSuffix(" (\(name))")
        }
        let own = String(line.dropFirst("member of team ".count).dropLast(" (\(name))".count))
        #expect(id == nil || id == own)
        id = own
      }
      return try #require(id)
    }

    @Test(arguments: Sample.allCases.filter { $0 != .agoraRTM })
    func messageReachesAllMembers(_ creator: Sample) async throws {
      let world = try await SampleWorld()
      let id = try await createTeam("crew", creator, world)
      for sample in Sample.allCases {
        world[sample].type("/open team \(id)")
        try await world[sample].sees("--- team \(id) ---")
      }
      // To Agora RTM, the team is a channel.
      try await world[.agoraRTM].sees("in channel \(id)")
      for sender in Sample.allCases {
        let text = "hello crew from \(sender.account)"
        world[sender].type(text)
        try await world[sender].sees("sent: \(text)")
        for receiver in sender.others { try await world[receiver].receives(text, from: sender.account) }
      }
      // These count the readers of a message; QD does not name them.
      world[.nim].type("/read")
      try await world[.nim].sees("reading done")
      try await world[.qd].sees("someone has read: hello crew from quinn")
      try await world[.agoraChat].sees("nina has read: hello crew from agatha")
      try await world[.hyphenate].sees("nina has read: hello crew from hywel")
      world[.qd].type("/read")
      try await world[.qd].sees("reading done")
      try await world[.nim].sees("quinn has read: hello crew from nina")
      world[.hyphenateAndroid].type("/read")
      try await world[.hyphenateAndroid].sees("read; this SDK has no receipts in groups")

      let slip = "slip of \(creator.account)"
      world[creator].type(slip)
      try await world[creator].sees("sent: \(slip)")
      for receiver in creator.others { try await world[receiver].receives(slip, from: creator.account) }
      world[creator].type("/revoke")
      for sample in Sample.allCases where sample.hasReceiptsAndRevocation {
        try await world[sample].sees("\(creator.account) revoked: \(slip)")
      }
      try await world.end()
    }

    @Test func agoraRTMHasChannelsOnly() async throws {
      let world = try await SampleWorld([.agoraRTM])
      world[.agoraRTM].type("/team crew nina")
      try await world[.agoraRTM].sees(
        "Agora RTM has no teams; /open team crew joins the channel crew, as everybody may")
      try await world.end()
    }
  }
#endif
