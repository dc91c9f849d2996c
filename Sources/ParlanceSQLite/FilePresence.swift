#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A check that an open file is still the one at its path. Writes to a file that was removed succeed, but are lost when
/// the process ends.
struct FilePresence {
  private let path: String
  private let device: dev_t
  private let file: ino_t
  private var next: UInt64
  private var wasLost = false

  /// Looks once a second, in nanoseconds.
  private static let interval: UInt64 = 1_000_000_000

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    (device, file) = (status.st_dev, status.st_ino)
    next = Self.time + Self.interval
  }

  /// A Boolean value that indicates whether the file is gone; looked at now and then.
  var isLost: Bool {
    mutating get {
      let time = Self.time
      guard time >= next else { return wasLost }
      next = time + Self.interval
      var status = stat()
      wasLost = stat(path, &status) != 0 || status.st_dev != device || status.st_ino != file
      return wasLost
    }
  }

  /// Nanoseconds of a monotonic clock.
  private static var time: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
