#if Server
  import Dispatch
  import Foundation
  import Suggestions

  /// The options of the program.
  struct PlayOptions {
    /// A reason why the options cannot be used.
    struct Invalid: Error, CustomStringConvertible { var description: String }

    /// The port of the loopback interface.
    var port = 7790
    /// The folder of the page's files; that of the program if nil.
    var page: URL?

    /// A Boolean value that indicates whether the help is asked for.
    var wantsHelp = false

    static let usage = "Usage: parlance-play [--port NUMBER] [--page FOLDER]"

    static let help = """
      \(usage)

      Serves a page with one phone for each vendor on this machine, until it is stopped.

        --port NUMBER  the port of the page; 7790 unless given, 0 for one that the system chooses
        --page FOLDER  the folder of the page's files; the program's own unless given
        --help         print this help

      """

    /// Reads the program's arguments.
    ///
    /// - throws: `Invalid` for those that it does not have.
    init(_ arguments: some Sequence<String>) throws(Invalid) {
      var rest = Array(arguments)[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--port":
          guard let text = rest.popFirst(), let port = UInt16(text), port < .max else {
            throw Invalid(description: "--port needs a number from 0 to 65534.")
          }
          self.port = Int(port)
        case "--page":
          guard let path = rest.popFirst() else { throw Invalid(description: "--page needs a folder.") }
          page = URL(fileURLWithPath: path, isDirectory: true)
        case "--help", "-h": wantsHelp = true
        default:
          let question = Suggestion.question(argument, among: ["--port", "--page", "--help"]) ?? Self.usage
          throw Invalid(description: "\(argument): there is no such option; \(question)")
        }
      }
    }
  }

  /// Waits for the signals that end programs.
  enum StopSignal {
    /// Returns at SIGINT or SIGTERM.
    static func wait() async {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { continuation.yield() }
        source.resume()
        return source
      }
      for await _ in stream { break }
      for source in sources { source.cancel() }
    }
  }
#endif
