internal import AgoraChatCommon
internal import Parlance

/// A recording. Its file is downloaded as soon as the message arrives.
public final class VoiceMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// A recording of this device.
  ///
  /// - parameter voiceFile: Its path; sending fails as for every file.
  /// - parameter length: How long it plays, in seconds.
  public init(_ voiceFile: String, _ length: Int) {
    super.init(FileState(path: voiceFile, data: nil, name: nil))
    files.seconds = Int32(clamping: length)
  }

  override init(_ state: FileState) { super.init(state) }

  /// How long it plays, in seconds, as its sender says. What other styles say in milliseconds is rounded, to 1 at least.
  public func getLength() -> Int { Int(files.seconds) }

  override var automaticPart: MediaPart? { .file }
  override func content(_ media: MediaContent) -> MessageContent { .audio(media) }
}
