/// One upload or download of a device, as long as it lasts.
public struct TransferID: Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1, never used twice while the device is open.
  public let number: Int64
  /// Creates the id of a transfer.
  public init(_ number: Int64) { self.number = number }
  public var description: String { String(number) }
}

/// The progress of a transfer.
public struct TransferProgress: Hashable, Sendable {
  /// The id of the transfer.
  public var transfer: TransferID
  /// The number of bytes that have arrived.
  public var completed: Int64
  /// The number of bytes in all.
  public var total: Int64
  /// The time of this state, by the device's clock; for callers that report it only now and then.
  public var time: Timestamp

  /// Creates progress.
  public init(transfer: TransferID, completed: Int64, total: Int64, time: Timestamp) {
    self.transfer = transfer
    self.completed = completed
    self.total = total
    self.time = time
  }

  /// The share that has arrived, 0 to 1.
  public var fraction: Double { total > 0 ? Double(completed) / Double(total) : 1 }
}

/// The source of the bytes of an upload.
public enum MediaSource: Sendable {
  /// A file's path. It must stay as it is until the upload is over.
  case file(String)
  /// Bytes in memory.
  case data([UInt8])
}

/// The destination of the bytes of a download.
public enum MediaDestination: Sendable {
  /// A file's path. The file appears there when it is complete, not before.
  ///
  /// With `replaces`, the path that `Device.downloadPath` returns is the same as `deviceFolder`.
  ///
  /// - parameter replaces: Replaces an existing file; otherwise the download fails with `fileExists`.
  case file(String, replaces: Bool = false)
  /// The device's own folder, where `Device.localPath(of:)` finds it afterwards.
  case deviceFolder
  /// Memory: all of it.
  case memory
}

/// The options of an upload.
public struct UploadOptions: Sendable {
  /// The known properties of the file; values that are set are kept, the others are found out.
  public var descriptor: MediaDescriptor
  /// The time for which the hub keeps the file after the upload, in milliseconds; nil for the hub's default.
  public var lifetime: Int64?
  /// The file belongs to a message, which is sent after the upload; the upload waits for the link and the hub as long as a message.
  package var belongsToMessage = false

  /// Creates options.
  public init(descriptor: MediaDescriptor = MediaDescriptor(), lifetime: Int64? = nil) {
    self.descriptor = descriptor
    self.lifetime = lifetime
  }
}

/// A file of a draft that is to be uploaded before the message is sent.
public struct MessageAttachment: Sendable {
  /// The part of the message that it is.
  public var part: MediaPart
  /// The source of its bytes. Bytes in memory are kept in the device's folder until they are uploaded.
  public var source: MediaSource
  /// The time for which the hub keeps the file after the upload, in milliseconds; nil for the hub's default.
  public var lifetime: Int64?

  /// Creates an attachment.
  public init(_ part: MediaPart = .file, source: MediaSource, lifetime: Int64? = nil) {
    self.part = part
    self.source = source
    self.lifetime = lifetime
  }
}

/// The result of a download.
public struct DownloadedMedia: Sendable {
  /// The hub's description of it.
  public var descriptor: MediaDescriptor
  /// The file, unless it went to memory.
  public var path: String?
  /// The bytes, if they went to memory.
  public var data: [UInt8]?

  /// Creates the result of a download.
  public init(descriptor: MediaDescriptor, path: String?, data: [UInt8]?) {
    self.descriptor = descriptor
    self.path = path
    self.data = data
  }
}

/// The state of a device's copy of a file that a message refers to.
public enum MediaDownloadState: Sendable {
  /// It was not fetched yet.
  case needed
  /// It is being fetched.
  case downloading
  /// The device has the file.
  case downloaded
  /// The last try failed, since the device was opened.
  case failed
}

/// The properties of a file that are found out before it is uploaded.
public struct FileInspection: Hashable, Sendable {
  /// The length in bytes.
  public var size: Int64
  /// The time at which it was last changed, in milliseconds since 1970.
  public var modified: Int64
  /// The MIME type, by its content if it is a picture, else by its name.
  public var type: String
  /// The width of a picture in pixels; 0 if it is broken or not a picture.
  public var width: Int
  /// The height of a picture in pixels; 0 if it is broken or not a picture.
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

  /// Takes what the hub has under this id: the hub decides what the bytes are, the sender how they are shown.
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
