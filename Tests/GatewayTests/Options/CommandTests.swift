#if Server
  import Foundation
  import ParlanceCore
  import ParlanceTokens
  import TestSupport
  import Suggestions
  import Testing

  @testable import ParlanceCommand

  /// Whole runs of the command, but for its service.
  @Suite struct CommandTests {
    private let folder: TemporaryFolder
    private let clock = ManualClock()
    private var path: String { folder.url.appendingPathComponent("key").path }

    init() throws {
      folder = try TemporaryFolder()
      try Data("0123456789abcdef0123456789abcdef\n".utf8).write(to: folder.url.appendingPathComponent("key"))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    private func run(_ arguments: String...) -> Run.Outcome { Run.run(arguments, clock: clock) }

    private func refuses(_ outcome: Run.Outcome, _ code: Int32, _ reason: String) {
      #expect(outcome.exitCode == code && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.error.hasPrefix("parlance: ") && outcome.error.hasSuffix(".\n"), "\(outcome)")
      #expect(outcome.error.contains(reason) && outcome.error.filter(\.isNewline).count == 1, "\(outcome)")
    }

    private func claims(_ token: some StringProtocol) throws -> TokenClaims {
      try TokenKeySet(contentsOf: path).verify(String(token), at: clock.now())
    }

    @Test func printsATokenForAnAccount() throws {
      let outcome = run("token", "--key", path, "--account", "Alice")
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty && outcome.output.hasSuffix("\n"))
      let claims = try claims(outcome.output.dropLast())
      let now = clock.now()
      #expect(
        claims == TokenClaims(account: "alice", expiry: now.advanced(byMilliseconds: 3_600_000), issued: now))
      #expect(claims.account.name == "Alice")
    }

    @Test func printsATokenWithEverything() throws {
      let outcome = run(
        "token", "--key", path, "--account=alice", "--device", "phone", "--lifetime", "60", "--admin", "--json")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(object.count == 3 && object["account"] as? String == "alice")
      #expect(object["expires"] as? Int == 1_704_067_260)
      let claims = try claims(try #require(object["token"] as? String))
      #expect(claims.device == "phone" && claims.scope == .admin)
      #expect(claims.expiry == clock.now().advanced(byMilliseconds: 60_000))
    }

    @Test func printsATokenForImports() throws {
      let outcome = run("token", "--key", path, "--account", "mover", "--imports")
      #expect(try claims(outcome.output.dropLast()).scope == .imports)
    }

    @Test func wrongOptionsOfATokenAreNamed() {
      refuses(run("token", "--key", path, "--account", "a", "--admin", "--imports"), 2, "one of --admin and --imports")
      refuses(run("token"), 2, "needs --key")
      refuses(run("token", "--key", path), 2, "needs --account")
      refuses(run("token", "--key", path, "--account", ""), 2, "not an account's name")
      for lifetime in ["0", "-1", "x", "1.5", "", "315360001", "99999999999999999999"] {
        refuses(run("token", "--key", path, "--account", "a", "--lifetime", lifetime), 2, "is not a lifetime")
      }
      refuses(run("token", "--key", path, "--account", "a", "--data", "d"), 2, "--data is not an option of token")
    }

    @Test func keysThatCannotSignAreAFailure() throws {
      let missing = path + "s"
      refuses(run("token", "--key", missing, "--account", "a"), 1, missing)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      refuses(run("token", "--key", path, "--account", "a"), 1, "\(path): others can use it")
      try Data(TokenSamples.foreignPublicKey.utf8).write(to: folder.url.appendingPathComponent("key"))
      refuses(run("token", "--key", path, "--account", "a"), 1, "\(path): its first key is a public one")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      try Data("short".utf8).write(to: folder.url.appendingPathComponent("key"))
      refuses(run("token", "--key", path, "--account", "a"), 1, "\(path): the secret has 5 bytes")
    }

    @Test func unacceptableTokenIsNotIssued() {
      let device = String(repeating: "d", count: 9000)
      refuses(run("token", "--key", path, "--account", "a", "--device", device), 1, "larger than 8192 bytes")
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func listsTheCommands(_ arguments: [String]) {
      let outcome = Run.run(arguments, clock: clock)
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
      for word in ["usage: parlance COMMAND", "  serve  ", "  token  ", "  help COMMAND  "] {
        #expect(outcome.output.contains(word))
      }
    }

    @Test func explainsACommand() {
      for syntax in Command.all {
        let help = run("help", syntax.name)
        #expect(help.exitCode == 0 && help == run(syntax.name, "--help") && help == run(syntax.name, "-h"))
        #expect(help.output.hasPrefix("usage: parlance \(syntax.name) "))
        for option in syntax.options { #expect(help.output.contains("  --\(option.name) ")) }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
      }
    }

    @Test func unknownCommandsAreNamed() {
      let names =
        "serve, token, account, group, revoke, broadcast, export, fetch, convert, audit, archive, import, bridge, database, "
        + "faces, completions"
      refuses(run(), 2, "No command is given; there are \(names) and help")
      refuses(run("start"), 2, "\"start\" is not a command; there are \(names) and help")
      refuses(run("help", "start"), 2, "\"start\" is not a command; there are \(names)")
      refuses(run("help", "serve", "token"), 2, "one command at a time")
      refuses(run("--version", "--loud"), 2, "--loud is not an option")
    }

    @Test func facesNeedTheirSettings() {
      refuses(run("serve", "--data", "d", "--face", "one"), 2, "--face and --face-settings are given together")
      refuses(run("serve", "--data", "d", "--face", "a,,b", "--face-settings", "f"), 2, "--face has names with commas")
      refuses(
        run("serve", "--data", "d", "--face", "a", "--face-settings", "f", "--open-api"), 2,
        "--open-api is for a gateway")
      let missing = run("serve", "--data", "d", "--face", "a", "--face-settings", "/missing.json")
      #expect(missing.exitCode == 1 && missing.error.contains("/missing.json cannot be read"))
      // This command was given none.
      #expect(run("faces").output.isEmpty && run("faces", "--json").output == "{}\n")
    }

    @Test func wordsThatAreNearAreProposed() {
      refuses(run("sevre"), 2, "\"sevre\" is not a command; did you mean serve? There are ")
      refuses(run("help", "acount"), 2, "\"acount\" is not a command; did you mean account? There are ")
      refuses(
        run("serve", "--data", "d", "--lisen", "x"), 2,
        "--lisen is not an option of serve; did you mean --listen? Allowed are ")
      refuses(
        run("serve", "--data", "d", "--log-level", "warn"), 2,
        "\"warn\" is not a level of the log; did you mean warning? Allowed are debug, ")
      refuses(run("serve", "data"), 2, "\"data\" is not one; did you mean --data? see parlance help serve")
      refuses(run("completions", "--shell", "bsh"), 2, "\"bsh\" is not a known shell; did you mean bash?")
    }

    @Test func suggestionDiffersInAThirdOfTheLettersAtMost() {
      let known = ["listen", "log-level", "data", "media"]
      #expect(Suggestion.nearest(to: "Listne", among: known) == "listen")
      #expect(Suggestion.nearest(to: "loglevel", among: known) == "log-level")
      #expect(Suggestion.nearest(to: "log", among: known) == "log-level")
      for word in ["", "x", "port", "l", String(repeating: "a", count: 1000)] {
        #expect(Suggestion.nearest(to: word, among: known) == nil, "\(word.prefix(10))")
      }
    }

    @Test func wrongOptionsOfAnImportAreNamed() {
      refuses(run("database"), 2, "database needs a word: copy or upgrade")
      refuses(run("database", "copi"), 2, "did you mean copy?")
      refuses(run("database", "copy"), 2, "database copy needs --data")
      refuses(run("database", "copy", "--data", ""), 2, "database copy needs --data")
      refuses(run("database", "copy", "--data", "d"), 2, "database copy needs --postgres")
      refuses(run("database", "copy", "--json"), 2, "database copy has no option --json")
      refuses(run("database", "upgrade"), 2, "database upgrade needs --postgres")
      refuses(run("database", "upgrade", "--data", "d"), 2, "database upgrade has no option --data")
      refuses(run("import"), 2, "import needs archives")
      refuses(run("import", "a"), 2, "import needs one of --endpoint")
      refuses(run("import", "a", "--data", ""), 2, "import needs one of --endpoint")
      refuses(run("import", "a", "--data", "d", "--endpoint", "http://h"), 2, "import needs one of --endpoint")
      refuses(run("import", "a", "--endpoint", "http://h", "--dry-run"), 2, "--dry-run is for a hub with --data")
      let importing = ["import", "a", "--data", "d"]
      for (options, words) in [
        (["--media-http"], "--media-http needs --media-folder or --media-host"),
        (["--media-size", "5"], "--media-size needs --media-folder or --media-host"),
        (["--media-folder", ""], "--media-folder is a folder"),
        (["--media-host", "https://a.test"], "--media-host is the name of a host"),
        (["--media-host", "a.test,,b.test"], "--media-host is the name of a host"),
        (["--media-folder", "m", "--media-at-once", "0"], "--media-at-once is a number from 1 to 32"),
        (["--media-folder", "m", "--media-seconds", "x"], "--media-seconds is a number from 1 to 86400"),
        (["--media-folder", "m", "--media-folder", "n"], "--media-folder is given twice"),
      ] { refuses(Run.run(importing + options, clock: ManualClock()), 2, words) }
      #if Cluster
        let url = "postgresql:///hub"
        refuses(
          run("database", "copy", "--data", "d", "--postgres", url, "--media", ""), 2, "--media is the name of a folder"
        )
        refuses(run("database", "upgrade", "--postgres", "host=db password=x"), 2, "has the form postgresql://")
      #endif
    }

    @Test func printsTheVersion() throws {
      #expect(run("--version").output == "parlance \(Run.version)\n")
      let json = try JSONDecoder().decode([String: String].self, from: Data(run("--version", "--json").output.utf8))
      #expect(json == ["name": "parlance", "version": Run.version])
    }
  }
#endif
