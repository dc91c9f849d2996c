internal import ParlanceCore

extension MarkReadCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    sequence = max(0, sequence)
  }
}
