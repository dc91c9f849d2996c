#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A server between the old cloud and the bridge, which takes callbacks and hands them on as a script says.
  final class CallbackRelay: Sendable {
    /// The treatment of one callback.
    enum Treatment: Sendable {
      case pass
      /// The cloud believes that it arrived.
      case lose
      case twice
      /// It arrives at `release`.
      case hold
    }

    /// The treatments of the next callbacks beside those of logins; they pass after them.
    let script = Lock<[Treatment]>([])
    /// The address to which callbacks go.
    let target = Lock("")
    let seen = Lock<[[UInt8]]>([])
    private let held = Lock<[[UInt8]]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server = Lock<GatewayServer?>(nil)
    private let queue = DispatchQueue(label: "test.relay")

    init() throws {
      let route = HTTPRoute(.post, "/callbacks", takesUpTo: 1 << 20) { [self] request, responder in
        queue.async { [self] in responder.complete(HTTPResponse(take(request.body), text: "")) }
      }
      let started = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: [route])
      server.withLock { $0 = started }
    }

    var url: JSONValue { .string("http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/callbacks") }

    func stop() {
      server.withLock { $0 }?.stop()
      environment.shutDown()
    }

    private func take(_ callback: [UInt8]) -> Int {
      // Logins are not what is bridged.
      guard let node = try? JSONValue(parsing: String(decoding: callback, as: UTF8.self)), node["status"] == nil else {
        return 200
      }
      seen.withLock { $0.append(callback) }
      switch script.withLock({ $0.isEmpty ? .pass : $0.removeFirst() }) {
      case .pass: return Self.send(callback, to: target.withLock { $0 })
      case .lose: return 200
      case .hold:
        held.withLock { $0.append(callback) }
        return 200
      case .twice:
        _ = Self.send(callback, to: target.withLock { $0 })
        return Self.send(callback, to: target.withLock { $0 })
      }
    }

    /// Hands on what was held, the last one first.
    func release() {
      let callbacks = held.withLock { callbacks in
        defer { callbacks = [] }
        return callbacks
      }
      for callback in callbacks.reversed() { _ = Self.send(callback, to: target.withLock { $0 }) }
    }

    /// Sends a callback, and returns the status of the answer; 599 without one.
    static func send(_ callback: [UInt8], to address: String) -> Int {
      guard let url = URL(string: address) else { return 599 }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = Data(callback)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
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
