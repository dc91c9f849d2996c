import Foundation
import ParlanceAudit
import Testing

/// Sources that are damaged, endless or made to harm.
@Suite struct HostileSourceTests {
  private static let good = "import NIMSDK\nfunc good() { NIMSDK.shared().enableConsoleLog() }\n"

  /// Files in all languages that no reader should stumble over.
  private static let files: [String: String] = [
    "good.swift": good,
    "deep.swift": "import NIMSDK\nlet a = " + String(repeating: "(", count: 20_000) + "NIMMessage()"
      + String(repeating: ")", count: 20_000),
    "arrays.swift": "import NIMSDK\nlet b = " + String(repeating: "[", count: 20_000),
    "blocks.swift": "import NIMSDK\nfunc f() " + String(repeating: "{ if true ", count: 20_000),
    "chain.swift": "import NIMSDK\nlet c = NIMSDK.shared()" + String(repeating: ".a", count: 3_000),
    "calls.swift": "import NIMSDK\nlet c = NIMSDK.shared()" + String(repeating: ".a()", count: 350),
    // Each property's type depends on the next one, twice.
    "doubles.swift": "import NIMSDK\nstruct S {\n"
      + (0..<60).map { "var p\($0) = [p\($0 + 1), p\($0 + 1)]\n" }.joined()
      + "var p60 = NIMMessage()\nvar q: Any { p0 }\n}\n",
    "types.swift": "import NIMSDK\nvar d: " + String(repeating: "[", count: 5_000) + "Int"
      + String(repeating: "]", count: 5_000),
    "comment.swift": "import NIMSDK\n/* /* NIMMessage() ",
    "string.swift": "import NIMSDK\nlet e = \"\"\"\nNIMMessage() ",
    "quote.swift": "import NIMSDK\nlet f = \"NIMMessage()\n",
    "deep.m": "#import <NIMSDK/NIMSDK.h>\nvoid g() { " + String(repeating: "[", count: 50_000) + "NIMSDK sharedSDK",
    "comment.m": "#import <NIMSDK/NIMSDK.h>\n/* [NIMSDK sharedSDK]",
    "deep.java": "import com.hyphenate.chat.EMClient;\n" + String(repeating: "EMClient.f(", count: 20_000),
    "string.kt": "import com.hyphenate.chat.EMClient\nval s = \"\"\"EMMessage",
    "Podfile": "pod '" + String(repeating: "x", count: 100_000),
    "Package.swift": String(repeating: "((((\"", count: 50_000),
  ]

  private func app() throws -> AuditedApp {
    let app = try AuditedApp(Self.files)
    try app.write(Data("import NIMSDK\nlet x = NIMMessage() // ".utf8) + Data([0xFF, 0xFE, 0x80]), to: "bad.swift")
    try app.write(Data("import NIMSDK ".utf8) + Data(repeating: 0x20, count: 10 << 20), to: "line.swift")
    try app.write(Data("import NIMSDK".utf8) + Data([0, 1, 2]), to: "binary.swift")
    try app.write(Data("func hidden() { NIMSDK.shared().enableConsoleLog() }".utf8), to: "Pods/A/hidden.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(at: app.folder.appendingPathComponent("loop"), withDestinationURL: app.folder)
    try manager.createSymbolicLink(
      at: app.folder.appendingPathComponent("out"), withDestinationURL: URL(fileURLWithPath: "/"))
    return app
  }

  private func check(_ report: AuditReport) throws {
    let found = try report.findings("NIMSDK")
    #expect(found.uses["NIMSDK.enableConsoleLog()"]?.places.map(\.line) == [2])
    func problem(_ file: String) -> String? { report.problems.first { $0.key.hasSuffix("/" + file) }?.value }
    #expect(problem("bad.swift")?.contains("UTF-8") == true)
    #expect(problem("line.swift")?.contains("larger") == true)
    #expect(problem("binary.swift")?.contains("binary") == true)
    #expect(found.uses["NIMMessage"]?.places.contains { $0.file.hasSuffix("bad.swift") } == true)
    for file in ["comment.swift", "string.swift", "quote.swift", "comment.m"] {
      #expect(found.uses.values.allSatisfy { $0.places.allSatisfy { !$0.file.hasSuffix("/" + file) } }, "\(file)")
    }
    #expect(report.links == 2 && report.skippedFolders.contains { $0.hasSuffix("Pods") })
  }

  @Test func readingByNamesEndsAndReportsProblems() throws { try check(try app().audit(nil)) }

  @Test(.enabled(if: Reader.isThere, Reader.reason)) func readingWithTheParserEndsAndReportsProblems() throws {
    let report = try app().audit()
    try check(report)
    for file in ["arrays.swift", "types.swift"] {
      #expect(report.problems.first { $0.key.hasSuffix("/" + file) }?.value.contains("nested too deeply") == true)
    }
  }

  @Test func dependenciesAreReadOnRequest() throws {
    let app = try AuditedApp(["Pods/A/a.swift": Self.good, ".build/b.swift": Self.good])
    #expect(app.audit(nil).sdks.isEmpty)
    #expect(try app.audit(nil, includesDependencies: true).findings("NIMSDK").files == ["Swift": 1])
  }

  /// A reader that crashes in one file and hangs in another: the others are read.
  @Test func readerThatCrashesOrHangsLosesTheFileAlone() throws {
    let app = try AuditedApp([
      "a.swift": Self.good, "crash.swift": Self.good, "hang.swift": Self.good, "z.swift": Self.good,
    ])
    let program = app.folder.appendingPathComponent("reader")
    let script = """
      #!/bin/sh
      while read path && [ -n "$path" ]; do
        echo "[\\"file\\",\\"$path\\"]"
        case "$path" in
          */crash.swift) kill -SEGV $$ ;;
          */hang.swift) exec tail -f /dev/null ;;
        esac
        echo '["imp","NIMSDK",1,0]'
        echo '["ref","NIMMessage",2]'
        echo '["end"]'
      done
      """
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let report = app.audit(program.path, patience: 5000)
    #expect(try report.findings("NIMSDK").uses["NIMMessage"]?.count == 2)
    let problems = Dictionary(
      uniqueKeysWithValues: report.problems.map { ($0.key.split(separator: "/").last.map(String.init) ?? "", $0.value) }
    )
    #expect(
      problems["crash.swift"]?.contains("crashed") == true && problems["hang.swift"]?.contains("too long") == true)
    #expect(problems.count == 2)
  }

  @Test func readerThatCannotBeStartedIsAProblemOfEachFile() throws {
    let report = try AuditedApp(["a.swift": Self.good]).audit("/dev/null/reader")
    #expect(report.problems.count == 1 && report.problems.values.allSatisfy { $0.contains("cannot be started") })
  }
}
