import Dispatch
import Foundation
import Parlance

#if canImport(Darwin)
  import Darwin
#endif

/// The additional memory of this process, with a hub and two devices in folders, while a file of 30 MB is sent and fetched.
struct MediaMemory {
  /// The length of the file, in bytes.
  static let length = 30 * 1024 * 1024
  /// The limit for the additional memory, in bytes.
  static let target = 60 * 1024 * 1024

  /// The resident memory before the transfer, in bytes.
  var idle: Int
  /// The peak of the resident memory, in bytes.
  var peak: Int

  /// The additional memory, in bytes.
  var cost: Int { peak - idle }

  /// Measures one transfer. Call it before anything else uses memory, since the peak is that of the whole process.
  ///
  /// - throws: The error with which the transfer failed.
  static func measure() async throws -> MediaMemory {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file.bin").path
    try write(to: file)
    let environment = try MessagingEnvironment.embedded(at: folder, callbackQueue: DispatchQueue(label: "callbacks"))
    defer { environment.shutDown() }
    let sender = MessagingClient(environment: environment, account: "sender", device: "bench")
    let receiver = MessagingClient(environment: environment, account: "receiver", device: "bench")
    try await sender.login()
    try await receiver.login()
    // A first message, so that what is made once is not counted.
    try await sender.send(.text("hello"), to: .direct("receiver"))
    let idle = resident()
    let message = try await sender.send(file: file, to: .direct("receiver"))
    guard let media = message.body.content.media?.media else { throw MessagingError(.malformedData) }
    let fetched = try await receiver.download(media)
    guard fetched.descriptor.size == Int64(length) else { throw MessagingError(.mediaDamaged) }
    let result = MediaMemory(idle: idle, peak: peak())
    await sender.logout()
    await receiver.logout()
    return result
  }

  /// Writes the file, a piece at a time.
  private static func write(to path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? handle.close() }
    for piece in 0..<30 {
      let bytes = (0..<1024 * 1024).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &+ piece) }
      try handle.write(contentsOf: bytes)
    }
  }

  /// The memory that the process has now, in bytes.
  private static func resident() -> Int {
    #if canImport(Darwin)
      // At the start the peak is the present.
      return peak()
    #else
      return status("VmRSS:")
    #endif
  }

  /// The most that it ever had, in bytes.
  private static func peak() -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // What `getrusage` says goes back to the program that started this one.
      return status("VmHWM:")
    #endif
  }

  #if !canImport(Darwin)
    /// A line of what the system says of this process, in bytes.
    private static func status(_ name: String) -> Int {
      let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return (line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0)
        * 1024
    }
  #endif
}
