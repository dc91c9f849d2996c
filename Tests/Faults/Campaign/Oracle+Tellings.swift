/// Checks of repeated events, revocations, receipts and contents.
extension Oracle {
  /// Checks that no event is repeated within a life without a logout, nor after its delivery was final.
  ///
  /// A delivery is final before a logout or an orderly end, unless a call had failed, and before the device sent a message that
  /// was accepted in the same life: the transaction of that message stores the delivery. All other events were in flight, and
  /// may be repeated after the process died.
  mutating func checkTellings() {
    for device in story.devices {
      let ends = completions(of: device)
      let tables = [("", story.told[device]), ("the revocation of ", story.revocationsTold[device])]
      for (words, table) in tables {
        for (message, tellings) in table ?? [:] {
          for (first, second) in zip(tellings, tellings.dropFirst()) {
            let isKept = ends.contains { $0.life == first.life && $0.begin > first.line && $0.end < second.line }
            if first.life == second.life || isKept {
              report(.toldTwice, "\(words)\(message) to \(device), lines \(first.line + 1) and \(second.line + 1)")
            }
          }
        }
      }
    }
  }

  /// An action that a device began after it received an event, and that ended.
  private struct Completion {
    let life: Int
    let begin: Int
    let end: Int
  }

  private func completions(of device: String) -> [Completion] {
    var result: [Completion] = []
    var faulty: Set<Int> = []
    for line in story.lines {
      if line.verb == "fault" { faulty.insert(line.life) }
      let isWhole = !faulty.contains(line.life)
      if line.device == "*", line.verb == "end", line.fields.first == "clean", isWhole {
        result.append(Completion(life: line.life, begin: line.index, end: line.index))
      }
      guard line.device == device else { continue }
      if line.verb == "logout", isWhole {
        result.append(Completion(life: line.life, begin: line.index, end: line.index))
      }
      if line.verb == "accepted", let message = line.message, let submission = story.submitted[message],
        submission.life == line.life
      {
        result.append(Completion(life: line.life, begin: submission.index, end: line.index))
      }
    }
    return result
  }

  /// Checks that a revoked message is shown nowhere, and that the devices that had it were notified.
  mutating func checkRevocations() {
    var unseen = story.unseenRevocations
    for message in story.revoked.keys.sorted(by: { $0.description < $1.description }) {
      for (device, conversations) in story.hub {
        if conversations[message.conversation]?.contains(where: { $0.message == message }) == true {
          report(.shown, "\(message), taken back, in the hub's history for \(device)")
        }
      }
      for (device, conversations) in story.rows {
        if conversations[message.conversation]?.contains(where: { $0.message == message }) == true {
          report(.shown, "\(message), taken back, in the database of \(device)")
        }
        let wasTold = story.told[device]?[message] != nil
        // A device that was rebuilt never had it.
        let isAsked = wasTold && !story.rebuilt.contains(device) && !story.modes.contains("flood")
        if isAsked && story.revocationsTold[device]?[message] == nil {
          // Its row went with a power cut, and so its id.
          if let count = unseen[device]?[message.conversation], count > 0 {
            unseen[device]?[message.conversation] = count - 1
            continue
          }
          let words = story.revocationsBegun[message].map { logout(of: device, after: $0) } ?? ""
          report(.lost, "the revocation of \(message) was never told to \(device)\(words)")
        }
      }
    }
    for (device, revocations) in story.revocationsTold {
      for (message, tellings) in revocations {
        // After a crash both may be repeated, in their order.
        let again = story.told[device]?[message]?.last { telling in
          tellings.contains { $0.line < telling.line && $0.life == telling.life }
            || tellings.allSatisfy { $0.line < telling.line }
        }
        if let again { report(.shown, "\(message) told to \(device) after it was taken back, line \(again.line + 1)") }
      }
    }
  }

  /// Checks that an acknowledged receipt has reached the sender.
  mutating func checkReading() {
    for (message, reading) in story.read where story.revocationsBegun[message] == nil {
      guard let sender = story.submitted[message]?.device else { continue }
      let row = story.rows[sender]?[message.conversation]?.last { $0.message == message }
      if let row, row.fields[3] != "read" {
        report(.lost, "\(reading.device) read \(message), which \(sender) does not show")
      }
    }
  }

  /// Checks that every listed message was sent, with the same content.
  mutating func checkContents() {
    let otherTexts = MarkStory(story.lines).otherTexts
    for line in story.lines {
      guard let message = line.message else { continue }
      let text: String? =
        switch line.verb {
        case "told", "hub": line.fields.last
        case "row": line.fields.last
        default: nil
        }
      if let text {
        guard let submission = story.submitted[message] else {
          report(.altered, "\(message) at \(line.device), which nobody sent")
          continue
        }
        let isKnown = submission.fields.last == text || otherTexts[message]?.contains(text) == true
        if !isKnown { report(.altered, "\(message) at \(line.device)") }
      }
      // A device that refused to answer is asked again once it was rebuilt.
      let isLast = line.life == story.modes.count - 1
      if line.verb == "file", let outcome = line.fields.last, outcome != "ok", isLast || outcome == "wrong" {
        report(outcome == "wrong" ? .altered : .lost, "the file of \(message) at \(line.device): \(outcome)")
      }
    }
  }
}
