internal import Foundation
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The text in a lock's file that says which process has the lock: its number, its machine and its name.
///
/// The lock is the system's; the text is for people. It may be missing, on a full disk for one, or for a moment be that of
/// a process which has ended.
enum LockOwner {
  /// The longest text, in bytes.
  private static let limit = 512

  /// Writes the text of this process, which has the lock.
  static func write(_ descriptor: Int32) {
    let process = ProcessInfo.processInfo
    let text = Array("\(process.processIdentifier) \(host) \(process.processName)\n".utf8.prefix(limit))
    clear(descriptor)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  /// Removes the text, before the lock is given up.
  static func clear(_ descriptor: Int32) { _ = ftruncate(descriptor, 0) }

  /// Returns words for the process that has the lock.
  static func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = pread(descriptor, &bytes, limit, 0)
    guard count > 0 else { return "another process" }
    return words(String(decoding: bytes[..<count], as: UTF8.self))
  }

  static func words(_ text: String) -> String {
    let parts = text.prefix { $0 != "\n" }.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let number = Int32(parts[0]), number > 0 else { return "another process" }
    let name = parts[2].unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }.joined()
    guard parts[1] == host else { return "process \(number) (\(name)) on \(parts[1])" }
    if number == getpid() { return "this process (\(number), \(name))" }
    // That of an earlier owner, if the new one has not written its own yet.
    guard kill(number, 0) == 0 || errno == EPERM else { return "another process" }
    return "process \(number) (\(name))"
  }

  /// The name of this machine, which has no spaces.
  private static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "-" }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? "-" : String(text.map { $0 == " " ? "-" : $0 })
  }
}
