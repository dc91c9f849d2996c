#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// Every line of vendor code that phones show is in a file of `Shown`, which is compiled with these tests.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct ShownCodeTests {
    @Test(arguments: PlayClient.phones)
    func shownLinesAreCompiled(_ phone: String) async throws {
      try await PlayClient.with { (client: PlayClient) async throws in
        let user = PhoneUser(client, phone)
        try await user.doEverything()
        let source = user.shown().source(phone)
        let name = "\(phone).swift"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Shown").appendingPathComponent(name)
        let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if source != kept, let folder = ProcessInfo.processInfo.environment["PARLANCE_SHOWN_CODE"] {
          try source.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        #expect(source == kept)
      }
    }
  }

  /// A user who does everything that a phone can do.
  @MainActor
  struct PhoneUser {
    private static let kinds = ["image", "file", "audio", "video"]

    private let client: PlayClient
    private let phone: String
    /// The phone of the user's peer.
    private let other: String
    private let direct: Place
    private let group = Place.group("trip")

    init(_ client: PlayClient, _ phone: String) {
      self.client = client
      self.phone = phone
      other = phone == "nim" ? "agora" : "nim"
      direct = .direct(PlayClient.account(other))
    }

    private func can(_ ability: PhoneAbility) -> Bool {
      client.server.playground.phone(phone)?.profile.can.contains(ability) == true
    }

    /// Carries out each action, in each kind of conversation and with each kind of file.
    func doEverything() async throws {
      for place in [direct, group] {
        let id = try await receive("read me", in: place)
        if can(place.isGroup ? .groupRead : .read) { try await act("read", place, id) }
        if can(.react) {
          // NIM has a number for the first, and words for the other.
          for text in ["\u{1F44D}", "\u{1F419}"] {
            for isOn in [true, false] {
              try await act(["action": "react", "conversation": place.id, "message": id, "text": text, "on": isOn])
            }
          }
        }
        if can(.pin) {
          for isOn in [true, false] {
            try await act(["action": "pin", "conversation": place.id, "message": id, "on": isOn])
          }
        }
        if can(.edit) {
          try await act(["action": "sendText", "conversation": place.id, "text": "a sslip"])
          let own = try await client.arrival(of: "a sslip", on: phone, in: place)
          try await act(["action": "edit", "conversation": place.id, "message": own, "text": "a slip"])
        }
        try await act("open", place)
        try await send(place)
        try await act("delete", place, id)
      }
      if can(.mute) {
        for isOn in [true, false] {
          try await act(["action": "mute", "conversation": group.id, "account": "quinn", "on": isOn])
        }
      }
      try await meet()
      try await runGroup()
      client.server.playground.advance(byMilliseconds: 6_000)
      for action in ["logOut", "logIn", "secondLogin", "endSecondLogin"] { try await act(["action": action]) }
      client.server.playground.advance(byMilliseconds: 6_000)
      // Another installation may have ended the login.
      if client.server.playground.phone(phone)?.app.isLoggedIn == false { try await act(["action": "logIn"]) }
      client.server.playground.advance(byMilliseconds: 6_000)
      for action in ["closeApp", "openApp"] { try await act(["action": action]) }
      if ["nim", "agora"].contains(phone) { try await loadPast() }
    }

    /// Befriends the other one, answers requests, and blocks and watches that account.
    private func meet() async throws {
      if can(.befriend) {
        for accepts in [true, false] {
          try await befriend(phone, other)
          try await answer(other, phone, accepts)
          if accepts { try await act("unfriend", direct) }
          try await befriend(other, phone)
          try await answer(phone, other, accepts)
          if accepts { try await act("unfriend", direct) }
        }
      }
      for action in ["block", "watch"] where can(PhoneAbility(rawValue: action) ?? .groupRead) {
        for isOn in [true, false] { try await act(["action": action, "conversation": direct.id, "on": isOn]) }
      }
      if can(.publishStatus) { try await act(["action": "publishStatus", "text": "at \"lunch\""]) }
    }

    private func befriend(_ phone: String, _ other: String) async throws {
      try await act([
        "phone": phone, "action": "befriend", "conversation": "direct:\(PlayClient.account(other))", "text": "hi",
      ])
    }

    /// Answers a request as soon as the phone shows it.
    private func answer(_ phone: String, _ other: String, _ accepts: Bool) async throws {
      let account = PlayClient.account(other)
      #expect(await client.wait { $0.phone(phone)?.app.screen.contacts[account]?.request == "hi" })
      try await act([
        "phone": phone, "action": "answerFriend", "conversation": "direct:\(account)", "on": accepts,
      ])
      let own = PlayClient.account(phone)
      let isKnown = await client.wait { playground in
        let contact = playground.phone(other)?.app.screen.contacts[own]
        return contact?.asked == false && contact?.friend == accepts
      }
      #expect(isKnown)
    }

    /// Changes everything of the group, as its owner, and gives it away.
    private func runGroup() async throws {
      try await act("loadGroup", group)
      guard can(.addMember) else { return }
      if phone != "nim" {
        try await act([
          "phone": "nim", "action": "giveAway", "conversation": group.id, "account": PlayClient.account(phone),
        ])
      }
      for action in ["removeMember", "addMember"] {
        try await act(["action": action, "conversation": group.id, "account": "rita"])
      }
      guard can(.giveAway) else { return }
      for action in ["announce", "renameGroup"] {
        try await act(["action": action, "conversation": group.id, "text": "to the \"lake\""])
      }
      for isOn in [true, false] {
        try await act(["action": "manager", "conversation": group.id, "account": "quinn", "on": isOn])
      }
      try await act(["action": "giveAway", "conversation": group.id, "account": PlayClient.account(other)])
    }

    /// Has the app fetch the history, as phones of a move do when they open.
    private func loadPast() async throws {
      let outcome = Outcome()
      try #require(client.server.playground.phone(phone)).app.loadPast(direct, outcome)
      #expect(await outcome.wait(milliseconds: PlayClient.deadline) == .done)
    }

    /// Sends a text and files, revokes a text, and downloads the files that arrive.
    private func send(_ place: Place) async throws {
      try await act(["action": "sendText", "conversation": place.id, "text": "take me back"])
      if can(.revoke) {
        try await act("revoke", place, try await client.arrival(of: "take me back", on: phone, in: place))
      }
      for kind in Self.kinds {
        try await act(file("sent", kind, place))
        var sent = file("received", kind, place.isGroup ? place : .direct(PlayClient.account(phone)))
        sent["phone"] = other
        try await perform(sent)
        let app = try #require(client.server.playground.phone(phone)).app
        let isThere = await client.wait { _ in Self.received(kind, app, place) != nil }
        #expect(isThere, "\(kind)")
        guard let id = Self.received(kind, app, place) else { return }
        try await act("download", place, id)
      }
    }

    private func file(_ name: String, _ kind: String, _ place: Place) -> [String: Any] {
      [
        "action": "sendFile", "conversation": place.id, "kind": kind, "name": "\(name)-\(kind)",
        "data": Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) }).base64EncodedString(),
      ]
    }

    /// Returns the newest file that came. Some vendors' apps know no names, some no kinds.
    private static func received(_ kind: String, _ app: any ChatApp, _ place: Place) -> String? {
      let files = (app.screen.rows[place] ?? []).filter { row in
        guard let message = app.message(row.id) else { return false }
        return !message.mine && [.image, .file, .audio, .video].contains(message.kind)
      }
      let count = (kinds.firstIndex(of: kind) ?? 0) + 1
      return files.count < count ? nil : files[count - 1].id
    }

    /// Has the other one write a text, and returns its id on the phone.
    private func receive(_ text: String, in place: Place) async throws -> String {
      let conversation = place.isGroup ? place : .direct(PlayClient.account(phone))
      try await perform(["phone": other, "action": "sendText", "conversation": conversation.id, "text": text])
      return try await client.arrival(of: text, on: phone, in: place)
    }

    private func act(_ action: String, _ place: Place, _ message: String? = nil) async throws {
      var fields: [String: Any] = ["action": action, "conversation": place.id]
      fields["message"] = message
      try await act(fields)
    }

    private func act(_ fields: [String: Any]) async throws {
      // Ids are noted while they are shown: some messages go, or are given another one.
      ids.note(client.server.playground)
      try await perform(fields.merging(["phone": phone]) { given, _ in given })
      ids.note(client.server.playground)
    }

    private func perform(_ fields: [String: Any]) async throws {
      let answer = try await client.act(fields)
      // NIM fetches speech by itself, and may be about to.
      if fields["action"] as? String == "download", answer.errorCode == "NIMLocalErrorDomain 16" { return }
      #expect(answer.status == 200 && answer.json.isEmpty, "\(fields["action"] ?? "") \(answer.json)")
    }

    private let ids = ShownIDs()

    /// Returns the code that the phone showed.
    func shown() -> ShownCode {
      let playground = client.server.playground
      ids.note(playground)
      var shown = ShownCode()
      for (_, entry) in playground.history.entries(after: 0) ?? [] {
        guard case .code(let code) = entry, code.phone == phone else { continue }
        shown.add(ShownCode.normalized(code.lines, ids: ids.all, folder: playground.folder.path))
      }
      return shown
    }
  }

  /// The ids of all messages that were shown.
  @MainActor
  private final class ShownIDs {
    private(set) var all: Set<String> = []

    func note(_ playground: Playground) {
      for phone in playground.phones { all.formUnion(phone.app.screen.rows.values.joined().map(\.id)) }
      all.formUnion(playground.sentMessages.compactMap(\.message))
    }
  }
#endif
