#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import TestSupport
  import Testing

  /// The client in Python, which was written from the protocol's document, and an app written against NIM.
  @Suite struct PythonClientTests {
    /// The folder of the client; its place does not depend on where the tests run.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("PythonClient")

    @Test func testsOfThePythonClientPass() async throws {
      let run = try await BuiltProgram.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-m", "unittest", "discover", "-s", Self.folder.path])
      #expect(run.code == 0, "\(run.output) \(run.error)")
      #expect(run.error.contains("OK"))
    }

    @Test func pythonClientChatsWithAnApp() async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let app = ChattingApp(environment)
      app.login("anna")
      guard case .loggedIn = try await app.events.next() else { throw Unexpected() }

      let python = try PythonClient(hub.url, "ben", folder: Self.folder)
      _ = try await python.next("synchronized")
      python.write("send anna good morning")
      let sent = try await python.next("sent")
      guard case .received(let message) = try await app.events.next() else { throw Unexpected() }
      #expect(message == ChattingApp.Message(id: sent["id"] as? String ?? "", from: "ben", text: "good morning"))

      app.acknowledge(message.id)
      _ = try await python.next("read")
      app.send("hello", to: "ben")
      let received = try await python.next("message")
      #expect(received["text"] as? String == "hello")
      #expect(received["sender"] as? String == "anna")
      python.write("read anna")
      guard case .read(let id) = try await app.events.next() else { throw Unexpected() }
      #expect(id == received["id"] as? String)

      python.write("revoke \(message.id)")
      guard case .revoked(let gone) = try await app.events.next() else { throw Unexpected() }
      #expect(gone == message.id)
      #expect(try await python.next("revoked")["id"] as? String == message.id)
      app.revoke(id)
      #expect(try await python.next("revoked")["id"] as? String == id)

      python.write("quit")
      #expect(await python.end() == 0)
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }
  }

  private struct Unexpected: Error {}

  /// An app written against NIM.
  private final class ChattingApp: NSObject, NIMChatManagerDelegate, @unchecked Sendable {
    // Safe to share: `messages` is touched on the callback queue alone.
    struct Message: Hashable, Sendable {
      var id: String
      var from: String
      var text: String
    }

    enum Event: Sendable {
      case loggedIn
      case received(Message)
      case read(String)
      case revoked(String)
    }

    let events = EventBox<Event>("callback of the app")
    private let sdk: NIMSDK
    private let queue: DispatchQueue
    private var messages: [String: NIMMessage] = [:]

    init(_ environment: MessagingEnvironment) {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      queue = environment.callbackQueue
      super.init()
      sdk.chatManager.add(self)
    }

    func login(_ account: String) {
      sdk.loginManager.login(account, token: "") { [events] error in if error == nil { events.add(.loggedIn) } }
    }

    func send(_ text: String, to peer: String) {
      queue.async { [self] in
        let message = NIMMessage()
        message.text = text
        messages[message.messageId] = message
        do { try sdk.chatManager.send(message, to: NIMSession(peer, type: .P2P)) } catch { Issue.record(error) }
      }
    }

    func acknowledge(_ id: String) {
      queue.async { [self] in
        guard let message = messages[id] else { return }
        sdk.chatManager.send(NIMMessageReceipt(message: message)) { if let error = $0 { Issue.record(error) } }
      }
    }

    func revoke(_ id: String) {
      queue.async { [self] in
        guard let message = messages[id] else { return }
        sdk.chatManager.revokeMessage(message) { if let error = $0 { Issue.record(error) } }
      }
    }

    func onRecvMessages(_ messages: [NIMMessage]) {
      for message in messages {
        self.messages[message.messageId] = message
        events.add(.received(Message(id: message.messageId, from: message.from ?? "", text: message.text ?? "")))
      }
    }

    func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
      for message in messages.values where message.isRemoteRead && message.from == "anna" {
        events.add(.read(message.messageId))
      }
    }

    func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
      guard notification.fromUserId == "ben", let message = notification.message else { return }
      events.add(.revoked(message.messageId))
    }
  }

  /// The client in a process of its own.
  private final class PythonClient: @unchecked Sendable {
    // Safe to share: the pipes are, and the process is started once.
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let lines = EventBox<String>("line of the client")

    init(_ url: URL, _ account: String, folder: URL) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "python3", folder.appendingPathComponent("parlance_client.py").path, url.absoluteString, account,
      ]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      Thread.detachNewThread { [output, lines] in
        var rest = Data()
        while true {
          let data = output.fileHandleForReading.availableData
          if data.isEmpty { return }
          rest += data
          while let end = rest.firstIndex(of: 0x0A) {
            lines.add(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = rest[rest.index(after: end)...]
          }
        }
      }
    }

    func write(_ command: String) { input.fileHandleForWriting.write(Data((command + "\n").utf8)) }

    /// Waits for an event, past those of other names.
    func next(_ name: String) async throws -> [String: Any] {
      while true {
        let line = try await lines.next()
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        if object["event"] as? String == name { return object }
      }
    }

    /// Waits until the process has ended by itself.
    func end() async -> Int32 {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [process] in
          continuation.resume(returning: process.waitForEnd() ?? -1)
        }
      }
    }
  }
#endif
