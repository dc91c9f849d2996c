public import Foundation
import Parlance

/// A recording of sound. QD: sending messages, audio message.
///
/// Paths and addresses are created at each read; do not store them.
open class QDAudioObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// Creates a recording from a file, which is sent as it is.
  ///
  /// - parameter sourcePath: The file's path. The file must not change until the message is sent.
  public init(sourcePath: String) {
    file = MediaFile(.audio, .path(sourcePath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.audio, content)
    super.init()
  }

  /// The name to show. The default is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The recording's id at the server; nil before the upload.
  public var guid: String? { file.guid }

  /// The path that the recording has or will have on this device. It is fetched when the message arrives, and by
  /// `QDIMChatManager.fetchMessageAttachment(_:)`.
  public var path: String? { file.path }

  /// An address at which the recording can be opened; nil before the upload.
  public var url: String? { file.url(of: .file) }
  /// The length in bytes.
  public var fileLength: Int64 { file.length }

  /// The duration in milliseconds, as set by the sender's app; 0 if it did not.
  open var duration: Int64 {
    get { file.duration }
    set { file.duration = newValue }
  }
}
