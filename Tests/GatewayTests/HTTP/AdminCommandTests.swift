#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceTokens
  import TestSupport
  import Testing

  @testable import ParlanceCommand

  /// The commands that ask a gateway.
  @Suite struct AdminCommandTests {
    private let client: AdminClient
    private let folder: TemporaryFolder

    init() throws {
      client = try AdminClient()
      folder = try TemporaryFolder()
    }

    /// Runs a command with an administrator's token.
    private func run(_ arguments: String...) throws -> Run.Outcome {
      Run.run(
        arguments + [
          "--endpoint", "http://127.0.0.1:\(client.server.port)", "--admin-token", try client.token(.admin),
        ], clock: ManualClock())
    }

    private func json(_ outcome: Run.Outcome) throws -> [String: Any] {
      #expect(outcome.exitCode == 0, "\(outcome.error)")
      return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test func accountsAreRegisteredShownAndListed() throws {
      #expect(try run("account", "--register", "Alice").output == "Alice\n")
      #expect(try run("account", "--register", "team/bob ü").output == "team/bob ü\n")
      #expect(try run("account", "--show", "alice").output == "Alice: offline\n")
      #expect(try run("account", "--show", "team/bob ü").output == "team/bob ü: offline\n")
      #expect(try run("account", "--list").output == "Alice\nteam/bob ü\n")
      #expect(try json(run("account", "--list", "--json"))["accounts"] as? [String] == ["Alice", "team/bob ü"])
      #expect(try run("account", "--end-sessions", "alice", "--reason", "a&b = ü") == Run.Outcome())
      let again = try run("account", "--register", "alice")
      #expect(again.exitCode == 1 && again.error == "parlance: The account exists already.\n")
    }

    @Test func profilesContactsAndConversationsAreShown() throws {
      for name in ["alice", "bob"] { _ = try run("account", "--register", name) }
      for (method, path, body) in [
        ("PATCH", "/v1/accounts/alice/profile", #"{"nickname":"Ali"}"#),
        ("POST", "/v1/accounts/alice/contacts", #"{"contacts":[{"account":"bob"}]}"#),
        ("POST", "/v1/messages", #"{"from":"bob","to":{"account":"alice"},"content":{"text":"hi"}}"#),
      ] { #expect(try client.request(method, path, body).status < 300) }
      #expect(try run("account", "--profile", "alice").output.contains("nickname: Ali\n"))
      #expect(try run("account", "--contacts", "alice").output == "bob  friend\n")
      #expect(try run("account", "--conversations", "alice").output == "account  bob  1 unread\n")
      #expect(try json(run("account", "--conversations", "alice", "--json"))["conversations"] is [Any])
      #expect(try run("account", "--contacts", "zoe").error == "parlance: There is no such account.\n")
      #expect(try run("account", "--contacts", "a", "--profile", "a").exitCode == 2)
      #expect(try run("account", "--contacts", "a", "--list").exitCode == 2)
    }

    @Test func rightsInAGroupChange() throws {
      for name in ["alice", "bob"] { _ = try run("account", "--register", name) }
      #expect(try run("group", "--create", "T", "--owner", "alice", "--id", "team", "--members", "bob").exitCode == 0)
      func member() throws -> [String: Any]? {
        (try json(run("group", "--show", "team", "--json"))["members"] as? [[String: Any]])?.last
      }
      #expect(try run("group", "--set-role", "team", "--member", "bob", "--role", "manager") == Run.Outcome())
      #expect(try member()?["role"] as? String == "manager")
      let end = "253402300799999"
      #expect(try run("group", "--mute", "team", "--member", "bob", "--until", end) == Run.Outcome())
      #expect(try member()?["isMuted"] as? Bool == true)
      #expect(try run("group", "--unmute", "team", "--member", "bob") == Run.Outcome())
      #expect(try member()?["isMuted"] as? Bool == false)
      for (option, isMuted) in [("--mute", true), ("--unmute", false)] {
        #expect(try run("group", option, "team") == Run.Outcome())
        let group = try json(run("group", "--show", "team", "--json"))["group"] as? [String: Any]
        #expect(group?["isMuted"] as? Bool == isMuted)
      }
      for wrong in [
        ["--set-role", "team"], ["--role", "owner"], ["--member", "bob"], ["--mute", "team", "--until", "1"],
        ["--mute", "team", "--member", "bob", "--until", "x"], ["--mute", "team", "--show", "team"],
        ["--mute", "team", "--unmute", "team"],
      ] { #expect(Run.run(["group"] + wrong, clock: ManualClock()).exitCode == 2, "\(wrong)") }
    }

    @Test func accountsAreBannedAndErased() throws {
      for name in ["alice", "bob"] { _ = try run("account", "--register", name) }
      #expect(try run("account", "--ban", "alice", "--until", "253402300799999", "--reason", "a&b") == Run.Outcome())
      #expect(try run("account", "--show", "alice").output == "alice: banned\n")
      let ban = try json(run("account", "--show", "alice", "--json"))["ban"] as? [String: Any]
      #expect(ban?["reason"] as? String == "a&b" && ban?["until"] as? Int64 == 253_402_300_799_999)
      #expect(try run("account", "--unban", "alice") == Run.Outcome())
      #expect(try run("account", "--show", "alice").output == "alice: offline\n")
      #expect(try run("account", "--ban", "alice", "--until", "1").exitCode == 1)
      #expect(try run("account", "--refuse-tokens", "alice", "--before", "1000").output == "refused before: 1000\n")
      #expect(try run("account", "--refuse-all-tokens", "--before", "0").output == "refused before: 0\n")
      #expect(try run("account", "--erase", "alice").output == "messages removed: 0\n")
      #expect(try run("account", "--show", "alice").error == "parlance: There is no such account.\n")
      #expect(try run("account", "--register", "alice").exitCode == 1)
      #expect(try run("account", "--erase", "alice", "--free-name", "--remove-messages").exitCode == 0)
      #expect(try run("account", "--register", "alice").output == "alice\n")
    }

    @Test func messagesOfAnErasedAccountAreRemovedOnRequest() throws {
      for name in ["alice", "bob"] { _ = try run("account", "--register", name) }
      let body = #"{"from":"alice","to":{"account":"bob"},"content":{"text":"a"}}"#
      #expect(try client.request("POST", "/v1/messages", body).status == 201)
      #expect(try run("account", "--erase", "alice", "--remove-messages").output == "messages removed: 1\n")
      let history = try client.request("GET", "/v1/history?account=alice&peer=bob").json["messages"] as? [Any]
      #expect(history?.isEmpty == true)
    }

    @Test func groupsAreCreatedShownAndDissolved() throws {
      for name in ["alice", "bob", "carol"] { _ = try run("account", "--register", name) }
      #expect(
        try run("group", "--create", "The team", "--owner", "alice", "--id", "team", "--members", "bob,carol").output
          == "team\n")
      #expect(
        try run("group", "--show", "team").output == "team: The team\nalice  owner\nbob  ordinary\ncarol  ordinary\n")
      let shown = try json(run("group", "--show", "team", "--json"))
      #expect(
        (shown["members"] as? [Any])?.count == 3 && (shown["group"] as? [String: Any])?["id"] as? String == "team")
      #expect(try run("group", "--dissolve", "team") == Run.Outcome())
      #expect(try run("group", "--show", "team").error == "parlance: There is no such group.\n")
    }

    @Test func aTextIsSentToAllRooms() throws {
      _ = try run("account", "--register", "alice")
      #expect(try run("broadcast", "--from", "alice", "--text", "hello", "--id", "b1").output == "b1  rooms: 0\n")
      #expect(try run("broadcast", "--from", "nobody", "--text", "hello").exitCode == 1)
      #expect(try run("broadcast", "--from", "alice").exitCode == 2)
    }

    @Test func historyIsExportedAndMessageRevoked() throws {
      for name in ["alice", "bob"] { _ = try run("account", "--register", name) }
      for number in 1...3 {
        let body =
          "{\"from\":\"alice\",\"to\":{\"account\":\"bob\"},\"content\":{\"text\":\"text \(number)\"},\"id\":\"id\(number)\"}"
        #expect(try client.request("POST", "/v1/messages", body).status == 201)
      }
      #expect(try run("revoke", "--message", "id2", "--sender", "alice", "--postscript", "sorry") == Run.Outcome())
      #expect(try run("revoke", "--message", "id2").exitCode == 1)
      // An id that is used in several conversations.
      for (from, to) in [("alice", "bob"), ("bob", "alice"), ("alice", "alice")] {
        let body = "{\"from\":\"\(from)\",\"to\":{\"account\":\"\(to)\"},\"content\":{\"text\":\"a\"},\"id\":\"same\"}"
        let status = try client.request("POST", "/v1/messages", body).status
        #expect(status == (from == "bob" ? 409 : 201))
      }
      #expect(try run("revoke", "--message", "same").exitCode == 1)
      #expect(try run("revoke", "--message", "same", "--sender", "alice").exitCode == 1)
      #expect(try run("revoke", "--message", "same", "--sender", "alice", "--peer", "bob") == Run.Outcome())
      #expect(try run("revoke", "--message", "same", "--group", "none").exitCode == 1)
      #expect(try run("revoke", "--message", "same", "--room", "none").exitCode == 1)
      #expect(try run("revoke", "--message", "same", "--all-rooms").exitCode == 1)
      #expect(try run("revoke", "--message", "same") == Run.Outcome())
      let path = folder.url.appendingPathComponent("export.jsonl").path
      #expect(try run("export", "--account", "alice", "--peer", "bob", "--output", path).output == "2 messages\n")
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let texts = try lines.map { line in
        let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return (message?["content"] as? [String: Any])?["text"] as? String
      }
      #expect(texts == ["text 1", "text 3"])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      // An existing file is not overwritten.
      let again = try run("export", "--account", "alice", "--peer", "bob", "--output", path)
      #expect(again.exitCode == 1 && again.error.hasPrefix("parlance: \(path): "))
    }

    @Test func invalidArgumentsAreExplained() throws {
      func refusal(_ arguments: String...) -> String {
        let outcome = Run.run(arguments, clock: ManualClock())
        #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
        return outcome.error
      }
      #expect(refusal("account").contains("needs one of"))
      #expect(refusal("account", "--list", "--show", "a").contains("needs one of"))
      #expect(refusal("account", "--list", "--reason", "a").contains("--reason belongs"))
      #expect(refusal("account", "--list", "--ban", "a").contains("one thing"))
      #expect(refusal("account", "--unban", "b", "--ban", "a").contains("one thing"))
      #expect(refusal("account", "--unban", "a", "--reason", "b").contains("--reason belongs"))
      #expect(refusal("account", "--unban", "a", "--until", "1").contains("--until belongs"))
      #expect(refusal("account", "--ban", "a", "--until", "soon").contains("\"soon\" is not one"))
      #expect(refusal("account", "--ban", "a", "--before", "1").contains("--before belongs"))
      #expect(refusal("account", "--list", "--free-name").contains("belong to --erase"))
      #expect(refusal("revoke", "--message", "a", "--peer", "b").contains("--peer needs"))
      #expect(refusal("revoke", "--message", "a", "--room", "b", "--all-rooms").contains("takes one of"))
      #expect(refusal("group", "--create", "a").contains("needs --owner"))
      #expect(refusal("group", "--show", "a", "--members", "b").contains("--members belongs"))
      #expect(refusal("revoke").contains("needs --message"))
      for arguments in [["--account", "a"], ["--group", "a", "--room", "b"], []] {
        #expect(Run.run(["export"] + arguments, clock: ManualClock()).error.contains("--account with --peer"))
      }
      for endpoint in ["host", "ftp://host", "http://", "http://a:b@host", "http://host/v1", "http://host?x"] {
        let refusal = refusal("account", "--list", "--endpoint", endpoint)
        #expect(refusal.contains("not the address of a gateway"), "\(endpoint)")
      }
      #expect(refusal("account", "--list", "--admin-token", "a b").contains("is malformed"))
    }

    @Test func failuresOfTheGatewayAreSaid() throws {
      let endpoint = "ws://127.0.0.1:\(client.server.port)"
      let without = Run.run(["account", "--list", "--endpoint", endpoint, "--admin-token", "x"], clock: ManualClock())
      #expect(without.exitCode == 1 && without.error == "parlance: The token is not valid.\n")
      let closed = try AdminClient { _ in .off }
      let none = Run.run(
        ["account", "--list", "--endpoint", "http://127.0.0.1:\(closed.server.port)"], clock: ManualClock())
      #expect(none.exitCode == 1 && none.error.contains("has no API"))
      closed.server.stop()
      let gone = Run.run(
        ["account", "--list", "--endpoint", "http://127.0.0.1:\(closed.server.port)"], clock: ManualClock())
      #expect(gone.exitCode == 1 && gone.error.contains("cannot be reached"))
    }

    @Test func aProgressBarIsForTerminals() {
      let written = Lock("")
      let write: @Sendable (String) -> Void = { text in written.withLock { $0 += text } }
      var bar = ProgressBar(isTerminal: true, write: write)
      bar.show(1, of: 0)
      #expect(written.withLock { $0 } == "")
      bar.show(1, of: 4)
      #expect(written.withLock { $0 } == "\r[##########------------------------------] 25 %")
      bar.show(1, of: 4)
      bar.show(9, of: 4)
      bar.finish()
      #expect(written.withLock { $0 }.hasSuffix("\r[########################################] 100 %\r\(blanks(48))\r"))
      let before = written.withLock { $0 }
      var none = ProgressBar(isTerminal: false, write: write)
      none.show(1, of: 2)
      none.finish()
      #expect(written.withLock { $0 } == before)
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
  }
#endif
