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
    return upload(source, options: options, progress: progress) { [self] result in
      let media: MediaDescriptor
      switch result {
      case .failure(let error): return completion(.failure(error))
      case .success(let descriptor): media = descriptor
      }
      ask(completion: completion) { core, end in
        core.request(AddGroupFileCall(id: id, media: media.id, name: name)) { core, result in
          // Discard an upload that the group did not take: nothing else refers to it. If the link was lost, the group may have taken it.
          if case .failure(let error) = result, error.code != .notConnected, error.code != .timeout {
            core.transfers.discard(upload: media.id)
          }
          end(core, result)
        }
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
    ask(RemoveGroupFileCall(id: id, file: file), completion: completion)
  }

  /// Fetches the files of a group, in the order in which they were added; its members may. `download` fetches their content.
  ///
  /// - parameter id: The group.
  /// - parameter completion: Receives them.
  public func fetchFiles(
    ofGroup id: String, completion: @escaping (Result<[GroupFile], MessagingError>) -> Void
  ) {
    ask(GroupFilesCall(id: id), completion: completion) { _, reply in reply.files }
  }
}
