#if Server
  import Foundation
  import ParlanceCore
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// A machine with a store in a file, and a clock of the test's.
  final class MachineWorld {
    let path: String
    let end: PlainEnd
    var machine: BridgeMachine
    var time: Int64 = 1_700_000_000_000
    private let limits: BridgeLimits

    init(
      _ end: PlainEnd = PlainEnd(hasHistory: true), limits: BridgeLimits = BridgeLimits(), onlyCounts: Bool = false
    ) throws {
      path = FileManager.default.temporaryDirectory.appendingPathComponent("machine-\(UUID().uuidString)").path
      self.end = end
      self.limits = limits
      machine = BridgeMachine(try BridgeStore(path: path), end, limits: limits, onlyCounts: onlyCounts)
    }

    deinit {
      machine.store.database.close()
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    }

    /// Ends the machine as if its process were killed, and begins again.
    func reopen() throws {
      machine.store.database.close()
      machine = BridgeMachine(try BridgeStore(path: path), end, limits: limits)
    }

    func works() throws -> [BridgeWork] { try machine.works(at: time) }

    func complete(_ work: BridgeWork, _ verdict: BridgeVerdict, _ answer: JSONNode = .null) throws {
      try machine.complete(work, .verdict(verdict, answer), at: time)
    }

    func count(_ name: String) throws -> Int64 { try machine.store.counts()[name] ?? 0 }

    // MARK: what arrives

    /// Takes an event of the gateway's: a text.
    func write(_ id: String, from: String = "anna", to: String = "ben", sequence: Int64 = 1) throws {
      try webhook(
        [
          "id": .text("e-" + id), "type": "message.accepted", "time": .integer(time), "to": ["account": .text(to)],
          "message": [
            "id": .text(id), "from": .text(from), "time": .integer(time), "sequence": .integer(sequence),
            "content": ["text": .text(id)],
          ],
        ])
    }

    /// Takes an event of the gateway's: a picture.
    func writePicture(_ id: String, from: String = "anna", to: String = "ben") throws {
      try webhook(
        [
          "id": .text("e-" + id), "type": "message.accepted", "time": .integer(time), "to": ["account": .text(to)],
          "message": [
            "id": .text(id), "from": .text(from), "time": .integer(time), "sequence": 1,
            "content": ["image": ["id": .text(id), "size": 3, "type": "image/png", "name": .text(id + ".png")]],
          ],
        ])
    }

    func recall(_ id: String, from: String = "anna", to: String = "ben") throws {
      try webhook(
        [
          "id": .text("r-" + id), "type": "message.revoked", "time": .integer(time), "to": ["account": .text(to)],
          "scope": "everyone", "by": .text(from), "message": ["id": .text(id), "from": .text(from)],
        ])
    }

    /// Takes an event of the gateway's: an account has read a message.
    func read(_ id: String, by reader: String = "anna", of sender: String = "ben", sequence: Int64) throws {
      try webhook(
        [
          "id": .text("read-" + id), "type": "message.read", "time": .integer(time), "account": .text(reader),
          "to": ["account": .text(sender)],
          "message": ["id": .text(id), "from": .text(sender), "sequence": .integer(sequence)],
        ])
    }

    func webhook(_ event: JSONNode) throws {
      let body: JSONNode = ["events": [event]]
      try machine.take(webhook: Array(body.jsonText().utf8), at: time)
    }

    /// Takes a callback of the service: a text.
    func receive(
      _ id: String, from: String = "ben", to: String = "anna", mark: String? = nil, at written: Int64? = nil
    ) throws {
      let record = try ArchiveRecord(
        .message, source: "plain", id: id,
        [
          "sender": .text(from), "recipient": .text(to), "time": .integer(written ?? time),
          "body": ["type": "text", "text": .text(id)], "serverID": .text("n" + id),
          "extension": mark.map { ["parlance": .text($0)] },
        ])
      try machine.take(BridgeCallback(records: [record]), at: time)
    }

    /// Takes a callback of the service: a picture.
    func receivePicture(_ id: String, from: String = "ben", to: String = "anna", thumbnail: String? = nil) throws {
      var body: [String: JSONNode] = [
        "type": "image", "address": .text("https://old/" + id), "secret": "s", "name": .text(id + ".png"),
        "width": 40, "height": 30,
      ]
      body["thumbnail"] = thumbnail.map(JSONNode.text)
      let record = try ArchiveRecord(
        .message, source: "plain", id: id,
        [
          "sender": .text(from), "recipient": .text(to), "time": .integer(time), "body": .object(body),
          "serverID": .text("n" + id),
        ])
      try machine.take(BridgeCallback(records: [record]), at: time)
    }

    func receiveRecall(_ id: String) throws {
      let record = try ArchiveRecord(
        .revocation, source: "plain", id: id + "/recall", ["message": .text(id), "time": .integer(time)])
      try machine.take(BridgeCallback(records: [record]), at: time)
    }
  }

  extension BridgeWork {
    /// The path of the request, and the message that it names.
    var words: String {
      switch request {
      case .service(let request): request.path + " " + (request.parameters["id"] ?? "")
      case .hub(let request):
        request.path.joined(separator: "/") + " " + (request.body?["id"]?.text ?? request.body?["message"]?.text ?? "")
      case .file(let file, _):
        "file \(file.description.record ?? file.description.address?.split(separator: "/").last.map(String.init) ?? "") to "
          + target.rawValue
      }
    }

    /// The address of the file that a message names.
    var address: String? {
      if case .service(let request) = request { request.parameters["address"] } else { nil }
    }
  }
#endif
