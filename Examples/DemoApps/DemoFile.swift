package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A file that the apps exchange.
package struct DemoFile: Sendable {
  /// The kinds of message that a file is sent as.
  package enum Kind: String, Codable, Sendable { case picture, document }

  /// The kind of message that it is sent as.
  package var kind: Kind
  /// The path at which it is stored.
  package var path: String
  /// The content.
  package var bytes: Data
  /// A picture's width and height in pixels; nil for other files.
  package var size: (width: Int, height: Int)?

  /// Creates a file.
  package init(kind: Kind, path: String, bytes: Data, size: (width: Int, height: Int)?) {
    (self.kind, self.path, self.bytes, self.size) = (kind, path, bytes, size)
  }

  /// The name under which it is shown.
  package var name: String { URL(fileURLWithPath: path).lastPathComponent }
  /// Its description in an app that shows it.
  package var words: String {
    Self.words(kind, name, bytes: Int64(bytes.count), width: size?.width, height: size?.height)
  }

  /// The description of a file in the apps that show it.
  package static func words(
    _ kind: Kind, _ name: String?, bytes: Int64?, width: Int? = nil, height: Int? = nil
  ) -> String {
    let size = kind == .picture ? " \(width ?? 0)×\(height ?? 0)" : ""
    return "\(kind) \(name ?? "without a name")\(size)" + (bytes.map { ", \($0) bytes" } ?? "")
  }
}

/// The path and the address at which an app finds a message's file.
package struct FoundFile: Codable, Sendable {
  /// The file on the app's device; nil if the vendor's objects do not say.
  package var path: String?
  /// The address; nil if the vendor's objects do not say.
  package var address: String?

  /// Creates the places of a file.
  package init(path: String? = nil, address: String? = nil) { (self.path, self.address) = (path, address) }

  /// The file's bytes; nil if it cannot be read.
  package var content: Data? {
    if let path { return try? Data(contentsOf: URL(fileURLWithPath: path)) }
    return address.flatMap { URL(string: $0) }.flatMap { try? Data(contentsOf: $0) }
  }
}
