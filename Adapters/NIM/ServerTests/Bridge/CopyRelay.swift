#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A server between the old cloud and the bridge, which takes copies and hands them on as a script says.
  final class CopyRelay: Sendable {
    /// The treatment of one copy.
    enum Treatment: Sendable {
      case pass
      /// The cloud believes that it arrived.
      case lose
      case twice
      /// It arrives at `release`.
      case hold
    }

    struct Copy: Sendable {
      var headers: [String: String]
      var body: [UInt8]
    }

    /// The treatments of the next copies of messages and recalls; they pass after them.
    let script = Lock<[Treatment]>([])
    /// The address to which copies go.
    let target = Lock("")
    let seen = Lock<[Copy]>([])
    private let held = Lock<[Copy]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server = Lock<GatewayServer?>(nil)
    private let queue = DispatchQueue(label: "test.relay")

    init() throws {
      let route = HTTPRoute(.post, "/copies", takesUpTo: 1 << 20) { [self] request, responder in
        let names = ["appkey", "curtime", "md5", "checksum", "content-type"]
        var headers: [String: String] = [:]
        for name in names { headers[name] = name == "content-type" ? request.contentType : request.field(name) }
        let copy = Copy(headers: headers, body: request.body)
        queue.async { [self] in responder.complete(HTTPResponse(take(copy), text: "")) }
      }
      let started = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: [route])
      server.withLock { $0 = started }
    }

    var url: JSONValue { .string("http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/copies") }

    func stop() {
      server.withLock { $0 }?.stop()
      environment.shutDown()
    }

    private func take(_ copy: Copy) -> Int {
      let text = String(decoding: copy.body, as: UTF8.self)
      // Logins are not what is bridged.
      guard !text.contains("\"eventType\":\"2\""), !text.contains("\"eventType\":\"3\"") else { return 200 }
      seen.withLock { $0.append(copy) }
      switch script.withLock({ $0.isEmpty ? .pass : $0.removeFirst() }) {
      case .pass: return Self.send(copy, to: target.withLock { $0 })
      case .lose: return 200
      case .hold:
        held.withLock { $0.append(copy) }
        return 200
      case .twice:
        _ = Self.send(copy, to: target.withLock { $0 })
        return Self.send(copy, to: target.withLock { $0 })
      }
    }

    /// Hands on what was held, the last one first.
    func release() {
      let copies = held.withLock { copies in
        defer { copies = [] }
        return copies
      }
      for copy in copies.reversed() { _ = Self.send(copy, to: target.withLock { $0 }) }
    }

    /// Sends a copy, and returns the status of the answer; 599 without one.
    static func send(_ copy: Copy, to address: String) -> Int {
      guard let url = URL(string: address) else { return 599 }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = Data(copy.body)
      for (name, value) in copy.headers { request.setValue(value, forHTTPHeaderField: name) }
      let (status, done) = (Lock(599), DispatchSemaphore(value: 0))
      URLSession.shared.dataTask(with: request) { _, response, _ in
        if let code = (response as? HTTPURLResponse)?.statusCode { status.withLock { $0 = code } }
        done.signal()
      }.resume()
      done.wait()
      return status.withLock { $0 }
    }
  }
#endif
