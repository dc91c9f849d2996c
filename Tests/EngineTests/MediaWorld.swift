import Dispatch
import Foundation
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

@testable import Parlance

/// An environment with files, in memory or in a folder, whose disk a test can fill.
final class MediaWorld {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case memory, folder
    var testDescription: String { rawValue }
  }

  let folder: TestSupport.TemporaryFolder
  let files = FaultyFiles()
  let clock = ManualClock()
  private(set) var environment: MessagingEnvironment
  private let kind: Kind
  private let settings: HubSettings

  init(
    _ kind: Kind, thumbnailMaker: (any ThumbnailMaker)? = nil, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws {
    self.kind = kind
    folder = try TestSupport.TemporaryFolder()
    var settings = HubSettings()
    change(&settings)
    self.settings = settings
    environment = try Self.open(kind, folder, files, clock, settings, thumbnailMaker)
  }

  private static func open(
    _ kind: Kind, _ folder: TestSupport.TemporaryFolder, _ files: FaultyFiles, _ clock: ManualClock,
    _ settings: HubSettings, _ thumbnailMaker: (any ThumbnailMaker)?
  ) throws -> MessagingEnvironment {
    let url = folder.url.appendingPathComponent("environment")
    let media = MediaFiles(FixedFolder(url.path), files: files, thumbnailMaker: thumbnailMaker)
    let queue = DispatchQueue(label: "callbacks")
    switch kind {
    case .memory:
      return .inMemory(clock: clock, callbackQueue: queue, settings: settings, media: media)
    case .folder:
      return try .embedded(at: url, clock: clock, callbackQueue: queue, settings: settings, media: media)
    }
  }

  /// Closes the environment and opens its folder again.
  func restart() throws {
    environment.shutDown()
    environment = try Self.open(kind, folder, files, clock, settings, nil)
  }

  deinit { environment.shutDown() }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// A file with bytes in it.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Bytes that are the same nowhere.
  static func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var index = 0
      while index < count {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        buffer[index] = UInt8(truncatingIfNeeded: state)
        index += 1
      }
      filled = count
    }
  }

  /// Waits until everything that was asked for is on the disks.
  func waitUntilIdle() async throws {
    for _ in 0..<3 { _ = try environment.administration.settings }
  }

  /// All files below the environment's folder whose paths have this in them.
  func stored(_ part: String) -> [String] {
    let below = folder.url.path
    let found = FileManager.default.enumerator(atPath: below)?.allObjects as? [String] ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: below + "/" + name, isDirectory: &isFolder)
      return name.contains(part) && !isFolder.boolValue
    }
  }

  var blobs: [String] { stored("media/blobs/") }
  var partials: [String] { stored("media/partial/") + stored(".part") }
}

/// The progress that a transfer reported.
final class TransferLog: Sendable {
  let progress = Lock<[TransferProgress]>([])
  func note(_ value: TransferProgress) { progress.withLock { $0.append(value) } }
  var completed: [Int64] { progress.withLock { $0.map(\.completed) } }
}

extension Device {
  func uploaded(
    _ source: MediaSource, options: UploadOptions = UploadOptions(), log: TransferLog? = nil
  ) async -> Result<MediaDescriptor, MessagingError> {
    await withCheckedContinuation { continuation in
      upload(source, options: options, progress: log.map { log in { log.note($0) } }) {
        continuation.resume(returning: $0)
      }
    }
  }

  func downloaded(
    _ media: MediaID, to destination: MediaDestination = .memory, log: TransferLog? = nil
  ) async -> Result<DownloadedMedia, MessagingError> {
    await withCheckedContinuation { continuation in
      download(media, to: destination, progress: log.map { log in { log.note($0) } }) {
        continuation.resume(returning: $0)
      }
    }
  }

  func fetched(_ message: MessageID, _ part: MediaPart = .file) async -> Result<String, MessagingError> {
    await withCheckedContinuation { continuation in
      fetchAttachment(of: message, part) { continuation.resume(returning: $0) }
    }
  }
}

extension Result where Failure == MessagingError {
  /// The code of the error; nil for a success.
  var code: MessagingError.Code? { if case .failure(let error) = self { error.code } else { nil } }
}
