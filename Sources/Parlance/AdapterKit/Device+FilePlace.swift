public import ParlanceCore
public import ParlanceEngine

/// The place of a file on this device.
public struct FilePlace: Hashable, Sendable {
  /// The path of the file, whether or not it exists yet.
  public var path: String
  /// A Boolean value that indicates whether the file exists; otherwise the path is where a download puts it.
  public var isHere: Bool
}

extension Device {
  /// Returns the place of a file on this device: the one that belongs to a message, or else any with the same bytes.
  ///
  /// - parameter part: The file itself, or its preview.
  /// - parameter content: The files as the message describes them.
  /// - parameter message: The message that carries them; nil if it is not known.
  /// - returns: nil if there is no such file, or if it is neither here nor at the hub.
  public func place(of part: MediaPart, in content: MediaContent, of message: MessageKey?) -> FilePlace? {
    if let message, let path = localPath(of: message.id, part, in: message.conversation) {
      return FilePlace(path: path, isHere: true)
    }
    guard let media = content[part: part], media.id.isValid else { return nil }
    if let path = localPath(of: media) { return FilePlace(path: path, isHere: true) }
    return FilePlace(path: downloadPath(of: media), isHere: false)
  }
}
