internal import Foundation

/// Reads an app's sources and manifests and finds what it uses of the SDKs.
package struct Audit {
  let knowledge: AuditKnowledge
  var sdks: [AuditedSDK] { knowledge.sdks }
  let options: AuditOptions
  var report: AuditReport
  var findings: [Findings]
  /// The Swift files that count, with the SDKs that they import.
  var swiftFiles: [(file: SourceTree.File, sdks: Set<Int>)] = []
  /// The SDKs that a bridging header or a re-exported import brings to all Swift files below a path.
  var bridged: Set<Int> = []
  var objectiveC: [SourceTree.File] = []
  private var classes = ObjectiveCClasses()

  private init(_ knowledge: AuditKnowledge, _ options: AuditOptions) {
    self.knowledge = knowledge
    self.options = options
    findings = knowledge.sdks.map { _ in Findings() }
    report = AuditReport(paths: options.paths)
  }

  /// Audits the paths.
  package static func run(_ options: AuditOptions, _ knowledge: AuditKnowledge) -> AuditReport {
    LargeStack.run {
      var audit = Audit(knowledge, options)
      audit.read()
      return audit.report
    }
  }

  private mutating func read() {
    let tree = SourceTree(options.paths, includesDependencies: options.includesDependencies)
    report.unreadable = tree.unreadable
    report.skippedFolders = tree.skippedFolders
    report.links = tree.links
    report.isCut = tree.isCut
    for file in tree.files {
      report.files[file.language.rawValue, default: 0] += 1
      if file.path.contains("\n") {
        report.problems[file.name] = SourceText.Problem.unreadable.rawValue
        continue
      }
      let (bytes, problem) = SourceText.read(file)
      if let problem { report.problems[file.name] = problem.rawValue }
      guard let bytes else { continue }
      report.lines += bytes.count { $0 == UInt8(ascii: "\n") }
      switch file.language {
      case .manifest: readManifest(file, bytes)
      case .swift: noteSwift(file, bytes)
      case .objectiveC: noteObjectiveC(file, bytes)
      case .java, .kotlin: readJava(file, bytes)
      }
    }
    readObjectiveC()
    if !bridged.isEmpty { addBridged(tree.files) }
    readSwift()
    report.sdks = zip(sdks, findings).compactMap { sdk, found in
      found.isEmpty ? nil : SDKReport(sdk: sdk, findings: found)
    }
  }

  // MARK: manifests, Java and Kotlin

  private mutating func readManifest(_ file: SourceTree.File, _ bytes: [UInt8]) {
    for entry in ManifestReader.entries(of: bytes, named: file.name) {
      let place = Place(file: file.name, line: entry.line)
      // `pod 'Name/Part'` is a part of Name.
      let short = entry.name.contains(":") ? entry.name : String(entry.name.prefix { $0 != "/" })
      for (index, sdk) in sdks.enumerated() {
        if sdk.dependencies.contains(where: { $0.caseInsensitiveCompare(short) == .orderedSame }) {
          findings[index].mention(short, at: place)
        }
        if sdk.kits.contains(where: { $0.caseInsensitiveCompare(short) == .orderedSame }) {
          findings[index].mentionKit(short, at: place)
        }
      }
    }
  }

  private mutating func readJava(_ file: SourceTree.File, _ bytes: [UInt8]) {
    let imports = ImportScan.imports(in: bytes).map(\.name)
    let wanted = sdks.indices.filter { index in
      sdks[index].packages.contains { package in imports.contains { $0 == package || $0.hasPrefix(package + ".") } }
    }
    if wanted.isEmpty { return }
    let tokens = Lexer.tokens(of: bytes, file.language == .java ? .java : .kotlin)
    for index in wanted {
      var reader = JavaReader(table: knowledge.table(index), sdk: sdks[index], file: file.name, tokens: tokens)
      findings[index].merge(reader.read())
    }
  }

  // MARK: Objective-C

  private mutating func noteObjectiveC(_ file: SourceTree.File, _ bytes: [UInt8]) {
    objectiveC.append(file)
    let isBridge = file.name.lowercased().contains("bridging") && file.name.hasSuffix(".h")
    // The module of `#import <Module/Header.h>`, `#import "Module.h"`, `@import Module;`.
    for entry in ImportScan.imports(in: bytes) {
      let module = String(entry.name.prefix { $0 != "." })
      let place = Place(file: file.name, line: entry.line)
      for (index, sdk) in sdks.enumerated() {
        if sdk.modules.contains(module) {
          findings[index].mention(module, at: place)
          if isBridge { bridged.insert(index) }
        }
        if sdk.kits.contains(module) { findings[index].mentionKit(module, at: place) }
      }
    }
  }

  private mutating func readObjectiveC() {
    let found = sdks.indices.filter { index in
      findings[index].mentions.values.joined().contains {
        $0.file.hasSuffix(".h") || $0.file.hasSuffix(".m") || $0.file.hasSuffix(".mm") || $0.file.hasSuffix(".pch")
      }
    }
    if found.isEmpty { return }
    var sources: [(file: SourceTree.File, tokens: [Lexer.Token])] = []
    for file in objectiveC {
      guard let bytes = SourceText.read(file).bytes else { continue }
      let tokens = Lexer.tokens(of: bytes, .objectiveC)
      classes.read(tokens, file: file.name)
      // Headers bring the SDK to files that do not import it: those count that name one of its types.
      let counts = found.contains { index in
        tokens.contains {
          $0.kind == .word && (knowledge.table(index).type($0.text) != nil || sdks[index].modules.contains($0.text))
        }
      }
      if counts { sources.append((file, tokens)) }
    }
    for index in found {
      for (file, tokens) in sources {
        var reader = ObjectiveCReader(
          table: knowledge.table(index), file: file.name, tokens: tokens, own: classes.selectors)
        findings[index].merge(reader.read())
        findings[index].files["Objective-C", default: 0] += 1
      }
      classes.check(knowledge.table(index), &findings[index])
    }
  }
}
