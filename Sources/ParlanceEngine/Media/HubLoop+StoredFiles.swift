package import ParlanceCore

/// Files that do not come over the link of a device.
extension HubLoop {
  /// Stores a file in the name of an account, by the rules that hold for uploads of its devices, and waits until it is durable.
  ///
  /// - parameter descriptor: The file's name, type and other properties that its sender gives; its size and its digests are found
  ///   out.
  /// - throws: The refusal that a device would get; `timeout` if the disk takes too long.
  package func storeFile(
    _ bytes: [UInt8], _ descriptor: MediaDescriptor, as account: AccountID
  ) throws(MessagingError) -> MediaDescriptor {
    try runner.files.store(bytes, descriptor, as: account)
  }
}
