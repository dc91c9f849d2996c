/// A file of a message of this device, until the hub has accepted the message.
package struct AttachmentRecord: Hashable, Sendable {
  package var message: MessageKey
  package var part: MediaPart
  /// The id under which it is uploaded.
  package var media: MediaID
  /// The path of the file; empty for a preview that is still to be made.
  package var path: String
  /// The size of the file when it was attached; with `modified` it shows whether the file changed.
  package var size: Int64
  package var modified: Int64
  package var lifetime: Int64?
  /// The hub has it.
  package var isUploaded: Bool

  package init(
    message: MessageKey, part: MediaPart, media: MediaID, path: String, size: Int64, modified: Int64, lifetime: Int64?,
    isUploaded: Bool = false
  ) {
    self.message = message
    self.part = part
    self.media = media
    self.path = path
    self.size = size
    self.modified = modified
    self.lifetime = lifetime
    self.isUploaded = isUploaded
  }
}
