internal import ParlanceCore

extension PinMessageCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(note, "note", limit: border.limits.pinNoteSize)
  }
}

extension UnpinMessageCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
  }
}

extension PinnedMessagesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    after = after.map { max(0, $0) }
  }
}
