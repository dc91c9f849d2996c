public import ParlanceCore
internal import ParlanceEngine

/// Exports and imports of this device's messages, and the note of where a backup is.
///
/// ```swift
/// try await old.exportMessages(to: "/tmp/messages.parlance")
/// let outcome = try await new.importMessages(from: "/tmp/messages.parlance")
/// print(outcome.storedCount)
/// ```
///
/// There is one export or import at a time. Cancelling its task cancels it.
extension MessagingClient {
  /// Writes the messages of the local database into a file, in the order in which they were stored.
  ///
  /// The file appears under its name when it is whole; an export that fails or is cancelled leaves nothing behind.
  /// Messages that were revoked are not in it, nor are the files of messages, of which the hub has copies. The file is not
  /// encrypted. Its form is that of the article "The file of exported messages".
  ///
  /// - parameter path: The path of the file.
  /// - parameter replaces: Replaces a file of that name.
  /// - parameter choose: Returns the message to write, changed as the app likes, or nil for none. Called for each
  ///   message, on the environment's callback queue.
  /// - parameter progress: Called with the part that is done, 0 to 1, on the environment's callback queue.
  /// - returns: The number of messages in the file.
  /// - throws: `MessagingError` with code `alreadyInProgress`, `invalidArgument` (an empty path), `fileExists`,
  ///   `fileNotWritable`, `storageFull`, `messageTooLarge`, `cancelled`, `notLoggedIn`, another storage code.
  @discardableResult
  public func exportMessages(
    to path: String, replaces: Bool = false, choosing choose: (@Sendable (Message) -> Message?)? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) async throws(MessagingError) -> Int {
    try await archiveTransfer { device, completion in
      device.exportMessages(
        to: path, replaces: replaces, choosing: choose, progress: progress, completion: completion)
    }.count
  }

  /// Stores the messages of a file that a device of the account exported.
  ///
  /// The whole file is verified before anything is stored. What this device has stays as it is, and messages that it knows
  /// to be revoked are left out. What is stored counts as read, is not delivered to the streams of received messages, and
  /// its conversations are in the list of recent ones. An import that is cancelled keeps what it stored before.
  ///
  /// - parameter path: The path of the file.
  /// - parameter choose: Returns the message to store, whose body, notes and mark `played` may be changed, or nil for
  ///   none. Called for each message, on the environment's callback queue.
  /// - parameter progress: Called with the part that is done, 0 to 1, on the environment's callback queue.
  /// - returns: The numbers of messages that were stored and left out.
  /// - throws: `MessagingError` with code `alreadyInProgress`, `fileNotFound`, `fileNotReadable`, `invalidArgument` (no
  ///   file of messages), `malformedData` (cut off or changed), `unsupported` (a later version wrote it), `forbidden`
  ///   (messages of another account), `fileChanged` (while it was read), `cancelled`, `notLoggedIn`, a storage code.
  @discardableResult
  public func importMessages(
    from path: String, choosing choose: (@Sendable (Message) -> Message?)? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) async throws(MessagingError) -> ImportedMessages {
    try await archiveTransfer { device, completion in
      device.importMessages(from: path, choosing: choose, progress: progress, completion: completion)
    }
  }

  /// Cancels the export or import that is under way; it ends with `cancelled`.
  ///
  /// - returns: False if there is none.
  /// - throws: `MessagingError` with code `notLoggedIn`.
  @discardableResult
  public func cancelMessageTransfer() throws(MessagingError) -> Bool { try device.cancelMessageTransfer() }

  /// Notes at the hub, for the account's other devices, where a backup of its messages is. The hub makes none.
  ///
  /// - parameter address: The address of the backup.
  /// - parameter key: The key with which the app encrypted it.
  /// - returns: The note as it is kept, in place of what was noted before.
  /// - throws: `MessagingError` with code `messageTooLarge` (`HubLimits.backupNoteSize`), `notConnected`, `notLoggedIn`,
  ///   `timeout`, `cancelled`.
  @discardableResult
  public func noteBackup(address: String, key: String) async throws(MessagingError) -> MessageBackup {
    try await result { $0.noteBackup(address: address, key: key, completion: $1) }
  }

  /// Fetches the note of where a backup of the account's messages is.
  ///
  /// - returns: The note; nil if there is none.
  /// - throws: `MessagingError` with code `notConnected`, `notLoggedIn`, `timeout`, `cancelled`.
  public func fetchBackup() async throws(MessagingError) -> MessageBackup? {
    try await result { $0.fetchBackup(completion: $1) }
  }

  /// Makes an export or import of the device and waits for its end, also if the task is cancelled: then it ends soon, and
  /// leaves nothing behind.
  private func archiveTransfer<Value: Sendable>(
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> TransferID
  ) async throws(MessagingError) -> Value {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let device = try device
    let answer = Answer<Result<Value, MessagingError>>()
    let id = call(device) { answer.give($0) }
    let result = await withTaskCancellationHandler {
      await answer.value()
    } onCancel: {
      // One that is over has given its result.
      try? device.cancelTransfer(id)
    }
    return try result.get()
  }
}
