#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway

  @testable import NIMServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A server between the bridge and the old cloud's server API, which hands requests on and errs as a script says.
  final class CloudProxy: Sendable {
    /// The treatment of one request that sends a message.
    enum Treatment: Sendable {
      case pass
      /// The cloud takes it and answers with the status 500.
      case failAfter
      /// The cloud does not get it.
      case failBefore
    }

    /// The treatments of the next requests that send messages; they pass after them.
    let script = Lock<[Treatment]>([])
    /// A Boolean value that indicates whether nothing passes at all.
    let isDown = Lock(false)
    /// The paths of the requests.
    let paths = Lock<[String]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server = Lock<GatewayServer?>(nil)
    private let queue = DispatchQueue(label: "test.proxy", attributes: .concurrent)

    init(_ port: Int) throws {
      let routes = NIMServerFace.requests.map { request in
        HTTPRoute(.post, request.path, takesUpTo: 1 << 20) { [self] received, responder in
          queue.async { [self] in
            responder.complete(answer(received, request.path, "http://127.0.0.1:\(port)\(request.path)"))
          }
        }
      }
      let started = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: routes)
      server.withLock { $0 = started }
    }

    var endpoint: String { "http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/nimserver" }

    func stop() {
      server.withLock { $0 }?.stop()
      environment.shutDown()
    }

    private func answer(_ request: HTTPRequest, _ path: String, _ address: String) -> HTTPResponse {
      let failure = HTTPResponse(500, text: "failed")
      guard !isDown.withLock({ $0 }) else { return failure }
      paths.withLock { $0.append(path) }
      var treatment = Treatment.pass
      if path.hasSuffix("msg/sendMsg.action") {
        treatment = script.withLock { $0.isEmpty ? .pass : $0.removeFirst() }
      }
      if case .failBefore = treatment { return failure }
      let response = Self.send(request, to: address)
      if case .failAfter = treatment { return failure }
      return response
    }

    private static func send(_ received: HTTPRequest, to address: String) -> HTTPResponse {
      var request = URLRequest(url: URL(string: address) ?? URL(fileURLWithPath: "/"))
      request.httpMethod = "POST"
      request.httpBody = Data(received.body)
      for name in ["appkey", "nonce", "curtime", "checksum"] {
        request.setValue(received.field(name), forHTTPHeaderField: name)
      }
      request.setValue(received.contentType, forHTTPHeaderField: "Content-Type")
      let (answer, done) = (Lock(HTTPResponse(502, text: "")), DispatchSemaphore(value: 0))
      URLSession.shared.dataTask(with: request) { data, response, _ in
        if let code = (response as? HTTPURLResponse)?.statusCode {
          answer.withLock { $0 = HTTPResponse(code, text: String(decoding: data ?? Data(), as: UTF8.self)) }
        }
        done.signal()
      }.resume()
      done.wait()
      return answer.withLock { $0 }
    }
  }
#endif
