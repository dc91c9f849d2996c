internal import AgoraChatCommon
internal import Parlance

/// The body of a recording message. Its file is downloaded as soon as the message arrives.
public final class VoiceMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// Creates a body with a recording of this device.
  ///
  /// - parameter voiceFile: Its path; sending fails as for every file.
  /// - parameter length: Its duration in seconds.
  public init(_ voiceFile: String, _ length: Int) {
    super.init(FileState(path: voiceFile, data: nil, name: nil))
    files.seconds = Int32(clamping: length)
  }

  override init(_ state: FileState) { super.init(state) }

  /// Returns the duration in seconds, as set by its sender. Other styles' milliseconds are rounded, to 1 at least.
  public func getLength() -> Int { Int(files.seconds) }

  override var automaticPart: MediaPart? { .file }
  override func content(_ media: MediaContent) -> MessageContent { .audio(media) }
}
