internal import ParlanceCore

extension WorldSwitches.Sabotage {
  /// Returns the events that the app receives in place of the engine's.
  func spoil(_ events: [DeviceEvent]) -> [DeviceEvent] {
    events.flatMap { event -> [DeviceEvent] in
      switch (self, event) {
      case (.loses, .received): []
      case (.repeats, .received): [event, event]
      case (.reverses, .received(let messages)): [.received(messages.reversed())]
      case (.keepsRevoked, .revoked): []
      case (.garbles, .received(let messages)): [.received(messages.map(garbled))]
      case (.losesRequests, .groupDetailChanged), (.losesRequests, .groupRequestChanged), (.losesRequests, .bulletin):
        []
      case (.repeatsRequests, .groupDetailChanged), (.repeatsRequests, .groupRequestChanged),
        (.repeatsRequests, .bulletin):
        [event, event]
      default: [event]
      }
    }
  }

  private func garbled(_ message: Message) -> Message {
    var (message, body) = (message, message.body)
    body.content = .text("something else")
    if message.kind == .text { message.encodedBody = body.encoded() }
    return message
  }
}
