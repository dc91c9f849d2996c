internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// The body of a recording message. Its file is downloaded as soon as the message arrives.
open class AgoraChatVoiceMessageBody: AgoraChatFileMessageBody {
  /// Creates a body without a file; unless a path is set, sending it fails with 400 (`fileNotFound`).
  public override init() {
    super.init(type: .voice, FileState(path: nil, data: nil, name: nil))
  }

  /// Creates a body with a recording of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .voice, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// Creates a body with a recording in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .voice, FileState(path: nil, data: aData, name: aDisplayName))
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// The duration in seconds, as set by its sender. Other styles' milliseconds are rounded, to 1 at least.
  open var duration: Int32 {
    get { files.seconds }
    set { files.seconds = newValue }
  }

  override func automaticPart(withThumbnails: Bool) -> MediaPart? { .file }
  override func content(_ media: MediaContent) -> MessageContent { .audio(media) }
}
