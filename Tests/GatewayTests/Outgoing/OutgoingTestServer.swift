#if Server && Remote
  import Foundation
  import TestSupport

  /// A server for the gateway's requests that a test controls: a separate process with nothing of the library under test.
  final class OutgoingTestServer: Sendable {
    /// An answer that is not a plain 200.
    struct Answer: Sendable {
      var status = 200
      var reason: String?
      var timestamp: Int64?
      var headers: [String: String] = [:]
      /// The size of the body, in bytes, if there is no reason.
      var size = 0
      /// The misbehaviour: `silent` and `cut` replace the answer, `held` delays it until it is released; nil for none.
      var deed: String?

      fileprivate var members: [String: any Sendable] {
        var members: [String: any Sendable] = ["status": status, "headers": headers, "size": size]
        members["reason"] = reason
        members["timestamp"] = timestamp
        if let deed { members[deed] = true }
        return members
      }
    }

    /// A request that came.
    struct Request: Sendable {
      var path: String
      /// The header's fields by their names in lower case.
      var headers: [String: String]
      var body: String
      /// The number of the connection, from 1.
      var connection: Int
      /// A Boolean value that indicates whether the provider token was signed with the key; nil if there is none.
      var isVerified: Bool?
      /// The header and the claims of the provider token, as texts.
      var token: [String: String]

      /// The body as JSON.
      var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]) ?? [:]
      }

      /// The last part of the path.
      var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
    }

    let port: Int
    let requests = EventBox<Request>("request at the server")
    private let process: Process
    private let orders = Pipe()

    /// - parameter options: `certificate`, `key`, `protocol`, and `public`, the key that verifies provider tokens.
    /// - parameter answers: The answers in their order, by the last part of the path.
    init(_ options: [String: any Sendable] = [:], answers: [String: [Answer]] = [:]) async throws {
      let output = Pipe()
      let process = Process()
      // Debian's own, which has the modules.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      var options = options
      options["answers"] = answers.mapValues { $0.map(\.members) }
      let text = String(decoding: try JSONSerialization.data(withJSONObject: options), as: UTF8.self)
      process.arguments = ["-c", Self.program, text]
      process.standardInput = orders
      process.standardOutput = output
      try process.run()
      self.process = process
      let ports = EventBox<Int>("port")
      let requests = requests
      Thread.detachNewThread {
        var rest = Data()
        while true {
          let part = output.fileHandleForReading.availableData
          if part.isEmpty { return }
          rest += part
          while let end = rest.firstIndex(of: 10) {
            Self.take(Data(rest[..<end]), ports, requests)
            rest = Data(rest[(end + 1)...])
          }
        }
      }
      port = try await ports.next()
    }

    // Not by the end of its input: other processes that were started meanwhile may hold that open.
    deinit { process.terminate() }

    private static func take(_ line: Data, _ ports: EventBox<Int>, _ requests: EventBox<Request>) {
      guard let facts = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else { return }
      if facts["event"] as? String == "port" { return ports.add(facts["number"] as? Int ?? 0) }
      var token: [String: String] = [:]
      for part in ["head", "claims"] {
        for (name, value) in facts[part] as? [String: Any] ?? [:] { token[name] = "\(value)" }
      }
      requests.add(
        Request(
          path: facts["path"] as? String ?? "", headers: facts["headers"] as? [String: String] ?? [:],
          body: facts["body"] as? String ?? "", connection: facts["connection"] as? Int ?? 0,
          isVerified: facts["verified"] as? Bool, token: token))
    }

    /// Lets the answers go that are held for a name.
    func release(_ name: String) throws { try orders.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8)) }
  }
#endif
