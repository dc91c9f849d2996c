#if Server
  internal import Foundation
  package import ParlanceCore

  extension ImportedRecord {
    /// Translates a record of an archive.
    ///
    /// - parameter line: The record's line, whose digest distinguishes it from another one of the same id.
    /// - throws: `RecordError` for a record that has no equal in a hub.
    package init(_ record: ArchiveRecord, line: [UInt8]) throws(RecordError) {
      self.init(
        source: record.source, id: record.id, digest: Array(SHA256.value(of: line).prefix(16)),
        content: try RecordTranslation(record).content)
    }
  }

  /// The translation of an archive's record into that of a hub.
  private struct RecordTranslation {
    let record: ArchiveRecord

    init(_ record: ArchiveRecord) { self.record = record }

    var content: ImportedContent {
      get throws(RecordError) {
        switch record.kind {
        case .account: account
        case .profile:
          .profile(try account("account"), try profile, updated: optionalTime("updated"), mutes: mutes)
        case .contact: try contact
        case .block: try block
        case .group: .group(try group)
        case .member: try member
        case .room: .room(try room, mutedTags: (hub["mutedTags"]?.object ?? [:]).compactMapValues(Self.time))
        case .conversation: .conversation(try conversation)
        case .message: .message(try message)
        case .edit:
          .edit(
            ImportedEdit(
              message: try text("message"), editor: self["editor"]?.text.map { AccountID($0) }, time: try time("time"),
              body: try body, files: files, count: hub["count"]?.integer.map { Int(clamping: $0) }))
        case .revocation:
          .revocation(
            message: try text("message"), time: optionalTime("time"), by: self["account"]?.text.map { AccountID($0) },
            note: self["note"]?.text)
        case .reaction:
          .reaction(
            message: try text("message"), try account("account"), text: try text("reaction"),
            time: optionalTime("time"), note: hub["note"]?.text)
        case .pin:
          .pin(
            message: try text("message"), self["account"]?.text.map { AccountID($0) }, note: self["note"]?.text,
            time: optionalTime("time"))
        case .media: throw RecordError("files are imported with the messages that have them")
        }
      }
    }

    // MARK: members of records

    private subscript(name: String) -> JSONNode? { record.members[name] }

    /// Further values of the hub from which the record is exported.
    private var hub: [String: JSONNode] { self["hub"]?.object ?? [:] }

    private func hubTime(_ name: String) -> Timestamp? { Self.time(hub[name]) }

    private static func time(_ node: JSONNode?) -> Timestamp? {
      node?.integer.flatMap { (0...ArchiveShape.latestTime).contains($0) ? Timestamp(milliseconds: $0) : nil }
    }

    private func flag(_ name: String) -> Bool { self[name]?.flag ?? false }

    private func text(_ name: String) throws(RecordError) -> String {
      guard let text = self[name]?.text else { throw RecordError("\"\(name)\" is missing") }
      return text
    }

    private func account(_ name: String) throws(RecordError) -> AccountID { AccountID(try text(name)) }

    private func optionalTime(_ name: String) -> Timestamp? {
      self[name]?.integer.map { Timestamp(milliseconds: $0) }
    }

    private func time(_ name: String) throws(RecordError) -> Timestamp {
      guard let time = optionalTime(name) else { throw RecordError("\"\(name)\" is missing") }
      return time
    }

    // MARK: people

    private var account: ImportedContent {
      let erased = hubTime("erased")
      return .account(
        AccountID(record.id), isDisabled: flag("disabled") && erased == nil,
        standing: ImportedStanding(
          until: hubTime("until"), reason: hub["reason"]?.text ?? "", erased: erased,
          isNameFree: hub["nameIsFree"]?.flag ?? false, createsRooms: hub["createsRooms"]?.flag ?? false))
    }

    private var profile: ProfileUpdate {
      get throws(RecordError) {
        let gender: Profile.Gender? =
          switch self["gender"]?.text {
          case "male": .male
          case "female": .female
          default: hub["gender"]?.integer.map { Profile.Gender(rawValue: Int(clamping: $0)) }
          }
        let extensions = (hub["extensions"]?.object ?? [:]).compactMapValues(\.text)
        let update = ProfileUpdate(
          nickname: self["nickname"]?.text, avatar: self["avatar"]?.text, signature: self["signature"]?.text,
          gender: gender, email: self["email"]?.text, birthday: self["birthday"]?.text, phone: self["phone"]?.text,
          extensions: extensions)
        guard update != ProfileUpdate() || !mutes.isEmpty else { throw RecordError("profiles have nothing like it") }
        return update
      }
    }

    private var mutes: AccountMutes {
      func end(_ name: String) -> Timestamp? {
        self[name].map { $0.integer.map { Timestamp(milliseconds: $0) } ?? AccountMutes.forever }
      }
      return AccountMutes(
        direct: end("mutedDirectUntil"), groups: end("mutedGroupUntil"), rooms: end("mutedRoomUntil"))
    }

    private var contact: ImportedContent {
      get throws(RecordError) {
        var relation = ImportedRelation(custom: self["attributes"]?["custom"]?.text)
        switch self["state"]?.text {
        case "refused": throw RecordError("requests of friends that were refused are not imported")
        case "requested":
          relation.isFriend = false
          relation.request = FriendRequest(message: self["note"]?.text, time: optionalTime("created") ?? .zero)
        case "known": relation.isFriend = false
        default: break
        }
        return .contact(
          try account("contact"), of: try account("account"), alias: self["alias"]?.text, relation: relation)
      }
    }

    private var block: ImportedContent {
      get throws(RecordError) {
        let update =
          try text("list") == "mute" ? ContactUpdate(isMuted: true) : ContactUpdate(isBlocked: true)
        return .block(try account("blocked"), by: try account("account"), update)
      }
    }

    // MARK: groups and rooms

    private var properties: [String: String] {
      var properties: [String: String] = [:]
      properties[GroupInfo.Property.introduction] = self["description"]?.text
      properties[GroupInfo.Property.announcement] = self["announcement"]?.text
      properties[GroupInfo.Property.avatar] = self["avatar"]?.text
      properties[GroupInfo.Property.custom] = custom
      return properties.merging((hub["properties"]?.object ?? [:]).compactMapValues(\.text)) { known, _ in known }
    }

    /// The text that an app keeps: the only member of the attributes, if it is "custom", or else all of them.
    private var custom: String? {
      guard let attributes = self["attributes"]?.object, !attributes.isEmpty else { return nil }
      if attributes.count == 1, let text = attributes["custom"]?.text { return text }
      return JSONNode.object(attributes).jsonText()
    }

    private var group: GroupInfo {
      get throws(RecordError) {
        guard self["parent"] == nil else { throw RecordError("threads are not imported") }
        var group = GroupInfo(
          id: record.id, name: self["name"]?.text ?? "", owner: try account("owner"),
          memberLimit: Int(clamping: self["memberLimit"]?.integer ?? 0), isMuted: self["silenced"] != nil,
          joinsFreely: self["join"]?.text == "open", membersMayInvite: self["invite"]?.text == "members",
          membersMayEdit: self["edit"]?.text == "members", properties: properties,
          created: optionalTime("created") ?? .zero)
        group.takesJoinRequests = self["join"]?.text == "approval"
        group.asksInvitees = self["inviteNeedsConsent"]?.flag == true
        group.isDisabled = flag("disabled")
        group.isLarge = flag("large")
        return group
      }
    }

    private var room: RoomInfo {
      get throws(RecordError) {
        RoomInfo(
          id: record.id, name: self["name"]?.text ?? "", owner: AccountID(self["owner"]?.text ?? ""),
          properties: properties)
      }
    }

    private var member: ImportedContent {
      get throws(RecordError) {
        guard let group = self["group"]?.text else {
          let room = self["room"]?.text ?? ""
          return self["entry"] == nil ? try standing(in: room) : try entry(in: room)
        }
        guard self["entry"] == nil else { throw RecordError("groups keep no entries") }
        if flag("banned") {
          guard self["role"] == nil, self["mutedUntil"] == nil, !flag("allowed") else {
            throw RecordError("a banned account has no role, no mutedUntil and is not allowed")
          }
          return .groupBlock(group: group, try account("account"))
        }
        if self["file"] != nil { return try file(of: group) }
        var member = ImportedMember(try account("account"))
        member.isAllowed = flag("allowed")
        switch self["role"]?.text {
        case "owner": member.role = .owner
        case "manager": member.role = .manager
        case "member": member.role = .ordinary
        default: break
        }
        member.nickname = self["nickname"]?.text
        member.custom = custom
        member.joined = optionalTime("joined")
        member.readsAfter = hubTime("after")
        member.attributes = (hub["attributes"]?.object ?? [:]).compactMapValues(\.text)
        member.blocks = (hub["blocks"]?.list ?? []).compactMap(\.object).compactMap { block in
          Self.time(block["after"]).map { ImportedGroupBlock(after: $0, until: Self.time(block["until"])) }
        }
        member.inviter = self["inviter"]?.text.map { AccountID($0) }
        if let until = self["mutedUntil"] {
          member.isMuted = true
          member.mutedUntil = until.integer.map { Timestamp(milliseconds: $0) }
        }
        return .member(group: group, member)
      }
    }

    /// Returns a file of a group, which has a record of its own.
    private func file(of group: String) throws(RecordError) -> ImportedContent {
      guard let file = record.files.first, self["role"] == nil, self["mutedUntil"] == nil, !flag("allowed") else {
        throw RecordError("a file of a group has a record of its own, and a content of the type file")
      }
      return .groupFile(
        group: group,
        GroupFile(
          id: "", name: file.name ?? "file", owner: try account("account"), size: file.size ?? 0,
          added: hubTime("added") ?? .zero), content: file.reference)
    }

    /// Returns an entry of a room, which has a record of its own.
    private func entry(in room: String) throws(RecordError) -> ImportedContent {
      let members = self["entry"]?.object ?? [:]
      guard members.count == 2, let key = members["key"]?.text, let value = members["value"]?.text else {
        throw RecordError("an entry has a key and a value, which are texts")
      }
      guard self["role"] == nil, self["mutedUntil"] == nil, !flag("banned"), !flag("allowed") else {
        throw RecordError("an entry has a record of its own")
      }
      return .entry(room: room, RoomEntry(key: key, value: value, owner: try account("account")))
    }

    /// Returns what a room keeps of an account. Its owner stands in the room's record, and ordinary accounts are in it only while they are
    /// connected.
    private func standing(in room: String) throws(RecordError) -> ImportedContent {
      let card = RoomCard(
        nickname: hub["nickname"]?.text, avatar: hub["avatar"]?.text, custom: hub["custom"]?.text)
      var standing = RoomStanding(account: try account("account"))
      switch self["role"]?.text {
      case "manager": standing.role = .manager
      // Only a room's record makes an account its owner; this one has what the room keeps of it.
      case "owner" where card != RoomCard(): standing.role = .owner
      default: break
      }
      if let until = self["mutedUntil"] {
        standing.mutedUntil = until.integer.map { Timestamp(milliseconds: $0) }
        standing.isMuted = standing.mutedUntil == nil
      }
      (standing.isBlocked, standing.isAllowed) = (flag("banned"), flag("allowed"))
      standing.isRegular = hub["regular"]?.flag ?? false
      if card != RoomCard(), standing.isRegular || standing.role > .ordinary { standing.card = card }
      guard standing != RoomStanding(account: standing.account) else {
        throw RecordError("rooms have only those who are in them")
      }
      return .standing(room: room, standing)
    }

    // MARK: conversations and messages

    private var target: ConversationID {
      get throws(RecordError) {
        if let group = self["group"]?.text { return .group(group) }
        if let room = self["room"]?.text { return .room(room) }
        return .direct(try account("recipient"))
      }
    }

    private var conversation: ImportedConversation {
      get throws(RecordError) {
        var conversation = ImportedConversation(
          account: try account("account"), conversation: try target, clearedUntil: optionalTime("clearedUntil"),
          isPinned: flag("pinned"), isHidden: flag("hidden"))
        conversation.readUntil = optionalTime("readUntil")
        if let time = hubTime("pinTime") {
          conversation.pin = ConversationPin(
            time: time, updated: hubTime("pinUpdated") ?? time, note: hub["pinNote"]?.text)
        }
        conversation.marks = hub["marks"]?.integer ?? 0
        conversation.note = hub["note"]?.text
        conversation.updated = optionalTime("updated")
        return conversation
      }
    }

    private var message: ImportedMessage {
      get throws(RecordError) {
        var body = try body
        if flag("mentionsAll") {
          body.mentions = .everyone
        } else if let mentions = self["mentions"]?.list?.compactMap(\.text), !mentions.isEmpty {
          body.mentions = .accounts(mentions.map { AccountID($0) })
        }
        if let addressees = self["addressees"]?.list?.compactMap(\.text), !addressees.isEmpty {
          body.addressees = addressees.map { AccountID($0) }
        }
        if hub["body"] != nil { body = try self.body }
        let device = self["device"]?.text
        var message = ImportedMessage(
          id: MessageID(self["clientID"]?.text ?? record.id), conversation: try target, sender: try account("sender"),
          time: try time("time"), platform: Platform.allCases.first { "\($0)" == device } ?? .unknown, body: body,
          reply: self["reply"]?.text, files: files)
        message.thread = self["thread"]?.text
        message.original = BridgeMark(in: self["extension"]).map { MessageID($0.id) }
        message.options = hub["options"]?.integer.map { MessageOptions(rawValue: UInt16(truncatingIfNeeded: $0)) }
        return message
      }
    }

    private var files: [MediaPart: String] {
      Dictionary(record.files.map { ($0.part, $0.reference) }, uniquingKeysWith: { first, _ in first })
    }

    private var body: MessageBody {
      get throws(RecordError) {
        if let text = hub["body"]?.text {
          guard let bytes = Data(base64Encoded: text), var body = try? MessageBody(validating: Array(bytes)) else {
            throw RecordError("the body of the hub is not one")
          }
          body.edit = nil
          body.reply = nil
          return body
        }
        guard let node = self["body"], let type = node["type"]?.text.flatMap(ArchiveBodyType.init) else {
          throw RecordError("\"body\" is missing")
        }
        var body = MessageBody(content: BodyTranslation(node, type).content)
        switch self["extension"] {
        case nil: break
        case .object(let members)?: body.attributes = JSONNode.object(members).jsonText()
        case let other?: body.attributes = JSONNode.object(["extension": other]).jsonText()
        }
        return body
      }
    }
  }

  /// The translation of the content of an archive's message.
  private struct BodyTranslation {
    let node: JSONNode
    let type: ArchiveBodyType

    init(_ node: JSONNode, _ type: ArchiveBodyType) {
      self.node = node
      self.type = type
    }

    var content: MessageContent {
      switch type {
      case .text: .text(node["text"]?.text ?? "")
      case .tip: .tip(text: node["text"]?.text, attachment: nil)
      case .place:
        .location(
          LocationContent(
            latitude: node["latitude"]?.number ?? 0, longitude: node["longitude"]?.number ?? 0,
            title: node["text"]?.text))
      case .command: .command(CommandContent(action: node["action"]?.text ?? ""))
      case .custom, .notification: .custom(custom)
      // What a hub has no kind for is kept as it is.
      case .combined: .custom(CustomContent(type: type.rawValue, payload: node.jsonText()))
      case .image: .image(media)
      case .audio: .audio(media)
      case .video: .video(media)
      case .file: .file(media)
      }
    }

    private var custom: CustomContent {
      let payload: String =
        switch node["content"] {
        case nil: ""
        case .text(let text)?: text
        case let other?: other.jsonText()
        }
      return CustomContent(type: node["event"]?.text ?? "", payload: payload)
    }

    private var media: MediaContent {
      let name = node["name"]?.text.map { MediaDescriptor.nameWithoutFolders($0) }
      return MediaContent(
        media: MediaDescriptor(
          size: node["size"]?.integer ?? 0, md5: node["md5"]?.text ?? "", fileName: name?.isEmpty == true ? nil : name,
          width: Int(clamping: node["width"]?.integer ?? 0), height: Int(clamping: node["height"]?.integer ?? 0),
          duration: node["duration"]?.integer ?? 0))
    }
  }
#endif
