import Foundation
import Parlance

/// The app's log: the events of the connection, never a text or a token.
///
/// There is none until the app names a file. It is two files at most: a full one is kept beside the new one as ".1".
final class LogFile: Sendable {
  enum Level: Int {
    case critical = 8
    case error = 4
    case warn = 2
    case info = 1
  }

  private struct State {
    var url: URL?
    var kilobytes = 10_240
    var filter = AgoraRtmLogFilter.info
  }

  private let state = Lock(State())

  /// Opens the file; returns false if its folder does not exist or cannot be written to.
  func open(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else { return false }
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    }
    state.withLock { $0.url = url }
    return true
  }

  /// Sets how large one file may be; false outside 512 KB to 1 GB.
  func setSize(kilobytes: Int) -> Bool {
    guard (512...1_048_576).contains(kilobytes) else { return false }
    state.withLock { $0.kilobytes = kilobytes }
    return true
  }

  func setFilter(_ filter: AgoraRtmLogFilter) { state.withLock { $0.filter = filter } }

  func write(_ level: Level, _ text: String) {
    state.withLock { state in
      guard let url = state.url, state.filter.rawValue & level.rawValue != 0 else { return }
      let line = Data("\(ISO8601DateFormatter().string(from: Date())) \(level) \(text)\n".utf8)
      guard let handle = try? FileHandle(forWritingTo: url) else { return }
      let size = (try? handle.seekToEnd()) ?? 0
      try? handle.write(contentsOf: line)
      try? handle.close()
      guard size + UInt64(line.count) > UInt64(state.kilobytes) * 1024 else { return }
      let full = url.appendingPathExtension("1")
      try? FileManager.default.removeItem(at: full)
      try? FileManager.default.moveItem(at: url, to: full)
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    }
  }
}
