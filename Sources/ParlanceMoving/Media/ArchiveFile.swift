#if Server
  package import ParlanceCore

  /// A file of a message, as an archive describes it.
  package struct ArchiveFile: Hashable, Sendable {
    /// The part of the message that it is.
    package var part: MediaPart
    /// The name by which the hub knows it: files with the same address, or the same record, are one.
    package var reference: String
    /// The id of the record of the kind media that describes it; nil if the message does.
    package var record: String?
    package var address: String?
    /// The secret that the address needs.
    package var secret: String?
    /// The path below the folder of media.
    package var path: String?
    package var name: String?
    /// The size in bytes; nil if it is not known.
    package var size: Int64?
    /// The MD5 of the content in lower-case hexadecimal digits.
    package var md5: String?

    /// Returns the files of a message's content.
    package static func files(of body: JSONNode?) -> [ArchiveFile] {
      guard let body, let type = body["type"]?.text.flatMap(ArchiveBodyType.init) else { return [] }
      switch type {
      case .image, .audio, .video, .file: break
      default: return []
      }
      var files: [ArchiveFile] = []
      if let reference = reference(of: body) {
        var file = ArchiveFile(part: .file, reference: reference)
        file.record = text("media", of: body)
        file.describe(by: body)
        files.append(file)
      }
      if type == .image || type == .video, let address = text("thumbnail", of: body) {
        var file = ArchiveFile(part: .preview, reference: "address:" + address)
        file.address = address
        file.secret = text("thumbnailSecret", of: body)
        files.append(file)
      }
      return files
    }

    package init(part: MediaPart, reference: String) {
      self.part = part
      self.reference = reference
    }

    private static func reference(of body: JSONNode) -> String? {
      text("media", of: body).map { "media:" + $0 } ?? text("address", of: body).map { "address:" + $0 }
        ?? text("md5", of: body).map { "md5:" + $0 }
    }

    /// Adds what a message's content, or a record of the kind media, says; what is known stays.
    package mutating func describe(by node: JSONNode) {
      address = address ?? Self.text("address", of: node)
      secret = secret ?? Self.text("secret", of: node)
      path = path ?? Self.text("path", of: node)
      name = name ?? Self.text("name", of: node)
      md5 = md5 ?? Self.text("md5", of: node)?.lowercased()
      size = size ?? node["size"]?.integer.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns a text that is not empty.
    private static func text(_ name: String, of node: JSONNode) -> String? {
      node[name]?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  extension ArchiveRecord {
    /// The files of a message, of an edit, or of a group.
    package var files: [ArchiveFile] { ArchiveFile.files(of: members["body"] ?? members["file"]) }
  }
#endif
