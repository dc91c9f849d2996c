public import Foundation
import Parlance

/// A video. QD: sending messages, video message.
///
/// Paths and addresses are created at each read; do not store them.
open class QDVideoObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// Creates a video from a file, which is sent as it is.
  ///
  /// The environment's `ThumbnailMaker` makes the cover; without one there is none.
  ///
  /// - parameter filepath: The file's path. The file must not change until the message is sent.
  public init(sourcePath filepath: String) {
    file = MediaFile(.video, .path(filepath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.video, content)
    super.init()
  }

  /// The name to show. The default is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The video's id at the server; nil before the upload.
  public var guid: String? { file.guid }
  /// The MD5 of the file in lower-case hexadecimal digits; nil before the upload.
  public var md5: String? { file.md5 }

  /// The video's path on this device. Of a received one, the path to which the app is to download it from `url`.
  public var path: String? { file.path }

  /// An address at which the video can be opened; nil before the upload.
  public var url: String? { file.url(of: .file) }
  /// An address at which the cover can be opened; nil if there is none.
  public var coverUrl: String? { file.url(of: .preview) }

  /// The path that the cover has or will have on this device. It is fetched when the message arrives, and by
  /// `QDIMChatManager.fetchMessageAttachment(_:)`. nil if there is none.
  public var coverPath: String? { file.previewPath }

  /// Width and height of the cover in pixels; zero if there is none.
  public var coverSize: CGSize { file.previewSize }
  /// The length in bytes.
  public var fileLength: Int64 { file.length }
}
