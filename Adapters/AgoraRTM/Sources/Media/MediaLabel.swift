import Foundation
import Parlance

/// The sender's settings of an image or file message: the name under which it is shown, and a thumbnail.
///
/// It travels twice. For this style it is in the message itself, as the vendor has it, so that it is available when the
/// app is notified. For others the name is the file's and the thumbnail a preview, a file of its own.
struct MediaLabel {
  var fileName = ""
  /// The thumbnail that the message contains, or that the app set.
  private var ownThumbnail = Data()
  /// The thumbnail as other styles have it, of a message that arrived; a thumbnail that the app sets is another one.
  private var preview: MediaDescriptor?
  /// The same where it is all that there is.
  private var foreignThumbnail: ForeignThumbnail?
  var thumbnailWidth: Int32 = 0
  var thumbnailHeight: Int32 = 0

  var thumbnail: Data {
    get { ownThumbnail.isEmpty ? foreignThumbnail?.load() ?? Data() : ownThumbnail }
    set {
      ownThumbnail = newValue
      preview = nil
      foreignThumbnail = nil
    }
  }

  /// The number of bytes that count towards a message's 32 KB.
  var countedBytes: Int { fileName.utf8.count + ownThumbnail.count }

  /// A file as all styles show it, under this label.
  func content(of descriptor: MediaDescriptor) -> MediaContent {
    var media = descriptor
    if !fileName.isEmpty { media.fileName = fileName }
    if ownThumbnail.isEmpty { return MediaContent(media: media, preview: preview) }
    var preview = preview ?? MediaDescriptor()
    preview.width = max(0, Int(thumbnailWidth))
    preview.height = max(0, Int(thumbnailHeight))
    return MediaContent(media: media, preview: preview)
  }

  /// The thumbnail, for the engine to upload unless the service has it; it is kept as long as the file.
  var attachments: [MessageAttachment] {
    guard !ownThumbnail.isEmpty, preview == nil else { return [] }
    return [MessageAttachment(.preview, source: .data(Array(ownThumbnail)), lifetime: Limits.mediaLifetime)]
  }

  /// A message with it.
  func body(_ content: MessageContent, text: String) -> MessageBody {
    let extensions = [ClientCore.style: encoded]
    return MessageBody(content: content, fallbackText: text.isEmpty ? nil : text, extensions: extensions)
  }

  // MARK: what only this style understands

  private enum Key {
    static let name = "name"
    static let width = "width"
    static let height = "height"
  }

  private var encoded: [UInt8] {
    var object: [String: Any] = [Key.name: fileName]
    if thumbnailWidth != 0 { object[Key.width] = Int(thumbnailWidth) }
    if thumbnailHeight != 0 { object[Key.height] = Int(thumbnailHeight) }
    return RawCoding.encode(ownThumbnail, description: (try? JSONObject.text(of: object)) ?? "{}")
  }

  /// The label of a message that arrived. Of another style's it is the file's name, and the preview, which is to be
  /// fetched.
  init(_ body: MessageBody, _ content: MediaContent, _ core: ClientCore) {
    preview = content.preview
    thumbnailWidth = Int32(clamping: content.preview?.width ?? 0)
    thumbnailHeight = Int32(clamping: content.preview?.height ?? 0)
    defer { if ownThumbnail.isEmpty, let preview { foreignThumbnail = ForeignThumbnail(preview, core) } }
    guard let (data, text) = body.extensions[ClientCore.style].flatMap(RawCoding.decode),
      let object = JSONObject.dictionary(of: text)
    else {
      fileName = content.media.fileName ?? ""
      return
    }
    fileName = object[Key.name] as? String ?? ""
    ownThumbnail = data
    // An app may set a size without a thumbnail; where it set none, a preview keeps its own.
    let width = (object[Key.width] as? Int).map(Int32.init(clamping:))
    let height = (object[Key.height] as? Int).map(Int32.init(clamping:))
    thumbnailWidth = width ?? (data.isEmpty ? thumbnailWidth : 0)
    thumbnailHeight = height ?? (data.isEmpty ? thumbnailHeight : 0)
  }

  init() {}
}
