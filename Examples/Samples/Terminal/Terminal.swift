import Foundation

/// The terminal of a sample: it reads lines on a thread of its own and runs their commands on the main queue.
@MainActor
public enum Terminal {
  /// Logs the app in, and then runs the commands that are typed until its user quits.
  public static func run(_ app: any SampleApp, _ screen: Screen) -> Never {
    Thread.detachNewThread {
      while let line = readLine() { DispatchQueue.main.async { MainActor.assumeIsolated { run(line, app, screen) } } }
      DispatchQueue.main.async { MainActor.assumeIsolated { quit(app) } }
    }
    app.logIn()
    RunLoop.main.run()
    exit(0)
  }

  private static func run(_ line: String, _ app: any SampleApp, _ screen: Screen) {
    switch Command(line) {
    case .open(let place): app.open(place)
    case .createTeam(let name, let members): app.createTeam(name, members: members)
    case .text(let text): if screen.hasOpenConversation { app.send(text: text) }
    case .picture(let path): if screen.hasOpenConversation { app.send(pictureAt: fullPath(path)) }
    case .file(let path): if screen.hasOpenConversation { app.send(fileAt: fullPath(path)) }
    case .read: if screen.hasOpenConversation { app.markRead() }
    case .revoke: app.revoke()
    case .list: app.listConversations()
    case .offline: app.logOut { screen.show("logged out") }
    case .online: app.logIn()
    case .help: screen.show(Command.summary)
    case .quit: quit(app)
    case .invalid(let line): screen.show("unknown command: \(line) (try /help)")
    case nil: break
    }
  }

  /// Returns an absolute path, which some vendors require.
  private static func fullPath(_ path: String) -> String {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).path
  }

  /// Ends the process because it cannot begin.
  public static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }

  private static func quit(_ app: any SampleApp) {
    app.logOut { exit(0) }
  }
}
