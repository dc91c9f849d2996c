public import Foundation
import Parlance

/// A recording of sound. QD: sending messages, audio message.
///
/// Paths and addresses are made at each look, and are not to be kept.
open class QDAudioObject: NSObject, QDMessageObject, MediaObject {
  let file: MediaFile

  /// A recording in a file, which is sent as it is.
  ///
  /// - parameter sourcePath: The file's path. It must stay as it is until the message is sent.
  public init(sourcePath: String) {
    file = MediaFile(.audio, .path(sourcePath))
    super.init()
  }

  init(_ content: MediaContent) {
    file = MediaFile(.audio, content)
    super.init()
  }

  /// The name to show. Unless the app sets one it is that of the file that was sent.
  open var fileName: String? {
    get { file.fileName }
    set { file.fileName = newValue }
  }

  /// The recording's id at the server; nil until it is there.
  public var guid: String? { file.guid }

  /// Where this device has the recording, or is to have it: it is fetched when the message arrives, and by
  /// `QDIMChatManager.fetchMessageAttachment(_:)`.
  public var path: String? { file.path }

  /// An address at which the recording can be opened; nil until it is at the server.
  public var url: String? { file.url(of: .file) }
  /// Its length in bytes.
  public var fileLength: Int64 { file.length }

  /// How long it plays, in milliseconds, as the sender's app says; 0 if it does not.
  open var duration: Int64 {
    get { file.duration }
    set { file.duration = newValue }
  }
}
