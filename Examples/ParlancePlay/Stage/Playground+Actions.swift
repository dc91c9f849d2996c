import Foundation
import PhoneApps

extension Playground {
  /// The largest file that a person can send, in bytes.
  nonisolated static let fileLimit = 8 << 20
  /// The longest way that the clock can be turned at once, in milliseconds: a year.
  static let clockLimit: Int64 = 366 * 86_400_000
  /// The longest session that can be replayed, and the most actions that one keeps.
  nonisolated static let sessionLimit = 1_000

  /// Carries out an action, and keeps it for the session.
  ///
  /// - throws: `InvalidAction` for one that no page sends.
  func perform(_ action: PlayAction) async throws(InvalidAction) -> Outcome.Ending {
    guard let id = action.phone else {
      let ending = try await performOnStage(action)
      keep(action, SessionEntry.ending(ending))
      return ending
    }
    guard let phone = phone(id) else { throw InvalidAction("There is no phone \(id).") }
    guard let ability = PhoneAbility(rawValue: action.action), ability != .groupRead else {
      throw InvalidAction("There is no action \(action.action).")
    }
    if let lack = phone.profile.lacks.first(where: { $0.what == ability }) {
      return .failed(VendorProblem(lack.words, code: "unsupported"))
    }
    var kept = action
    kept.message = action.message.map(reference)
    let outcome = Outcome()
    try begin(ability, action, phone, outcome)
    if ability == .sendText || ability == .sendFile { sentMessages.append(outcome) }
    let index = keep(kept, .pending)
    let ending = await outcome.wait(milliseconds: patience)
    if let index { session[index].ending = SessionEntry.ending(ending) }
    return ending
  }

  private func performOnStage(_ action: PlayAction) async throws(InvalidAction) -> Outcome.Ending {
    let stage = PlayAction.Stage(rawValue: action.action)
    switch stage {
    case .clock:
      guard let distance = action.byMilliseconds, (1...Self.clockLimit).contains(distance) else {
        throw InvalidAction("byMilliseconds must be a number from 1 to \(Self.clockLimit).")
      }
      advance(byMilliseconds: distance)
    case .holdFiles:
      guard let isOn = action.on else { throw InvalidAction("holdFiles needs on.") }
      holdFiles(isOn)
    case .scene:
      guard let scene = Scene.all.first(where: { $0.id == action.id }) else {
        throw InvalidAction("There is no scene of this id.")
      }
      Task { await play(scene, pace: pace) }
    case .openOldCloud?, .bringOver?, .joinClouds?, .declareMoved?:
      #if Server
        if let stage { return await move(stage) }
      #endif
      throw InvalidAction("This program was built without the trait Server.")
    default: throw InvalidAction("There is no action \(action.action) without a phone.")
    }
    return .done
  }

  private func begin(
    _ ability: PhoneAbility, _ action: PlayAction, _ phone: Phone, _ outcome: Outcome
  ) throws(InvalidAction) {
    let app = phone.app
    switch ability {
    case .goOffline, .goOnline:
      phone.setOnline(ability == .goOnline)
      outcome.succeed()
    case .logIn: app.logIn(outcome)
    case .logOut: app.logOut(outcome)
    case .secondLogin: phone.beginSecond(outcome)
    case .endSecondLogin: phone.endSecond(outcome)
    case .closeApp: phone.closeApp(outcome)
    case .openApp: phone.openApp(patience: patience, outcome)
    case .open:
      let place = try place(action, phone)
      app.screen.opened = place
      app.open(place, outcome)
    case .close:
      app.screen.opened = nil
      outcome.succeed()
    case .sendText:
      app.send(try text(action), to: try place(action, phone), outcome)
    case .sendFile: app.send(try file(action), to: try place(action, phone), outcome)
    case .read: app.read(try message(action, phone), in: try place(action, phone), outcome)
    case .revoke: app.revoke(try message(action, phone), in: try place(action, phone), outcome)
    case .react:
      app.react(
        try text(action), try isOn(action), to: try message(action, phone), in: try place(action, phone), outcome)
    case .edit:
      app.edit(try message(action, phone), to: try text(action), in: try place(action, phone), outcome)
    case .pin:
      app.pin(try message(action, phone), try isOn(action), in: try place(action, phone), outcome)
    case .download: app.download(try message(action, phone), in: try place(action, phone), outcome)
    case .delete: app.delete(try message(action, phone), in: try place(action, phone), outcome)
    case .befriend, .answerFriend, .unfriend, .block, .watch, .publishStatus:
      try beginWithPerson(ability, action, phone, outcome)
    case .loadGroup, .renameGroup, .announce, .addMember, .removeMember, .manager, .mute, .giveAway:
      try beginInGroup(ability, action, phone, outcome)
    case .groupRead: throw InvalidAction("There is no action groupRead.")
    }
  }

  private func beginWithPerson(
    _ ability: PhoneAbility, _ action: PlayAction, _ phone: Phone, _ outcome: Outcome
  ) throws(InvalidAction) {
    let app = phone.app
    if ability == .publishStatus { return app.publishStatus(try text(action), outcome) }
    guard case .direct(let account) = try place(action, phone) else {
      throw InvalidAction("\(action.action) needs a direct conversation.")
    }
    switch ability {
    case .befriend: app.befriend(account, try text(action), outcome)
    case .answerFriend: app.answerFriend(account, try isOn(action), outcome)
    case .unfriend: app.unfriend(account, outcome)
    case .block: app.block(account, try isOn(action), outcome)
    default: app.watch(account, try isOn(action), outcome)
    }
  }

  private func beginInGroup(
    _ ability: PhoneAbility, _ action: PlayAction, _ phone: Phone, _ outcome: Outcome
  ) throws(InvalidAction) {
    let app = phone.app
    guard case .group(let group) = try place(action, phone) else {
      throw InvalidAction("\(action.action) needs a group.")
    }
    switch ability {
    case .loadGroup: app.loadGroup(group, outcome)
    case .renameGroup: app.rename(group, to: try text(action), outcome)
    case .announce: app.announce(try text(action), in: group, outcome)
    case .addMember: app.setMember(try account(action), true, of: group, outcome)
    case .removeMember: app.setMember(try account(action), false, of: group, outcome)
    case .manager: app.setManager(try account(action), try isOn(action), of: group, outcome)
    case .mute: app.mute(try account(action), try isOn(action), in: group, outcome)
    default: app.giveAway(group, to: try account(action), outcome)
    }
  }

  private func text(_ action: PlayAction) throws(InvalidAction) -> String {
    guard let text = action.text else { throw InvalidAction("\(action.action) needs text.") }
    return text
  }

  private func account(_ action: PlayAction) throws(InvalidAction) -> String {
    guard let account = action.account else { throw InvalidAction("\(action.action) needs account.") }
    return account
  }

  private func isOn(_ action: PlayAction) throws(InvalidAction) -> Bool {
    guard let isOn = action.on else { throw InvalidAction("\(action.action) needs on.") }
    return isOn
  }

  private func place(_ action: PlayAction, _ phone: Phone) throws(InvalidAction) -> Place {
    guard let id = action.conversation, let place = Place(id), id.utf8.count <= 80 else {
      throw InvalidAction("\(action.action) needs a conversation.")
    }
    let isKnown = titles(on: phone).contains { $0.place == place } || phone.app.screen.rows[place] != nil
    guard isKnown, place != .direct(phone.profile.account) else {
      throw InvalidAction("The phone \(phone.id) has no conversation \(id).")
    }
    return place
  }

  private func message(_ action: PlayAction, _ phone: Phone) throws(InvalidAction) -> String {
    guard let id = action.message.flatMap(resolve) else { throw InvalidAction("\(action.action) needs a message.") }
    guard phone.app.screen.has(id) else { throw InvalidAction("The phone \(phone.id) shows no message \(id).") }
    return id
  }

  /// Puts the bytes of a file where the phone's app finds them.
  private func file(_ action: PlayAction) throws(InvalidAction) -> PickedFile {
    guard let kind = action.kind, let name = action.name, let text = action.data else {
      throw InvalidAction("sendFile needs kind, name and data.")
    }
    // Four characters stand for three bytes.
    guard text.utf8.count <= (Self.fileLimit + 2) / 3 * 4 else {
      throw InvalidAction("The file has more than \(Self.fileLimit) bytes.")
    }
    guard let data = Data(base64Encoded: text) else { throw InvalidAction("data is not Base64.") }
    guard Self.isFileName(name) else { throw InvalidAction("The name cannot be a file's.") }
    let folder = folder.appendingPathComponent("phones").appendingPathComponent(action.phone ?? "")
      .appendingPathComponent(UUID().uuidString)
    let path = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: path)
    } catch {
      throw InvalidAction("The file could not be written.")
    }
    return PickedFile(kind: kind, name: name, path: path.path)
  }

  /// Returns whether a name can be that of a file in a folder: no path, nothing that is not shown.
  static func isFileName(_ name: String) -> Bool {
    guard (1...200).contains(name.utf8.count), name != ".", name != ".." else { return false }
    return name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7f }
  }

  // MARK: the session

  /// - returns: The entry's index; nil if the session is full, or if the action is a scene, whose steps are kept instead.
  @discardableResult
  private func keep(_ action: PlayAction, _ ending: SessionEntry.Ending) -> Int? {
    // The steps of a scene are kept themselves.
    guard action.action != PlayAction.Stage.scene.rawValue else { return nil }
    guard session.count < Self.sessionLimit else {
      isSessionFull = true
      return nil
    }
    session.append(SessionEntry(action: action, ending: ending))
    return session.count - 1
  }

  /// The name of a message in a session, where ids are others each time.
  private func reference(_ id: String) -> String {
    sentMessages.firstIndex { $0.message == id }.map { "#\($0 + 1)" } ?? id
  }

  /// The id of a message that a session names.
  private func resolve(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return reference }
    guard let number = Int(reference.dropFirst()), sentMessages.indices.contains(number - 1) else { return nil }
    return sentMessages[number - 1].message
  }
}
