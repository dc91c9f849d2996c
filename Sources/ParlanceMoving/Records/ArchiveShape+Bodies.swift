#if Server
  /// A type of a message's content.
  package enum ArchiveBodyType: String, CaseIterable, Hashable, Sendable {
    case text, place, tip, command, custom, image, audio, video, file, combined, notification

    /// The members of bodies of the type, "type" included.
    package var shape: ArchiveShape {
      let long = ArchiveField.Content.text(limit: 1 << 20)
      let type = ArchiveField.required("type", .choice([rawValue]))
      return switch self {
      case .text, .tip: ArchiveShape(fields: [type, .required("text", long)])
      case .place:
        ArchiveShape(fields: [
          type, .required("latitude", .number(-90...90)), .required("longitude", .number(-180...180)),
          .optional("text", long),
        ])
      case .command: ArchiveShape(fields: [type, .required("action", long), .optional("parameters", long)])
      // The content of a type that no other one equals; the content as the source had it is the record's "original".
      case .custom:
        ArchiveShape(fields: [type, .optional("event", .text(limit: 4096)), .optional("content", .any)])
      // A change of a group: what was changed, the accounts that it concerns, and the change as the source had it.
      case .notification:
        ArchiveShape(fields: [
          type, .optional("event", .text(limit: 4096)), .optional("accounts", .references(.account)),
          .optional("content", .any),
        ])
      case .image, .audio, .video, .file: ArchiveShape(fields: [type] + Self.media)
      case .combined:
        ArchiveShape(
          fields: [
            type, .optional("title", long), .optional("summary", long), .optional("level", .integer(0...64)),
            .optional("text", long),
          ] + Self.media)
      }
    }

    private static var media: [ArchiveField] {
      let text = ArchiveField.Content.text(limit: 4096)
      let count = ArchiveField.Content.integer(0...(1 << 53))
      return [
        .optional("media", .reference(.media)), .optional("address", text), .optional("secret", text),
        .optional("name", text), .optional("size", count), .optional("md5", .text(limit: 32)),
        .optional("width", count), .optional("height", count), .optional("duration", count),
        .optional("thumbnail", text), .optional("thumbnailSecret", text), .optional("extension", text),
      ]
    }
  }
#endif
