public import Foundation
import Parlance

/// A file. QD: sending messages, file message.
///
/// Paths and addresses are created at each read; do not store them.
open class QDFileObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// Creates a file object from a file of this device, which is sent as it is.
  ///
  /// - parameter sourcePath: The file's path. The file must not change until the message is sent.
  public init(sourcePath: String) {
    file = MediaFile(.file, .path(sourcePath))
    super.init()
  }

  /// Creates a file object from bytes; they are stored on this device when the message is sent.
  ///
  /// - parameter data: The bytes; a message without any is refused.
  /// - parameter extension: The file name's extension, without the dot. Unless the app sets a name, it is "file" with
  ///   that extension (ours).
  public init(data: Data, extension: String) {
    let ending = `extension`.hasPrefix(".") ? String(`extension`.dropFirst()) : `extension`
    file = MediaFile(.file, .data(data, ending: ending))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.file, content)
    super.init()
  }

  /// The name to show. The default is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The file's id at the server; nil before the upload.
  public var guid: String? { file.guid }

  /// The path that the file has or will have on this device: `QDIMChatManager.fetchMessageAttachment(_:)` fetches it.
  /// nil for bytes that were not sent yet.
  public var path: String? { file.path }

  /// An address at which the file can be opened; nil before the upload.
  public var url: String? { file.url(of: .file) }
  /// The MD5 of the file in lower-case hexadecimal digits; nil before the upload.
  public var md5: String? { file.md5 }
  /// The length in bytes.
  public var fileLength: Int64 { file.length }
}
