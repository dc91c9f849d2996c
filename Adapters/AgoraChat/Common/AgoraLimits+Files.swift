package import Parlance

extension AgoraLimits {
  /// Returns the number of bytes to be uploaded.
  ///
  /// - throws: What the vendor has as errors of a file: `fileNotFound`, `fileNotReadable`, `fileEmpty`, `fileTooLarge`.
  package static func measure(
    _ attachments: [MessageAttachment], _ device: Device
  ) throws(MessagingError) -> Int64 {
    var total: Int64 = 0
    for attachment in attachments {
      let size = try size(of: attachment.source, device)
      guard size <= attachmentBytes else {
        throw MessagingError(.fileTooLarge, "limit \(attachmentBytes) bytes")
      }
      total += size
    }
    return total
  }

  private static func size(of source: MediaSource, _ device: Device) throws(MessagingError) -> Int64 {
    switch source {
    case .data(let bytes):
      guard !bytes.isEmpty else { throw MessagingError(.fileEmpty) }
      return Int64(bytes.count)
    case .file(let path):
      do throws(MessagingError) {
        return try device.inspectFile(path).size
      } catch  where error.code == .invalidArgument {
        throw MessagingError(.fileNotReadable, error.detail)
      }
    }
  }
}
