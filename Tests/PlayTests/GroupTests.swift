#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// The administration of the group, by the phones whose vendors have it, and what the others show.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct GroupTests {
    /// The owner's phone, and those of the managers.
    nonisolated static let administrators = ["nim", "agora", "classic", "hyphenate"]
    /// The phones whose vendors have announcements.
    private static let readers = administrators + ["qd"]
    /// The phones whose people are removed and added again.
    private static let removed = ["android", "qd"]

    @Test(arguments: administrators)
    func nameAndAnnouncementReachTheOthers(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.group(phone, "announce", ["text": "Bus at 8:15"]).json.isEmpty)
        for reader in Self.readers {
          #expect(await client.shows(reader) { $0.announcement == "Bus at 8:15" }, "\(reader)")
        }
        #expect(try await client.group(phone, "renameGroup", ["text": "To the lake"]).json.isEmpty)
        for reader in Self.readers {
          #expect(await client.shows(reader) { $0.name == "To the lake" }, "\(reader)")
          #expect(try await client.conversation(reader, "group:trip")["title"] as? String == "To the lake", "\(reader)")
        }
      }
    }

    @Test(arguments: administrators)
    func membersAreRemovedAndAdded(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for other in Self.removed {
          let account = PlayClient.account(other)
          #expect(try await client.group(phone, "removeMember", ["account": account]).json.isEmpty, "\(other)")
          #expect(await client.shows(other) { $0.members.isEmpty }, "\(other)")
          for reader in Self.administrators {
            #expect(await client.shows(reader) { !$0.accounts.contains(account) }, "\(reader)")
          }
          let fields = ["conversation": "group:trip", "text": "still here"]
          #expect(try await client.act(other, "sendText", fields).errorCode != nil, "\(other)")
          #expect(try await client.group(phone, "addMember", ["account": account]).json.isEmpty, "\(other)")
          #expect(await client.shows(other) { $0.accounts.contains(account) }, "\(other)")
          for reader in Self.administrators {
            #expect(await client.shows(reader) { $0.accounts.contains(account) }, "\(reader)")
          }
          #expect(try await client.act(other, "sendText", fields).json.isEmpty, "\(other)")
          _ = try await client.arrival(of: "still here", on: phone, in: .group("trip"))
        }
      }
    }

    @Test(arguments: administrators)
    func muteIsShownToTheOthers(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for isOn in [true, false] {
          #expect(try await client.group(phone, "mute", ["account": "quinn", "on": isOn]).json.isEmpty)
          for reader in Self.readers {
            #expect(await client.shows(reader) { $0.member("quinn")?.muted == isOn }, "\(reader)")
          }
        }
      }
    }

    @Test func managersAreMadeByTheOwner() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for isOn in [true, false] {
          #expect(try await client.group("nim", "manager", ["account": "quinn", "on": isOn]).json.isEmpty)
          for reader in Self.readers {
            #expect(
              await client.shows(reader) { $0.member("quinn")?.role == (isOn ? .manager : .member) }, "\(reader)")
          }
        }
        // A manager makes none.
        let refused = try await client.group("agora", "manager", ["account": "quinn", "on": true])
        #expect(refused.errorCode?.hasPrefix("AgoraChatErrorCode") == true)
      }
    }

    @Test(arguments: ["agora", "classic", "hyphenate", "qd", "android"])
    func groupThatIsGivenAwayObeysItsNewOwner(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let account = PlayClient.account(phone)
        #expect(try await client.group("nim", "giveAway", ["account": account]).json.isEmpty)
        // The SDK of 2016 does not notify its app of changes other than the account's own.
        if phone == "android" { #expect(try await client.group(phone, "loadGroup").json.isEmpty) }
        for reader in Self.readers + [phone] {
          #expect(await client.shows(reader) { $0.member(account)?.role == .owner }, "\(reader)")
        }
        #expect(try await client.group("nim", "announce", ["text": "no"]).errorCode != nil)
        #expect(try await client.group(phone, "removeMember", ["account": "nina"]).json.isEmpty)
        #expect(await client.shows("nim") { $0.members.isEmpty })
        #expect(try await client.group(phone, "addMember", ["account": "nina"]).json.isEmpty)
        #expect(await client.shows("nim") { $0.member("nina")?.role == .member })
      }
    }

    @Test func ownerInAnotherStyleGivesTheGroupBack() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        for (phone, other) in [("nim", "classic"), ("classic", "hyphenate"), ("hyphenate", "agora"), ("agora", "nim")] {
          let account = PlayClient.account(other)
          #expect(try await client.group(phone, "giveAway", ["account": account]).json.isEmpty, "\(phone)")
          for reader in Self.readers {
            #expect(await client.shows(reader) { $0.member(account)?.role == .owner }, "\(reader)")
          }
        }
      }
    }

    @Test(arguments: PlayClient.phones)
    func detailsAreReadAnew(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.group(phone, "loadGroup").json.isEmpty)
        // A channel of Agora RTM has the members whose apps have joined it; all are logged in.
        let all = phone == "rtm" ? ["rita"] : PlayClient.phones.map { PlayClient.account($0) }
        #expect(await client.shows(phone) { Set($0.accounts).isSuperset(of: all) })
      }
    }

    @Test(arguments: [
      ("qd", "renameGroup"), ("qd", "announce"), ("qd", "manager"), ("qd", "giveAway"), ("android", "renameGroup"),
      ("android", "announce"), ("android", "manager"), ("android", "giveAway"), ("rtm", "addMember"),
      ("rtm", "removeMember"), ("rtm", "renameGroup"),
    ])
    func actionsOfPhonesWithoutAdministrationAreRefused(_ phone: String, _ action: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let refused = try await client.group(phone, action, ["text": "x", "account": "gina", "on": true])
        #expect(refused.errorCode == "unsupported")
        #expect(refused.errorText?.isEmpty == false)
      }
    }

    @Test func memberWithoutRightsIsRefused() async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        #expect(try await client.group("qd", "removeMember", ["account": "gina"]).errorCode != nil)
        #expect(try await client.group("android", "removeMember", ["account": "gina"]).errorCode != nil)
        #expect(await client.shows("nim") { $0.accounts.contains("gina") })
      }
    }
  }

  extension GroupSnapshot {
    fileprivate var accounts: [String] { members.map(\.account) }

    fileprivate func member(_ account: String) -> Member? { members.first { $0.account == account } }
  }

  extension PlayClient {
    /// Carries out an action in the group of all.
    fileprivate func group(_ phone: String, _ action: String, _ fields: [String: Any] = [:]) async throws -> Answer {
      try await act(phone, action, fields.merging(["conversation": "group:trip"]) { first, _ in first })
    }

    /// Waits until a phone shows the group in some way.
    fileprivate func shows(
      _ phone: String, _ condition: @escaping @MainActor (GroupSnapshot) -> Bool
    ) async -> Bool {
      await wait { $0.phone(phone)?.app.screen.groups["trip"].map(condition) ?? false }
    }
  }
#endif
