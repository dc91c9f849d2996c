/// Adds an upload of this account to the files of a group.
package struct AddGroupFileCall: HubCall {
  package typealias Reply = GroupFile
  package static var kind: CallKind { .addGroupFile }
  package var id: String
  /// The upload. It is the file's from then on, and is no longer there under this id.
  package var media: MediaID
  package var name: String

  package init(id: String, media: MediaID, name: String) {
    self.id = id
    self.media = media
    self.name = name
  }
}

/// Removes a file of a group, and deletes it.
package struct RemoveGroupFileCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .removeGroupFile }
  package var id: String
  package var file: MediaID

  package init(id: String, file: MediaID) {
    self.id = id
    self.file = file
  }
}

/// Asks for the files of a group, which its members see. `HubLimits` bounds how many there are.
package struct GroupFilesCall: HubCall {
  package typealias Reply = GroupFileList
  package static var kind: CallKind { .groupFiles }
  package var id: String
  package init(id: String) { self.id = id }
}

/// The files of a group, in the order in which they were added.
package struct GroupFileList: Hashable, Sendable {
  package var files: [GroupFile]
  package init(_ files: [GroupFile]) { self.files = files }
}
