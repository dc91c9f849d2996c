#if Server
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The routes for monitoring a gateway. They reveal nothing of messages, and need no token.
  enum ProbeRoutes {
    /// The longest time until `/readyz` answers, in milliseconds.
    static let patience: Int64 = 5000

    /// - parameter clock: The system's clock, as networks go.
    /// - parameter isShutDown: Returns whether the hub is shut down.
    static func routes(
      _ hub: HubLoop, _ metrics: Metrics, clock: any MessagingClock = SystemClock(),
      isShutDown: @escaping @Sendable () -> Bool
    ) -> [HTTPRoute] {
      let queue = DispatchQueue(label: "parlance.gateway.probes")
      let readiness = ReadinessCheck(hub, clock, isShutDown: isShutDown)
      let routes = [
        HTTPRoute(.get, "/healthz") { _, responder in responder.complete(HTTPResponse(200, text: "ok\n")) },
        HTTPRoute(.get, "/readyz", patience: patience) { _, responder in
          readiness.perform { responder.complete($0) }
        },
        HTTPRoute(.get, "/metrics") { _, responder in
          queue.async { responder.complete(HTTPResponse(200, text: metrics.text(), type: Metrics.mediaType)) }
        },
      ]
      return routes.map { route in
        var route = route
        route.isProbe = true
        return route
      }
    }
  }

  /// Tries what a request needs: a durable write to the hub's store, and bytes of an upload.
  ///
  /// One check runs at a time, and its answer serves all requests within a second. A hub or a disk that hangs blocks only the
  /// check: the request times out, and the service is not ready.
  final class ReadinessCheck: @unchecked Sendable {
    // Safe to share: what changes is touched on the queue alone.

    /// The time for which an answer holds, in milliseconds.
    static let validity: Int64 = 1000

    private let hub: HubLoop
    private let clock: any MessagingClock
    private let isShutDown: @Sendable () -> Bool
    private let queue = DispatchQueue(label: "parlance.gateway.readiness")
    private var last: (time: Timestamp, response: HTTPResponse)?

    init(_ hub: HubLoop, _ clock: any MessagingClock, isShutDown: @escaping @Sendable () -> Bool) {
      self.hub = hub
      self.clock = clock
      self.isShutDown = isShutDown
    }

    /// Hands over an answer, on the check's own queue.
    func perform(_ completion: @escaping @Sendable (HTTPResponse) -> Void) {
      queue.async { [self] in completion(current()) }
    }

    private func current() -> HTTPResponse {
      // The hub stays shut down, and nothing is to be tried there.
      guard !isShutDown() else { return HTTPResponse(503, text: "the hub is shut down\n") }
      let begin = clock.now()
      // A clock that was set back makes no answer last longer.
      if let last, begin >= last.time, begin < last.time.advanced(byMilliseconds: Self.validity) {
        return last.response
      }
      let response = check()
      last = (clock.now(), response)
      return response
    }

    private func check() -> HTTPResponse {
      let store = outcome { () throws(MessagingError) in try hub.checkStore() }
      let media = outcome { () throws(MessagingError) in try hub.checkMedia() }
      var text = "store: \(store ?? "ok")\nmedia: \(media ?? "ok")\n"
      // A gateway without its bus serves its devices, only later.
      if let bus = hub.bus { text += "bus: \(bus.isConnected ? "ok" : "not connected")\n" }
      return HTTPResponse(store == nil && media == nil ? 200 : 503, text: text)
    }

    /// Returns the code of the error; nil if there is none. The detail has the paths of files.
    private func outcome(_ body: () throws(MessagingError) -> Void) -> String? {
      do throws(MessagingError) {
        try body()
        return nil
      } catch {
        return error.code.rawValue
      }
    }
  }
#endif
