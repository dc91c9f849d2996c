#if Remote
  package import Foundation
  package import ParlanceCore

  /// A client's WebSocket.
  ///
  /// Every method returns at once and may be called from any thread, also under a lock: events never arrive from within
  /// a call.
  package protocol WebSocket: AnyObject, Sendable {
    /// Begins to connect; called once.
    func open()
    /// Sends a binary message, after those that were sent before.
    func send(_ message: [UInt8])
    /// Sends a ping, which the peer answers with a pong.
    func ping()
    /// Closes the socket once all messages are sent. Later events must be ignored.
    ///
    /// - parameter code: The code for the peer; nil to drop the connection at once, without a close frame.
    func close(_ code: WebSocketCloseCode?)
    /// The bytes of messages that were sent and have not left yet.
    var backlog: Int { get }
  }

  /// An event of a WebSocket; the events of a socket arrive in order on its queue.
  package enum WebSocketEvent: Hashable, Sendable {
    /// The peer agreed; messages can be sent.
    case opened
    /// A binary message.
    case message([UInt8])
    /// The answer to a ping.
    case pong
    /// The socket is over, or could not be opened; the last event.
    case closed(WebSocketEnd)
  }

  /// The end of a WebSocket.
  package struct WebSocketEnd: Hashable, Sendable {
    /// The peer's code; nil if it sent none.
    package var code: WebSocketCloseCode?
    /// The peer's words, or those of the system that say what went wrong.
    package var reason: String

    package init(code: WebSocketCloseCode? = nil, reason: String = "") {
      self.code = code
      self.reason = reason
    }
  }

  /// The code with which a WebSocket is closed. Open: a peer may send any.
  package struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The purpose is fulfilled.
    package static let normal = WebSocketCloseCode(rawValue: 1000)
    /// The gateway stops; come back.
    package static let goingAway = WebSocketCloseCode(rawValue: 1001)
    /// A message could not be understood.
    package static let protocolError = WebSocketCloseCode(rawValue: 1002)
    /// The device sends more than the hub takes.
    package static let policyViolation = WebSocketCloseCode(rawValue: 1008)
    /// A message is too large.
    package static let tooLarge = WebSocketCloseCode(rawValue: 1009)
    /// Too slow, or too many connections; come back later.
    package static let tryAgainLater = WebSocketCloseCode(rawValue: 4013)
  }

  /// The settings of a WebSocket.
  package struct WebSocketRequest: Hashable, Sendable {
    /// The subprotocol of the link.
    package static let linkSubprotocol = "parlance.1"
    /// The largest message that is received, in bytes.
    package static let usualLimit = 32 << 20

    /// The address, of scheme `ws` or `wss`, with a host and a path.
    package var url: URL
    /// The subprotocol, which the server must accept.
    package var subprotocol: String
    /// Further headers of the request.
    package var headers: [String: String]
    /// A file of the certificates, in PEM, of the authorities that may vouch for the server; nil for the system's.
    package var certificateAuthorities: URL?
    /// The SHA-256 values of the public keys (SubjectPublicKeyInfo) of which the server must have one; empty for any key
    /// for which an authority vouches.
    package var pins: [[UInt8]]
    /// The largest message that is received, in bytes; a larger one ends the socket.
    package var limit: Int

    package init(
      url: URL, subprotocol: String = WebSocketRequest.linkSubprotocol, headers: [String: String] = [:],
      certificateAuthorities: URL? = nil, pins: [[UInt8]] = [], limit: Int = WebSocketRequest.usualLimit
    ) {
      self.url = url
      self.subprotocol = subprotocol
      self.headers = headers
      self.certificateAuthorities = certificateAuthorities
      self.pins = pins
      self.limit = limit
    }
  }

  /// Makes a socket whose events arrive on a queue.
  package typealias WebSocketMaker =
    @Sendable (any SerialQueue, @escaping @Sendable (WebSocketEvent) -> Void) -> any WebSocket
#endif
