import Foundation
import Parlance
import TestSupport
import Testing

@testable import NIMSDK

/// An app's handler is notified of local databases that cannot be used. There is one handler, so the tests are serialized.
@Suite(.serialized) @MainActor struct DatabaseExceptionTests {
  private final class Handler: NSObject, NIMDatabaseHandleExceptionProtocol {
    let exceptions = Inbox<NIMDatabaseException>("exception of a database")
    /// The folder of the databases that this test is about.
    let folder: String
    init(_ folder: String) { self.folder = folder }
    func handle(_ exception: NIMDatabaseException) {
      // Clients of other tests may have trouble of their own.
      if exception.databasePath?.hasPrefix(folder) == true { exceptions.add(exception) }
    }
  }

  private func page(_ app: ChatApp) async throws -> (NSError?, [NIMMessage]?) {
    try await answer {
      app.sdk.conversationManager.messages(
        in: NIMSession("alice", type: .P2P), message: nil, limit: 1000, completion: $0)
    }
  }

  /// Fills Bob's database with messages of Alice, and damages it.
  private func damage(_ folder: TemporaryFolder) async throws {
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let bob = try await ChatApp.other("bob", in: environment)
    let sent = try DamagedDatabase.fill("bob", from: NeutralApp("alice", environment).device)
    for _ in sent { _ = try await bob.received.next() }
    environment.shutDown()
    await drainMainQueue()
    try DamagedDatabase.make(of: "bob", in: folder.url)
  }

  @Test(arguments: [false, true])
  func damageIsReportedAndSetAsideIfTheAppWantsThat(_ isSetAside: Bool) async throws {
    let folder = try TemporaryFolder()
    let handler = Handler(folder.url.path)
    NIMDatabaseException.registerHandler(handler)
    try await damage(folder)
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    defer { environment.shutDown() }
    let bob = try await ChatApp.other("bob", in: environment) { $0.sessionDatabaseBackupEnabled = isSetAside }
    #expect(try await page(bob).0?.local == .databaseError)
    let exception = try await handler.exceptions.next()
    #expect(exception.exception == .corrupt && exception.exception == .badDb)
    let path = try #require(exception.databasePath)
    #expect(path.hasSuffix(".sqlite") && exception.message?.contains(path) == true)
    try await bob.logIn()
    if isSetAside {
      for _ in 0..<DamagedDatabase.messageCount { _ = try await bob.received.next() }
      #expect(try await page(bob).1?.count == DamagedDatabase.messageCount)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      #expect(files.contains { $0.hasSuffix(".damaged") })
    } else {
      #expect(try await page(bob).0?.local == .databaseError)
      #expect(try await handler.exceptions.next().exception == .corrupt)
    }
  }

  /// A file that is not a database is detected when it is opened.
  @Test func invalidDatabaseFileIsReportedAtTheLogin() async throws {
    let folder = try TemporaryFolder()
    let handler = Handler(folder.url.path)
    NIMDatabaseException.registerHandler(handler)
    let first = try MessagingEnvironment.embedded(at: folder.url)
    _ = try await ChatApp.other("bob", in: first)
    first.shutDown()
    await drainMainQueue()
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String] ?? []
    let name = try #require(names.first { $0.contains("/bob/") && $0.hasSuffix(".sqlite") })
    let file = folder.url.appendingPathComponent(name)
    try Data(repeating: 0x5A, count: 8192).write(to: file)
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    defer { environment.shutDown() }
    let config = NIMSDKConfig()
    let sdk = NIMSDK(environment: environment, device: "phone", config: config)
    let refused = try await outcome { sdk.loginManager.login("bob", token: "", completion: $0) }
    #expect(refused?.local == .databaseError)
    #expect(try await handler.exceptions.next().databasePath == file.path)
    config.sessionDatabaseBackupEnabled = true
    #expect(try await outcome { sdk.loginManager.login("bob", token: "", completion: $0) } == nil)
    #expect(try await handler.exceptions.next().exception == .corrupt)
  }

  @Test func errorsBecomeExceptions() {
    let path = "/folder/phone.sqlite"
    let kinds: [(MessagingError.Code, NIMDatabaseExceptionType)] = [
      (.storageDamaged, .corrupt), (.storageFull, .full), (.storageFailed, .generic), (.storageLocked, .generic),
    ]
    for (code, type) in kinds {
      let exception = NIMDatabaseException(MessagingError(code, "\(path): the cause: more"))
      #expect(exception?.exception == type && exception?.databasePath == path)
    }
    #expect(NIMDatabaseException(MessagingError(.storageLocked, path))?.databasePath == path)
    #expect(NIMDatabaseException(MessagingError(.storageFull, "no file"))?.databasePath == nil)
    #expect(NIMDatabaseException(MessagingError(.notConnected)) == nil)
  }

  /// A handler that does not want to know is left in peace.
  @Test func aHandlerMayImplementNothing() {
    final class Nothing: NSObject, NIMDatabaseHandleExceptionProtocol {}
    NIMDatabaseException.registerHandler(Nothing())
    NIMDatabaseException(MessagingError(.storageFull, "/file"))?.report()
  }

  /// A full disk fails the call, and the handler is notified.
  @Test func aFullDiskIsReported() async throws {
    let handler = Handler("/")
    NIMDatabaseException.registerHandler(handler)
    let core = ClientCore.sample(environment: .inMemory())
    core.reportStorage(MessagingError(.storageFull, "/disk/phone.sqlite: full"))
    core.reportStorage(MessagingError(.notConnected))
    let exception = try await handler.exceptions.next()
    #expect(exception.exception == .full && exception.databasePath == "/disk/phone.sqlite")
    await drainMainQueue()
    #expect(handler.exceptions.pending.isEmpty)
  }
}
