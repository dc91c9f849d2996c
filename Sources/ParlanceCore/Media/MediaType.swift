/// MIME types by the endings of file names, and back.
public enum MediaType {
  private static let types: [(ending: String, type: String)] = [
    ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("png", "image/png"), ("bmp", "image/bmp"), ("gif", "image/gif"),
    ("webp", "image/webp"), ("heic", "image/heic"), ("mp4", "video/mp4"), ("m4v", "video/x-m4v"),
    ("mov", "video/quicktime"), ("m4a", "audio/mp4"), ("aac", "audio/aac"), ("amr", "audio/amr"),
    ("mp3", "audio/mpeg"), ("wav", "audio/wav"), ("ogg", "audio/ogg"), ("caf", "audio/x-caf"),
    ("txt", "text/plain"), ("html", "text/html"), ("json", "application/json"), ("pdf", "application/pdf"),
    ("zip", "application/zip"),
  ]

  /// Returns the type of a file of this name, by its ending; "application/octet-stream" if the ending is not known.
  public static func type(ofFileName name: String) -> String {
    let ending = ending(ofFileName: name).lowercased()
    return types.first { $0.ending == ending }?.type ?? "application/octet-stream"
  }

  /// Returns the ending that files of a type usually have, without the dot; empty if it is not known.
  public static func ending(of type: String) -> String { types.first { $0.type == type }?.ending ?? "" }

  /// Returns the part of a name behind the last dot; empty if there is none, or more than 16 bytes or other than plain
  /// letters and digits.
  public static func ending(ofFileName name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    let ending = name[name.index(after: dot)...]
    let isPlain = ending.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    return isPlain && ending.utf8.count <= 16 ? String(ending) : ""
  }
}
