/// A part of the content of a file that messages of another service have, or the question whether the hub has it.
package struct ImportedFile: Sendable {
  /// The name that the operator gave the service.
  package var source: String
  /// The name by which messages of the source refer to the file.
  package var reference: String
  /// The account that counts as the one that uploaded it.
  package var account: AccountID
  /// The file's name, type and size; the size is 0 in a question.
  package var descriptor: MediaDescriptor
  /// The place of the bytes in the file. At 0 the file begins anew.
  package var offset: Int64
  package var bytes: [UInt8]

  package init(
    source: String, reference: String, account: AccountID, descriptor: MediaDescriptor = MediaDescriptor(),
    offset: Int64 = 0, bytes: [UInt8] = []
  ) {
    self.source = source
    self.reference = reference
    self.account = account
    self.descriptor = descriptor
    self.offset = offset
    self.bytes = bytes
  }
}

/// The state of an imported file in the hub.
package enum ImportedFileState: Sendable {
  /// The hub has all of it: messages that are imported from now on refer to it.
  case here
  /// The hub has nothing of it.
  case absent
  /// The hub has so many bytes of it.
  case received(Int64)
  /// The hub does not take it, for a reason.
  case refused(MessagingError)
}

extension ImportedContent {
  /// The files of a message, or of an edit, by the names under which they are imported.
  package var files: [MediaPart: String] {
    switch self {
    case .message(let message): message.files
    case .edit(let edit): edit.files
    default: [:]
    }
  }
}
