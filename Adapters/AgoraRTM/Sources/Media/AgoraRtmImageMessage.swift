public import Foundation
import Parlance

/// A picture at the service, under its media ID.
///
/// `AgoraRtmKit.createImageMessage(byUploading:withRequest:completion:)` and `createImageMessage(byMediaId:)` create
/// it.
open class AgoraRtmImageMessage: AgoraRtmMessage {
  private let descriptor: MediaDescriptor
  private var label: MediaLabel

  /// The size of the picture, in bytes; 0 in a message that was created from a media ID.
  public var size: Int64 { descriptor.size }

  /// The picture's media ID, which the service keeps for seven days.
  public var mediaId: String { descriptor.id.string }

  /// A small picture that stands for this one; empty unless an app sets it. With text and name up to 32 KB.
  ///
  /// Other vendors' messages have it as a file of its own: the first read waits for it, five seconds at most, and
  /// returns empty data without a connection.
  open var thumbnail: Data {
    get { label.thumbnail }
    set { label.thumbnail = newValue }
  }

  /// The name under which the picture is shown; empty unless an app sets it. With text and thumbnail up to 32 KB.
  open var fileName: String {
    get { label.fileName }
    set { label.fileName = newValue }
  }

  /// The picture's height in pixels, which the upload finds in a JPEG, PNG or BMP file; 0 for others, unless the app
  /// sets another. Setting it does not change the picture.
  open var height: Int32

  /// The picture's width in pixels, which the upload finds in a JPEG, PNG or BMP file; 0 for others, unless the app
  /// sets another. Setting it does not change the picture.
  open var width: Int32

  /// The thumbnail's height in pixels; 0 unless an app sets it.
  open var thumbnailHeight: Int32 {
    get { label.thumbnailHeight }
    set { label.thumbnailHeight = newValue }
  }

  /// The thumbnail's width in pixels; 0 unless an app sets it.
  open var thumbnailWidth: Int32 {
    get { label.thumbnailWidth }
    set { label.thumbnailWidth = newValue }
  }

  /// Creates a message without a picture; sending it is refused with `invalidMessage`.
  override public init() {
    descriptor = MediaDescriptor()
    label = MediaLabel()
    width = 0
    height = 0
    super.init()
  }

  /// A picture to be sent.
  init(_ descriptor: MediaDescriptor) {
    self.descriptor = descriptor
    label = MediaLabel()
    width = Int32(clamping: descriptor.width)
    height = Int32(clamping: descriptor.height)
    super.init(text: "")
  }

  /// A picture that arrived.
  init(_ body: MessageBody, _ content: MediaContent, _ core: ClientCore) {
    descriptor = content.media
    label = MediaLabel(body, content, core)
    width = Int32(clamping: content.media.width)
    height = Int32(clamping: content.media.height)
    super.init(text: body.fallbackText ?? "")
  }

  override public var type: AgoraRtmMessageType { .image }

  override func body() -> MessageBody {
    var descriptor = descriptor
    descriptor.width = max(0, Int(width))
    descriptor.height = max(0, Int(height))
    return label.body(.image(label.content(of: descriptor)), text: text)
  }

  override var attachments: [MessageAttachment] { label.attachments }
  override var countedBytes: Int { label.countedBytes + super.countedBytes }
  override var canBeSent: Bool { !mediaId.isEmpty && super.canBeSent }
}
