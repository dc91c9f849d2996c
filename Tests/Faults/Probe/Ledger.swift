import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file outside the folder that records what happened, one line for each event, written before the process continues.
///
/// Safe to share: a line is one call of the system, and the descriptor does not change.
final class Ledger: Sendable {
  private let descriptor: Int32

  /// Opens the file for appending; exits if that fails.
  init(_ path: String) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor < 0 { exit(Ending.noLedger.rawValue) }
  }

  /// Writes a line of fields.
  ///
  /// - parameter device: The device that it concerns; an asterisk for none.
  func write(_ device: String, _ verb: String, _ fields: [String]) {
    let line = ([device, verb] + fields.map(Self.plain)).joined(separator: "\t") + "\n"
    let bytes = Array(line.utf8)
    if Self.write(descriptor, bytes) != bytes.count { exit(Ending.noLedger.rawValue) }
  }

  private static func plain(_ field: String) -> String {
    field.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ")
  }

  private static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, bytes.count)
    #else
      Glibc.write(descriptor, bytes, bytes.count)
    #endif
  }
}

/// The end of the process, as its exit code.
enum Ending: Int32 {
  case clean = 0
  case usage = 2
  case noLedger = 3
  /// An event did not come in time.
  case stuck = 4
  /// The environment or a device could not be opened.
  case unopenable = 5
}
