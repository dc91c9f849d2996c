#if Remote && (os(Linux) || canImport(Darwin))
  internal import Foundation
  package import ParlanceCore

  /// Makes links to a hub behind a gateway.
  package struct RemoteLinks: LinkFactory {
    private let request: WebSocketRequest
    private let queue: any SerialQueue
    private let clock: any MessagingClock
    private let token: (@Sendable (AccountID) -> String)?

    /// - parameter request: The gateway's address, and how it proves what it is.
    /// - parameter queue: The queue on which the turns of the devices run.
    /// - parameter token: Returns the token that an account shows to the gateway; nil for that of its login.
    package init(
      _ request: WebSocketRequest, queue: any SerialQueue, clock: any MessagingClock,
      token: (@Sendable (AccountID) -> String)? = nil
    ) {
      self.queue = queue
      self.request = request
      self.clock = clock
      self.token = token
    }

    package func makeLink() -> any Link {
      let request = request
      let link = RemoteLink(
        queue: queue, clock: clock, token: token, mediaAddress: { GatewayAddress.media($0, behind: request.url) },
        mediaTransport: HTTPMediaTransport(request, clock: clock) { SystemHTTPFetch($0, queue: $1, handler: $2) },
        makeSocket: { queue, handler in SystemWebSocket(request, queue: queue, handler: handler) })
      NetworkReports.system.watch(link)
      NetworkWatch.begin(NetworkReports.system)
      return link
    }
  }

  #if os(Linux)
    /// The WebSocket of this system.
    package typealias SystemWebSocket = CurlSocket
    /// The request over HTTP of this system.
    package typealias SystemHTTPFetch = CurlFetch
  #else
    /// The WebSocket of this system.
    package typealias SystemWebSocket = URLSessionSocket
    /// The request over HTTP of this system.
    package typealias SystemHTTPFetch = URLSessionFetch
  #endif
#endif
