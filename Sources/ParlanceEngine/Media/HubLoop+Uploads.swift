package import ParlanceCore

/// Uploads that go on beside the link of their device: with a secret that the device asked for over its link.
extension HubLoop {
  /// Finds out how much of an upload the hub has.
  ///
  /// - parameter completion: Called once, on any thread, with the state, or `mediaNotFound` if the upload is not under way,
  ///   `forbidden` for another secret, a storage code. Released without a call if the hub is shut down meanwhile.
  package func upload(
    _ id: MediaID, secret: String, completion: @escaping @Sendable (Result<UploadState, MessagingError>) -> Void
  ) {
    runner.files.received(id, secret: secret, completion: completion)
  }

  /// Adds bytes to an upload, by the rules that hold for its device. Bytes that are not the next ones are left alone.
  ///
  /// - parameter completion: As with `upload(_:secret:completion:)`; called with `fileTooLarge` if the bytes go beyond the
  ///   announced size.
  package func append(
    _ bytes: [UInt8], at offset: Int64, to id: MediaID, secret: String,
    completion: @escaping @Sendable (Result<UploadState, MessagingError>) -> Void
  ) {
    runner.files.append(bytes, at: offset, to: id, secret: secret, completion: completion)
  }
}

/// The state of an upload that is not whole.
package struct UploadState: Hashable, Sendable {
  /// The number of bytes that the hub has.
  package var received: Int64
  /// The number of bytes that the device announced.
  package var size: Int64

  package init(received: Int64, size: Int64) {
    self.received = received
    self.size = size
  }
}
