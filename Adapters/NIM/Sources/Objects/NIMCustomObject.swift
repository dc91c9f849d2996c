public import Foundation
internal import Parlance

/// The app's own content of a message. The methods besides `encode()` are optional: they are for content with a file, which
/// is uploaded before the message is sent and downloaded by `NIMChatManager.fetchMessageAttachment(_:)`.
public protocol NIMCustomAttachment: NSObjectProtocol {
  /// Returns the content as text; called when the message is sent, saved or updated, and when its file has an address.
  func encode() -> String
  /// Returns whether there is a file to upload before the message is sent; asked when it is sent and sent again.
  func attachmentNeedsUpload() -> Bool
  /// Returns the path of the file to upload.
  func attachmentPathForUploading() -> String
  /// Takes the address of the uploaded file, to be a part of what `encode()` returns from now on. Called on the callback
  /// queue.
  func updateURL(_ urlString: String)
  /// Returns whether there is a file to download; asked when the message arrives, if attachments are fetched automatically,
  /// and by `NIMChatManager.fetchMessageAttachment(_:)`.
  func attachmentNeedsDownload() -> Bool
  /// Returns the address of the file to download, as `updateURL(_:)` was given it.
  func attachmentURLStringForDownloading() -> String
  /// Returns the path to which the file is downloaded; an existing file is replaced.
  func attachmentPathForDownloading() -> String
}

extension NIMCustomAttachment {
  public func attachmentNeedsUpload() -> Bool { false }
  public func attachmentPathForUploading() -> String { "" }
  public func updateURL(_ urlString: String) {}
  public func attachmentNeedsDownload() -> Bool { false }
  public func attachmentURLStringForDownloading() -> String { "" }
  public func attachmentPathForDownloading() -> String { "" }
}

/// Decodes attachments from text; register it with `NIMCustomObject.registerCustomDecoder(_:)`.
public protocol NIMCustomAttachmentCoding: NSObjectProtocol {
  /// Returns the attachment of a text that `NIMCustomAttachment.encode()` wrote; nil if it is not this decoder's.
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)?
}

/// Content of the app's own format. Content of other SDKs that NIM has no type for arrives as one too.
open class NIMCustomObject: NSObject, NIMMessageObject {
  private static let decoders = Lock<[any NIMCustomAttachmentCoding]>([])

  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The received content; nil for an object that the app created.
  private let original: (payload: String, content: MessageContent)?
  private var decoded: (any NIMCustomAttachment)?
  private var isDecoded: Bool
  private var isReplaced = false

  /// Creates an object without an attachment.
  public override init() {
    original = nil
    isDecoded = true
  }

  /// Creates an object with received content.
  init(payload: String, original: MessageContent) {
    self.original = (payload, original)
    isDecoded = false
  }

  /// Registers a decoder. The last registered one is asked first; the first attachment that a decoder returns is used.
  open class func registerCustomDecoder(_ decoder: any NIMCustomAttachmentCoding) {
    decoders.withLock { $0.insert(decoder, at: 0) }
  }

  /// The content; decoded when it is first read, nil if no decoder knows it.
  open var attachment: (any NIMCustomAttachment)? {
    get {
      if !isDecoded {
        isDecoded = true
        let decoders = NIMCustomObject.decoders.withLock { $0 }
        for decoder in decoders where decoded == nil { decoded = decoder.decodeAttachment(original?.payload) }
      }
      return decoded
    }
    set {
      isDecoded = true
      isReplaced = true
      decoded = newValue
    }
  }

  open func type() -> NIMMessageType { .custom }

  /// Passes the address of the uploaded file on, so that the content is what the attachment encodes from now on.
  final func setUploadURL(_ address: String) {
    guard let attachment else { return }
    attachment.updateURL(address)
    isReplaced = true
  }

  /// The content as text: the received text, until the app replaces the attachment.
  final var payload: String? {
    if let original, !isReplaced { return original.payload }
    return decoded?.encode()
  }

  /// The content as the engine has it: received content is unchanged, until the app replaces the attachment.
  final var content: MessageContent {
    if let original, !isReplaced { return original.content }
    return .custom(CustomContent(payload: decoded?.encode() ?? ""))
  }
}
