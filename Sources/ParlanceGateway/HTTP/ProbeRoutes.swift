#if Server
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The routes for those who watch a gateway. They tell nothing of what is said, and need no token.
  enum ProbeRoutes {
    /// The longest time until `/readyz` answers, in milliseconds.
    static let patience: Int64 = 5000

    /// - parameter isShutDown: Returns whether the hub takes nothing more.
    static func routes(
      _ hub: HubLoop, _ metrics: Metrics, isShutDown: @escaping @Sendable () -> Bool
    ) -> [HTTPRoute] {
      let queue = DispatchQueue(label: "parlance.gateway.probes")
      return [
        HTTPRoute(.get, "/healthz") { _, responder in responder.complete(HTTPResponse(200, text: "ok\n")) },
        HTTPRoute(.get, "/readyz", patience: patience) { _, responder in
          // A hub that hangs holds up this queue, and its service is not ready.
          queue.async { responder.complete(readiness(hub, isShutDown)) }
        },
        HTTPRoute(.get, "/metrics") { _, responder in
          queue.async { responder.complete(HTTPResponse(200, text: metrics.text(), type: Metrics.mediaType)) }
        },
      ]
    }

    private static func readiness(_ hub: HubLoop, _ isShutDown: () -> Bool) -> HTTPResponse {
      guard !isShutDown() else { return HTTPResponse(503, text: "the hub is shut down\n") }
      do throws(MessagingError) {
        try hub.checkStore()
        guard let bus = hub.bus else { return HTTPResponse(200, text: "ok\n") }
        // A gateway without its bus serves its devices, only later.
        return HTTPResponse(200, text: "store: ok\nbus: \(bus.isConnected ? "ok" : "not connected")\n")
      } catch {
        // Without the detail, which has the paths of files.
        return HTTPResponse(503, text: "the hub's store: \(error.code.rawValue)\n")
      }
    }
  }
#endif
