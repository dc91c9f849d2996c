#if Server
  import Foundation
  import PhoneApps
  import Testing

  @testable import parlance_play

  /// The arguments of the program.
  @Suite struct OptionTests {
    @Test func argumentsAreRead() throws {
      let options = try PlayOptions(["--port", "0", "--page", "/page"])
      #expect(options.port == 0 && options.page?.path == "/page" && !options.wantsHelp)
      #expect(try PlayOptions(["--help"]).wantsHelp)
      #expect(PlayOptions.help.contains("  --port NUMBER  "))
    }

    @Test(arguments: [
      (["--prot", "1"], "--prot: there is no such option; did you mean --port?"),
      (["7790"], "7790: there is no such option; Usage: parlance-play "),
      (["--port", "x"], "--port needs a number"), (["--page"], "--page needs a folder"),
    ])
    func wrongArgumentsAreNamed(_ arguments: [String], _ words: String) {
      let error = #expect(throws: PlayOptions.Invalid.self) { try PlayOptions(arguments) }
      #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    }
  }
#endif
