public import ParlanceCore
internal import ParlanceEngine

/// The files that groups keep for their members. Devices are notified of changes by `DeviceEvent.groupDetailChanged`.
///
/// Calls throw `groupNotFound`, `notMember`.
extension MessagingClient {
  /// Uploads a file and adds it to the files of a group; its members may. The group keeps it until it is removed.
  ///
  /// - parameter source: The source of the bytes.
  /// - parameter name: The name to show.
  /// - parameter id: The group.
  /// - parameter progress: Called after each piece, on the environment's callback queue.
  /// - throws: `MessagingError` with a code that `Device.upload` names; `limitExceeded` if the group has too many files,
  ///   `messageTooLarge` for a long name.
  @discardableResult
  public func addFile(
    _ source: MediaSource, named name: String, toGroup id: String,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> GroupFile {
    try await transfer { $0.addFile(source, named: name, toGroup: id, progress: progress, completion: $1) }
  }

  /// Removes a file of a group, and deletes it; the account that added it may, the owner and managers.
  ///
  /// - parameter file: The file's id.
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `mediaNotFound` if the group has no such file, `forbidden`.
  public func removeFile(_ file: MediaID, fromGroup id: String) async throws(MessagingError) {
    try await outcome { $0.removeFile(file, fromGroup: id, completion: $1) }
  }

  /// Returns the files of a group, in the order in which they were added; its members may ask. `download` fetches their content.
  ///
  /// - parameter id: The group.
  public func fetchFiles(ofGroup id: String) async throws(MessagingError) -> [GroupFile] {
    try await result { $0.fetchFiles(ofGroup: id, completion: $1) }
  }
}
