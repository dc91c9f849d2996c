extension Oracle {
  /// Checks a ledger in which the hub went back: everything opens, devices keep what they have, and messages sent from then on
  /// arrive, in order and once. What the hub lost is not required.
  ///
  /// - parameter verb: The line of the ledger that says when it went back.
  static func judgeRestored(_ bytes: [UInt8], since verb: String = "restored") -> [Finding] {
    var oracle = Oracle(bytes)
    let begin = oracle.story.lines.lastIndex { $0.verb == verb } ?? 0
    oracle.checkOpening()
    oracle.checkRows()
    oracle.checkNewMessages(from: begin)
    oracle.checkContents()
    // A file that no device had fetched yet went with what the hub lost.
    return oracle.findings.filter { $0.kind != .lost || !$0.detail.hasPrefix("the file of ") }
  }

  /// Checks a new folder: everything opens.
  static func judgeOpening(_ bytes: [UInt8]) -> [Finding] {
    var oracle = Oracle(bytes)
    oracle.checkOpening()
    return oracle.findings
  }

  private mutating func checkNewMessages(from begin: Int) {
    for (message, submission) in story.submitted where submission.index > begin {
      guard story.accepted[message] != nil else {
        report(.lost, "\(message) was not accepted")
        continue
      }
      for device in story.rows.keys where device != submission.device && story.isPart(device, of: message.conversation)
      {
        let tellings = story.told[device]?[message] ?? []
        if tellings.isEmpty { report(.lost, "\(message), sent after the restoration, was not told to \(device)") }
        if tellings.count > 1 { report(.toldTwice, "\(message) to \(device)") }
      }
    }
  }
}
