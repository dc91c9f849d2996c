#if Server
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The parts that bring a hub's events to an app's back end, from the beginning to `stop`.
  final class WebhookDelivery: Sendable {
    /// The name under which the hub knows the back end.
    static let name = "webhook"

    private let client: CurlClient
    private let queue: ServiceEventQueue

    /// Begins to notify a back end.
    ///
    /// - throws: One of the storage codes if the hub cannot store that there is one.
    init(
      _ webhook: GatewayWebhook, _ hub: HubLoop, clock: any MessagingClock, metrics: Metrics, log: EngineLog?
    ) throws(MessagingError) {
      client = CurlClient()
      var settings = ServiceEventQueue.Settings(name: Self.name)
      settings.kinds = webhook.kinds
      settings.limit = webhook.queueLimit
      queue = ServiceEventQueue(
        hub, settings, receiver: WebhookSender(webhook: webhook, requests: client, clock: clock), clock: clock,
        log: log)
      Self.add(queue, hub.serviceEventBoard, to: metrics)
      do throws(MessagingError) {
        try queue.start()
      } catch {
        client.stop()
        throw error
      }
    }

    deinit { client.stop() }

    /// Ends requests that are under way; their events come again at the next start.
    func stop() {
      queue.stop()
      client.stop()
    }

    private static func add(_ queue: ServiceEventQueue, _ board: ServiceEventBoard, to metrics: Metrics) {
      metrics.gauge("parlance_webhook_queue", "Events that wait for the app's back end.") { [weak queue] in
        Double(queue?.depth ?? 0)
      }
      metrics.counter("parlance_webhook_delivered_total", "Events that the app's back end took.") { [weak queue] in
        Double(queue?.counts.delivered ?? 0)
      }
      metrics.counter("parlance_webhook_failures_total", "Requests that the app's back end did not take.") {
        [weak queue] in Double(queue?.counts.failures ?? 0)
      }
      metrics.counter("parlance_service_events_dropped_total", "Events that were dropped because too many waited.") {
        Double(board.counts.dropped)
      }
    }
  }
#endif
