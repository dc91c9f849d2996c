/// Compares what exists after a fault with the ledger.
///
/// A message counts as accepted once its sender was notified of that. It must then be at the hub, and every device of the
/// conversation that had logged in before it was sent must receive it by the end of the verification, in the hub's order.
struct Oracle {
  let story: Story
  private(set) var findings: [Finding] = []

  init(_ bytes: [UInt8]) { story = Story(LedgerLines(bytes)) }

  /// Looks at everything.
  static func judge(_ bytes: [UInt8]) -> [Finding] {
    var oracle = Oracle(bytes)
    oracle.checkOpening()
    oracle.checkHub()
    oracle.checkReceivers()
    oracle.checkRows()
    oracle.checkOrder()
    oracle.checkTellings()
    oracle.checkRevocations()
    oracle.checkReading()
    oracle.checkContents()
    oracle.checkMarks()
    return oracle.findings
  }

  mutating func report(_ kind: Finding.Kind, _ detail: String) { findings.append(Finding(kind, detail)) }

  /// Without a fault, everything opens.
  mutating func checkOpening() {
    var faulty: Set<Int> = []
    var teams = 0
    for line in story.lines where line.device == "*" {
      switch line.verb {
      case "fault": faulty.insert(line.life)
      case "environment":
        if line.fields.first != "ok" && !faulty.contains(line.life) {
          report(.unopenable, "the environment: \(line.fields)")
        }
      case "stuck": if !faulty.contains(line.life) { report(.crashed, "waited in vain for \(line.fields)") }
      case "team": if line.fields.first == "ok" { teams += 1 }
      default: break
      }
    }
    let hasTeam = story.hub.values.contains { $0["#team"] != nil }
    if teams > 0, !story.hub.isEmpty, !hasTeam { report(.lost, "the group") }
    if teams > 1 { report(.lost, "the group, which was made \(teams) times") }
    for line in story.lines where faulty.contains(line.life) {
      // A failing call is not damage: after a report of damage, an app has the database rebuilt.
      let isOpening = ["environment", "login", "unopened"].contains(line.verb)
      if isOpening && line.fields.first == "storageDamaged" {
        report(.unopenable, "\(line.device) is called damaged while calls fail: \(line.fields)")
      }
    }
    for line in story.lines where line.verb == "login" || line.verb == "hub-refused" {
      if line.fields.first != "ok" && !faulty.contains(line.life) {
        report(.unopenable, "\(line.device): \(line.fields)")
      }
    }
  }

  /// Checks that the hub has each accepted message once.
  private mutating func checkHub() {
    for (device, conversations) in story.hub {
      for (conversation, lines) in conversations {
        let names = lines.compactMap(\.message)
        let present = Set(names)
        if present.count != names.count { report(.duplicated, "at the hub in \(conversation)") }
        for message in story.accepted.keys where message.conversation == conversation {
          if !present.contains(message) && story.revocationsBegun[message] == nil {
            report(.lost, "\(message), accepted, at the hub for \(device)")
          }
        }
      }
    }
  }

  /// Checks that each message of the hub was delivered to every device that is to receive it.
  private mutating func checkReceivers() {
    // Messages that a device was too far behind to fetch are history, which is not delivered.
    if story.modes.contains("flood") { return }
    let verified = Set(story.rows.keys)
    for (message, submission) in story.submitted where story.revocationsBegun[message] == nil {
      guard let order = story.hubOrder(message.conversation), order.contains(message) else { continue }
      for device in verified where device != submission.device && story.isPart(device, of: message.conversation) {
        guard let login = story.firstLogins[device], login < submission.index else { continue }
        if story.told[device]?[message] == nil {
          report(.lost, "\(message) was never told to \(device)\(logout(of: device, after: submission))")
        }
      }
    }
  }

  /// A logout soon after a line explains much.
  func logout(of device: String, after line: LedgerLine) -> String {
    let next = story.lines[line.index...].first {
      $0.device == device && ($0.verb == "logging-out" || $0.life > line.life)
    }
    return next?.verb == "logging-out" ? ", which logged out afterwards" : ""
  }

  /// Checks that each message that was received or accepted is once in the device's database.
  mutating func checkRows() {
    for (device, conversations) in story.rows {
      for (conversation, lines) in conversations {
        let names = lines.compactMap(\.message)
        let present = Set(names)
        if present.count != names.count { report(.duplicated, "\(device) lists something of \(conversation) twice") }
        let told = story.told[device].map { Array($0.keys) } ?? []
        let sent = story.accepted.filter { $0.value.device == device }.keys
        for message in told + sent where message.conversation == conversation {
          if !present.contains(message) && story.revocationsBegun[message] == nil {
            report(.lost, "\(message), told or accepted, in the database of \(device)")
          }
        }
      }
    }
  }

  /// Every list has the hub's order, and so have the tellings.
  private mutating func checkOrder() {
    for (device, conversations) in story.rows {
      for (conversation, lines) in conversations {
        guard let order = story.hubOrder(conversation) else { continue }
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let listed = lines.filter { $0.fields[2] == "succeeded" }.compactMap(\.message).compactMap { places[$0] }
        if listed != listed.sorted() { report(.disordered, "the list of \(device) in \(conversation)") }
        // Own messages come again, late, where the database had lost them.
        let others = (story.toldOrder[device]?[conversation] ?? []).filter { story.submitted[$0]?.device != device }
        let told = others.compactMap { places[$0] }
        if told != told.sorted() { report(.disordered, "what was told to \(device) in \(conversation)") }
      }
    }
  }
}

/// A ledger as text.
public enum Ledger {
  /// Compares the lists of devices in a ledger with the messages that were acknowledged and received.
  public static func judge(_ text: String) -> [Finding] { Oracle.judge(Array(text.utf8)) }

  /// Holds a ledger against what may be found after the file that it names was damaged.
  public static func judgeDamage(_ text: String) -> [Finding] { DamageOracle.judge(Array(text.utf8)).findings }
}
