extension AuditReport {
  /// The sentence about how Swift was read.
  package var readingSentence: String {
    switch swiftReading {
    case .parser: "Swift read with the compiler's parser."
    case .names:
      "Swift read by names only: members whose names several types have are not told apart, and what follows a variable is not "
        + "followed. \"make swift-reader\" builds the reader, with the toolchain of Swift 6.2 or later that builds the package."
    }
  }

  /// The report for people.
  package var text: String {
    var lines = [readingSentence]
    let counts = files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    lines.append("Files read: \(counts.isEmpty ? "no sources" : counts); \(self.lines) lines.")
    if !skippedFolders.isEmpty {
      lines.append(
        "Not read: \(Self.list(skippedFolders, limit: 8)). --include-dependencies reads Pods, Carthage and node_modules."
      )
    }
    if links > 0 { lines.append("Symbolic links, not followed: \(links).") }
    if isCut { lines.append("There are more files than \(SourceTree.limit); the rest was not read.") }
    for path in unreadable.sorted() { lines.append("Cannot be read: \(path)") }
    for (file, problem) in problems.sorted(by: { $0.key < $1.key }) { lines.append("\(file): \(problem)") }
    if sdks.isEmpty { lines += ["", "No SDK was found that this package takes the place of."] }
    for sdk in sdks { lines += [""] + sdk.lines }
    lines += ["", verdict]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The counts over all SDKs.
  package var verdict: String {
    func sum(_ status: SymbolStatus) -> Int { sdks.reduce(0) { $0 + $1.findings.count(status) } }
    let all = SymbolStatus.allCases.reduce(0) { $0 + sum($1) }
    let never = sdks.reduce(0) { $0 + $1.findings.neverCalled.count }
    let ambiguous = sdks.reduce(0) { $0 + $1.findings.ambiguities.count }
    return
      "Verdict: of \(all) symbols \(sum(.here)) are here, \(sum(.refuses)) refuse, \(sum(.kept)) are kept without effect, "
      + "\(sum(.absent)) are absent. Delegate methods that would never be called: \(never). Ambiguous names: \(ambiguous)."
  }

  static func list(_ texts: [String], limit: Int) -> String {
    let shown = texts.prefix(limit).joined(separator: ", ")
    return texts.count > limit ? "\(shown) and \(texts.count - limit) more" : shown
  }
}

extension SDKReport {
  var lines: [String] {
    var lines = ["\(sdk.name): \(sdk.title)"]
    let mentions = findings.mentions.sorted { $0.key < $1.key }.map {
      "\($0.key) (\(Self.text($0.value, $0.value.count, limit: 3)))"
    }
    if !mentions.isEmpty { lines.append("  found: " + mentions.joined(separator: ", ")) }
    lines += sdk.notes.map { "  note: \($0)" }
    add("absent", uses(.absent), &lines)
    if !findings.neverCalled.isEmpty {
      lines.append("  delegate methods that would never be called (\(findings.neverCalled.count))")
      for found in neverCalled {
        lines.append("    \(found.place.text): \(found.type).\(found.method), for \(found.delegate): \(found.reason)")
        if !found.nearest.isEmpty { lines.append("      nearest: \(found.nearest)") }
      }
    }
    add("refuse", uses(.refuses), &lines)
    add("kept without effect", uses(.kept), &lines)
    add("here", uses(.here), &lines)
    if !findings.ambiguities.isEmpty {
      lines.append("  ambiguous (\(findings.ambiguities.count))")
      for found in ambiguities {
        let candidates = "\(found.owners.count) \(found.owners.count == 1 ? "candidate" : "candidates")"
        lines.append(
          "    \(found.name): \(candidates), \(AuditReport.list(found.owners, limit: 3)); "
            + Self.text(found.places, found.count, limit: 3))
      }
    }
    for (feature, symbols) in features {
      lines.append("  server: \(feature.name). \(feature.note) (\(AuditReport.list(symbols, limit: 3)))")
    }
    for (kit, places) in findings.kits.sorted(by: { $0.key < $1.key }) {
      lines.append("  user interface kit, untried here: \(kit) (\(Self.text(places, places.count, limit: 3)))")
    }
    return lines
  }

  private func add(_ title: String, _ uses: [Findings.Use], _ lines: inout [String]) {
    if uses.isEmpty { return }
    lines.append("  \(title) (\(uses.count))")
    for use in uses {
      let note = use.note.isEmpty ? "" : " (\(use.note))"
      lines.append("    \(use.shown)\(note): \(Self.text(use.places, use.count, limit: 4))")
    }
  }

  static func text(_ places: [Place], _ count: Int, limit: Int) -> String {
    let shown = places.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.prefix(limit).map(\.text).joined(
      separator: ", ")
    return count > min(limit, places.count) ? "\(shown) and \(count - min(limit, places.count)) more" : shown
  }
}

extension Place {
  package var text: String { "\(file):\(line)" }
}
