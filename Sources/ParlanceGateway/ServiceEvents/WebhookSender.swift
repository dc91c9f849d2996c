#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceTokens

  /// Sends events to an app's back end: a request for each batch, signed with the back end's secret.
  struct WebhookSender: ServiceEventReceiver {
    let webhook: GatewayWebhook
    let requests: any OutgoingRequests
    /// The clock from which the time of the signature is read.
    let clock: any MessagingClock

    /// The longest time for a request, in seconds.
    var patience = 10

    func deliver(_ events: [NumberedServiceEvent], completion: @escaping @Sendable (ServiceEventFailure?) -> Void) {
      let body = WebhookBody.bytes(events, includesContent: webhook.includesContent)
      guard let signature = signature(of: body) else {
        return completion(ServiceEventFailure(words: "no memory for a signature"))
      }
      let request = OutgoingRequest(
        url: webhook.url,
        headers: [
          HTTPParameter(name: "Content-Type", value: "application/json"),
          HTTPParameter(name: "User-Agent", value: "Parlance"),
          HTTPParameter(name: "Parlance-Delivery", value: Self.delivery(events)),
          HTTPParameter(name: "Parlance-Signature", value: signature),
        ], body: body, patience: patience * 1000, requiresHTTP2: false)
      requests.send(request) { [self] result in completion(failure(result)) }
    }

    /// Returns the name of a delivery: the same for the same events alone.
    private static func delivery(_ events: [NumberedServiceEvent]) -> String {
      guard let first = events.first, let last = events.last else { return "" }
      return "\(first.id)-\(last.number)"
    }

    /// Returns the value of the header: the time in milliseconds, and a code for each secret.
    private func signature(of body: [UInt8]) -> String? {
      let time = clock.now().milliseconds
      let text = Array("\(time).".utf8) + body
      var value = "t=\(time)"
      for secret in webhook.secrets {
        guard let code = secret.code(of: text) else { return nil }
        value += ",v1=" + hexadecimal(code)
      }
      return value
    }

    private func failure(_ result: Result<OutgoingResponse, OutgoingFailure>) -> ServiceEventFailure? {
      switch result {
      case .success(let response):
        200..<300 ~= response.status ? nil : ServiceEventFailure(words: "status \(response.status)")
      case .failure(let failure): ServiceEventFailure(words: failure.words(patience: patience * 1000))
      }
    }
  }
#endif
