#if Server
  package import ParlanceMoving

  /// Events as the queue stores them.
  extension BridgeEvent {
    /// The deepest nesting of the object that a sender attached: the event has one level more, and must be read again.
    static let attributesDepth = JSONParser.depthLimit - 1

    package var json: JSONNode {
      switch self {
      case .message(let message):
        Self.object([
          "event": "message", "id": .text(message.id), "serverID": message.serverID.map(JSONNode.text),
          "sender": .text(message.sender), "place": message.place.json, "time": .integer(message.time),
          "sequence": message.sequence.map(JSONNode.integer), "body": message.body, "attributes": message.attributes,
        ])
      case .recall(let recall):
        Self.object([
          "event": "recall", "message": .text(recall.message), "sender": recall.sender.map(JSONNode.text),
          "place": recall.place?.json, "by": recall.by.map(JSONNode.text), "time": .integer(recall.time),
          "note": recall.note.map(JSONNode.text),
        ])
      case .reading(let reading):
        Self.object([
          "event": "reading", "reader": .text(reading.reader), "place": reading.place.json,
          "message": .text(reading.message), "sequence": reading.sequence.map(JSONNode.integer),
          "time": .integer(reading.time),
        ])
      case .group(let change):
        Self.object([
          "event": "group", "group": .text(change.group), "operation": .text(change.operation.rawValue),
          "actor": .text(change.actor), "accounts": .list(change.accounts.map(JSONNode.text)),
          "time": .integer(change.time), "name": change.name.map(JSONNode.text),
          "owner": change.owner.map(JSONNode.text),
        ])
      case .block(let account): ["event": "block", "account": .text(account)]
      case .unblock(let account): ["event": "unblock", "account": .text(account)]
      case .leftOut(let kind): ["event": "leftOut", "kind": .text(kind)]
      case .damaged(let text): ["event": "damaged", "text": .text(text)]
      }
    }

    private static func object(_ members: [String: JSONNode?]) -> JSONNode {
      .object(members.compactMapValues { $0 })
    }

    /// Reads an event that `json` wrote.
    ///
    /// - throws: `RecordError` for other values.
    package init(_ node: JSONNode) throws(RecordError) {
      func text(_ name: String) throws(RecordError) -> String {
        guard let text = node[name]?.text else { throw RecordError("\"\(name)\" is missing") }
        return text
      }
      func number(_ name: String) throws(RecordError) -> Int64 {
        guard let number = node[name]?.integer else { throw RecordError("\"\(name)\" is missing") }
        return number
      }
      func place() throws(RecordError) -> BridgePlace {
        guard let place = node["place"].flatMap(BridgePlace.init) else { throw RecordError("\"place\" is missing") }
        return place
      }
      switch try text("event") {
      case "message":
        self = .message(
          BridgeMessage(
            id: try text("id"), serverID: node["serverID"]?.text, sender: try text("sender"), place: try place(),
            time: try number("time"), sequence: node["sequence"]?.integer, body: node["body"] ?? .null,
            attributes: node["attributes"]))
      case "recall":
        self = .recall(
          BridgeRecall(
            message: try text("message"), sender: node["sender"]?.text, place: node["place"].flatMap(BridgePlace.init),
            by: node["by"]?.text, time: try number("time"), note: node["note"]?.text))
      case "reading":
        self = .reading(
          BridgeReading(
            reader: try text("reader"), place: try place(), message: try text("message"),
            sequence: node["sequence"]?.integer, time: try number("time")))
      case "group":
        guard let operation = BridgeGroupChange.Operation(rawValue: try text("operation")) else {
          throw RecordError("unknown operation")
        }
        self = .group(
          BridgeGroupChange(
            group: try text("group"), operation: operation, actor: try text("actor"),
            accounts: node["accounts"]?.list?.compactMap(\.text) ?? [], time: try number("time"),
            name: node["name"]?.text, owner: node["owner"]?.text))
      case "block": self = .block(account: try text("account"))
      case "unblock": self = .unblock(account: try text("account"))
      case "leftOut": self = .leftOut(kind: try text("kind"))
      case "damaged": self = .damaged(try text("text"))
      default: throw RecordError("unknown event")
      }
    }
  }

  extension BridgePlace {
    /// The form in which the gateway's API has it, too.
    var json: JSONNode {
      switch self {
      case .account(let name): ["account": .text(name)]
      case .group(let id): ["group": .text(id)]
      case .room(let id): ["room": .text(id)]
      }
    }

    init?(_ node: JSONNode) {
      switch (node["account"]?.text, node["group"]?.text, node["room"]?.text) {
      case (let name?, nil, nil): self = .account(name)
      case (nil, let id?, nil): self = .group(id)
      case (nil, nil, let id?): self = .room(id)
      default: return nil
      }
    }
  }
#endif
