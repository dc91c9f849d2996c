internal import ParlanceCore

extension EditMessageCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    guard body.count <= border.limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(border.limits.messageSize) bytes")
    }
    do throws(MessagingError) {
      _ = try MessageBody(validating: body)
    } catch {
      throw MessagingError(.invalidArgument, "body")
    }
  }
}
