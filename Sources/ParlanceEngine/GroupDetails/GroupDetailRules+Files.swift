internal import ParlanceCore

extension AddGroupFileCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupFile {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group)
    return try turn.groupDetails.addFile(media, named: name, to: group, context)
  }
}

extension RemoveGroupFileCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let group = try turn.lookup.ordinaryGroup(id)
    let own = try turn.groups.member(context.account, of: group)
    guard let file = group.files.first(where: { $0.id == file }) else {
      throw MessagingError(.mediaNotFound, MessagingError.noGroupFile)
    }
    guard file.owner == context.account.id || own.profile.role >= .manager else { throw MessagingError(.forbidden) }
    try turn.groupDetails.removeFile(file, from: group, context)
    return Done()
  }
}

extension GroupFilesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupFileList {
    let group = try turn.lookup.ordinaryGroup(id)
    _ = try turn.groups.member(context.account, of: group)
    let list = GroupFileList(group.files)
    turn.noteAnswer(bytes: list.encodedSize)
    return list
  }
}

/// The files of a group. Their content is media that never expires, and is deleted when a file is removed or the group ends.
extension GroupDetailRules {
  fileprivate func addFile(
    _ media: MediaID, named name: String, to group: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> GroupFile {
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    // A request that is repeated, since its answer was lost, adds nothing.
    let id = Self.fileID(of: media, in: info.id)
    if let known = group.files.first(where: { $0.id == id && $0.owner == context.account.id }) { return known }
    try checkIsEnabled(group)
    let record = try turn.media.available(media)
    guard record.account == context.account.number else { throw MessagingError(.mediaNotFound, media.string) }
    let file = GroupFile(id: id, name: name, owner: context.account.id, size: record.size, added: now)
    var edit = GroupEdit(group)
    try checkFiles(of: edit)
    try turn.media.copy(record, to: file.id)
    edit.files.append(file)
    // The upload is the group's now.
    try turn.media.release(record)
    let changed = try keep(edit)
    try announce(.fileAdded(file), of: changed, by: context.account.id)
    return file
  }

  /// Checks that a group may have one more file.
  private func checkFiles(of edit: GroupEdit) throws(MessagingError) {
    guard edit.files.count < limits.groupFiles else {
      throw MessagingError(.limitExceeded, "limit \(limits.groupFiles) files")
    }
  }

  /// The id of the file that an upload becomes: as hard to guess, and the same each time.
  private static func fileID(of media: MediaID, in group: String) -> MediaID {
    MediaID(String(hexadecimal(SHA256.value(of: Array("\(group):\(media)".utf8))).prefix(32)))
  }

  fileprivate func removeFile(
    _ file: GroupFile, from group: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    var edit = GroupEdit(group)
    edit.files.removeAll { $0.id == file.id }
    let changed = try keep(edit)
    try delete([file])
    try announce(.fileRemoved(file), of: changed, by: context.account.id)
  }

  /// Deletes the content of files.
  func delete(_ files: [GroupFile]) throws(MessagingError) {
    for file in files { try turn.media.release(file.id) }
  }

  /// Imports a file of a group whose content was imported before. Members are not notified.
  func addFile(_ file: GroupFile, content: MediaID?, to group: String) throws(MessagingError) {
    let group = try turn.lookup.ordinaryGroup(CanonicalName.normalized(group))
    guard let info = group.group else { throw MessagingError(.groupNotFound) }
    guard let content, let record = try turn.media.media(content), !record.isReleased else {
      throw MessagingError(.mediaNotFound, MessagingError.noGroupFile)
    }
    try Border(settings).check(file.name, "file name", limit: limits.groupFileNameSize)
    var file = file
    file.owner = try turn.lookup.existingAccount(file.owner).id
    (file.id, file.size) = (Self.fileID(of: content, in: info.id), record.size)
    guard !group.files.contains(where: { $0.id == file.id }) else { return }
    var edit = GroupEdit(group)
    try checkFiles(of: edit)
    try turn.media.copy(record, to: file.id)
    edit.files.append(file)
    try turn.media.release(record)
    try keep(edit)
  }
}
