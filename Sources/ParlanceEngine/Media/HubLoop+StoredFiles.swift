internal import Dispatch
package import ParlanceCore

/// Files that do not come over the link of a device.
extension HubLoop {
  /// The longest time to wait for the disk, in seconds.
  private static let patience = 60

  /// Stores a file in the name of an account, by the rules that hold for uploads of its devices, and waits until it is durable.
  ///
  /// - parameter descriptor: The file's name, type and other properties that its sender gives; its size and its digests are found
  ///   out.
  /// - throws: The refusal that a device would get; `timeout` if the disk takes too long.
  package func storeFile(
    _ bytes: [UInt8], _ descriptor: MediaDescriptor, as account: AccountID
  ) throws(MessagingError) -> MediaDescriptor {
    let id = MediaID.generate()
    let result = Lock<MessagingError?>(nil)
    let done = DispatchSemaphore(value: 0)
    try perform { turn throws(MessagingError) in
      try turn.media.store(bytes, descriptor, id, as: account) { failure in
        result.withLock { $0 = failure }
        done.signal()
      }
    }
    guard done.wait(timeout: .now() + .seconds(Self.patience)) == .success else { throw MessagingError(.timeout) }
    if let error = result.withLock({ $0 }) { throw MessagingError(error.code) }
    // The turn that registers the file comes before this one.
    return try media(id)
  }
}

extension MediaRules {
  /// Schedules the storing of a file for when the turn is durable.
  ///
  /// - parameter completion: Called once, at the beginning of the turn that registers the file.
  fileprivate func store(
    _ bytes: [UInt8], _ descriptor: MediaDescriptor, _ id: MediaID, as account: AccountID,
    completion: @escaping @Sendable (MessagingError?) -> Void
  ) throws(MessagingError) {
    guard turn.hasMedia else { throw MessagingError(.unsupported, "media") }
    var descriptor = descriptor
    descriptor.size = Int64(bytes.count)
    var call = BeginUploadCall(id: id, options: UploadOptions(descriptor: descriptor))
    try call.check(Border(settings))
    try checkSize(descriptor.size)
    let account = try turn.lookup.existingAccount(account).number
    _ = try insert(call, account)
    turn.effects.perform { media in
      media.perform(for: nil, 0) { (media, blobs) throws(MessagingError) in
        try blobs.discard(id)
        guard try blobs.append(id, at: 0, bytes) == Int64(bytes.count) else { throw MessagingError(.malformedData) }
        let digest = try blobs.finish(id)
        media.pin(digest.sha256)
        return digest
      } then: { turn, digest throws(MessagingError) in
        UploadReply.finished(try turn.media.register(id, digest, account))
      } completion: { result in
        switch result {
        case .success(let digest):
          media.unpin(digest.sha256)
          completion(nil)
        case .failure(let error): completion(error)
        }
      }
    }
  }
}
