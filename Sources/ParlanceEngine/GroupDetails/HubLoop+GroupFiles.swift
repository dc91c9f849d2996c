package import ParlanceCore

/// The files of groups, for an operator. Each call waits until it is durable.
extension HubLoop {
  /// Stores a file in the name of a member of a group, and adds it to the group's.
  ///
  /// - parameter type: The file's type; empty if nothing is known.
  /// - parameter account: The member; the owner if nil.
  /// - throws: `groupNotFound`, `accountNotFound`, `notMember`, `limitExceeded`, `messageTooLarge`, and the refusals of `storeFile`.
  package func addFile(
    _ bytes: [UInt8], named name: String, type: String, toGroup id: String, as account: AccountID? = nil
  ) throws(MessagingError) -> GroupFile {
    try GroupFileAddition(runner).add(bytes, named: name, type: type, toGroup: id, as: account)
  }

  /// Removes a file of a group in its owner's name.
  ///
  /// - throws: `groupNotFound`, `mediaNotFound`.
  package func removeFile(_ file: MediaID, fromGroup id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      _ = try turn.administration.carryOut(RemoveGroupFileCall(id: id, file: file), as: owner)
    }
  }

  /// Returns the files of a group, in the order in which they were added.
  package func files(ofGroup id: String) throws(MessagingError) -> [GroupFile] {
    try perform { turn throws(MessagingError) in try turn.administration.administeredGroup(id).conversation.files }
  }
}
