#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceCommand

  /// Whole runs of `parlance audit`, which read Swift by names.
  @Suite struct AuditCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func run(_ arguments: String...) -> Run.Outcome {
      Run.run(["audit", "--swift-reader", "none"] + arguments, clock: ManualClock())
    }

    private func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }

    @Test func exitCodeIsZeroWithoutAbsentSymbolsAndOneWithSome() throws {
      try write("a.swift", "import NIMSDK\nlet message = NIMMessage()\n")
      let clean = run(folder.url.path)
      #expect(clean.exitCode == 0 && clean.error.isEmpty)
      #expect(clean.output.hasPrefix("Swift read by names only") && clean.output.contains("NIMMessage: "))
      try write("b.swift", "import NIMSDK\nlet param: NIMQChatAddChannelRoleParam? = nil\n")
      let absent = run(folder.url.path)
      #expect(
        absent.exitCode == 1 && absent.error.isEmpty
          && absent.output.contains("  absent (1)\n    NIMQChatAddChannelRoleParam: "))
    }

    @Test func reportIsWrittenAsPageAndPrintedAsJSON() throws {
      try write("a.swift", "import NIMSDK\nlet message = NIMMessage()\n")
      let outcome = run(path("a.swift"), "--json", "--html", path("page.html"))
      #expect(outcome.exitCode == 0)
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      #expect(object?["swift"] as? String == "names")
      #expect(try String(contentsOfFile: path("page.html"), encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
      #expect(run(path("a.swift"), "--html", path("missing/page.html")).exitCode == 2)
    }

    @Test func unreadablePathsAndWrongArgumentsAreRefused() throws {
      let missing = run(path("missing"))
      #expect(missing.exitCode == 2 && missing.error.contains("cannot be read"))
      #expect(run().exitCode == 2 && run("--html=", "x").exitCode == 2)
      let clock = ManualClock()
      #expect(Run.run(["audit", "--swift-reader", path("none"), folder.url.path], clock: clock).exitCode == 2)
    }
  }
#endif
