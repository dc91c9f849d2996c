public import Foundation
import Parlance

/// A file at the service, under its media ID.
///
/// `AgoraRtmKit.createFileMessage(byUploading:withRequest:completion:)` and `createFileMessage(byMediaId:)` create it.
/// Recordings, films and files of other vendors' apps arrive as one.
open class AgoraRtmFileMessage: AgoraRtmMessage {
  private let descriptor: MediaDescriptor
  private var label: MediaLabel

  /// The size of the file, in bytes; 0 in a message that was created from a media ID.
  public var size: Int64 { descriptor.size }

  /// The file's media ID, which the service keeps for seven days.
  public var mediaId: String { descriptor.id.string }

  /// A small picture that stands for the file; empty unless an app sets it. With text and name up to 32 KB.
  ///
  /// Other vendors' messages have it as a file of its own: the first read waits for it, five seconds at most, and
  /// returns empty data without a connection.
  open var thumbnail: Data {
    get { label.thumbnail }
    set { label.thumbnail = newValue }
  }

  /// The name under which the file is shown; empty unless an app sets it. With text and thumbnail up to 32 KB.
  open var fileName: String {
    get { label.fileName }
    set { label.fileName = newValue }
  }

  /// Creates a message without a file; sending it is refused with `invalidMessage`.
  override public init() {
    descriptor = MediaDescriptor()
    label = MediaLabel()
    super.init()
  }

  /// A file to be sent.
  init(_ descriptor: MediaDescriptor) {
    self.descriptor = descriptor
    label = MediaLabel()
    super.init(text: "")
  }

  /// A file that arrived.
  init(_ body: MessageBody, _ content: MediaContent, _ core: ClientCore) {
    descriptor = content.media
    label = MediaLabel(body, content, core)
    super.init(text: body.fallbackText ?? "")
  }

  override public var type: AgoraRtmMessageType { .file }

  override func body() -> MessageBody { label.body(.file(label.content(of: descriptor)), text: text) }
  override var attachments: [MessageAttachment] { label.attachments }
  override var countedBytes: Int { label.countedBytes + super.countedBytes }
  override var canBeSent: Bool { !mediaId.isEmpty && super.canBeSent }
}
