internal import Foundation
internal import Parlance

/// The calls for the appearance of chatroom members: their names and data, their tags and places.
extension ChatroomManager {
  func updateMyChatroomMemberInfo(
    _ request: NIMChatroomMemberInfoUpdateRequest, completion: (((any Error)?) -> Void)?
  ) {
    let (id, note, announces, isKept) = (request.roomId, request.notifyExt, request.needNotify, request.needSave)
    core.client(inRoom: id).request(completion) { device, completion in
      var change = RoomAppearance()
      for (key, value) in request.updateInfo {
        guard let number = (key.base as? NSNumber)?.intValue ?? key.base as? Int, let text = value as? String,
          let tag = NIMChatroomMemberInfoUpdateTag(rawValue: number)
        else { continue }
        switch tag {
        case .nick: change.nickname = text
        case .avatar: change.avatar = text
        case .ext: change.custom = text
        }
      }
      guard !id.isEmpty, change != RoomAppearance() else { throw NSError.invalidParameter("nothing to change") }
      device.updateAppearance(change, inRoom: id, isKept: isKept, note: note, announces: announces) {
        completion($0.nimError(in: id))
      }
    }
  }

  func updateTags(_ tags: NIMChatroomTagsUpdate, completion: (((any Error)?) -> Void)?) {
    let change = RoomAppearance(tags: tags.tags, audience: tags.notifyTargetTags)
    let (id, note, announces) = (tags.roomId ?? "", tags.ext, tags.needNotify)
    core.client(inRoom: id).request(completion) { device, completion in
      guard !id.isEmpty, change != RoomAppearance() else { throw NSError.invalidParameter("nothing to change") }
      device.updateAppearance(change, inRoom: id, note: note, announces: announces) { completion($0.nimError(in: id)) }
    }
  }

  func update(_ location: NIMChatroomLocation, completion: (((any Error)?) -> Void)?) {
    var change = RoomAppearance(reach: location.distance?.doubleValue)
    if let x = location.locationX, let y = location.locationY {
      change.location = RoomLocation(x: x.doubleValue, y: y.doubleValue, z: location.locationZ?.doubleValue ?? 0)
    }
    let id = location.roomId ?? ""
    core.client(inRoom: id).request(completion) { device, completion in
      guard !id.isEmpty, change != RoomAppearance() else { throw NSError.invalidParameter("nothing to change") }
      device.updateAppearance(change, inRoom: id, announces: false) { completion($0.nimError(in: id)) }
    }
  }

  func tempMuteTag(_ request: NIMChatroomTempMuteTagRequest, completion: @escaping ((any Error)?) -> Void) {
    let (id, tag) = (request.roomId ?? "", request.targetTag ?? "")
    let (note, announces, audience) = (request.notifyExt, request.needNotify, request.notifyTargetTags)
    let length = Int64(clamping: min(request.duartion, Limits.longestChatroomSilence)) * 1000
    core.client(inRoom: id).request(completion) { [core] device, completion in
      guard !id.isEmpty, !tag.isEmpty else { throw NSError.invalidParameter("empty chatroom id or tag") }
      device.muteTag(
        tag, inRoom: id, until: length > 0 ? core.now.advanced(byMilliseconds: length) : nil,
        audience: audience?.isEmpty == false ? audience : nil, note: note, announces: announces
      ) { completion($0?.nim(in: .room(id))) }
    }
  }

  func fetchChatroomMembers(
    byTag request: NIMChatroomFetchMembersByTagRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?
  ) {
    let limit = request.limit == 0 ? Limits.history : request.limit
    let last = request.lastMember
    fetchMembers(tag: request.tag, of: request.roomId, completion) { [core] members in
      let sorted = members.sorted { ($1.joined, $0.account) < ($0.joined, $1.account) }
      return Array(sorted.map { NIMChatroomMember($0, at: core.now) }.behind(last).prefix(Int(clamping: limit)))
    }
  }

  func queryChatroomMembersCount(
    byTag request: NIMChatroomQueryMembersCountByTagRequest, completion: (((any Error)?, UInt64) -> Void)?
  ) {
    fetchMembers(tag: request.tag, of: request.roomId, { completion?($0, $1 ?? 0) }) { UInt64($0.count) }
  }

  private func fetchMembers<Value>(
    tag: String?, of id: String?, _ completion: (((any Error)?, Value?) -> Void)?,
    _ choose: @escaping ([Member]) -> Value
  ) {
    core.client(inRoom: id).fetch(completion) { device, completion in
      guard let id, let tag, !id.isEmpty, !tag.isEmpty else {
        throw NSError.invalidParameter("empty chatroom id or tag")
      }
      device.fetchMembers(ofRoom: id, tag: tag) { completion($0.nim(in: .room(id)).map(choose)) }
    }
  }

  func getMessagesByTags(
    _ param: NIMGetMessagesByTagsParam, completion: (((any Error)?, [NIMMessage]?) -> Void)?
  ) {
    let limit = param.limit?.intValue ?? Int(Limits.history)
    let isAscending = param.reverse?.boolValue ?? false
    let (from, end) = (param.fromTime?.int64Value ?? 0, param.toTime?.int64Value ?? 0)
    let core = core.client(inRoom: String(param.roomId))
    core.fetch(completion) { device, completion in
      guard param.roomId > 0, !param.tags.isEmpty, (1...Int(Limits.history)).contains(limit), from >= 0, end >= 0
      else { throw NSError.invalidParameter("chatroom id, tags, times or limit") }
      let query = HistoryQuery(
        conversation: .room(String(param.roomId)), after: Timestamp(milliseconds: from - 1),
        before: end > 0 ? Timestamp(milliseconds: end).advanced(byMilliseconds: 1) : nil, oldestFirst: isAscending,
        kinds: try MessageKind.kinds(of: param.messageTypes ?? []), limit: limit, tags: param.tags)
      device.fetchHistory(query) {
        completion($0.nim(in: query.conversation).map { core.objects($0, order: isAscending ? .asc : .desc) })
      }
    }
  }
}

extension Result where Failure == MessagingError {
  /// NIM's error of what was done in a chatroom; nil for a success.
  fileprivate func nimError(in room: String) -> NSError? {
    if case .failure(let error) = self { error.nim(in: .room(room)) } else { nil }
  }
}

extension NIMChatroomEnterRequest {
  /// Returns the appearance with which this account enters the chatroom: its name and data, its tags and place.
  ///
  /// - throws: Local error `invalidParam` for tags that are not a JSON array of texts.
  func appearance() throws -> RoomAppearance {
    var appearance = RoomAppearance(
      nickname: roomNickname, avatar: roomAvatar, custom: roomExt,
      audience: notifyTargetTags?.isEmpty == false ? notifyTargetTags : nil)
    if let tags, !tags.isEmpty {
      guard let texts = JSONObject.texts(in: tags) else { throw NSError.invalidParameter("tags: not a JSON array") }
      appearance.tags = texts
    }
    appearance.location = RoomLocation(locationX, locationY, locationZ)
    if !distance.doubleValue.isNaN { appearance.reach = distance.doubleValue }
    return appearance
  }
}

extension RoomLocation {
  /// Creates a place; nil if one of the first two coordinates is not a number.
  init?(_ x: NSNumber, _ y: NSNumber, _ z: NSNumber) {
    guard !x.doubleValue.isNaN, !y.doubleValue.isNaN else { return nil }
    self.init(x: x.doubleValue, y: y.doubleValue, z: z.doubleValue.isNaN ? 0 : z.doubleValue)
  }
}

extension ClientCore {
  /// The appearance of this account in a chatroom was changed by another client or the server.
  func memberChanged(_ member: Member, from previous: RoomAppearance, in room: String) {
    guard member.tags != previous.tags ?? [] else { return }
    let event = NIMChatroomTagsUpdateEvent(room, member.tags)
    chatroomDelegates.notify { $0.tagsUpdate(event) }
  }
}

extension [NIMChatroomMember] {
  /// Returns the members behind the last one of a page, of a list by their times of entering. That one may have left since.
  ///
  /// - parameter last: The last member of the page before; nil for the first page.
  func behind(_ last: NIMChatroomMember?, oldestFirst: Bool = false) -> ArraySlice<NIMChatroomMember> {
    guard let last, let name = last.userId else { return self[...] }
    let account = AccountID(name)
    if let place = firstIndex(where: { $0.userId.map { AccountID($0) } == account }) { return self[(place + 1)...] }
    // A member that the app made up has no time.
    guard last.enterTimeInterval > 0 else { return self[...] }
    return drop { member in
      if member.enterTimeInterval == last.enterTimeInterval {
        return ((member.userId ?? "") < name) != oldestFirst
      }
      return (member.enterTimeInterval > last.enterTimeInterval) != oldestFirst
    }
  }
}
