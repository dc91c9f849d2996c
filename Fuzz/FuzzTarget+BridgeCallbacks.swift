import AgoraChatBridge
import AgoraChatMoving
import NIMBridge
import NIMMoving
import ParlanceBridge
import ParlanceCore
import ParlanceGateway
import ParlanceMoving
import ParlanceTokens

/// Requests that a bridge takes: copies, callbacks, the gateway's events, and the signatures of all.
extension FuzzTarget {
  private typealias Outcome = Result<BridgeCallback, BridgeRefusal>

  private static func read(_ end: any BridgeEnd, _ fields: [HTTPParameter], _ body: [UInt8]) -> Outcome {
    let request = HTTPRequest(.post, path: end.callbackPath, fields: fields, body: body)
    return Result { () throws(BridgeRefusal) in try end.read(request, at: BridgeEnds.now) }
  }

  private static func isRefused(_ outcome: Outcome) -> Bool {
    guard case .failure(let refusal) = outcome else { return false }
    precondition(refusal.status == 403)
    check(word: refusal.reason)
    return true
  }

  private static func time(_ later: Int64 = 0) -> String { String(BridgeEnds.now.milliseconds + later) }

  // MARK: copies

  private static func fields(ofCopy body: [UInt8]) -> [HTTPParameter] {
    let digest = hexadecimal(MD5.value(of: body))
    return [
      HTTPParameter(name: "appkey", value: BridgeEnds.key), HTTPParameter(name: "curtime", value: time()),
      HTTPParameter(name: "md5", value: digest),
      HTTPParameter(name: "checksum", value: NIMCheckSum.value(BridgeEnds.secret, digest, time())),
    ]
  }

  static func readCopy(_ body: [UInt8]) {
    let fields = fields(ofCopy: body)
    guard case .success(let callback) = read(BridgeEnds.nim, fields, body),
      case .success(let again) = read(BridgeEnds.nim, fields, body)
    else { preconditionFailure("a signed copy is refused") }
    check(callback, of: body, again)
    precondition(isRefused(read(BridgeEnds.nim, fields, body + [0x20])))
    guard let node = try? NIMExport().parse(body), let type = node["eventType"] else {
      precondition(callback.records.isEmpty && callback.leftOut.isEmpty && callback.damage != nil)
      return
    }
    // A list of receipts may be empty; everything else leads to something.
    precondition(
      !callback.records.isEmpty || !callback.leftOut.isEmpty || callback.damage != nil || type.count == 30)
    callback.records.forEach { check(group: BridgeEnds.nim.group(in: $0)) }
  }

  private static func check(group: (name: String?, owner: String?)) {
    if let owner = group.owner { precondition((1...ArchiveShape.idLimit).contains(owner.utf8.count)) }
  }

  // MARK: callbacks

  static func readCallback(_ bytes: [UInt8]) {
    // As it came: the signature is right for a seed alone.
    let plain = read(BridgeEnds.easemob, [], bytes)
    if case .success(let callback) = plain { check(callback, of: bytes, callback) } else { _ = isRefused(plain) }
    guard var members = (try? JSONParser.parse(bytes, replacesHalfPairs: true))?.object else {
      return precondition(isRefused(plain))
    }
    let limit = ArchiveShape.idLimit
    let id = members["callId"]?.text.flatMap { (1...limit).contains($0.utf8.count) ? $0 : nil } ?? "c1"
    let now = BridgeEnds.now.milliseconds
    members["callId"] = .text(id)
    members["timestamp"] = .integer(now)
    members["security"] = .text(EasemobSignature.value(id, BridgeEnds.rule, now))
    if members["appkey"] != nil { members["appkey"] = .text(BridgeEnds.appKey) }
    let body = Array(JSONNode.object(members).jsonText().utf8)
    guard case .success(let callback) = read(BridgeEnds.easemob, [], body),
      case .success(let again) = read(BridgeEnds.easemob, [], body)
    else {
      // Names that no longer are in one form, or the added ones, may be too deep.
      return precondition((try? JSONParser.parse(body, replacesHalfPairs: true)) == nil)
    }
    check(callback, of: body, again)
    precondition(callback.name == id)
    precondition(!callback.records.isEmpty || !callback.leftOut.isEmpty || callback.damage != nil)
    precondition(callback.records.isEmpty || callback.damage == nil)
    callback.records.forEach { check(group: BridgeEnds.easemob.group(in: $0)) }
  }

  // MARK: events of the gateway

  static func readEvents(_ bytes: [UInt8]) {
    let known = ["message.accepted", "message.revoked", "message.read", "group.changed", "account.online"]
    do throws(RecordError) {
      let events = try WebhookEvents.events(in: bytes)
      precondition((try? WebhookEvents.events(in: bytes)) == events)
      let list = try JSONParser.parse(bytes)["events"]?.list ?? []
      precondition(events.count == list.count { known.contains($0["type"]?.text ?? "") })
      for event in events {
        precondition(!event.id.isEmpty && event.online?.isEmpty != true)
        check(event.event, limit: bytes.count)
      }
    } catch {
      precondition((1...200).contains(error.description.utf8.count))
    }
  }

  // MARK: signatures

  /// Passes the fields of a header, and the body behind an empty line, to all checks of signatures. Where a check accepts them, it must
  /// refuse them with another byte, at another time, or without one of the fields.
  static func checkSignatures(_ bytes: [UInt8]) {
    let (header, body) = split(bytes)
    let fields = header.split(separator: "\n").compactMap { line -> HTTPParameter? in
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      return parts.count == 2 ? HTTPParameter(name: parts[0].lowercased(), value: parts[1]) : nil
    }
    checkCopySignature(fields, body)
    checkWebhookSignature(fields, body)
    let outcome = read(BridgeEnds.easemob, [], body)
    guard !isRefused(outcome), case .success(let callback) = outcome,
      var members = (try? JSONParser.parse(body, replacesHalfPairs: true))?.object
    else { return }
    members["callId"] = .text((callback.name ?? "") + "1")
    precondition(isRefused(read(BridgeEnds.easemob, [], Array(JSONNode.object(members).jsonText().utf8))))
    for name in ["callId", "timestamp", "security"] {
      var rest = members
      rest[name] = nil
      precondition(isRefused(read(BridgeEnds.easemob, [], Array(JSONNode.object(rest).jsonText().utf8))))
    }
  }

  private static func split(_ bytes: [UInt8]) -> (header: String, body: [UInt8]) {
    let end = bytes.indices.first { bytes[$0] == 0x0A && ($0 == 0 || bytes[$0 - 1] == 0x0A) } ?? bytes.count
    return (String(decoding: bytes[..<end], as: UTF8.self), Array(bytes.dropFirst(end + 1)))
  }

  private static func checkCopySignature(_ fields: [HTTPParameter], _ body: [UInt8]) {
    guard !isRefused(read(BridgeEnds.nim, fields, body)) else { return }
    precondition(isRefused(read(BridgeEnds.nim, fields, body + [0])))
    for name in ["md5", "curtime", "checksum"] {
      precondition(isRefused(read(BridgeEnds.nim, fields.filter { $0.name != name }, body)))
      let doubled = fields + fields.filter { $0.name == name }
      precondition(isRefused(read(BridgeEnds.nim, doubled, body)))
    }
  }

  private static func checkWebhookSignature(_ fields: [HTTPParameter], _ body: [UInt8]) {
    func isTaken(_ body: [UInt8], at time: Timestamp) -> Bool {
      let request = HTTPRequest(.post, path: BridgeServer.webhookPath, fields: fields, body: body)
      do throws(BridgeRefusal) {
        try BridgeEnds.hub.check(request, at: time)
        return true
      } catch {
        precondition(error.status == 403)
        return false
      }
    }
    guard isTaken(body, at: BridgeEnds.now) else { return }
    precondition(!isTaken(body + [0], at: BridgeEnds.now))
    precondition(!isTaken(body, at: BridgeEnds.now.advanced(byMilliseconds: 86_400_000)))
  }
}
