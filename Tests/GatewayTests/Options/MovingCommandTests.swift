#if Server
  import Foundation
  import ParlanceCore
  import ParlanceMoving
  import TestSupport
  import Testing

  @testable import ParlanceCommand

  /// Whole runs of `parlance convert` and `parlance archive`.
  @Suite struct MovingCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func run(_ arguments: String...) -> Run.Outcome { Run.run(arguments, clock: ManualClock()) }

    private func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }

    @Test func exportIsConvertedAndChecked() throws {
      try write(
        "export",
        #"{"msg_id":"1","timestamp":1,"chat_type":"chat","payload":{"from":"a","to":"b","bodies":[{"type":"txt","msg":"x"}]}}"#
      )
      let converted = run("convert", "easemob", path("export"), "-o", path("out"), "--source", "shop")
      #expect(converted == Run.Outcome(output: "message  1\n"))
      let checked = run("archive", "check", path("out"))
      #expect(checked.exitCode == 0)
      #expect(checked.output.hasPrefix("message  1\nmissing account  2\n"))
      #expect(run("archive", "check", path("out"), "--json").output.contains(#""counts":{"message":1}"#))
      #expect(run("convert", "easemob", path("export"), "--output", path("out")).exitCode == 1)
    }

    @Test(arguments: [
      (
        "nim",
        #"{"eventType":"4","roomId":"r","fromAccount":"a","msgTimestamp":"1","msgType":"TEXT","attach":"x","msgidClient":"c"}"#,
        "message  1\n"
      ), ("csv", "account,nickname\nann,A\nben\n", "account  1\nprofile  1\ndamaged  1\n"),
    ])
    func furtherSourcesAreConverted(_ source: String, _ text: String, _ report: String) throws {
      try write("export", text)
      let converted = run("convert", source, path("export"), "-o", path("out.gz"))
      #expect(converted == Run.Outcome(output: report))
      #expect(run("archive", "check", path("out.gz")).exitCode == 0)
      #expect(run("help", "convert").output.contains(source))
    }

    @Test func damagedArchiveIsReportedAndFails() throws {
      try write("damaged", #"{"kind":"header","source":"s","version":1,"zone":"UTC"}"# + "\n{\n")
      let outcome = run("archive", "check", path("damaged"))
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.hasPrefix("damaged lines  1\n\(path("damaged")):2: "))
      let strict = run("archive", "check", "--strict", path("damaged"))
      #expect(strict.exitCode == 1 && strict.output.isEmpty)
    }

    @Test(arguments: [
      ["convert"], ["convert", "easemob"], ["convert", "easemob", "f"], ["convert", "nothing", "f", "-o", "a"],
      ["convert", "easemob", "f", "-o", "a", "--source", ""], ["convert", "easemob", "f", "-x", "a"], ["archive"],
      ["archive", "f"], ["archive", "check"],
    ])
    func incompleteArgumentsAreRefused(_ arguments: [String]) {
      #expect(Run.run(arguments, clock: ManualClock()).exitCode == 2)
    }

    private static let fetching = ["-o", "a", "--key", "k", "--secret-file", "s", "--accounts", "f", "--until", "9"]

    @Test(arguments: [
      ["fetch"], ["fetch", "nim"], ["fetch", "nothing"] + fetching, ["fetch", "nim", "x"] + fetching,
      ["fetch", "nim"] + fetching.dropLast(2), ["fetch", "nim"] + fetching.dropFirst(2),
      ["fetch", "nim"] + fetching + ["--since", "9"], ["fetch", "nim"] + fetching + ["--rate", "0"],
      ["fetch", "nim"] + fetching + ["--endpoint", "ftp://x"], ["fetch", "easemob"] + fetching,
      ["fetch", "easemob"] + fetching + ["--endpoint", "http://x", "--zone", "15"],
    ])
    func incompleteFetchIsRefused(_ arguments: [String]) {
      #expect(Run.run(arguments, clock: ManualClock()).exitCode == 2)
    }

    @Test func hostsOfFilesMayBeGivenSeveralTimes() throws {
      let values = try ArchiveImportOptions.syntax.values([
        "a", "--data", "d", "--media-host", "A.test", "--media-host=b.test:8080", "--media-at-once", "7",
      ])
      let media = try #require(try ArchiveImportOptions(values).media)
      #expect(media.hosts == ["a.test", "b.test:8080"] && media.atOnce == 7 && media.folder == nil)
      #expect(!media.allowsPlainHTTP && !media.allowsPrivateNetworks)
      #expect(try ArchiveImportOptions(ArchiveImportOptions.syntax.values(["a", "--data", "d"])).media == nil)
    }

    @Test func fetchNeedsItsFilesAndAServiceThatAnswers() throws {
      func fetch(_ further: String...) -> Run.Outcome {
        Run.run(
          [
            "fetch", "nim", "-o", path("out"), "--key", "k", "--secret-file", path("secret"), "--accounts",
            path("accounts"), "--until", "9",
          ] + further, clock: ManualClock())
      }
      #expect(fetch().error.contains("secret"))
      try write("secret", "s\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path("secret"))
      #expect(fetch().error.contains("0644"))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("secret"))
      #expect(fetch().error.contains("accounts"))
      try write("accounts", "\n\n")
      #expect(fetch().error.contains("has no names"))
      #expect(fetch().exitCode == 1)
    }
  }
#endif
