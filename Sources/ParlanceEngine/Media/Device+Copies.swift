public import ParlanceCore

/// The files that a device has.
extension Device {
  /// Returns the path of the file that this device has of a message: the one that it sent, or downloaded. nil if it is
  /// not, or no longer, there.
  ///
  /// A file in the device's own folder that is damaged is not returned: its length is compared at each call, its
  /// content when it is first asked for. A file of more than 256 KB is compared in the background, so the first call
  /// may still return it; `fetchAttachment` waits for the comparison, and fetches a damaged file again.
  public func localPath(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil
  ) -> String? {
    runner.media.localPath(of: message, part, in: conversation)
  }

  /// Returns the path of the file that this device has of some media, compared as that of a message. nil if it is not,
  /// or no longer, there.
  public func localPath(of media: MediaDescriptor) -> String? {
    runner.media.localPath(of: media)
  }

  /// Fetches a file of a message into the device's folder; at once if it is there already, and undamaged.
  ///
  /// - parameter message: The message's id.
  /// - parameter part: The part of the message.
  /// - parameter conversation: The conversation of the message.
  /// - parameter progress: Receives the progress after each piece.
  /// - parameter completion: Receives the file's path, or an error of `download`, `messageNotStored`, or
  ///   `mediaNotFound` if the message has no such file.
  /// - returns: The id of the transfer.
  @discardableResult
  public func fetchAttachment(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil,
    progress: ((TransferProgress) -> Void)? = nil, completion: @escaping (Result<String, MessagingError>) -> Void
  ) -> TransferID {
    runner.media.fetchAttachment(of: message, part, in: conversation, progress: progress, completion: completion)
  }
}
