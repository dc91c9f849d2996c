internal import ParlanceCore

/// A device's uploads and downloads; guarded by the device's lock.
final class Transfers {
  /// The number of bytes that are asked for or sent at once.
  static let chunk = 128 * 1024
  /// The number of chunks of one transfer that are on their way at a time.
  static let window = 4
  /// The number of transfers that pass bytes at a time; others wait.
  static let slots = 10

  let files: DeviceFiles
  /// Runs something under the device's lock, as a call of the app would.
  var enter: (@Sendable (@escaping @Sendable (DeviceCore) throws(MessagingError) -> Void) -> Void)?
  private var next: Int64 = 1
  /// In the order in which they were begun.
  private(set) var order: [TransferID] = []
  private var all: [TransferID: Transfer] = [:]
  /// Files that are not whole, beside those that the app chose.
  var partialFiles: Set<String> = []
  /// Media whose last download failed.
  var failed: Set<MediaID> = []

  init(_ files: DeviceFiles) { self.files = files }

  subscript(id: TransferID) -> Transfer? { all[id] }
  var list: [Transfer] { order.compactMap { all[$0] } }

  func makeID() -> TransferID {
    defer { next += 1 }
    return TransferID(next)
  }

  func add(_ transfer: Transfer) {
    order.append(transfer.id)
    all[transfer.id] = transfer
  }

  func remove(_ id: TransferID) {
    all[id]?.closeChannel()
    all[id] = nil
    order.removeAll { $0 == id }
  }

  /// Returns the upload of a message's files.
  func upload(of message: MessageKey) -> Transfer? { list.first { $0.attachment?.message == message } }

  /// Transfers that the app asked for itself.
  var ownCount: Int { all.values.count { $0.attachment == nil } }

  func canStartAnother() -> Bool { all.values.count { $0.isActive } < Self.slots }
}

/// One upload or download.
final class Transfer {
  enum Work {
    case upload(UploadMachine, UploadFile)
    case download(DownloadMachine, DownloadFile)
  }

  /// A way of bytes beside the link.
  enum Channel {
    case writer(any MediaWriter)
    case reader(any MediaReader)
  }

  enum Result {
    case uploaded(MediaDescriptor)
    case downloaded(DownloadedMedia)
    case failed(MessagingError)
  }

  let id: TransferID
  /// The media that are transferred; chosen by this device for an upload.
  let media: MediaID
  var work: Work
  /// The options of an upload.
  var options = UploadOptions()
  /// The hub's description of what is downloaded.
  var descriptor: MediaDescriptor?
  /// The file of a message that is uploaded.
  let attachment: AttachmentRecord?
  /// It may pass bytes.
  var isActive = false
  /// The file is ready.
  var isOpen = false
  /// The hub knows it.
  var isKnownToHub = false
  /// The way of its bytes beside the link; nil while there is none.
  var channel: Channel?
  /// Its bytes pass over the link, because the transport beside it cannot be used.
  var avoidsTransport = false
  /// The attempts beside the link that were lost since the last progress.
  var losses = 0
  /// It starts again after a pause: the hub could not answer.
  var isPaused = false
  /// The number of its interruptions: answers to requests from before the last one are ignored.
  private(set) var attempt = 0
  var lastProgress = Timestamp.zero
  let progress: ((DeviceCore, TransferProgress) -> Void)?
  /// Reports the end; called once.
  let complete: (DeviceCore, Result) throws(MessagingError) -> Void

  init(
    id: TransferID, media: MediaID, work: Work, attachment: AttachmentRecord? = nil,
    progress: ((DeviceCore, TransferProgress) -> Void)?,
    complete: @escaping (DeviceCore, Result) throws(MessagingError) -> Void
  ) {
    self.id = id
    self.media = media
    self.work = work
    self.attachment = attachment
    self.progress = progress
    self.complete = complete
  }

  /// It waits for the link and the hub without limit, as the message does whose file it is.
  var waits: Bool { attachment != nil || options.belongsToMessage }

  /// Interrupts the transfer; it goes on from where it is once it is started again.
  func interrupt() {
    attempt += 1
    closeChannel()
    switch work {
    case .upload(var machine, let file):
      machine.interrupt()
      work = .upload(machine, file)
    case .download(var machine, let file):
      machine.interrupt()
      work = .download(machine, file)
    }
  }

  /// Ends the way beside the link, if there is one.
  func closeChannel() {
    switch channel {
    case .writer(let writer): writer.close()
    case .reader(let reader): reader.close()
    case nil: break
    }
    channel = nil
  }
}
