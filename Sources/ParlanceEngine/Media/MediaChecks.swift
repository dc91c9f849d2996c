internal import ParlanceCore

extension BeginUploadCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(id)
    guard options.descriptor.size > 0 else { throw MessagingError(.fileEmpty) }
    if let lifetime = options.lifetime {
      guard lifetime > 0 else { throw MessagingError(.invalidArgument, "lifetime") }
      options.lifetime = border.clamped(interval: lifetime)
    }
    var descriptor = border.checked(options.descriptor)
    descriptor.forgetDigests()
    try border.check(descriptor.type, "type", limit: 1024)
    try border.check(descriptor.fileName, "file name", limit: 4096)
    options.descriptor = descriptor
  }
}

extension AppendUploadCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(id)
    guard (1...MediaChunk.limit).contains(bytes.count), offset >= 0 else { throw MessagingError(.malformedData) }
  }
}

extension FinishUploadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(id) }
}

extension DiscardUploadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(id) }
}

extension MediaInformationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    // An id that nothing can have names nothing, as one that nothing has.
    guard id.isValid else { throw MessagingError(.mediaNotFound) }
  }
}

extension ReadMediaCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard id.isValid else { throw MessagingError(.mediaNotFound) }
    guard offset >= 0, (1...MediaChunk.limit).contains(count) else { throw MessagingError(.malformedData) }
  }
}

extension UploadAccessCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(id) }
}
