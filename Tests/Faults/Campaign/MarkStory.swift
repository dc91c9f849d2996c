/// The marks in a ledger: reactions, pins, edits and blocks.
struct MarkStory {
  /// The setting of a mark by a device.
  struct Setting {
    let message: MessageName
    let kind: String
    let value: String
    /// The device that did it.
    let device: String
    let begin: Int
    /// The line that says that it was done; nil if none does.
    var end: Int?
    var isRefused = false
  }

  /// Something that a device or the hub lists.
  struct Mark: Hashable {
    let message: MessageName
    let kind: String
    let value: String
  }

  private(set) var settings: [Setting] = []
  /// The marks that each device lists at the end; those of an audit are the hub's.
  private(set) var listed: [String: Set<Mark>] = [:]
  /// The devices whose lists are whole.
  private(set) var wholeLists: Set<String> = []
  /// The texts that edits of a message requested.
  private(set) var otherTexts: [MessageName: Set<String>] = [:]

  init(_ lines: [LedgerLine]) {
    for line in lines {
      // Earlier lists are out of date.
      if line.device == "*", line.verb == "life" { (listed, wholeLists) = ([:], []) }
      if line.verb == "marks-end" { wholeLists.insert(line.device) }
      if line.device != "*", line.fields.count >= 4, let message = line.message { take(line, message) }
    }
  }

  private mutating func take(_ line: LedgerLine, _ message: MessageName) {
    let (kind, value) = (line.fields[2], line.fields[3])
    switch line.verb {
    case "set":
      settings.append(
        Setting(message: message, kind: kind, value: value, device: line.device, begin: line.index))
      if kind == "edit" { otherTexts[message, default: []].insert(value) }
    case "set-done", "set-refused":
      let place = settings.lastIndex { setting in
        setting.message == message && setting.kind == kind && setting.value == value && setting.device == line.device
          && setting.end == nil && !setting.isRefused
      }
      guard let place else { return }
      if line.verb == "set-done" { settings[place].end = line.index } else { settings[place].isRefused = true }
    case "mark":
      // The pinner of a message may differ: the last one counts.
      let author = kind == "reaction" ? " of \(line.fields.last ?? "")" : ""
      listed[line.device, default: []].insert(Mark(message: message, kind: kind, value: value + author))
    default: break
    }
  }

  /// The texts that a message may have at the end, after those changes of it that were done.
  func lastTexts(of message: MessageName) -> Set<String>? {
    let edits = settings.filter { $0.kind == "edit" && $0.message == message }
    guard let last = edits.filter({ $0.end != nil }).max(by: { $0.begin < $1.begin }) else { return nil }
    // With edits that were under way at the same time, or whose outcome is unknown.
    return Set(edits.filter { !$0.isRefused && ($0.end ?? .max) >= last.begin }.map(\.value))
  }
}

/// The check that acknowledged marks exist at the hub and on every device.
extension Oracle {
  mutating func checkMarks() {
    let marks = MarkStory(story.lines)
    for setting in marks.settings where setting.end != nil && story.revocationsBegun[setting.message] == nil {
      for device in marks.wholeLists.sorted() where concerns(setting, device) {
        if setting.kind == "edit" {
          checkText(of: setting.message, marks, device)
          continue
        }
        let author = setting.kind == "reaction" ? " of \(LedgerLine.account(of: setting.device))" : ""
        let mark = MarkStory.Mark(message: setting.message, kind: setting.kind, value: setting.value + author)
        if marks.listed[device]?.contains(mark) != true {
          report(.lost, "the \(setting.kind) \(setting.value) of \(setting.device) on \(setting.message) at \(device)")
        }
      }
    }
  }

  /// Returns whether a device has to list a mark.
  private func concerns(_ setting: MarkStory.Setting, _ device: String) -> Bool {
    let account = LedgerLine.account(of: device)
    // Only the account's own devices list these.
    if ["block", "friend", "conversationPin"].contains(setting.kind) {
      return account == LedgerLine.account(of: setting.device)
    }
    if device.hasSuffix(".9") { return story.hub[device]?[setting.message.conversation] != nil }
    // A device that was too far behind, or was rebuilt, fetches the marks of a message only when it shows it.
    if story.modes.contains("flood") || story.rebuilt.contains(device) { return false }
    return story.rows[device]?[setting.message.conversation]?.contains { $0.message == setting.message } == true
  }

  private mutating func checkText(of message: MessageName, _ marks: MarkStory, _ device: String) {
    let lines = story.hub[device]?[message.conversation] ?? story.rows[device]?[message.conversation] ?? []
    guard let line = lines.first(where: { $0.message == message }), let text = line.fields.last else { return }
    if marks.lastTexts(of: message)?.contains(text) == false {
      report(.lost, "the new text of \(message) at \(device), which has '\(text)'")
    }
  }
}
