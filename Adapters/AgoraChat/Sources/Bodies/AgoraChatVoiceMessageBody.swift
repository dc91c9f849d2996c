internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// A recording. Its file is downloaded as soon as the message arrives.
open class AgoraChatVoiceMessageBody: AgoraChatFileMessageBody {
  /// A recording of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .voice, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// A recording in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .voice, FileState(path: nil, data: aData, name: aDisplayName))
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// How long it plays, in seconds, as its sender says. What other styles say in milliseconds is rounded, to 1 at least.
  open var duration: Int32 {
    get { files.seconds }
    set { files.seconds = newValue }
  }

  override func automaticPart(withThumbnails: Bool) -> MediaPart? { .file }
  override func content(_ media: MediaContent) -> MessageContent { .audio(media) }
}
