public import ParlanceCore

/// The files that groups keep for their members. `DeviceEvent.groupDetailChanged` reports changes. Refusals: `groupNotFound`, `notMember`,
/// `forbidden`, `mediaNotFound`, `limitExceeded`, `messageTooLarge` for a long name, `notConnected`, `notLoggedIn`.
extension Device {
  /// Uploads a file and adds it to the files of a group; its members may. The group keeps it until it is removed.
  ///
  /// - parameter source: The source of the bytes.
  /// - parameter name: The name to show.
  /// - parameter id: The group.
  /// - parameter progress: Called after each piece, on the callback queue.
  /// - parameter completion: Receives the file, or an error of `upload` or of the group.
  /// - returns: The id of the transfer.
  @discardableResult
  public func addFile(
    _ source: MediaSource, named name: String, toGroup id: String, progress: ((TransferProgress) -> Void)? = nil,
    completion: @escaping (Result<GroupFile, MessagingError>) -> Void
  ) -> TransferID {
    var options = UploadOptions()
    options.descriptor.fileName = name
    return upload(source, options: options, progress: progress) { [runner] result in
      runner.ask(with: result, completion: completion) { core, media, end in
        DeviceGroupDetails(core: core).addFile(media, named: name, toGroup: id, then: end)
      }
    }
  }

  /// Removes a file of a group, and deletes it; the account that added it may, the owner and managers.
  ///
  /// - parameter file: The file's id.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or `mediaNotFound` if the group has no such file.
  public func removeFile(
    _ file: MediaID, fromGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(RemoveGroupFileCall(id: id, file: file), completion: completion)
  }

  /// Fetches the files of a group, in the order in which they were added; its members may. `download` fetches their content.
  ///
  /// - parameter id: The group.
  /// - parameter completion: Receives them.
  public func fetchFiles(
    ofGroup id: String, completion: @escaping (Result<[GroupFile], MessagingError>) -> Void
  ) {
    runner.ask(GroupFilesCall(id: id), completion: completion) { _, reply in reply.files }
  }
}
