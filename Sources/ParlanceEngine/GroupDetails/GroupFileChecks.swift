internal import ParlanceCore

extension AddGroupFileCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(media)
    guard !name.isEmpty else { throw MessagingError(.invalidArgument, "file name") }
    try border.check(name, "file name", limit: border.limits.groupFileNameSize)
  }
}

extension RemoveGroupFileCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(file)
  }
}

extension GroupFilesCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}
