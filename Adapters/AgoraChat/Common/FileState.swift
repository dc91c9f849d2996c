package import Foundation
package import Parlance

/// An object that has a device to ask about the files of messages.
package protocol FileOwner: AnyObject, Sendable {
  /// The device of the present login; nil without one.
  var currentDevice: Device? { get }
  /// Returns whether the end of a download is still to be reported.
  func isDownloading(_ media: MediaID, on device: Device) -> Bool
}

/// The state of a body with a file: the files of its message, and the app's changes since.
package struct FileState {
  /// The app's values for one file.
  package struct Part {
    /// A file that the app supplied.
    package var path: String?
    /// Bytes that the app supplied.
    package var data: Data?
    package var remotePath: String?
    package var secretKey: String?
    package var status: MediaDownloadState?

    /// A Boolean value that indicates whether the app supplied a file that no message has yet.
    package var isGiven: Bool { path != nil || data != nil }
  }

  /// The source of a file that is to be uploaded.
  package enum Source {
    case path(String)
    case data(Data)
  }

  /// The message that a body belongs to, and whose devices to ask about it.
  package struct Home {
    package let owner: any FileOwner
    package let account: AccountID
    package let message: MessageKey
    /// A Boolean value that indicates whether the message's content is final.
    package var isAccepted: Bool

    package init(_ message: Message, _ owner: any FileOwner, _ account: AccountID) {
      self.owner = owner
      self.account = account
      self.message = message.key
      isAccepted = message.isAccepted
    }

    /// The path of a file of the message on a device; nil if it is not there.
    package func localPath(of part: MediaPart, on device: Device) -> String? {
      device.localPath(of: message.id, part, in: message.conversation)
    }

    package var device: Device? {
      guard let device = owner.currentDevice, device.account == account else { return nil }
      return device
    }
  }

  package var content = MediaContent()
  package var file = Part()
  package var preview = Part()
  package var home: Home?

  package subscript(part: MediaPart) -> Part {
    get { part == .file ? file : preview }
    set { if part == .file { file = newValue } else { preview = newValue } }
  }

  /// Creates the state of a body that an app makes. An empty path or name counts as nil.
  package init(path: String?, data: Data?, name: String?) {
    file.path = path.flatMap { $0.isEmpty ? nil : $0 }
    file.data = data
    content.media.fileName = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates the state of a body that belongs to a message.
  package init(_ content: MediaContent, _ home: Home) {
    self.content = content
    self.home = home
  }

  /// Attaches the body to a message and takes over that message's content.
  mutating func adopt(_ update: MediaContent, _ home: Home) {
    // Ignore late updates: an unaccepted state is older than the accepted one.
    if self.home?.message == home.message && self.home?.isAccepted == true && !home.isAccepted { return }
    content = update
    self.home = home
    file = Part()
    preview = Part()
  }

  /// Returns the content to send, without data of files that others have replaced.
  func outgoing(_ content: MediaContent, whole: Set<MediaPart>) -> MediaContent {
    var content = content
    if file.isGiven, !content.media.id.string.isEmpty || home != nil {
      content.media = MediaDescriptor(fileName: content.media.fileName, duration: content.media.duration)
    }
    if preview.isGiven {
      let known = content.preview ?? MediaDescriptor()
      let isNew = known.id.string.isEmpty && home == nil
      content.preview = isNew ? known : MediaDescriptor(fileName: known.fileName)
    } else if !whole.contains(.preview), content.preview?.id.string.isEmpty == true {
      content.preview = nil
    }
    return content
  }
}
