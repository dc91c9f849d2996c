internal import ParlanceCore

extension ReadDirectCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    sequence = max(0, sequence)
    if case .message(var id) = scope {
      try border.check(&id)
      scope = .message(id)
    }
  }
}

extension DeliveredCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
  }
}

extension ReadGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
    try border.check(note, "note", limit: border.limits.receiptNoteSize)
  }
}

extension ReceiptCountsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
  }
}

extension ReceiptDetailCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
  }
}
