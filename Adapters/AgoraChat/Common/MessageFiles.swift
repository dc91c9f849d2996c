package import Foundation
package import Parlance

/// The files of a body: the app's own, and those of a stored message, for which each read asks the device.
package final class MessageFiles: Sendable {
  package let state: Lock<FileState>

  package init(_ state: FileState) { self.state = Lock(state) }

  /// The message's current description of its files.
  package var current: MediaContent {
    let (content, home) = state.withLock { ($0.content, $0.home) }
    guard var home, !home.isAccepted,
      let message = home.device?.message(home.message.id, in: home.message.conversation),
      let now = message.body.content.media
    else { return content }
    // While a message is on its way its uploads change it.
    home.isAccepted = message.isAccepted
    let adopted = home
    return state.withLock { state in
      guard state.home?.message == adopted.message else { return state.content }
      state.content = now
      state.home = adopted
      return now
    }
  }

  /// The body belongs to a message now, whose device is to be asked.
  package func adopt(_ message: Message, _ owner: any FileOwner, _ account: AccountID) {
    guard let content = message.body.content.media else { return }
    state.withLock { $0.adopt(content, FileState.Home(message, owner, account)) }
  }

  // MARK: sending

  /// The content to send, with a descriptor of each file.
  package var outgoing: MediaContent {
    let current = current
    let whole = Set(sources(current).map(\.part))
    return state.withLock { $0.outgoing(current, whole: whole) }
  }

  /// The attachments that are uploaded before it is sent.
  package var attachments: [MessageAttachment] {
    sources(current).map { part, source in
      switch source {
      case .path(let path): MessageAttachment(part, source: .file(path))
      case .data(let data): MessageAttachment(part, source: .data([UInt8](data)))
      }
    }
  }

  /// The number of bytes of the names that count towards the vendor's limit of a message's text.
  package var countedBytes: Int {
    let current = current
    return (current.media.fileName?.utf8.count ?? 0) + (current.preview?.fileName?.utf8.count ?? 0)
  }

  /// A Boolean value that indicates whether there is a file to send, or one that the server has already.
  package var hasFile: Bool { state.withLock { $0.file.isGiven || $0.home != nil } }

  /// Returns the files that the server does not have yet, with their sources.
  private func sources(_ current: MediaContent) -> [(part: MediaPart, source: FileState.Source)] {
    let state = state.withLock { $0 }
    return MediaPart.allCases.compactMap { part in
      if let path = state[part].path { return (part, .path(path)) }
      if let data = state[part].data { return (part, .data(data)) }
      guard let media = current[part: part], media.id.string.isEmpty, let home = state.home,
        let device = home.device, let path = home.localPath(of: part, on: device)
      else { return nil }
      return (part, .path(path))
    }
  }

  /// Returns whether its files are those of a message.
  package func belongs(to message: MessageKey) -> Bool {
    state.withLock { $0.home?.message == message && !$0.file.isGiven && !$0.preview.isGiven }
  }

  /// Returns whether the message that it belongs to is in an account's database; true if no message has it yet.
  package func isOf(_ account: AccountID) -> Bool {
    state.withLock { $0.home.map { $0.account == account } ?? true }
  }

  // MARK: where files are

  /// Takes a file from the app; nil and an empty path take it back.
  package func give(_ path: String?, as part: MediaPart) {
    state.withLock { state in
      state[part].path = path.flatMap { $0.isEmpty ? nil : $0 }
      state[part].data = nil
    }
  }

  /// Returns the path that a file has or will have.
  package func path(of part: MediaPart) -> String? {
    let (given, home) = state.withLock { ($0[part], $0.home) }
    if given.isGiven { return given.path }
    let content = current
    guard content[part: part] != nil, let home, let device = home.device else { return nil }
    return device.place(of: part, in: content, of: home.message)?.path
  }

  /// Returns the path of a message's file on this device; nil if it is not there.
  package func existingPath(of part: MediaPart, _ device: Device) -> String? {
    let home = state.withLock { $0.home }
    let message = home?.account == device.account ? home?.message : nil
    return device.place(of: part, in: current, of: message).flatMap { $0.isHere ? $0.path : nil }
  }

  /// The address of a file at the server; nil if it has none.
  package func address(of part: MediaPart) -> String? {
    let (given, home) = state.withLock { ($0[part].remotePath, $0.home) }
    if let given { return given }
    return current[part: part].flatMap { home?.device?.url(of: $0) }
  }

  /// Returns the key for access to a file: its id at the server.
  package func key(of part: MediaPart) -> String? {
    if let given = state.withLock({ $0[part].secretKey }) { return given }
    return current[part: part].flatMap { $0.id.isValid ? $0.id.string : nil }
  }

  /// Returns the download state of a file.
  package func status(of part: MediaPart) -> MediaDownloadState {
    let (given, home) = state.withLock { ($0[part], $0.home) }
    if let status = given.status { return status }
    if given.isGiven { return .downloaded }
    guard let home, let device = home.device else { return .needed }
    if existingPath(of: part, device) != nil { return .downloaded }
    return transferState(of: part, home, device)
  }

  /// Returns the download state of a file that is not on this device. A download whose end was not reported is under
  /// way: a new request waits for that end.
  package func transferState(of part: MediaPart, _ home: FileState.Home, _ device: Device) -> MediaDownloadState {
    if let id = current[part: part]?.id, home.owner.isDownloading(id, on: device) { return .downloading }
    return device.downloadState(of: home.message.id, part, in: home.message.conversation)
  }

  // MARK: what is known of them

  /// Returns the length of a file in bytes; 0 if it is unknown.
  package func length(of part: MediaPart) -> Int64 {
    if let size = current[part: part]?.size, size > 0 { return size }
    let given = state.withLock { $0[part] }
    if let data = given.data { return Int64(data.count) }
    guard let path = given.path,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return 0 }
    return (attributes[.size] as? NSNumber)?.int64Value ?? 0
  }

  /// The size of a picture or film in pixels.
  package func pixels(of part: MediaPart) -> CGSize {
    guard let media = current[part: part] else { return .zero }
    return CGSize(width: media.width, height: media.height)
  }

  /// Sets a size in pixels; an invalid number counts as 0.
  package func set(_ size: CGSize, of part: MediaPart) {
    func pixels(_ value: Double) -> Int { value > 0 ? Int(exactly: value.rounded()) ?? 0 : 0 }
    let (width, height) = (pixels(Double(size.width)), pixels(Double(size.height)))
    state.withLock { state in
      var media = state.content[part: part] ?? MediaDescriptor()
      media.width = width
      media.height = height
      state.content[part: part] = media
    }
  }

  /// The duration in seconds; 1 at least for a file that has one.
  package var seconds: Int32 {
    get {
      let duration = current.media.duration
      return duration > 0 ? max(1, Int32(clamping: (duration.clamped + 500) / 1000)) : 0
    }
    set { state.withLock { $0.content.media.duration = Int64(max(0, newValue)) * 1000 } }
  }
}

extension Int64 {
  /// Small enough to be rounded.
  fileprivate var clamped: Int64 { Swift.min(self, .max - 500) }
}

extension Message {
  /// A Boolean value that indicates whether its uploads, which change its content, have ended.
  package var isAccepted: Bool { state != .sending && state != .failed }
}
