import FaultCampaign
import Testing

/// The oracle finds each kind of fault. Each ledger is a good one with a line added, changed or removed.
@Suite struct OracleTests {
  /// Alice writes to Bob, who receives the message, reads it, and still has it after a second start.
  private static let good = """
    *\tlife\t1\twork
    *\tenvironment\tok
    alice.1\tlogin\tok
    bob.1\tlogin\tok
    *\tteam\tok
    alice.1\tsubmit\tbob\tm1\thello
    alice.1\taccepted\tbob\tm1
    bob.1\ttold\talice\tm1\talice\thello
    bob.1\tread\talice\tm1
    bob.1\tread-done\talice\tm1
    alice.1\tsubmit\tbob\tm2\tworld
    alice.1\taccepted\tbob\tm2
    bob.1\ttold\talice\tm2\talice\tworld
    bob.1\tsubmit\talice\tm3\tyes
    bob.1\taccepted\talice\tm3
    alice.1\ttold\tbob\tm3\tbob\tyes
    *\tlife\t2.1\tverify
    *\tenvironment\tok
    alice.1\tlogin\tok
    bob.1\tlogin\tok
    alice.9\thub\tbob\tm1\talice\thello
    alice.9\thub\tbob\tm2\talice\tworld
    alice.9\thub\tbob\tm3\tbob\tyes
    alice.9\thub-end\tbob
    alice.9\thub-end\t#team
    alice.1\trow\tbob\tm1\tsucceeded\tread\thello
    alice.1\trow\tbob\tm2\tsucceeded\tread\tworld
    alice.1\trow\tbob\tm3\tsucceeded\tunread\tyes
    alice.1\trow-end\tbob
    bob.1\trow\talice\tm1\tsucceeded\tunread\thello
    bob.1\trow\talice\tm2\tsucceeded\tunread\tworld
    bob.1\trow\talice\tm3\tsucceeded\tunread\tyes
    bob.1\trow-end\talice
    *\tend\tclean
    """

  private func kinds(_ lines: [String]) -> [Finding.Kind] {
    Array(Set(Ledger.judge(lines.joined(separator: "\n") + "\n").map(\.kind))).sorted { $0.rawValue < $1.rawValue }
  }

  private var lines: [String] { Self.good.split(separator: "\n").map(String.init) }

  private func without(_ start: String) -> [String] { lines.filter { !$0.hasPrefix(start) } }

  private func with(_ line: String, before next: String) -> [String] {
    var result = lines
    result.insert(line, at: result.firstIndex { $0.hasPrefix(next) } ?? 0)
    return result
  }

  @Test func correctHistoryHasNoFindings() {
    #expect(Ledger.judge(lines.joined(separator: "\n") + "\n").map(\.description) == [])
  }

  @Test(arguments: [
    "alice.9\thub\tbob\tm2", "bob.1\ttold\talice\tm1", "alice.1\trow\tbob\tm1", "bob.1\trow\talice\tm2",
    "alice.9\thub-end\t#team",
  ])
  func lossIsFound(_ line: String) { #expect(kinds(without(line)) == [.lost]) }

  @Test func unreadMessageThatWasReadIsFound() {
    let changed = lines.map {
      $0 == "alice.1\trow\tbob\tm1\tsucceeded\tread\thello" ? $0.replacing("read", with: "unread") : $0
    }
    #expect(kinds(changed) == [.lost])
  }

  @Test func repetitionIsFound() {
    #expect(
      kinds(with("bob.1\trow\talice\tm1\tsucceeded\tunread\thello", before: "bob.1\trow\talice\tm2")).contains(
        .duplicated))
    #expect(kinds(with("alice.9\thub\tbob\tm1\talice\thello", before: "alice.9\thub-end\tbob")).contains(.duplicated))
  }

  /// Bob's own message was accepted after both messages had been reported to him, which makes those reports final. Reports
  /// after that may come again.
  @Test func repeatedFinalReportIsFound() {
    let again = "bob.1\ttold\talice\tm2\talice\tworld"
    #expect(kinds(with(again, before: "bob.1\tsubmit")) == [.toldTwice])
    #expect(kinds(with(again, before: "alice.9\thub\tbob\tm1")) == [.toldTwice])
    let inFlight = "alice.1\ttold\tbob\tm3\tbob\tyes"
    #expect(kinds(with(inFlight, before: "alice.9\thub\tbob\tm1")) == [])
  }

  @Test func disorderIsFound() {
    var changed = lines
    let place = lines.firstIndex { $0.hasPrefix("bob.1\trow\talice\tm1") } ?? 0
    changed.swapAt(place, place + 1)
    #expect(kinds(changed) == [.disordered])
  }

  @Test func listedRevokedMessageIsFound() {
    var changed = with("alice.1\trevoke-done\tbob\tm2", before: "*\tlife\t2.1")
    changed.insert("alice.1\trevoke\tbob\tm2", at: changed.firstIndex { $0.hasPrefix("alice.1\trevoke-done") } ?? 0)
    #expect(kinds(changed) == [.lost, .shown])
  }

  @Test func otherTextIsFound() {
    #expect(kinds(lines.map { $0 == "bob.1\ttold\talice\tm1\talice\thello" ? $0 + "!" : $0 }) == [.altered])
    #expect(kinds(with("bob.1\trow\talice\tm9\tsucceeded\tunread\thm", before: "bob.1\trow-end")) == [.altered])
  }

  /// Bob reacts to and pins a message, Alice edits it and blocks an account; the hub and the devices list all of it.
  private static let marks = [
    "bob.1\tset\talice\tm1\treaction\t#101", "bob.1\tset-done\talice\tm1\treaction\t#101",
    "bob.1\tset\talice\tm2\tpin\t-", "bob.1\tset-done\talice\tm2\tpin\t-",
    "alice.1\tset\tbob\tm2\tedit\tother", "alice.1\tset-done\tbob\tm2\tedit\tother",
    "alice.1\tset\tdave\t-\tblock\t-", "alice.1\tset-done\tdave\t-\tblock\t-",
    "alice.1\tset\tdave\t-\tfriend\t-", "alice.1\tset-done\tdave\t-\tfriend\t-",
    "alice.1\tset\tbob\t-\tconversationPin\t-", "alice.1\tset-done\tbob\t-\tconversationPin\t-",
  ]
  private static let listedMarks = ["alice.9", "alice.1"].flatMap {
    [
      "\($0)\tmark\tbob\tm1\treaction\t#101\tbob", "\($0)\tmark\tbob\tm2\tpin\t-\tbob",
      "\($0)\tmark\tdave\t-\tblock\t-\talice", "\($0)\tmark\tdave\t-\tfriend\t-\talice",
      "\($0)\tmark\tbob\t-\tconversationPin\t-\talice", "\($0)\tmarks-end",
    ]
  }

  private func marked(_ change: (String) -> String? = { $0 }) -> [String] {
    var result = lines.map { line in
      ["alice.9\thub\tbob\tm2", "alice.1\trow\tbob\tm2", "bob.1\trow\talice\tm2"].contains(where: line.hasPrefix)
        ? line.replacing("world", with: "other") : line
    }
    result.insert(contentsOf: Self.listedMarks, at: result.count - 1)
    result.insert(contentsOf: Self.marks, at: result.firstIndex { $0.hasPrefix("*\tlife\t2.1") } ?? 0)
    return result.compactMap(change)
  }

  @Test func missingMarkIsFound() {
    #expect(Ledger.judge(marked().joined(separator: "\n") + "\n").map(\.description) == [])
    for line in Self.listedMarks where line.contains("\tmark\t") {
      #expect(kinds(marked { $0 == line ? nil : $0 }) == [.lost], "without \(line)")
    }
    // The old text.
    #expect(
      kinds(marked { $0.hasPrefix("alice.9\thub\tbob\tm2") ? $0.replacing("other", with: "world") : $0 }) == [.lost])
    // A refused reaction is listed nowhere.
    let refused = "bob.1\tset-refused\talice\tm1\treaction\t#101\tstorageFailed"
    #expect(
      kinds(
        marked { line in
          if line.hasPrefix("bob.1\tset-done\talice\tm1") { return refused }
          return line.contains("mark\tbob\tm1\treaction") ? nil : line
        }) == [])
  }

  @Test func refusalToOpenIsFound() {
    #expect(kinds(lines.map { $0 == "bob.1\tlogin\tok" ? "bob.1\tlogin\tstorageDamaged" : $0 }).contains(.unopenable))
    #expect(kinds(with("*\tstuck\tmarkers", before: "*\tend")) == [.crashed])
  }

  /// A call that fails is an error, but no damage.
  @Test func refusalWhileCallsFailIsFoundIfItSpeaksOfDamage() {
    let fault = "*\tfault\t5\tpread\tonce"
    let life = "*\tlife\t2.1\tverify"
    for (code, found) in [("storageFailed", [Finding.Kind]()), ("storageDamaged", [.unopenable])] {
      var changed = with("bob.1\tlogin\t\(code)", before: life)
      changed.insert(fault, at: changed.firstIndex { $0.hasPrefix("alice.1\tsubmit") } ?? 0)
      #expect(kinds(changed) == found, "\(code)")
    }
  }

  /// Bob's database was damaged and rebuilt: reports are repeated, but nothing may be missing.
  @Test func rebuiltDeviceHasEverything() {
    let damage = "*\tdamage\tflip\tdevices/Parlance/bob/bob.1.sqlite"
    var changed = with(damage, before: "*\tlife\t2.1")
    changed.insert("bob.1\trebuilt", at: changed.firstIndex { $0.hasPrefix("alice.9\thub\tbob\tm1") } ?? 0)
    changed.insert(
      "bob.1\ttold\talice\tm2\talice\tworld", at: changed.firstIndex { $0.hasPrefix("alice.9\thub\tbob\tm1") } ?? 0)
    #expect(Ledger.judgeDamage(changed.joined(separator: "\n") + "\n").map(\.kind) == [])
    changed.removeAll { $0.hasPrefix("bob.1\trow\talice\tm1") }
    #expect(Set(Ledger.judgeDamage(changed.joined(separator: "\n") + "\n").map(\.kind)) == [.unnoticed])
  }
}
