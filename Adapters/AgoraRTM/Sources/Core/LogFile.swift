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

  private let file = RotatingLog(limit: 10_240 * 1024)
  private let filter = Lock(AgoraRtmLogFilter.info)

  /// Opens the file; returns false if its folder does not exist or cannot be written to.
  func open(_ path: String) -> Bool {
    FileManager.default.isWritableFile(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      && file.open(path)
  }

  /// Sets how large one file may be; false outside 512 KB to 1 GB.
  func setSize(kilobytes: Int) -> Bool {
    guard (512...1_048_576).contains(kilobytes) else { return false }
    file.setLimit(kilobytes * 1024)
    return true
  }

  func setFilter(_ filter: AgoraRtmLogFilter) { self.filter.withLock { $0 = filter } }

  func write(_ level: Level, _ text: String) {
    guard filter.withLock({ $0 }).rawValue & level.rawValue != 0 else { return }
    file.write("\(ISO8601DateFormatter().string(from: Date())) \(level) \(text)")
  }
}
