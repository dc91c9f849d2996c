internal import ParlanceCore

extension UploadAccessCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> UploadAccess {
    let account = context.account.number
    _ = try turn.media.ownUpload(id, account)
    guard let secrets = turn.uploadSecrets else { throw MessagingError(.unsupported, "media") }
    return UploadAccess(secret: secrets.secret(of: id, account))
  }
}

/// Uploads outside the link of their device.
extension MediaRules {
  /// Returns an upload for a client that shows its secret.
  ///
  /// - throws: `mediaNotFound` if it is not under way, `forbidden` for another secret.
  func upload(_ id: MediaID, secret: String) throws(MessagingError) -> UploadRecord {
    guard let upload = try self.upload(id) else { throw MessagingError(.mediaNotFound, id.string) }
    guard let secrets = turn.uploadSecrets, secrets.isSecret(secret, of: id, upload.account) else {
      throw MessagingError(.forbidden, id.string)
    }
    let account = try turn.lookup.account(number: upload.account)
    guard try turn.standing.standing(of: account).erased == nil, try turn.standing.ban(of: account) == nil else {
      throw MessagingError(.forbidden, id.string)
    }
    return upload
  }

  /// Schedules work on the blob of an upload for when the turn is durable.
  ///
  /// - parameter completion: Called once, at the beginning of a later turn.
  func work(
    onUpload completion: @escaping @Sendable (Result<Int64, MessagingError>) -> Void,
    _ work: @escaping @Sendable (any BlobStore) throws(MessagingError) -> Int64
  ) {
    turn.effects.perform { media in
      media.perform(for: nil, 0) { (_, blobs) throws(MessagingError) in
        try work(blobs)
      } then: { _, _ in
        Done()
      } completion: {
        completion($0)
      }
    }
  }
}
