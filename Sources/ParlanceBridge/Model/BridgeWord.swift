#if Server
  package import ParlanceMoving

  /// Words under which a bridge counts, some of which come from a service.
  package enum BridgeWord {
    /// The longest word, in bytes.
    private static let limit = 64

    /// Returns a text as a word: its first 64 bytes, with a question mark in the place of each that is not a printable one of ASCII.
    package static func word(_ text: String) -> String {
      guard !text.isEmpty else { return "unknown" }
      let bytes = text.utf8.prefix(limit).map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Values of a service that a bridge keeps.
  extension JSONNode {
    /// The text, or the digits of an integer; nil if it is empty, or longer than an id of the archive.
    package var identifier: String? { word.flatMap { $0.utf8.count <= ArchiveShape.idLimit ? $0 : nil } }

    /// The integer, also of a text, if it is a time of the archive in milliseconds since 1970.
    package var milliseconds: Int64? { count.flatMap { (0...ArchiveShape.latestTime).contains($0) ? $0 : nil } }
  }
#endif
