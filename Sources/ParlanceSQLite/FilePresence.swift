#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Whether a file that is open is still the one of its name. If somebody removed it, what is written into it goes with the
/// process, though every write succeeds.
struct FilePresence {
  private let path: String
  private let device: dev_t
  private let file: ino_t
  private let interval: UInt64
  private var next: UInt64
  private var wasLost = false

  /// - parameter interval: How often to look, in seconds.
  init?(_ path: String, interval: Double) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    (device, file) = (status.st_dev, status.st_ino)
    self.interval = UInt64(interval * 1e9)
    next = Self.time + self.interval
  }

  /// Whether the file is gone; looked at now and then.
  var isLost: Bool {
    mutating get {
      let time = Self.time
      guard time >= next else { return wasLost }
      next = time + interval
      var status = stat()
      wasLost = stat(path, &status) != 0 || status.st_dev != device || status.st_ino != file
      return wasLost
    }
  }

  /// Nanoseconds of a clock that nobody sets.
  private static var time: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
