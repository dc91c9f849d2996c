extension AuditReport {
  /// The report as one file that needs no other, for a browser of any width.
  package var html: String {
    var body = "<h1>Audit</h1>\n<p class=\"verdict \(exitCode == 0 ? "good" : "bad")\">\(Self.escaped(verdict))</p>\n"
    body += "<p>\(Self.escaped(readingSentence))</p>\n"
    let counts = files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    body +=
      "<p>Files read: \(Self.escaped(counts)); \(lines) lines. Paths: \(Self.escaped(paths.joined(separator: ", ")))</p>\n"
    let problems =
      unreadable.sorted().map { "\($0): cannot be read" }
      + self.problems.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    body += Self.details("Files that were not read, or not completely", problems.map { Self.escaped($0) })
    body += Self.details("Folders that were not read", skippedFolders.sorted().map { Self.escaped($0) })
    for sdk in sdks { body += sdk.html }
    return """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Audit</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
      h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; border-top: 1px solid #8886; padding-top: 1rem; }
      code { font: 0.9em ui-monospace, monospace; }
      .verdict { border-inline-start: 0.3rem solid; padding-inline-start: 0.8rem; }
      .good { border-color: #2a8a3e; } .bad { border-color: #c0392b; }
      .places { color: GrayText; font-size: 0.85em; display: block; }
      summary { cursor: pointer; padding: 0.4rem 0; font-weight: 600; }
      ul { margin: 0; padding-inline-start: 1.2rem; } li { padding: 0.15rem 0; }
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Marks that would turn the direction of what follows.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar.value < 0x20 && scalar != "\n" ? " " : scalar)
      }
    }
    return result
  }

  /// Returns a list that can be folded; items are HTML.
  static func details(_ title: String, _ items: [String], isOpen: Bool = false) -> String {
    guard !items.isEmpty else { return "" }
    return "<details\(isOpen ? " open" : "")><summary>\(escaped(title)) (\(items.count))</summary>\n<ul>\n"
      + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n</details>\n"
  }
}

extension SDKReport {
  var html: String {
    func escaped(_ text: String) -> String { AuditReport.escaped(text) }
    func places(_ places: [Place], _ count: Int) -> String {
      "<span class=\"places\">\(escaped(Self.text(places, count, limit: Findings.placeLimit)))</span>"
    }
    func symbols(_ status: SymbolStatus) -> [String] {
      uses(status).map { use in
        "<code>\(escaped(use.shown))</code>\(use.note.isEmpty ? "" : " " + escaped(use.note))\(places(use.places, use.count))"
      }
    }
    var body = "<h2>\(escaped(sdk.name)): \(escaped(sdk.title))</h2>\n"
    body += sdk.notes.map { "<p>\(escaped($0))</p>\n" }.joined()
    body += AuditReport.details("Absent", symbols(.absent), isOpen: true)
    body += AuditReport.details(
      "Delegate methods that would never be called",
      neverCalled.map { found in
        let near = found.nearest.isEmpty ? "" : "; nearest: <code>\(escaped(found.nearest))</code>"
        return
          "<code>\(escaped(found.type)).\(escaped(found.method))</code>, for <code>\(escaped(found.delegate))</code>: "
          + "\(escaped(found.reason))\(near)\(places([found.place], 1))"
      }, isOpen: true)
    body += AuditReport.details("Refuse", symbols(.refuses))
    body += AuditReport.details("Kept without effect", symbols(.kept))
    body += AuditReport.details("Here", symbols(.here))
    body += AuditReport.details(
      "Ambiguous",
      ambiguities.map { found in
        "<code>\(escaped(found.name))</code> \(found.owners.count) candidates\(places(found.places, found.count))"
      })
    body += AuditReport.details(
      "What the server must have",
      features.map { feature, symbols in
        "\(escaped(feature.name)). \(escaped(feature.note))<span class=\"places\">\(escaped(AuditReport.list(symbols, limit: 8)))</span>"
      })
    body += AuditReport.details(
      "User interface kits, untried here",
      findings.kits.sorted { $0.key < $1.key }.map {
        "<code>\(escaped($0.key))</code>\(places($0.value, $0.value.count))"
      })
    body += AuditReport.details(
      "Where the SDK is found",
      findings.mentions.sorted { $0.key < $1.key }.map {
        "<code>\(escaped($0.key))</code>\(places($0.value, $0.value.count))"
      })
    return body
  }
}
