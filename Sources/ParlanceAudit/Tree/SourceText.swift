internal import Foundation

/// The bytes of a file, within bounds.
enum SourceText {
  /// The largest source that is read, in bytes.
  static let limit = 4 << 20

  enum Problem: String {
    case large = "larger than 4 MB, not read"
    case binary = "binary, not read"
    case unreadable = "cannot be read"
    case encoding = "not UTF-8: the damaged bytes were replaced"
  }

  /// Returns a file's bytes, and what is wrong with them.
  static func read(_ file: SourceTree.File) -> (bytes: [UInt8]?, problem: Problem?) {
    guard file.size <= limit else { return (nil, .large) }
    guard let data = FileManager.default.contents(atPath: file.path), data.count <= limit else {
      return (nil, .unreadable)
    }
    var bytes = [UInt8](data)
    if bytes.prefix(8192).contains(0) { return (nil, .binary) }
    if bytes.contains(where: { $0 >= 0x80 }), String(bytes: bytes, encoding: .utf8) == nil {
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      return (bytes, .encoding)
    }
    return (bytes, nil)
  }
}
