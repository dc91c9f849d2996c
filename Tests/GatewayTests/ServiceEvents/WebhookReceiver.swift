#if Server && Remote
  import Foundation
  import ParlanceCore
  import TestSupport

  /// A back end in a process of its own that takes webhooks, with the server and the HMAC of Python.
  final class WebhookReceiver: @unchecked Sendable {
    // Safe to share: the pipes are, the process is started once, and the port has a lock.

    /// A request that it received.
    struct Delivery {
      /// A Boolean value that indicates whether a signature was found to be right.
      var isSigned: Bool
      var signature: String
      /// The name of the delivery.
      var id: String
      /// The answer that it was given.
      var answer: String
      var events: [[String: Any]]

      var ids: [String] { events.compactMap { $0["id"] as? String } }
      var types: [String] { events.compactMap { $0["type"] as? String } }
      /// The texts of accepted messages.
      var texts: [String] {
        events.compactMap { event in
          ((event["message"] as? [String: Any])?["content"] as? [String: Any])?["text"] as? String
        }
      }
    }

    /// Writes a file of secrets that only its owner can read.
    static func write(secrets: [String], to path: String) throws {
      try Data("\(secrets.joined(separator: "\n"))\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("WebhookReceiver/webhook_receiver.py")

    private let process = Process()
    private let input = Pipe()
    private let lines = EventBox<String>("request to the back end")
    let port: Int

    /// Starts a back end.
    ///
    /// - parameter port: Its port; 0 for one that the system chooses.
    /// - parameter secret: The path of the file with the secret.
    /// - parameter answers: Its first answers; the others are 200.
    init(port: Int = 0, secret: String, answers: [String] = []) async throws {
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", Self.script.path, String(port), secret] + answers
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      let lines = lines
      Thread.detachNewThread {
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
      self.port = Int(try await lines.next()) ?? 0
    }

    deinit { stop() }

    var url: String { "http://127.0.0.1:\(port)/hook" }

    /// Ends the process, and waits for that.
    func stop() {
      guard process.isRunning else { return }
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    /// Waits for the next request.
    func next() async throws -> Delivery {
      let line = try await lines.next()
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      return Delivery(
        isSigned: object["isSigned"] as? Bool ?? false, signature: object["signature"] as? String ?? "",
        id: object["delivery"] as? String ?? "", answer: object["answer"] as? String ?? "",
        events: object["events"] as? [[String: Any]] ?? [])
    }
  }
#endif
