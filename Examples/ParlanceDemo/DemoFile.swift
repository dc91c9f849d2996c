import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A file that the apps exchange.
struct DemoFile {
  /// What it is sent as.
  enum Kind: String, Codable { case picture, document }

  /// What it is sent as.
  var kind: Kind
  /// Where it lies.
  var path: String
  /// The content.
  var bytes: Data
  /// Of a picture: its width and height in pixels.
  var size: (width: Int, height: Int)?

  /// The name under which it is shown.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }
  /// What an app that shows it says of it.
  var words: String { Self.words(kind, name, bytes: Int64(bytes.count), width: size?.width, height: size?.height) }

  /// What apps say of a file that they show.
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

/// Where an app finds a message's file.
struct FoundFile: Codable {
  /// The file on the app's device; nil if the vendor's objects do not say.
  var path: String?
  /// The address; nil if the vendor's objects do not say.
  var address: String?

  /// The bytes that are there.
  var content: Data? {
    if let path { return try? Data(contentsOf: URL(fileURLWithPath: path)) }
    return address.flatMap { URL(string: $0) }.flatMap { try? Data(contentsOf: $0) }
  }
}
