import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A file that the apps exchange.
struct DemoFile {
  /// The kinds of message that a file is sent as.
  enum Kind: String, Codable { case picture, document }

  /// The kind of message that it is sent as.
  var kind: Kind
  /// The path at which it is stored.
  var path: String
  /// The content.
  var bytes: Data
  /// A picture's width and height in pixels; nil for other files.
  var size: (width: Int, height: Int)?

  /// The name under which it is shown.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }
  /// Its description in an app that shows it.
  var words: String { Self.words(kind, name, bytes: Int64(bytes.count), width: size?.width, height: size?.height) }

  /// The description of a file in the apps that show it.
  static func words(_ kind: Kind, _ name: String?, bytes: Int64?, width: Int? = nil, height: Int? = nil) -> String {
    let size = kind == .picture ? " \(width ?? 0)×\(height ?? 0)" : ""
    return "\(kind) \(name ?? "without a name")\(size)" + (bytes.map { ", \($0) bytes" } ?? "")
  }

  /// A picture of a sunset, and a text.
  static func all() throws -> [DemoFile] {
    func path(_ name: String) -> String { Bundle.module.bundlePath + "/Files/" + name }
    func file(_ kind: Kind, _ name: String, _ size: (width: Int, height: Int)? = nil) throws -> DemoFile {
      DemoFile(
        kind: kind, path: path(name), bytes: try Data(contentsOf: URL(fileURLWithPath: path(name))), size: size)
    }
    return [try file(.picture, "sunset.png", (320, 240)), try file(.document, "menu.txt")]
  }
}

/// The path and the address at which an app finds a message's file.
struct FoundFile: Codable {
  /// The file on the app's device; nil if the vendor's objects do not say.
  var path: String?
  /// The address; nil if the vendor's objects do not say.
  var address: String?

  /// The file's bytes; nil if it cannot be read.
  var content: Data? {
    if let path { return try? Data(contentsOf: URL(fileURLWithPath: path)) }
    return address.flatMap { URL(string: $0) }.flatMap { try? Data(contentsOf: $0) }
  }
}
