#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The attributes of rooms, which are set in the name of users who are in them.
    static let roomAttributes: [EasemobEndpoint] = [
      put("/metadata/chatroom/{room}/user/{user}") { request throws(EasemobFailure) in
        try set(request, .own)
      },
      put("/metadata/chatroom/{room}/user/{user}/forced") { request throws(EasemobFailure) in
        try set(request, .any)
      },
      delete("/metadata/chatroom/{room}/user/{user}", .json) { request throws(EasemobFailure) in
        try remove(request, isForced: false)
      },
      delete("/metadata/chatroom/{room}/user/{user}/forced", .json) { request throws(EasemobFailure) in
        try remove(request, isForced: true)
      },
      post("/metadata/chatroom/{room}") { request throws(EasemobFailure) in
        // None, or an empty list, asks for all.
        let asksForAll = request.members["keys"].map { $0.array?.isEmpty ?? false } ?? true
        let keys = asksForAll ? nil : Set(try request.texts("keys", most: RoomAttributes.number))
        let id = request.part("room")
        let entries = try asking { () throws(MessagingError) in try request.hub.entries(ofRoom: id) }
        let wanted = entries.filter { keys?.contains($0.key) ?? true }
        return .data(
          .object(Dictionary(wanted.map { ($0.key, JSONValue.string($0.value)) }) { $1 }))
      },
    ]

    private static func set(
      _ request: EasemobRequest, _ reach: RoomEntryReach
    ) throws(EasemobFailure) -> EasemobAnswer {
      guard let members = request.members["metaData"]?.object, !members.isEmpty else {
        throw .illegal("metaData is required")
      }
      guard members.count <= RoomAttributes.batch else {
        throw .illegal("metaData has more than \(RoomAttributes.batch) attributes")
      }
      var entries: [RoomEntryValue] = []
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        guard let value = value.string, RoomAttributes.isValid(key: key), RoomAttributes.isValid(value: value) else {
          throw .illegal("an attribute of metaData is not a text, or too long")
        }
        entries.append(RoomEntryValue(key, value))
      }
      let isTransient: Bool
      switch try request.text("autoDelete") {
      case nil, "DELETE": isTransient = true
      case "NO_DELETE": isTransient = false
      default: throw .illegal("autoDelete is DELETE or NO_DELETE")
      }
      let reply = try request.carryOut(
        SetRoomEntriesCall(
          id: request.part("room"), entries: entries, reach: reach, isTransient: isTransient,
          most: RoomAttributes.number), as: try request.known(request.user()).id)
      return answer(reply)
    }

    private static func remove(_ request: EasemobRequest, isForced: Bool) throws(EasemobFailure) -> EasemobAnswer {
      let keys = try request.texts("keys", most: RoomAttributes.batch)
      guard !keys.isEmpty, keys.allSatisfy({ RoomAttributes.isValid(key: $0) }) else {
        throw .illegal("keys is required")
      }
      let distinct = Set(keys).sorted()
      let reply = try request.carryOut(
        RemoveRoomEntriesCall(id: request.part("room"), selection: .keys(distinct), isForced: isForced),
        as: try request.known(request.user()).id)
      return answer(reply)
    }

    private static func answer(_ reply: RoomEntriesReply) -> EasemobAnswer {
      let reasons = reply.refused.mapValues { refusal -> JSONValue in
        switch refusal {
        case .notOwn: "the attribute belongs to another user"
        case .missing: "there is no such attribute"
        case .full: "the chat room has as many attributes as it may have"
        }
      }
      return .data([
        "successKeys": .array(reply.entries.map { .string($0.key) }), "errorKeys": .object(reasons),
      ])
    }
  }
#endif
