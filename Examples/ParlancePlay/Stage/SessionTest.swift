import Foundation
import PhoneApps

/// Writes a session as a test in Swift, which plays it with the drivers of the conformance suite.
struct SessionTest {
  private let profiles: [PhoneProfile]
  private var lines: [String] = []
  private var sent = 0
  /// The phones that receive messages: logged in, with a network.
  private var present: Set<String>
  private var hasGroup = false
  /// The numbers of the messages that are files.
  private var files: Set<Int> = []
  /// The names of messages that the test does not have.
  private var leftOut: Set<String> = []
  /// The accounts that manage the group beside its owner.
  private var managers: Set<String> = []
  /// The accounts that others have blocked, by the one who blocks.
  private var blocked: [String: String] = [:]
  /// The lines that await what phones miss while they are away, by phone and message.
  private var missed: [String: [(variable: String, line: String)]] = [:]

  private init(_ profiles: [PhoneProfile]) {
    self.profiles = profiles
    present = Set(profiles.map(\.id))
  }

  /// Returns the source.
  ///
  /// - parameter session: The actions, with how they ended.
  static func source(of session: [SessionEntry], _ profiles: [PhoneProfile]) -> String {
    var test = SessionTest(profiles)
    for entry in session { test.add(entry) }
    return test.source(session)
  }

  private func source(_ session: [SessionEntry]) -> String {
    var group =
      hasGroup
      ? ["    let trip = try await world.group(of: [\(profiles.map(\.account).joined(separator: ", "))])"] : []
    group += managers.sorted().map {
      "    try await world.promote(\($0), in: trip, by: \(profiles[0].account))"
    }
    let played = group + lines.map { "    " + $0 }
    let text = played.joined(separator: "\n")
    let people = profiles.filter { Self.mentions($0.account, text) }.map { profile in
      "    let \(profile.account) = try await world.client("
        + "\"\(profile.account)\", \(profile.suiteStyle), device: \"\(profile.device(isSecond: false))\")"
    }
    return """
      import Parlance
      import ParlanceConformance
      import ParlanceStyles
      import Testing

      @Test func session() async throws {
        try await World.with(Cell(sender: .nim, receiver: .agoraChat, store: .memory)) { world in
      \((people + Self.withoutUnused(played)).joined(separator: "\n"))
        }
      }

      """
  }

  /// Returns the lines without the names of values that no later line uses, of which the compiler would warn.
  private static func withoutUnused(_ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      guard let range = line.range(of: "let "), let end = line.range(of: " = ") else { return line }
      let name = String(line[range.upperBound..<end.lowerBound])
      let rest = lines[(index + 1)...].joined(separator: "\n")
      return mentions(name, rest) ? line : line.replacingOccurrences(of: "let \(name) =", with: "_ =")
    }
  }

  /// Returns whether a text has a name that is not a part of another one, of a string or of a comment.
  private static func mentions(_ name: String, _ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      guard !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") else { return false }
      // Skip the text between quotation marks. A text with escaped ones counts as code, which is harmless.
      let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
      return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(name))
    }
  }

  private mutating func add(_ entry: SessionEntry) {
    let action = entry.action
    guard let id = action.phone else { return addOnStage(action) }
    guard let phone = profiles.first(where: { $0.id == id }) else {
      // Later actions count its messages, too.
      if [.sendText, .sendFile].contains(PhoneAbility(rawValue: action.action)) {
        sent += 1
        leftOut.insert("message\(sent)")
      }
      lines.append("// \(id): \(action.action) belongs to a move from an old cloud, which this test leaves out.")
      return
    }
    guard entry.ending != .failed else {
      // Later actions count the messages that were refused, too.
      if [.sendText, .sendFile].contains(PhoneAbility(rawValue: action.action)) {
        sent += 1
        leftOut.insert("message\(sent)")
      }
      lines.append("// \(phone.account): \(action.action) was refused.")
      return
    }
    let (name, place) = (phone.account, action.conversation.flatMap { Place($0) })
    guard place.map(isKnown) ?? true, action.message.map({ $0.hasPrefix("#") }) ?? true else {
      lines.append("// \(name): \(action.action) concerns an app outside of the phones.")
      return
    }
    let message = action.message.map { "message\($0.dropFirst())" }
    if let message, leftOut.contains(message) {
      lines.append("// \(name): \(action.action) concerns a message that this test does not have.")
      return
    }
    switch PhoneAbility(rawValue: action.action) {
    case .sendText: send(action.text ?? "", name, phone.id, place, isDone: entry.ending == .done)
    case .read:
      guard let message, let place else { return }
      if place.isGroup { hasGroup = true }
      lines.append(
        place.isGroup
          ? "try await \(name).acknowledgeGroup([\(message)], in: trip)"
          : "try await \(name).acknowledge(\(message), in: \(place.name))")
    case .revoke:
      guard let message, let place else { return }
      for phone in missed.keys { missed[phone]?.removeAll { $0.variable == message } }
      lines.append("try await \(name).revoke(\(message), in: \(addressee(place)))")
    case .react:
      guard let message, let place, let text = action.text else { return }
      let (call, label) = action.on == false ? ("removeReaction", "from") : ("react", "to")
      lines.append(
        "try await \(name).\(call)(\(CodeText.literal(text)), \(label): \(message), in: \(addressee(place)))")
    case .edit:
      guard let message, let place, let text = action.text else { return }
      lines.append("_ = try await \(name).edit(\(message), in: \(addressee(place)), to: \(CodeText.literal(text)))")
    case .pin:
      guard let message, let place, let isOn = action.on else { return }
      lines.append("try await \(name).setPinned(\(isOn), \(message), in: \(addressee(place)))")
    case .delete:
      guard let message, let place else { return }
      lines.append(
        "if \(name).can(.deletesLocally) { try await \(name).deleteLocally(\(message), in: \(addressee(place))) }")
    case .open:
      guard let place else { return }
      lines.append("if \(name).can(.marksRead) { try await \(name).markRead(\(addressee(place))) }")
    case .close: break
    case .goOffline, .goOnline:
      let isOnline = action.action == PhoneAbility.goOnline.rawValue
      if isOnline { present.insert(phone.id) } else { present.remove(phone.id) }
      lines.append("world.setReachable(\(isOnline), \(name))")
      if isOnline { catchUp(phone.id) }
    case .logOut, .logIn:
      let isIn = action.action == PhoneAbility.logIn.rawValue
      if isIn { present.insert(phone.id) } else { present.remove(phone.id) }
      lines.append("try await \(name).\(isIn ? "login" : "logout")()")
      if isIn { catchUp(phone.id) }
    case .closeApp:
      present.remove(phone.id)
      lines.append("\(name).close()")
    case .openApp:
      present.insert(phone.id)
      lines += ["try await \(name).open()", "try await \(name).login()"]
      catchUp(phone.id)
    case .secondLogin:
      lines.append(
        "let \(name)Tablet = try await world.client("
          + "\"\(name)\", \(phone.suiteStyle), device: \"\(phone.device(isSecond: true))\")")
    case .endSecondLogin: lines.append("try await \(name)Tablet.logout()")
    case .sendFile: sendFile(action, name, phone.id, place, isDone: entry.ending == .done)
    case .download:
      guard let message, let place, let number = action.message.flatMap({ Int($0.dropFirst()) }), files.contains(number)
      else { return lines.append("// \(name): a download of a file that is not in this test.") }
      lines.append("try await \(name).downloads(file\(number), of: \(message), in: \(addressee(place)))")
    case .mute:
      guard let member = profiles.first(where: { $0.account == action.account })?.account else { return }
      hasGroup = true
      if name != profiles[0].account { managers.insert(name) }
      lines.append("try await world.setMuted(\(action.on ?? true), \(member), in: trip, by: \(name))")
    case .befriend, .answerFriend, .unfriend, .block, .watch, .publishStatus:
      addWithPerson(action, name, place?.name ?? "")
    case .loadGroup: break
    case .renameGroup, .announce, .addMember, .removeMember, .manager, .giveAway, .groupRead, nil:
      lines.append("// \(name): \(action.action), which this test leaves out.")
    }
  }

  private mutating func addWithPerson(_ action: PlayAction, _ name: String, _ other: String) {
    let isOn = action.on ?? true
    switch PhoneAbility(rawValue: action.action) {
    case .befriend:
      let words = CodeText.literal(action.text ?? "")
      lines.append("try await \(name).requestFriend(\(other), message: \(words))")
      guard let phone = profiles.first(where: { $0.account == other }), phone.can.contains(.befriend) else { return }
      let line = "try await \(other).sees(.requested(\(words)), of: \(name))"
      if present.contains(phone.id) { lines.append(line) } else { missed[phone.id, default: []].append(("", line)) }
    case .answerFriend:
      lines += [
        "try await \(name).answerRequest(of: \(other), accepts: \(isOn))",
        "try await \(other).sees(\(isOn ? ".added" : ".declined"), of: \(name))",
      ]
    case .unfriend: lines.append("try await \(name).removeFriend(\(other))")
    case .block where isOn && blocked[name] == nil, .block where !isOn && blocked[name] == other:
      blocked[name] = isOn ? other : nil
      lines.append("try await \(name).setBlocked(\(isOn), \(other))")
    case .watch:
      lines.append("try await \(name).\(isOn ? "subscribeToStatus" : "unsubscribeFromStatus")(of: \(other))")
    case .publishStatus: lines.append("try await \(name).publishStatus(\(CodeText.literal(action.text ?? "")))")
    default: lines.append("// \(name): \(action.action), which this test leaves out.")
    }
  }

  /// Returns whether a conversation is one between the phones.
  private func isKnown(_ place: Place) -> Bool { place.isGroup || profiles.contains { $0.account == place.name } }

  private mutating func addOnStage(_ action: PlayAction) {
    if let distance = action.byMilliseconds {
      lines.append("try await world.advanceClock(byMilliseconds: \(distance))")
    }
    if action.action == PlayAction.Stage.holdFiles.rawValue {
      lines.append("// Files are \(action.on == true ? "held halfway" : "let go on"), which changes nothing but time.")
    }
  }

  private mutating func send(_ text: String, _ name: String, _ phone: String, _ place: Place?, isDone: Bool) {
    guard let place else { return }
    sent += 1
    let call = isDone ? "send" : "submit"
    let variable = "message\(sent)"
    guard place.isGroup || blocked[place.name] != name else {
      lines.append("let \(variable) = try await \(name).sendInVain(\(CodeText.literal(text)), to: \(place.name))")
      return
    }
    lines.append("let \(variable) = try await \(name).\(call)(\(CodeText.literal(text)), to: \(addressee(place)))")
    guard isDone else { return }
    awaitArrival(of: variable, from: phone, place) { receiver in
      "try await \(receiver).sees(\(variable), \(CodeText.literal(text)), from: \(name)"
        + (place.isGroup ? ", in: trip)" : ")")
    }
  }

  private mutating func sendFile(_ action: PlayAction, _ name: String, _ phone: String, _ place: Place?, isDone: Bool) {
    guard let place, let kind = action.kind, let fileName = action.name else { return }
    sent += 1
    guard isDone else {
      leftOut.insert("message\(sent)")
      lines.append("// \(name) sends \(fileName), which was still under way.")
      return
    }
    files.insert(sent)
    let variable = "message\(sent)"
    let size = action.data.flatMap { Data(base64Encoded: $0)?.count } ?? 0
    lines += [
      "// As many bytes as \(fileName) has.",
      "let file\(sent) = (0..<\(size)).map { UInt8(truncatingIfNeeded: $0 &* 31) }",
      "let \(variable) = try await \(name).sendFile(",
      "  file\(sent), as: .\(kind.rawValue), named: \(CodeText.literal(fileName)), to: \(addressee(place)))",
    ]
    awaitArrival(of: variable, from: phone, place) { "try await \($0).sees(\(variable))" }
  }

  /// Adds the lines that await a message at each phone that is to have it: now, or when it is there again.
  private mutating func awaitArrival(
    of variable: String, from phone: String, _ place: Place, _ line: (String) -> String
  ) {
    for receiver in profiles where receiver.id != phone {
      if case .direct(let account) = place, receiver.account != account { continue }
      let line = line(receiver.account)
      if present.contains(receiver.id) {
        lines.append(line)
      } else if !place.isGroup || receiver.id != "rtm" {
        // Of channels nothing waits for an Agora RTM app.
        missed[receiver.id, default: []].append((variable, line))
      }
    }
  }

  /// Writes the lines that wait for the messages that a phone has missed.
  private mutating func catchUp(_ phone: String) {
    lines += (missed.removeValue(forKey: phone) ?? []).map(\.line)
  }

  private mutating func addressee(_ place: Place) -> String {
    guard place.isGroup else { return place.name }
    hasGroup = true
    return "trip"
  }
}

/// An action of a session.
struct SessionEntry: Codable, Equatable {
  /// The result of an action, without its error.
  enum Ending: String, Codable { case done, failed, pending }

  var action: PlayAction
  var ending: Ending

  /// The ending in short.
  static func ending(_ ending: Outcome.Ending) -> Ending {
    switch ending {
    case .done: .done
    case .failed: .failed
    case .pending: .pending
    }
  }
}
