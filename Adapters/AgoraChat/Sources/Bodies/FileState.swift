internal import Foundation
internal import Parlance

/// What a body with a file keeps: what its message says of its files, and what the app set since.
struct FileState {
  /// What the app set of one file.
  struct Part {
    /// A file that the app gave.
    var path: String?
    /// Bytes that the app gave.
    var data: Data?
    var remotePath: String?
    var secretKey: String?
    var status: AgoraChatDownloadStatus?

    /// Whether the app gave a file that no message has yet.
    var isGiven: Bool { path != nil || data != nil }
  }

  /// Where a file is that is to be uploaded.
  enum Source {
    case path(String)
    case data(Data)
  }

  /// The message that a body belongs to, and whose devices to ask about it.
  struct Home {
    let core: ClientCore
    let account: AccountID
    let message: MessageID
    /// Nothing that the message says will change any more.
    var isSettled: Bool

    var device: Device? {
      guard let device = core.device, device.account == account else { return nil }
      return device
    }
  }

  var content = MediaContent()
  var file = Part()
  var preview = Part()
  var home: Home?

  subscript(part: MediaPart) -> Part {
    get { part == .file ? file : preview }
    set { if part == .file { file = newValue } else { preview = newValue } }
  }

  /// A body that an app makes; an empty path is none.
  init(path: String?, data: Data?, name: String?) {
    file.path = path.flatMap { $0.isEmpty ? nil : $0 }
    file.data = data
    content.media.fileName = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A body of a message.
  init(_ content: MediaContent, _ home: Home) {
    self.content = content
    self.home = home
  }

  /// The body belongs to a message now.
  mutating func settle(_ news: MediaContent, _ home: Home) {
    // What is told late is older than what was told by then.
    if self.home?.message == home.message && self.home?.isSettled == true && !home.isSettled { return }
    content = news
    self.home = home
    file = Part()
    preview = Part()
  }

  /// What is to be sent: what is known of a file that another one took the place of is of no use.
  func outgoing(_ content: MediaContent, whole: Set<MediaPart>) -> MediaContent {
    var content = content
    if file.isGiven, !content.media.id.string.isEmpty {
      content.media = MediaDescriptor(fileName: content.media.fileName, duration: content.media.duration)
    }
    if preview.isGiven {
      let known = content.preview ?? MediaDescriptor()
      content.preview = known.id.string.isEmpty ? known : MediaDescriptor(fileName: known.fileName)
    } else if !whole.contains(.preview), content.preview?.id.string.isEmpty == true {
      content.preview = nil
    }
    return content
  }
}
