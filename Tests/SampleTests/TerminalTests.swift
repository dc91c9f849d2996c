import Foundation
import Testing

@testable import SampleTerminal

/// The parsing of typed lines and of arguments.
@Suite struct TerminalTests {
  @Test(arguments: [
    ("hello there", Command.text("hello there")),
    ("/open bob", .open(.person("bob"))),
    ("/open team 7", .open(.team("7"))),
    ("/team crew ann bob", .createTeam("crew", members: ["ann", "bob"])),
    ("/picture /tmp/a picture.png", .picture("/tmp/a picture.png")),
    ("  /file notes.txt", .file("notes.txt")),
    ("/read", .read), ("/revoke", .revoke), ("/list", .list), ("/offline", .offline), ("/online", .online),
    ("/help", .help), ("/quit", .quit),
    ("/open", .invalid("/open")), ("/picture", .invalid("/picture")), ("/dance", .invalid("/dance")),
    ("/read it", .invalid("/read it")),
  ])
  func aLineIsACommand(_ line: String, _ command: Command) { #expect(Command(line) == command) }

  @Test func emptyLineIsNotACommand() {
    #expect(Command("") == nil)
    #expect(Command("   ") == nil)
  }

  #if Remote
    @Test func argumentsGoBeforeVariables() throws {
      let variables = ["PARLANCE_ENDPOINT": "ws://127.0.0.1:1"]
      let plain = try Options(["--account", "ann"], variables: [:], program: "app")
      #expect(plain.account == "ann" && plain.token.isEmpty && plain.endpoint == nil)
      let set = try Options(["--account", "ann"], variables: variables, program: "app")
      #expect(set.endpoint == URL(string: "ws://127.0.0.1:1"))
      let given = try Options(
        ["--account", "ann", "--endpoint", "ws://127.0.0.1:2", "--token", "t", "--folder", "/tmp/x"],
        variables: variables, program: "app")
      #expect(given.endpoint == URL(string: "ws://127.0.0.1:2") && given.token == "t")
      #expect(given.dataFolder.path == "/tmp/x/Data" && given.filesFolder.path == "/tmp/x/Files")
    }

    @Test func accountsAndGatewaysHaveFoldersOfTheirOwn() throws {
      let folders = try [("ann", 1), ("bob", 1), ("ann", 2)].map { account, port in
        let arguments = ["--account", account, "--endpoint", "ws://127.0.0.1:\(port)"]
        return try Options(arguments, variables: [:], program: "app").folder
      }
      #expect(Set(folders).count == 3)
    }
  #endif

  @Test func unknownOptionIsAnsweredWithTheNearestOne() {
    let error = #expect(throws: Options.Invalid.self) {
      try Options(["--acount", "ann"], variables: [:], program: "app")
    }
    #expect(error?.reason == "--acount: there is no such option; did you mean --account?")
    #expect(Options.help.contains("--endpoint URL") && Options.help.contains("/revoke"))
  }

  @Test(arguments: [[], ["--account"], ["--account", "../x"], ["--account", "ann", "--endpoint", "nowhere"], ["ann"]])
  func argumentsThatCannotBeUsedAreRefused(_ arguments: [String]) {
    #expect(throws: Options.Invalid.self) { try Options(arguments, variables: [:], program: "app") }
  }
}
