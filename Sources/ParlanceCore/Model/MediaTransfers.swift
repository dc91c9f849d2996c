/// One upload or download of a device, as long as it lasts.
public struct TransferID: Hashable, Sendable, CustomStringConvertible {
  /// Its number, from 1, never used twice while the device is open.
  public let number: Int64
  /// Names a transfer.
  public init(_ number: Int64) { self.number = number }
  public var description: String { String(number) }
}

/// How far a transfer has come.
public struct TransferProgress: Hashable, Sendable {
  /// Which transfer.
  public var transfer: TransferID
  /// How many bytes have arrived.
  public var completed: Int64
  /// How many there are.
  public var total: Int64
  /// When this was so, by the device's clock; for callers that tell it only now and then.
  public var time: Timestamp

  /// Progress.
  public init(transfer: TransferID, completed: Int64, total: Int64, time: Timestamp) {
    self.transfer = transfer
    self.completed = completed
    self.total = total
    self.time = time
  }

  /// The share that has arrived, 0 to 1.
  public var fraction: Double { total > 0 ? Double(completed) / Double(total) : 1 }
}

/// Where the bytes of an upload come from.
public enum MediaSource: Sendable {
  /// A file's path. It must stay as it is until the upload is over.
  case file(String)
  /// Bytes in memory.
  case data([UInt8])
}

/// Where the bytes of a download go.
public enum MediaDestination: Sendable {
  /// A file's path. The file appears there when it is whole, not before.
  ///
  /// With `replaces`, the path that `Device.downloadPath` gives is the same as `deviceFolder`.
  ///
  /// - parameter replaces: It may take the place of a file that is there.
  case file(String, replaces: Bool = false)
  /// The device's own folder, where `Device.localPath(of:)` finds it afterwards.
  case deviceFolder
  /// Memory: all of it.
  case memory
}

/// What an upload says of itself.
public struct UploadOptions: Sendable {
  /// What is known about the file; what is set stands, the rest is found out.
  public var descriptor: MediaDescriptor
  /// How long the hub keeps it once it is there, in milliseconds; nil for what the hub does by default.
  public var lifetime: Int64?

  /// Options.
  public init(descriptor: MediaDescriptor = MediaDescriptor(), lifetime: Int64? = nil) {
    self.descriptor = descriptor
    self.lifetime = lifetime
  }
}

/// A file of a draft that is to be uploaded before the message is sent.
public struct MessageAttachment: Sendable {
  /// What it is in the message.
  public var part: MediaPart
  /// Where its bytes are. Bytes in memory are kept in the device's folder until they are uploaded.
  public var source: MediaSource
  /// How long the hub keeps it once it is there, in milliseconds; nil for what the hub does by default.
  public var lifetime: Int64?

  /// An attachment.
  public init(_ part: MediaPart = .file, source: MediaSource, lifetime: Int64? = nil) {
    self.part = part
    self.source = source
    self.lifetime = lifetime
  }
}

/// What a download gave.
public struct DownloadedMedia: Sendable {
  /// What the hub says of it.
  public var descriptor: MediaDescriptor
  /// The file, unless it went to memory.
  public var path: String?
  /// The bytes, if they went to memory.
  public var data: [UInt8]?

  /// The result of a download.
  public init(descriptor: MediaDescriptor, path: String?, data: [UInt8]?) {
    self.descriptor = descriptor
    self.path = path
    self.data = data
  }
}

/// Whether a device has a file that a message speaks of.
public enum MediaDownloadState: Sendable {
  /// It was not fetched yet.
  case needed
  /// It is being fetched.
  case downloading
  /// It is here.
  case downloaded
  /// The last try failed, since the device was opened.
  case failed
}

/// What a look at a file tells before it is uploaded.
public struct FileInspection: Hashable, Sendable {
  /// Its length in bytes.
  public var size: Int64
  /// When it was last changed, in milliseconds since 1970.
  public var modified: Int64
  /// Its MIME type, by its content if it is a picture, else by its name.
  public var type: String
  /// The width of a picture in pixels; 0 if it is none, or a broken one.
  public var width: Int
  /// The height of a picture in pixels; 0 if it is none, or a broken one.
  public var height: Int

  package init(size: Int64, modified: Int64, type: String, width: Int, height: Int) {
    self.size = size
    self.modified = modified
    self.type = type
    self.width = width
    self.height = height
  }
}

extension MediaDescriptor {
  /// Fills in what is not set.
  package mutating func fill(from inspection: FileInspection, fileName: String?) {
    size = inspection.size
    if type.isEmpty { type = inspection.type }
    if width == 0 && height == 0 {
      width = inspection.width
      height = inspection.height
    }
    if self.fileName == nil { self.fileName = fileName }
  }

  /// Takes what the hub has under this id: what the bytes are is for the hub to say, how they are shown for the sender.
  package mutating func complete(from known: MediaDescriptor) {
    size = known.size
    md5 = known.md5
    sha256 = known.sha256
    expires = known.expires
    if type.isEmpty { type = known.type }
    if fileName == nil { fileName = known.fileName }
    if width == 0 { width = known.width }
    if height == 0 { height = known.height }
    if duration == 0 { duration = known.duration }
  }
}
