import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// The log of a client: its file, its delegates, the console, and that nothing takes it in.
@Suite @MainActor struct LogTests {
  private final class Listener: NSObject, AgoraChatLogDelegate {
    let lines = Inbox<String>("line of the log")
    func logDidOutput(_ log: String) { lines.add(log) }

    /// Waits for a line that ends so.
    @MainActor func wait(for end: String) async throws {
      while try await !lines.next().hasSuffix(end) {}
    }
  }

  private func contents(_ client: AgoraChatClient) throws -> String {
    var error: AgoraChatError?
    let path = try #require(client.getLogFilesPath(&error) as String?)
    #expect(error == nil)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func theFileHasTheAppsLinesAndTheEventsOfTheLogin() async throws {
    let environment = MessagingEnvironment.inMemory(
      clock: ManualClock(),
      tokenCheck: { request throws(MessagingError) in
        if request.token != "sesame" { throw MessagingError(.invalidToken) }
        return TokenGrant()
      })
    let client = AgoraChatClient(environment: environment, device: "phone")
    let listener = Listener()
    client.addLog(delegate: listener, queue: nil)
    client.addLog(delegate: listener, queue: nil)
    #expect(client.initializeSDK(with: AgoraChatOptions(appkey: "a#b")) == nil)
    #expect(client.login(withUsername: "alice", password: "wrong secret")?.code == .userAuthenticationFailed)
    #expect(client.login(withUsername: "alice", password: "sesame") == nil)
    client.log("the app is here")
    try await listener.wait(for: "app the app is here")
    let text = try contents(client)
    for line in [
      "debug initialized", "error the login of alice failed: 202", "debug logged in: alice", "app the app is here",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    #expect(!text.contains("secret") && !text.contains("sesame"))
    // Each line begins with its time, and a removed delegate is not called.
    #expect(text.split(separator: "\n").allSatisfy { $0.contains("T") && $0.contains("Z ") })
    client.removeLog(delegate: listener)
    client.log("unheard")
    await drainMainQueue()
    #expect(!listener.lines.pending.contains { $0.hasSuffix("app unheard") })
    #expect(try contents(client).contains("app unheard\n"))
  }

  @Test func aDelegateIsCalledOnItsQueue() async throws {
    final class OnQueue: NSObject, AgoraChatLogDelegate {
      let queue = DispatchQueue(label: "log")
      let lines = EventBox<String>("line")
      func logDidOutput(_ log: String) {
        dispatchPrecondition(condition: .onQueue(queue))
        lines.add(log)
      }
    }
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    let delegate = OnQueue()
    client.addLog(delegate: delegate, queue: delegate.queue)
    client.log("one")
    client.log("two")
    #expect(try await delegate.lines.next().hasSuffix("app one"))
    #expect(try await delegate.lines.next().hasSuffix("app two"))
  }

  /// Less is logged from the moment on at which the option says so; what the app writes always is.
  @Test func theLevelKeepsEventsOut() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, _) = try pair(environment) { $0.logLevel = .warning }
    #expect(try await alice.send(alice.text("", to: "bob"))?.code == .messageInvalid)
    alice.client.log("mine")
    let before = try contents(alice.client)
    #expect(!before.contains("debug") && before.contains("app mine\n"))
    let blocked = try ChatApp.loggedIn("carol", environment)
    #expect(blocked.client.contactManager.addUser(toBlackList: "alice", relationshipBoth: true) == nil)
    let message = alice.text("hello", to: "carol")
    #expect(try await alice.send(message)?.code == .userPermissionDenied)
    let line = "warning message \(message.messageId) was not sent: 210\n"
    #expect(try contents(alice.client).hasSuffix(line))
    alice.client.options.logLevel = .error
    let other = alice.text("hello again", to: "carol")
    #expect(try await alice.send(other)?.code == .userPermissionDenied)
    #expect(try contents(alice.client).hasSuffix(line))
  }

  @Test func theConsoleShowsLinesIfTheAppWantsIt() {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    let shown = Lock<[String]>([])
    client.core.log.console.withLock { $0 = { line in shown.withLock { $0.append(line) } } }
    client.log("silent")
    client.options.enableConsoleLog = true
    client.log("loud")
    #expect(shown.withLock { $0 }.count == 1)
    #expect(shown.withLock { $0 }.first?.hasSuffix("app loud") == true)
  }

  /// The file that an app is given is a copy: it may delete it, as the vendor's documents ask it to.
  @Test func theFileOfAnEmbeddedEngineStays() async throws {
    let files = SomeFiles()
    let environment = try MessagingEnvironment.embedded(at: URL(fileURLWithPath: files.folder.path + "/engine"))
    let client = AgoraChatClient(environment: environment, device: "phone")
    client.log("first")
    let path = try #require(try await reply { client.getLogFilesPath(completion: $0) }.value)
    #expect(path.hasPrefix(files.folder.path + "/engine/logs/AgoraChat/"))
    try FileManager.default.removeItem(atPath: path)
    client.log("second")
    #expect(try contents(client).split(separator: "\n").map { $0.suffix(6) } == [" first", "second"])
    environment.shutDown()
    var error: AgoraChatError?
    #expect(client.getLogFilesPath(&error) as String? == nil)
    #expect(error?.code == .databaseOperationFailed)
    #expect(try await reply { client.getLogFilesPath(completion: $0) }.code == .databaseOperationFailed)
    // The folder is no longer written to, as another process may have opened it.
    let log = files.folder.path + "/engine/logs/AgoraChat/phone.log"
    let size = try bytes(at: log).count
    client.log("third")
    #expect(try bytes(at: log).count == size)
  }

  @Test func noServiceTakesLogs() async throws {
    let client = EMClient(environment: .inMemory(), device: "phone")
    #expect(client.uploadLogToServer()?.code == .serviceNotEnable)
    #expect(try await failure { client.uploadDebugLogToServer(completion: $0) } == .serviceNotEnable)
    #expect(
      try await failure { done in client.asyncUploadLog(toServer: { done(nil) }, failure: done) } == .serviceNotEnable)
    let delegate: any EMLogDelegate = Listener()
    client.addLog(delegate: delegate, queue: nil)
    client.removeLog(delegate: delegate)
  }
}
