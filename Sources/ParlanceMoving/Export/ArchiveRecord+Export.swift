#if Server
  internal import Foundation
  package import ParlanceCore

  extension ArchiveRecord {
    /// Creates the record of an archive for one that comes out of a hub.
    ///
    /// A hub that imports it keeps what the first one kept. What no member of a record can say goes into "hub".
    ///
    /// - throws: `RecordError` if a text is longer than those of archives.
    package init(_ record: ExportedRecord, source: String) throws(RecordError) {
      let members = ExportedMembers(record.content, source: source, id: record.id)
      try self.init(members.kind, source: source, id: record.id, try members.all)
    }
  }

  /// The members of a record.
  private struct ExportedMembers {
    private let content: ImportedContent
    private let source: String
    private let id: String

    init(_ content: ImportedContent, source: String, id: String) {
      self.content = content
      self.source = source
      self.id = id
    }

    var kind: ArchiveKind {
      switch content {
      case .account: .account
      case .profile: .profile
      case .contact: .contact
      case .block: .block
      case .group: .group
      case .member, .groupBlock, .groupFile, .standing, .entry: .member
      case .room: .room
      case .conversation: .conversation
      case .message: .message
      case .edit: .edit
      case .revocation: .revocation
      case .reaction: .reaction
      case .pin: .pin
      }
    }

    var all: [String: JSONNode?] {
      get throws(RecordError) {
        switch content {
        case .account(_, let isDisabled, let standing): account(isDisabled: isDisabled, standing)
        case .profile(let account, let profile, let updated, let mutes):
          self.profile(account, profile, updated, mutes)
        case .contact(let contact, let account, let alias, let relation):
          self.contact(contact, of: account, alias: alias, relation)
        case .block(let blocked, let account, let update):
          [
            "account": .text(account.name), "blocked": .text(blocked.name),
            "list": update.isMuted == true ? "mute" : "block",
          ]
        case .group(let group): self.group(group)
        case .member(let group, let member): self.member(member, of: group)
        case .room(let room, let mutedTags): self.room(room, mutedTags)
        case .groupBlock(let group, let account):
          ["group": .text(group), "account": .text(account.name), "banned": true]
        case .groupFile(let group, let file, let digest): self.file(file, of: group, digest)
        case .standing(let room, let standing): self.standing(standing, in: room)
        case .entry(let room, let entry):
          [
            "room": .text(room), "account": .text(entry.owner.name),
            "entry": ["key": .text(entry.key), "value": .text(entry.value)],
          ]
        case .conversation(let conversation): self.conversation(conversation)
        case .message(let message): try self.message(message)
        case .edit(let edit): self.edit(edit)
        case .revocation(let message, let time, let account, let note):
          [
            "message": .text(message), "time": Self.node(time ?? .zero), "account": account.map { .text($0.name) },
            "note": note.map(JSONNode.text),
          ]
        case .reaction(let message, let account, let text, let time, let note):
          [
            "message": .text(message), "account": .text(account.name), "reaction": .text(text),
            "time": time.map(Self.node), "hub": Self.hub(["note": note.map(JSONNode.text)]),
          ]
        case .pin(let message, let account, let note, let time):
          [
            "message": .text(message), "account": account.map { .text($0.name) }, "note": note.map(JSONNode.text),
            "time": time.map(Self.node),
          ]
        }
      }
    }

    // MARK: values

    private static func node(_ time: Timestamp) -> JSONNode {
      .integer(min(max(0, time.milliseconds), ArchiveShape.latestTime))
    }

    private static func optional(_ time: Timestamp) -> JSONNode? { time > .zero ? node(time) : nil }

    /// Returns an object without the members that are nil; nil if it has none.
    private static func hub(_ members: [String: JSONNode?]) -> JSONNode? {
      let members = members.compactMapValues { $0 }
      return members.isEmpty ? nil : .object(members)
    }

    private static func attributes(custom: String?) -> JSONNode? { custom.map { ["custom": .text($0)] } }

    private static func target(_ conversation: ConversationID) -> (String, JSONNode) {
      switch conversation {
      case .direct(let peer): ("recipient", .text(peer.name))
      case .group(let id): ("group", .text(id))
      case .room(let id): ("room", .text(id))
      }
    }

    // MARK: people

    private func account(isDisabled: Bool, _ standing: ImportedStanding) -> [String: JSONNode?] {
      [
        // Who reads no more than that is not to take an erased account for one that may log in.
        "disabled": isDisabled || standing.erased != nil ? true : nil,
        "hub": Self.hub([
          "until": standing.until.map(Self.node), "reason": standing.reason.isEmpty ? nil : .text(standing.reason),
          "erased": standing.erased.map(Self.node), "nameIsFree": standing.isNameFree ? true : nil,
          "createsRooms": standing.createsRooms ? true : nil,
        ]),
      ]
    }

    private func profile(
      _ account: AccountID, _ profile: ProfileUpdate, _ updated: Timestamp?, _ mutes: AccountMutes
    ) -> [String: JSONNode?] {
      func end(_ kind: ConversationKind) -> JSONNode? {
        mutes[kind].map { $0.milliseconds > ArchiveShape.latestTime ? "forever" : Self.node($0) }
      }
      let gender: JSONNode? =
        switch profile.gender {
        case nil, .unknown?: nil
        case .male?: "male"
        case .female?: "female"
        default: "other"
        }
      return [
        "mutedDirectUntil": end(.direct), "mutedGroupUntil": end(.group), "mutedRoomUntil": end(.room),
        "account": .text(account.name), "nickname": profile.nickname.map(JSONNode.text),
        "avatar": profile.avatar.map(JSONNode.text), "signature": profile.signature.map(JSONNode.text),
        "email": profile.email.map(JSONNode.text), "birthday": profile.birthday.map(JSONNode.text),
        "phone": profile.phone.map(JSONNode.text), "gender": gender, "updated": updated.map(Self.node),
        "hub": Self.hub([
          "gender": gender == "other" ? profile.gender.map { .integer(Int64($0.rawValue)) } : nil,
          "extensions": profile.extensions.isEmpty ? nil : .object(profile.extensions.mapValues(JSONNode.text)),
        ]),
      ]
    }

    private func contact(
      _ contact: AccountID, of account: AccountID, alias: String?, _ relation: ImportedRelation
    ) -> [String: JSONNode?] {
      [
        "account": .text(account.name), "contact": .text(contact.name), "alias": alias.map(JSONNode.text),
        "state": relation.isFriend ? "accepted" : relation.request == nil ? "known" : "requested",
        "created": relation.request.map { Self.node($0.time) },
        "note": (relation.request?.message).map(JSONNode.text),
        "attributes": Self.attributes(custom: relation.custom),
      ]
    }

    // MARK: groups and rooms

    private func space(_ name: String, _ owner: AccountID, _ properties: [String: String]) -> [String: JSONNode?] {
      let own = [
        GroupInfo.Property.introduction: "description", GroupInfo.Property.announcement: "announcement",
        GroupInfo.Property.avatar: "avatar",
      ]
      var members: [String: JSONNode?] = ["name": name.isEmpty ? nil : .text(name)]
      members["owner"] = owner.name.isEmpty ? nil : .text(owner.name)
      for (property, member) in own { members[member] = properties[property].map(JSONNode.text) }
      members["attributes"] = Self.attributes(custom: properties[GroupInfo.Property.custom])
      let others = properties.filter { own[$0.key] == nil && $0.key != GroupInfo.Property.custom }
      members["hub"] = others.isEmpty ? nil : ["properties": .object(others.mapValues(JSONNode.text))]
      return members
    }

    private func group(_ group: GroupInfo) -> [String: JSONNode?] {
      var members = space(group.name, group.owner, group.properties)
      members["created"] = Self.optional(group.created)
      members["memberLimit"] = .integer(Int64(max(0, group.memberLimit)))
      members["large"] = group.isLarge ? .flag(true) : nil
      members["silenced"] = group.isMuted ? "members" : nil
      members["join"] = group.joinsFreely ? "open" : group.takesJoinRequests ? "approval" : "closed"
      members["disabled"] = group.isDisabled ? .flag(true) : nil
      members["inviteNeedsConsent"] = group.asksInvitees ? .flag(true) : nil
      members["invite"] = group.membersMayInvite ? "members" : "managers"
      members["edit"] = group.membersMayEdit ? "members" : "managers"
      return members
    }

    private func room(_ room: RoomInfo, _ mutedTags: [String: Timestamp]) -> [String: JSONNode?] {
      var members = space(room.name, room.owner, room.properties)
      if !mutedTags.isEmpty {
        var hub = members["hub"]??.object ?? [:]
        hub["mutedTags"] = .object(mutedTags.mapValues(Self.node))
        members["hub"] = .object(hub)
      }
      return members
    }

    private func standing(_ standing: RoomStanding, in room: String) -> [String: JSONNode?] {
      [
        "room": .text(room), "account": .text(standing.account.name),
        "role": standing.role == .manager ? "manager" : standing.role == .owner ? "owner" : nil,
        "mutedUntil": standing.isMuted ? "forever" : standing.mutedUntil.map(Self.node),
        "banned": standing.isBlocked ? .flag(true) : nil, "allowed": standing.isAllowed ? .flag(true) : nil,
        "hub": Self.hub([
          "regular": standing.isRegular ? .flag(true) : nil, "nickname": standing.card?.nickname.map(JSONNode.text),
          "avatar": standing.card?.avatar.map(JSONNode.text), "custom": standing.card?.custom.map(JSONNode.text),
        ]),
      ]
    }

    private func member(_ member: ImportedMember, of group: String) -> [String: JSONNode?] {
      let role: JSONNode? =
        switch member.role {
        case .owner?: "owner"
        case .manager?: "manager"
        case .ordinary?: "member"
        case nil: nil
        }
      return [
        "group": .text(group), "account": .text(member.account.name), "role": role,
        "nickname": member.nickname.map(JSONNode.text), "joined": member.joined.map(Self.node),
        "inviter": member.inviter.map { .text($0.name) },
        "mutedUntil": member.isMuted ? member.mutedUntil.map(Self.node) ?? "forever" : nil,
        "allowed": member.isAllowed ? .flag(true) : nil, "attributes": Self.attributes(custom: member.custom),
        "hub": Self.hub([
          "after": member.readsAfter.map(Self.node),
          "attributes": member.attributes.isEmpty ? nil : .object(member.attributes.mapValues(JSONNode.text)),
          "blocks": member.blocks.isEmpty ? nil : .list(member.blocks.map(Self.node)),
        ]),
      ]
    }

    private static func node(_ block: ImportedGroupBlock) -> JSONNode {
      var members: [String: JSONNode] = ["after": node(block.after)]
      members["until"] = block.until.map(node)
      return .object(members)
    }

    private func file(_ file: GroupFile, of group: String, _ digest: String) -> [String: JSONNode?] {
      var media = MediaDescriptor(id: file.id, size: file.size, md5: digest)
      media.fileName = file.name
      return [
        "group": .text(group), "account": .text(file.owner.name),
        "file": ExportedBody(.file(MediaContent(media: media))).node, "hub": ["added": Self.node(file.added)],
      ]
    }

    // MARK: conversations and messages

    private func conversation(_ kept: ImportedConversation) -> [String: JSONNode?] {
      let (name, target) = Self.target(kept.conversation)
      return [
        name: target, "account": .text(kept.account.name), "readUntil": kept.readUntil.map(Self.node),
        "clearedUntil": kept.clearedUntil.map(Self.node), "pinned": kept.isPinned ? true : nil,
        "hidden": kept.isHidden ? true : nil, "updated": kept.updated.map(Self.node),
        "hub": Self.hub([
          "pinTime": kept.pin.map { Self.node($0.time) }, "pinUpdated": kept.pin.map { Self.node($0.updated) },
          "pinNote": (kept.pin?.note).map(JSONNode.text), "note": kept.note.map(JSONNode.text),
          "marks": kept.marks == 0 ? nil : .integer(kept.marks),
        ]),
      ]
    }

    private func message(_ message: ImportedMessage) throws(RecordError) -> [String: JSONNode?] {
      let (name, target) = Self.target(message.conversation)
      let body = message.body
      var members: [String: JSONNode?] = [
        name: target, "sender": .text(message.sender.name), "time": Self.node(message.time),
        "clientID": .text(message.id.string), "body": ExportedBody(body.content).node,
        "extension": Self.extensionNode(body.attributes), "reply": message.reply.map(JSONNode.text),
        "thread": message.thread.map(JSONNode.text),
        "device": message.platform == .unknown ? nil : .text("\(message.platform)"),
      ]
      switch body.mentions {
      case .everyone?: members["mentionsAll"] = true
      case .accounts(let accounts)? where !accounts.isEmpty:
        members["mentions"] = .list(accounts.map { .text($0.name) })
      default: break
      }
      if let addressees = body.addressees { members["addressees"] = .list(addressees.map { .text($0.name) }) }
      members["hub"] = Self.hub([
        "options": message.options.map { .integer(Int64($0.rawValue)) },
        "body": try isSaid(body, by: members) ? nil : Self.node(body),
      ])
      return members
    }

    /// Returns whether a hub that imports a message reads its body from the members.
    private func isSaid(_ body: MessageBody, by members: [String: JSONNode?]) throws(RecordError) -> Bool {
      let record = try ArchiveRecord(kind, source: source, id: id, members)
      guard case .message(let message) = try ImportedRecord(record, line: []).content else { return false }
      return message.body.encoded() == body.encoded()
    }

    private func edit(_ edit: ImportedEdit) -> [String: JSONNode?] {
      let content = MessageBody(content: edit.body.content)
      var members: [String: JSONNode?] = [
        "message": .text(edit.message), "time": Self.node(edit.time), "editor": edit.editor.map { .text($0.name) },
        "body": ExportedBody(edit.body.content).node,
      ]
      var isSaid = false
      if let record = try? ArchiveRecord(kind, source: source, id: id, members),
        case .edit(let read)? = try? ImportedRecord(record, line: []).content
      {
        isSaid = MessageBody(content: read.body.content).encoded() == content.encoded()
      }
      members["hub"] = Self.hub([
        "count": edit.count.flatMap { $0 == 1 ? nil : .integer(Int64($0)) }, "body": isSaid ? nil : Self.node(content),
      ])
      return members
    }

    private static func node(_ body: MessageBody) -> JSONNode {
      .text(Data(body.encoded()).base64EncodedString())
    }

    private static func extensionNode(_ attributes: String?) -> JSONNode? {
      guard let attributes, let node = try? JSONParser.parse(Array(attributes.utf8)), node.object != nil,
        node.depth < JSONParser.depthLimit / 2
      else { return nil }
      return node
    }
  }

  /// The content of a message as archives have it.
  private struct ExportedBody {
    private let content: MessageContent

    init(_ content: MessageContent) { self.content = content }

    var node: JSONNode {
      let members: [String: JSONNode?] =
        switch content {
        case .text(let text): ["type": "text", "text": .text(text)]
        case .tip(let text, _): ["type": "tip", "text": .text(text ?? "")]
        case .location(let location): place(location)
        case .notification(let notification):
          [
            "type": "notification", "event": .text("\(notification.operation)"),
            "accounts": notification.targets.isEmpty ? nil : .list(notification.targets.map { .text($0.name) }),
            "content": notification.changes.isEmpty ? nil : .object(notification.changes.mapValues(JSONNode.text)),
          ]
        case .custom(let custom):
          [
            "type": "custom", "content": .text(custom.payload),
            "event": custom.type.isEmpty || custom.type.utf8.count > 4096 ? nil : .text(custom.type),
          ]
        case .command(let command): ["type": "command", "action": .text(command.action)]
        case .data: ["type": "custom", "event": "data"]
        case .unknown: ["type": "custom", "event": "unknown"]
        case .image(let media): file("image", media)
        case .audio(let media): file("audio", media)
        case .video(let media): file("video", media)
        case .file(let media): file("file", media)
        }
      return .object(members.compactMapValues { $0 })
    }

    private func place(_ location: LocationContent) -> [String: JSONNode?] {
      // Apps may send coordinates out of range.
      guard abs(location.latitude) <= 90, abs(location.longitude) <= 180 else {
        return ["type": "custom", "event": "place"]
      }
      return [
        "type": "place", "latitude": .number(location.latitude), "longitude": .number(location.longitude),
        "text": location.title.map(JSONNode.text),
      ]
    }

    private func file(_ type: String, _ content: MediaContent) -> [String: JSONNode?] {
      func count(_ value: Int64) -> JSONNode? { value > 0 ? .integer(min(value, 1 << 53)) : nil }
      let media = content.media
      let name = media.fileName.flatMap { $0.utf8.count <= 4096 ? JSONNode.text($0) : nil }
      return [
        "type": .text(type), "media": media.id.isValid ? .text(media.id.string) : nil, "name": name,
        "size": count(media.size), "md5": media.md5.isHexadecimal(count: 32) ? .text(media.md5) : nil,
        "width": count(Int64(media.width)), "height": count(Int64(media.height)), "duration": count(media.duration),
      ]
    }
  }
#endif
