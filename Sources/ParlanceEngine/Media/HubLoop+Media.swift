package import ParlanceCore

extension HubLoop {
  /// Returns the properties of media that the hub has.
  ///
  /// - throws: `MessagingError` with code `mediaNotFound` or `mediaExpired`, as a device's request for it would.
  package func media(_ id: MediaID) throws(MessagingError) -> MediaDescriptor {
    guard id.isValid else { throw MessagingError(.mediaNotFound) }
    return try perform { turn throws(MessagingError) in try turn.media.descriptor(try turn.media.available(id)) }
  }
}
