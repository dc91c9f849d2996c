public import Foundation
internal import Parlance

/// The app's own content of a message.
public protocol NIMCustomAttachment: NSObjectProtocol {
  /// The content as text; asked for when the message is sent, saved or updated.
  func encode() -> String
}

/// Makes attachments of texts; register it with `NIMCustomObject.registerCustomDecoder(_:)`.
public protocol NIMCustomAttachmentCoding: NSObjectProtocol {
  /// The attachment of a text that `NIMCustomAttachment.encode()` wrote; nil if it is none of this decoder's.
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)?
}

/// Content of the app's own format. Content of other SDKs that NIM has no type for arrives as one too.
open class NIMCustomObject: NSObject, NIMMessageObject {
  private static let decoders = Lock<[any NIMCustomAttachmentCoding]>([])

  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// What came; nil for one that the app made.
  private let original: (payload: String, content: MessageContent)?
  private var decoded: (any NIMCustomAttachment)?
  private var isDecoded: Bool
  private var isReplaced = false

  /// An object without an attachment yet.
  public override init() {
    original = nil
    isDecoded = true
  }

  /// Content that came.
  init(payload: String, original: MessageContent) {
    self.original = (payload, original)
    isDecoded = false
  }

  /// Registers a decoder. The one registered last is asked first; the first that gives an attachment decides.
  open class func registerCustomDecoder(_ decoder: any NIMCustomAttachmentCoding) {
    decoders.withLock { $0.insert(decoder, at: 0) }
  }

  /// The content; decoded when first looked at, nil if no decoder knows it.
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

  /// The content as text: what came, until the app replaces the attachment.
  final var payload: String? {
    if let original, !isReplaced { return original.payload }
    return decoded?.encode()
  }

  /// The content as the engine has it: what came goes out unchanged, until the app replaces the attachment.
  final var content: MessageContent {
    if let original, !isReplaced { return original.content }
    return .custom(CustomContent(payload: decoded?.encode() ?? ""))
  }
}
