#if Server
  extension ArchiveShape {
    private static let name = ArchiveField.Content.text(limit: 1 << 16)
    private static let long = ArchiveField.Content.text(limit: 1 << 20)
    private static let count = ArchiveField.Content.integer(0...(1 << 53))

    /// Members of records of all kinds.
    static let common: [ArchiveField] = [
      .required("kind", .choice(ArchiveKind.allCases.map(\.rawValue))),
      .required("source", .text(limit: 128)),
      .required("id", .text(limit: idLimit)),
      .optional("original", .any),
      // What a Parlance hub keeps and no other member says; other readers pass it over.
      .optional("hub", .object),
    ]

    /// The members of the first line of an archive.
    package static let header = ArchiveShape(fields: [
      .required("kind", .choice(["header"])),
      .required("version", .integer(1...1)),
      .required("source", .text(limit: 128)),
      .required("zone", .text(limit: 64)),
      .optional("created", .time),
    ])

    /// Returns the members of records of a kind, besides the common ones.
    package static func of(_ kind: ArchiveKind) -> ArchiveShape {
      switch kind {
      case .account: account
      case .profile: profile
      case .contact: contact
      case .block: block
      case .group: group
      case .member: member
      case .room: room
      case .conversation: conversation
      case .message: message
      case .edit: edit
      case .revocation: revocation
      case .reaction: reaction
      case .pin: pin
      case .media: media
      }
    }

    /// Returns the members of records of a kind, the common ones included.
    static func whole(_ kind: ArchiveKind) -> ArchiveShape { wholeShapes[kind] ?? of(kind) }

    // Made once: each record is checked.
    private static let wholeShapes: [ArchiveKind: ArchiveShape] = Dictionary(
      uniqueKeysWithValues: ArchiveKind.allCases.map { kind in
        var shape = of(kind)
        shape.fields += common
        return (kind, shape)
      })

    private static let account = ArchiveShape(fields: [.optional("created", .time), .optional("disabled", .flag)])

    private static let profile = ArchiveShape(fields: [
      .required("account", .reference(.account)), .optional("nickname", name), .optional("avatar", name),
      .optional("gender", .choice(["male", "female", "other"])), .optional("birthday", name),
      .optional("email", name), .optional("phone", name), .optional("signature", long), .optional("updated", .time),
      .optional("mutedDirectUntil", .until), .optional("mutedGroupUntil", .until), .optional("mutedRoomUntil", .until),
      .optional("attributes", .object),
    ])

    private static let contact = ArchiveShape(fields: [
      .required("account", .reference(.account)), .required("contact", .reference(.account)),
      .optional("alias", name), .optional("state", .choice(["accepted", "requested", "refused", "known"])),
      .optional("created", .time), .optional("updated", .time), .optional("note", long),
      .optional("attributes", .object),
    ])

    private static let block = ArchiveShape(fields: [
      .required("account", .reference(.account)), .required("blocked", .reference(.account)),
      .required("list", .choice(["block", "mute"])), .optional("created", .time),
    ])

    private static let space: [ArchiveField] = [
      .optional("name", name), .optional("owner", .reference(.account)), .optional("description", long),
      .optional("announcement", long), .optional("avatar", name), .optional("created", .time),
      .optional("updated", .time), .optional("memberLimit", count), .optional("memberCount", count),
      .optional("disabled", .flag), .optional("public", .flag),
      .optional("silenced", .choice(["members", "everyone"])),
      .optional("attributes", .object),
    ]

    private static let group = ArchiveShape(
      fields: space + [
        .optional("join", .choice(["open", "approval", "closed"])),
        .optional("invite", .choice(["managers", "members"])), .optional("inviteNeedsConsent", .flag),
        .optional("edit", .choice(["managers", "members"])), .optional("large", .flag),
        .optional("parent", .reference(.group)),
        .optional("parentMessage", .reference(.message)),
      ])

    private static let room = ArchiveShape(fields: space)

    private static let member = ArchiveShape(
      fields: [
        .optional("group", .reference(.group)), .optional("room", .reference(.room)),
        .required("account", .reference(.account)), .optional("role", .choice(["owner", "manager", "member"])),
        .optional("nickname", name), .optional("joined", .time), .optional("mutedUntil", .until),
        .optional("banned", .flag), .optional("allowed", .flag), .optional("inviter", .reference(.account)),
        .optional("entry", .object), .optional("file", .body), .optional("attributes", .object),
      ], alternatives: ["group", "room"])

    private static let target: [ArchiveField] = [
      .optional("recipient", .reference(.account)), .optional("group", .reference(.group)),
      .optional("room", .reference(.room)),
    ]

    private static let conversation = ArchiveShape(
      fields: target + [
        .required("account", .reference(.account)), .optional("readUntil", .time),
        .optional("readMessage", .reference(.message)), .optional("pinned", .flag), .optional("silenced", .flag),
        .optional("hidden", .flag), .optional("clearedUntil", .time), .optional("updated", .time),
        .optional("attributes", .object),
      ], alternatives: target.map(\.name))

    private static let message = ArchiveShape(
      fields: target + [
        .required("sender", .reference(.account)), .required("time", .time), .required("body", .body),
        .optional("clientID", .text(limit: idLimit)), .optional("serverID", .text(limit: idLimit)),
        .optional("ordinal", count), .optional("extension", .any),
        .optional("reply", .reference(.message)), .optional("thread", .reference(.message)),
        .optional("mentions", .references(.account)),
        .optional("mentionsAll", .flag), .optional("addressees", .references(.account)),
        .optional("silent", .flag), .optional("device", name),
      ], alternatives: target.map(\.name))

    private static let edit = ArchiveShape(fields: [
      .required("message", .reference(.message)), .required("time", .time), .required("body", .body),
      .optional("editor", .reference(.account)), .optional("extension", .any),
    ])

    private static let revocation = ArchiveShape(fields: [
      .required("message", .reference(.message)), .required("time", .time), .optional("account", .reference(.account)),
      .optional("note", long),
    ])

    private static let reaction = ArchiveShape(fields: [
      .required("message", .reference(.message)), .required("account", .reference(.account)),
      .required("reaction", name), .optional("time", .time),
    ])

    private static let pin = ArchiveShape(fields: [
      .required("message", .reference(.message)), .optional("account", .reference(.account)), .optional("time", .time),
      .optional("note", long),
    ])

    private static let media = ArchiveShape(fields: [
      .optional("address", name), .optional("secret", name), .optional("path", .path), .optional("name", name),
      .optional("size", count), .optional("md5", .text(limit: 32)), .optional("expires", .time),
    ])
  }
#endif
