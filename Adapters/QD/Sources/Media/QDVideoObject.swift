public import Foundation
import Parlance

/// A video. QD: sending messages, video message.
///
/// Paths and addresses are made at each look, and are not to be kept.
open class QDVideoObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// A video in a file, which is sent as it is.
  ///
  /// The cover is made by the environment's `ThumbnailMaker`; without one there is none.
  ///
  /// - parameter filepath: The file's path. It must stay as it is until the message is sent.
  public init(sourcePath filepath: String) {
    file = MediaFile(.video, .path(filepath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.video, content)
    super.init()
  }

  /// The name to show. Unless the app sets one it is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The video's id at the server; nil until it is there.
  public var guid: String? { file.guid }
  /// The MD5 of the file in lower-case hexadecimal digits; nil until it is at the server.
  public var md5: String? { file.md5 }

  /// Where this device has the video. Of a received one, where the app is to put it when it downloads it from `url`.
  public var path: String? { file.path }

  /// An address at which the video can be opened; nil until it is at the server.
  public var url: String? { file.url(of: .file) }
  /// An address at which the cover can be opened; nil if there is none.
  public var coverUrl: String? { file.url(of: .preview) }

  /// Where this device has the cover, or is to have it: it is fetched when the message arrives, and by
  /// `QDIMChatManager.fetchMessageAttachment(_:)`. nil if there is none.
  public var coverPath: String? { file.previewPath }

  /// Width and height of the cover in pixels; zero if there is none.
  public var coverSize: CGSize { file.previewSize }
  /// Its length in bytes.
  public var fileLength: Int64 { file.length }
}
