#if Remote
  package import Foundation
  package import ParlanceCore

  /// A client's request over HTTP.
  ///
  /// Every method returns at once and may be called from any thread, also under a lock: events never arrive from within a
  /// call.
  package protocol HTTPFetch: AnyObject, Sendable {
    /// Sends the request; called once.
    func begin()
    /// Resumes or pauses reading. Bytes may still arrive after a pause was requested.
    func setReading(_ isReading: Bool)
    /// Cancels the request. Later events must be ignored.
    func cancel()
  }

  /// An event of a request over HTTP; the events of a request arrive in order on its queue.
  package enum HTTPFetchEvent: Hashable, Sendable {
    /// Some of the request's body is on its way.
    case sent
    /// The header of the answer arrived.
    case answered(status: Int)
    /// Some of the answer's body.
    case received([UInt8])
    /// The answer is complete; the last event.
    case finished
    /// The request failed, with the system's message; the last event.
    case failed(String)
  }

  /// The settings of a request over HTTP.
  package struct HTTPFetchRequest: Hashable, Sendable {
    package var method: String
    /// The address, of scheme `http` or `https`, with a host, a port and a path.
    package var url: URL
    package var headers: [String: String]
    /// The body; none if it is empty.
    package var body: [UInt8]
    /// The proof that the server is the right one.
    package var trust: ServerTrust

    package init(
      _ method: String, _ url: URL, headers: [String: String] = [:], body: [UInt8] = [],
      trust: ServerTrust = ServerTrust()
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
      self.trust = trust
    }
  }

  /// The proof that is asked of a server.
  package struct ServerTrust: Hashable, Sendable {
    /// A file of the certificates, in PEM, of the authorities that may vouch for the server; nil for the system's.
    package var certificateAuthorities: URL?
    /// The SHA-256 values of the public keys of which the server must have one; empty for any key for which an authority
    /// vouches.
    package var pins: [[UInt8]]

    package init(certificateAuthorities: URL? = nil, pins: [[UInt8]] = []) {
      self.certificateAuthorities = certificateAuthorities
      self.pins = pins
    }
  }

  extension WebSocketRequest {
    /// The proof that is asked of the server.
    package var trust: ServerTrust { ServerTrust(certificateAuthorities: certificateAuthorities, pins: pins) }
  }

  /// Makes a request whose events arrive on a queue.
  package typealias HTTPFetchMaker =
    @Sendable (HTTPFetchRequest, any SerialQueue, @escaping @Sendable (HTTPFetchEvent) -> Void) -> any HTTPFetch
#endif
