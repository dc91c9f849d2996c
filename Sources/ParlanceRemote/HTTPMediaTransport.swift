#if Remote
  internal import Dispatch
  internal import Foundation
  package import ParlanceCore

  /// Media over HTTP, beside the link to the same gateway.
  package final class HTTPMediaTransport: MediaTransport {
    /// The time without any event after which a request is given up, in milliseconds.
    static let silence: Int64 = 20_000

    private let link: URL
    private let trust: ServerTrust
    let clock: any MessagingClock
    private let makeFetch: HTTPFetchMaker

    /// - parameter request: The request of the link; the gateway is the same.
    /// - parameter clock: The clock that times pauses and silences.
    package init(_ request: WebSocketRequest, clock: any MessagingClock, makeFetch: @escaping HTTPFetchMaker) {
      link = request.url
      trust = request.trust
      self.clock = clock
      self.makeFetch = makeFetch
    }

    package func reader(of media: MediaID) -> any MediaReader { HTTPMediaReader(media, self) }

    package func writer(of upload: MediaID, secret: String) -> any MediaWriter {
      HTTPMediaWriter(upload, secret: secret, self)
    }

    package func pause(afterLosses losses: Int, then body: @escaping @Sendable () -> Void) {
      let ceiling = min(LinkMachine.longestPause, 2 * LinkMachine.shortestPause << Int64(min(max(0, losses - 1), 16)))
      let pause = Int64.random(in: ceiling / 2...ceiling)
      clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { body() }
    }

    /// Makes a request for media; nil if their id has no address.
    func fetch(
      _ media: MediaID, from offset: Int64, _ queue: any SerialQueue,
      handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) -> (any HTTPFetch)? {
      guard let url = GatewayAddress.media(media, behind: link) else { return nil }
      return makeFetch(
        HTTPFetchRequest("GET", url, headers: ["Range": "bytes=\(offset)-"], trust: trust), queue, handler)
    }

    /// Makes a request that sends a part of an upload; nil if its id has no address.
    func send(
      _ bytes: [UInt8], at offset: Int64, of upload: MediaID, secret: String, _ queue: any SerialQueue,
      handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) -> (any HTTPFetch)? {
      guard let url = GatewayAddress.upload(upload, behind: link) else { return nil }
      let headers = [
        "Authorization": "Bearer " + secret, "Upload-Offset": String(offset),
        "Content-Type": "application/partial-upload",
      ]
      return makeFetch(HTTPFetchRequest("PATCH", url, headers: headers, body: bytes, trust: trust), queue, handler)
    }
  }

  extension MediaTransportError {
    /// The meaning of an answer that is not the expected one.
    init(status: Int) {
      switch status {
      // The hub was started anew, has another number of bytes, is too busy, or is not there behind its proxy.
      case 401, 408, 409, 429, 500...599: self = .lost
      default: self = .refused
      }
    }
  }
#endif
