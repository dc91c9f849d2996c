/// The contents of a ledger, by messages and devices.
struct Story {
  /// An event that a device received, and its place in the ledger.
  struct Telling {
    let life: Int
    let line: Int
  }

  let lines: [LedgerLine]
  let modes: [String]
  private(set) var devices: Set<String> = []
  /// The devices whose databases were set aside.
  private(set) var rebuilt: Set<String> = []
  /// The line of each device's first login that succeeded.
  private(set) var firstLogins: [String: Int] = [:]
  private(set) var submitted: [MessageName: LedgerLine] = [:]
  private(set) var accepted: [MessageName: LedgerLine] = [:]
  /// Messages for which a revocation was requested, whatever its outcome.
  private(set) var revocationsBegun: [MessageName: LedgerLine] = [:]
  private(set) var revoked: [MessageName: LedgerLine] = [:]
  /// The number of revocations without a message's ID, by device and conversation: the device did not have the message any more.
  private(set) var unseenRevocations: [String: [String: Int]] = [:]
  private(set) var read: [(message: MessageName, line: LedgerLine)] = []
  private(set) var told: [String: [MessageName: [Telling]]] = [:]
  private(set) var revocationsTold: [String: [MessageName: [Telling]]] = [:]
  /// The order in which each device first received the messages of each conversation.
  private(set) var toldOrder: [String: [String: [MessageName]]] = [:]
  /// The messages of each conversation at the hub, as each account sees them, by the audit's device.
  private(set) var hub: [String: [String: [LedgerLine]]] = [:]
  /// The messages of each conversation that each device lists at the end.
  private(set) var rows: [String: [String: [LedgerLine]]] = [:]

  init(_ ledger: LedgerLines) {
    lines = ledger.lines
    modes = ledger.modes
    for line in lines {
      if line.device != "*" { take(line) }
      // Earlier lists are out of date.
      if line.device == "*", line.verb == "life" { (hub, rows) = ([:], [:]) }
    }
  }

  private mutating func take(_ line: LedgerLine) {
    if !line.device.hasSuffix(".9") { devices.insert(line.device) }
    switch line.verb {
    case "rebuilt": rebuilt.insert(line.device)
    case "revoked-unseen":
      unseenRevocations[line.device, default: [:]][line.conversation(line.fields[0]), default: 0] += 1
    case "login":
      if line.fields.first == "ok", firstLogins[line.device] == nil { firstLogins[line.device] = line.index }
    case "hub-end": hub[line.device, default: [:]][line.conversation(line.fields[0]), default: []] += []
    case "row-end": rows[line.device, default: [:]][line.conversation(line.fields[0]), default: []] += []
    default: if let message = line.message { take(line, message) }
    }
  }

  private mutating func take(_ line: LedgerLine, _ message: MessageName) {
    let telling = Telling(life: line.life, line: line.index)
    switch line.verb {
    case "submit": submitted[message] = line
    case "accepted": accepted[message] = line
    case "revoke": revocationsBegun[message] = line
    case "revoke-done": revoked[message] = line
    case "read-done": read.append((message, line))
    case "told":
      if told[line.device]?[message] == nil {
        toldOrder[line.device, default: [:]][message.conversation, default: []].append(message)
      }
      told[line.device, default: [:]][message, default: []].append(telling)
    case "revoked": revocationsTold[line.device, default: [:]][message, default: []].append(telling)
    case "hub": hub[line.device, default: [:]][message.conversation, default: []].append(line)
    case "row": rows[line.device, default: [:]][message.conversation, default: []].append(line)
    default: break
    }
  }

  /// Returns whether a device takes part in a conversation.
  func isPart(_ device: String, of conversation: String) -> Bool {
    conversation.hasPrefix("#") || conversation.split(separator: "|").contains { $0 == LedgerLine.account(of: device) }
  }

  /// The hub's order of a conversation, by the first account that lists it.
  func hubOrder(_ conversation: String) -> [MessageName]? {
    for device in hub.keys.sorted() {
      if let listed = hub[device]?[conversation] { return listed.compactMap(\.message) }
    }
    return nil
  }
}
