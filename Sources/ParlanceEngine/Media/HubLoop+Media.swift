package import ParlanceCore

extension HubLoop {
  /// Returns the properties of media that the hub has.
  ///
  /// - throws: `MessagingError` with code `mediaNotFound` or `mediaExpired`, as a device's request for it would.
  package func media(_ id: MediaID) throws(MessagingError) -> MediaDescriptor {
    try runner.files.media(id)
  }
}
