public import ParlanceCore

/// Exports and imports of messages, for another device of the account or for later. There is one at a time.
extension Device {
  /// Writes the messages of this device's local database into a file, in the order in which they were stored.
  ///
  /// The file appears under its name when it is complete and would survive a power cut; an export that fails or is cancelled
  /// leaves nothing behind. It has no revoked messages, no messages that arrived after the export began, and of the files of
  /// messages only the descriptors. It is not encrypted: anyone who can read the file can read the messages.
  ///
  /// - parameter path: The path of the file; nil for one in the device's folder, in the place of that of the last export.
  /// - parameter replaces: Replaces a file of that name.
  /// - parameter choose: Returns the message to write, changed as the app likes, or nil for none. Called for each message,
  ///   on the callback queue. A message that no device could import is left out.
  /// - parameter progress: Receives the part that is done, 0 to 1, on the callback queue.
  /// - parameter completion: Called once, on the callback queue, with the file and the number of its messages, or
  ///   `alreadyInProgress`, `invalidArgument` (an empty path), `fileExists`, `fileNotWritable`, `storageFull` (its detail
  ///   names the file), `messageTooLarge`, `cancelled`, `notLoggedIn`, another storage code.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func exportMessages(
    to path: String?, replaces: Bool, choosing choose: ((Message) -> Message?)? = nil,
    progress: ((Double) -> Void)? = nil,
    completion: @escaping (Result<ExportedMessages, MessagingError>) -> Void
  ) -> TransferID {
    runner.transferMessages(at: path, completion: completion) { transfer, isWaiting in
      MessageExport(
        runner, transfer, to: path, replaces: path == nil || replaces, isWaiting: isWaiting,
        choose: choose ?? { $0 }, progress: progress ?? { _ in }, completion: completion
      ).start()
    }
  }

  /// Stores the messages of a file that `exportMessages` wrote, on this device or on another one of the account.
  ///
  /// The whole file is verified before anything is stored. What the device has stays as it is, so that an import that is
  /// repeated has no effect; messages that the device knows to be revoked are left out. What is stored counts as read and
  /// is not reported as received; its conversations are in the list of recent ones. A message that was being sent is one
  /// that failed. An import that is cancelled ends between two steps; what was stored before stays.
  ///
  /// - parameter path: The path of the file.
  /// - parameter choose: Returns the message to store, of which the content, the body beside it, the notes and the mark
  ///   `played` may be changed, or nil for none. Called for each message, on the callback queue.
  /// - parameter progress: Receives the part that is done, 0 to 1, on the callback queue; half of it is the verification.
  /// - parameter completion: Called once, on the callback queue, with the numbers of messages, or `alreadyInProgress`,
  ///   `fileNotFound`, `fileNotReadable`, `invalidArgument` (an empty path, or not a file of messages), `malformedData` (the
  ///   file was cut off or changed), `unsupported` (a later version wrote it), `forbidden` (messages of another account),
  ///   `fileChanged` (while it was read), `cancelled`, `notLoggedIn`, `storageFull` or another storage code.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func importMessages(
    from path: String, choosing choose: ((Message) -> Message?)? = nil, progress: ((Double) -> Void)? = nil,
    completion: @escaping (Result<ImportedMessages, MessagingError>) -> Void
  ) -> TransferID {
    runner.transferMessages(at: path, completion: completion) { transfer, isWaiting in
      MessageImport(
        runner, transfer, from: path, isWaiting: isWaiting, choose: choose ?? { $0 },
        progress: progress ?? { _ in }, completion: completion
      ).start()
    }
  }

  /// Cancels the export or import that is under way; it ends with `cancelled`, unless its last step has begun.
  ///
  /// - returns: False if there is none.
  @discardableResult
  public func cancelMessageTransfer() -> Bool {
    runner.core.withLock { core in
      core.archive.transfer?.cancel()
      return core.archive.transfer != nil
    }
  }
}
