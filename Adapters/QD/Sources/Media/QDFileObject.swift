public import Foundation
import Parlance

/// A file. QD: sending messages, file message.
///
/// Paths and addresses are made at each look, and are not to be kept.
open class QDFileObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// A file of this device, which is sent as it is.
  ///
  /// - parameter sourcePath: The file's path. It must stay as it is until the message is sent.
  public init(sourcePath: String) {
    file = MediaFile(.file, .path(sourcePath))
    super.init()
  }

  /// A file that is given as bytes; they are kept on this device when the message is sent.
  ///
  /// - parameter data: The bytes; without any the message is refused.
  /// - parameter extension: What the file's name ends with, without the dot. Unless the app sets a name, it is called
  ///   "file" with that ending (ours).
  public init(data: Data, extension: String) {
    let ending = `extension`.hasPrefix(".") ? String(`extension`.dropFirst()) : `extension`
    file = MediaFile(.file, .data(data, ending: ending))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.file, content)
    super.init()
  }

  /// The name to show. Unless the app sets one it is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The file's id at the server; nil until it is there.
  public var guid: String? { file.guid }

  /// Where this device has the file, or is to have it: `QDIMChatManager.fetchMessageAttachment(_:)` fetches it. nil for
  /// bytes that were not sent yet.
  public var path: String? { file.path }

  /// An address at which the file can be opened; nil until it is at the server.
  public var url: String? { file.url(of: .file) }
  /// The MD5 of the file in lower-case hexadecimal digits; nil until it is at the server.
  public var md5: String? { file.md5 }
  /// Its length in bytes.
  public var fileLength: Int64 { file.length }
}
