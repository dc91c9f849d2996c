#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// The queues of rooms, which are the entries that the hub keeps for them.
  extension NIMEndpoint {
    /// The largest number of elements of one request.
    private static let queueBatch = 200

    static let roomQueue: [String: NIMEndpoint] = [
      "chatroom/queueOffer": .works { request throws(NIMFailure) in
        let (id, key, value) = (try request.needed("roomid"), try request.needed("key"), try request.needed("value"))
        let isTransient = request.flag("transient") ?? false
        let account = try queueOperator(request)
        try offer([(key, value)], id, isTransient: isTransient, by: account, request)
        return [:]
      },
      "chatroom/queueBatchOffer": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let elements = try elements(request)
        let isTransient = request.flag("transient") ?? false
        let account = try queueOperator(request)
        try offer(
          elements, id, isTransient: isTransient, note: request.text("notifyExt"), announces: try announces(request),
          by: account, request)
        return [:]
      },
      "chatroom/queueBatchUpdateElements": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let elements = try elements(request)
        let (account, note) = (try request.account("operator"), request.text("notifyExt"))
        let announces = try announces(request)
        let outcome = try changing { () throws(MessagingError) in
          try request.hub.setEntries(
            elements, inRoom: id, reach: .existing, note: note, announces: announces, by: account)
        }
        return ["desc": .object(["noExistElement": .array(outcome.refused.keys.sorted().map(JSONValue.string))])]
      },
      "chatroom/queuePoll": .works { request throws(NIMFailure) in
        let (id, key) = (try request.needed("roomid"), request.text("key"))
        let outcome = try changing { () throws(MessagingError) in
          try request.hub.removeEntries(key.map { .keys([$0]) } ?? .first, fromRoom: id)
        }
        guard let entry = outcome.entries.first else { throw NIMFailure(.notFound, "there is no such element") }
        return ["desc": .object(["key": .string(entry.key), "value": .string(entry.value)])]
      },
      "chatroom/queueList": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let entries = try asking { () throws(MessagingError) in try request.hub.entries(ofRoom: id) }
        return ["desc": list(entries)]
      },
      "chatroom/queueMultiGet": .works { request throws(NIMFailure) in
        let (id, keys) = (try request.needed("roomid"), Set(try request.texts("keys")))
        let entries = try asking { () throws(MessagingError) in try request.hub.entries(ofRoom: id) }
        return ["desc": list(entries.filter { keys.contains($0.key) })]
      },
      "chatroom/queueDrop": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        _ = try changing { () throws(MessagingError) in try request.hub.removeEntries(.all, fromRoom: id) }
        return ["desc": .object([:])]
      },
      "chatroom/queueInit": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let limit = try request.choice("sizeLimit", 0...1000)
        _ = try changing { () throws(MessagingError) in
          try request.hub.changeRoom(id, [RoomInfo.Property.entryLimit: String(limit)], announces: false)
        }
        return [:]
      },
    ]

    private static func queueOperator(_ request: NIMRequest) throws(NIMFailure) -> AccountID? {
      request.text("operator") == nil ? nil : try request.known(try request.account("operator")).id
    }

    private static func offer(
      _ elements: [(key: String, value: String)], _ id: String, isTransient: Bool, note: String? = nil,
      announces: Bool = true, by account: AccountID?, _ request: NIMRequest
    ) throws(NIMFailure) {
      let outcome: RoomEntryOutcome
      do throws(MessagingError) {
        outcome = try request.hub.setEntries(
          elements, inRoom: id, isTransient: isTransient, note: note, announces: announces, by: account)
      } catch {
        switch error.code {
        case .forbidden: throw NIMFailure(.forbidden, "the room has no creator")
        case .notMember: throw NIMFailure(.forbidden, "the operator is not in the room")
        default: throw NIMFailure(error)
        }
      }
      if !outcome.refused.isEmpty { throw NIMFailure(.quantity, "the queue is full") }
    }

    /// Returns the elements of a request, by key.
    private static func elements(_ request: NIMRequest) throws(NIMFailure) -> [(key: String, value: String)] {
      guard let object = try request.object("elements"), (1...queueBatch).contains(object.count) else {
        throw NIMFailure(.badParameter, "elements has no element, or more than \(queueBatch)")
      }
      var elements: [(key: String, value: String)] = []
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        guard let value = value.string, (1...128).contains(key.count), value.count <= 4096 else {
          throw NIMFailure(.badParameter, "an element is not a text, or too long")
        }
        elements.append((key, value))
      }
      return elements
    }

    private static func list(_ entries: [RoomEntry]) -> JSONValue {
      .object(["list": .array(entries.map { .object([$0.key: .string($0.value)]) })])
    }
  }
#endif
