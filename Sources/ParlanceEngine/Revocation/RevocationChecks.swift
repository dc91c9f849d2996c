internal import ParlanceCore

extension RevokeCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(request.postscript, "postscript")
    try border.check(request.attachment, "attachment")
    try border.check(request.push)
    try border.check(request.extensions)
    // A command that asks for a revocation is sent as one.
    request.removeCommand()
  }
}
