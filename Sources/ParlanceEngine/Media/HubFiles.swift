internal import Dispatch
internal import ParlanceCore

extension HubRunner {
  var files: HubFiles { HubFiles(runner: self) }
}

/// Files that are stored beside the hub's turns: for the operator, who waits for the disk, and for uploads over HTTP.
struct HubFiles {
  let runner: HubRunner
  /// The longest time to wait for the disk, in seconds.
  private static let patience = 60

  func media(_ id: MediaID) throws(MessagingError) -> MediaDescriptor {
    guard id.isValid else { throw MessagingError(.mediaNotFound) }
    return try runner.perform { turn throws(MessagingError) in try turn.media.descriptor(try turn.media.available(id)) }
  }

  func store(
    _ bytes: [UInt8], _ descriptor: MediaDescriptor, as account: AccountID
  ) throws(MessagingError) -> MediaDescriptor {
    let id = MediaID.generate()
    let result = Lock<MessagingError?>(nil)
    let done = DispatchSemaphore(value: 0)
    try runner.perform { turn throws(MessagingError) in
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

  // MARK: uploads over HTTP

  func received(
    _ id: MediaID, secret: String, completion: @escaping @Sendable (Result<UploadState, MessagingError>) -> Void
  ) {
    work(on: id, secret, completion) { (_, _) throws(MessagingError) in
    } then: { blobs throws(MessagingError) in
      try blobs.received(id)
    }
  }

  func append(
    _ bytes: [UInt8], at offset: Int64, to id: MediaID, secret: String,
    completion: @escaping @Sendable (Result<UploadState, MessagingError>) -> Void
  ) {
    work(on: id, secret, completion) { (_, size) throws(MessagingError) in
      guard offset >= 0, offset <= size - Int64(bytes.count) else { throw MessagingError(.fileTooLarge, id.string) }
    } then: { blobs throws(MessagingError) in
      try blobs.append(id, at: offset, bytes)
    }
  }

  private func work(
    on id: MediaID, _ secret: String, _ completion: @escaping @Sendable (Result<UploadState, MessagingError>) -> Void,
    checking check: (TurnContext, Int64) throws(MessagingError) -> Void,
    then work: @escaping @Sendable (any BlobStore) throws(MessagingError) -> Int64
  ) {
    do throws(MessagingError) {
      guard id.isValid else { throw MessagingError(.mediaNotFound) }
      try runner.perform { turn throws(MessagingError) in
        let size = try turn.media.options(of: try turn.media.upload(id, secret: secret)).descriptor.size
        try check(turn, size)
        turn.media.work(onUpload: { completion($0.map { UploadState(received: $0, size: size) }) }, work)
      }
    } catch {
      completion(.failure(error))
    }
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
