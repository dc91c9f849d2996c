#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A server between the bridge and the old cloud's REST API, which hands requests on and errs as a script says.
  final class CloudProxy: Sendable {
    /// The treatment of one request that sends a message.
    enum Treatment: Sendable {
      case pass
      /// The cloud takes it and answers with the status 500.
      case failAfter
      /// The cloud does not get it.
      case failBefore
      /// The cloud says that the token is too old.
      case forgetToken
      /// The cloud says that there are too many requests.
      case slowDown
    }

    /// The treatments of the next requests that send messages; they pass after them.
    let script = Lock<[Treatment]>([])
    /// A Boolean value that indicates whether nothing passes at all.
    let isDown = Lock(false)
    /// The paths of the requests, behind the app's.
    let paths = Lock<[String]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server = Lock<GatewayServer?>(nil)
    private let queue = DispatchQueue(label: "test.proxy", attributes: .concurrent)

    /// The requests that the bridge uses.
    private static let requests: [(HTTPMethod, String)] = [
      (.post, "/token"), (.post, "/chatfiles"), (.post, "/messages/users"), (.post, "/messages/chatgroups"),
      (.post, "/messages/msg_recall"),
      (.post, "/chatgroups"), (.delete, "/chatgroups/{group}"), (.post, "/chatgroups/{group}/users/{user}"),
      (.delete, "/chatgroups/{group}/users/{user}"), (.post, "/users/{user}/deactivate"),
      (.get, "/chatmessages/{hour}"),
    ]

    init(_ port: Int) throws {
      let routes = Self.requests.map { method, path in
        HTTPRoute(method, BackEnd.path + path, takesUpTo: 1 << 20) { [self] received, responder in
          queue.async { [self] in responder.complete(answer(received, port)) }
        }
      }
      let started = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: routes)
      server.withLock { $0 = started }
    }

    var endpoint: String { "http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })\(BackEnd.path)" }

    func stop() {
      server.withLock { $0 }?.stop()
      environment.shutDown()
    }

    private func answer(_ request: HTTPRequest, _ port: Int) -> HTTPResponse {
      let failure = HTTPResponse(500, text: "failed")
      guard !isDown.withLock({ $0 }) else { return failure }
      let path = String(request.path.dropFirst(BackEnd.path.count))
      paths.withLock { $0.append(path) }
      var treatment = Treatment.pass
      if path == "/messages/users" || path == "/messages/chatgroups" {
        treatment = script.withLock { $0.isEmpty ? .pass : $0.removeFirst() }
      }
      switch treatment {
      case .pass: return Self.send(request, port)
      case .failBefore: return failure
      case .failAfter:
        _ = Self.send(request, port)
        return failure
      case .forgetToken: return HTTPResponse(401, text: #"{"error":"unauthorized"}"#)
      case .slowDown: return HTTPResponse(429, text: #"{"error":"reach_limit"}"#)
      }
    }

    private static func send(_ received: HTTPRequest, _ port: Int) -> HTTPResponse {
      let address = "http://127.0.0.1:\(port)\(received.path)"
      var request = URLRequest(url: URL(string: address) ?? URL(fileURLWithPath: "/"))
      request.httpMethod = received.method.rawValue
      if !received.body.isEmpty { request.httpBody = Data(received.body) }
      request.setValue(received.field("authorization"), forHTTPHeaderField: "Authorization")
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
