import ParlanceBridge
import ParlanceCore
import ParlanceGateway
import ParlanceMoving

/// Answers to requests of a bridge: their meanings, and the walks through histories.
extension FuzzTarget {
  /// An answer of which the first line has the status, the method and the path of the request.
  private struct Answer {
    var response: OutgoingResponse
    var method: String
    var path: String

    init(_ bytes: [UInt8]) {
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
      let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ", maxSplits: 2).map(String.init)
      let status = words.first.flatMap { Int($0) } ?? 200
      response = OutgoingResponse(status: min(999, max(100, status)), body: Array(bytes.dropFirst(end + 1)))
      (method, path) = (words.dropFirst().first ?? "POST", words.count > 2 ? words[2] : "")
    }

    var node: JSONNode? { try? JSONParser.parse(response.body, replacesHalfPairs: true) }
  }

  private static let receiver = "anna"
  private static let message: BridgeMessage = {
    let event: JSONNode = [
      "event": "message", "id": "m1", "sender": "Ben", "place": ["account": "Anna"], "time": 5,
      "body": ["type": "text", "text": "ok"],
    ]
    guard case .message(let message)? = try? BridgeEvent(event) else { preconditionFailure("no message") }
    return message
  }()

  static func readAnswer(_ bytes: [UInt8], _ end: any BridgeEnd) {
    let answer = Answer(bytes)
    let request = FetchRequest(answer.path, method: answer.method, body: ["to": [.text(receiver)]])
    let verdict = end.verdict(on: answer.response, to: request)
    check(verdict)
    precondition(end.verdict(on: answer.response, to: request) == verdict)
    let isSuccess = (200..<300).contains(answer.response.status)
    if case .done = verdict { precondition(isSuccess && answer.node?.object != nil) }
    if answer.response.status == 200, answer.node == nil { precondition(verdict == .unclear(code: "malformed")) }
    if let file = end.file(in: answer.node ?? .null) { precondition(file["url"]?.text?.isEmpty == false) }
    logIn(answer.response, at: end)
    ask(answer.node ?? .null, end)
  }

  /// Passes an answer to the login of a bridge's end, and lets the end forget the login again.
  private static func logIn(_ response: OutgoingResponse, at end: any BridgeEnd) {
    guard end.login(at: BridgeEnds.now) != nil, end.take(login: response) else { return }
    precondition(end.login(at: BridgeEnds.now) == nil)
    let message = end.message(for: FetchRequest("users"), at: BridgeEnds.now)
    for value in message.headers.values { precondition(value.utf8.allSatisfy { (0x20...0x7E).contains($0) }) }
    end.forgetLogin(of: message)
    precondition(end.login(at: BridgeEnds.now) != nil)
  }

  /// Reads an answer to the question whether the service has a message.
  private static func ask(_ answer: JSONNode, _ end: any BridgeEnd) {
    for id in end.candidates(in: answer) { precondition((1...ArchiveShape.idLimit).contains(id.utf8.count)) }
    for place in [BridgePlace.account("anna"), .group("7")] {
      var context = BridgeContext(place: place, mark: "m1.code")
      let found = end.find(message, context, in: answer, isKnown: { _ in false })
      precondition(end.find(message, context, in: answer, isKnown: { _ in false }) == found)
      if let found { check(found) }
      // Without a mark only its content is known, and every such message is another one.
      context.mark = nil
      precondition(end.find(message, context, in: answer, isKnown: { _ in true }) == nil)
      guard let time = end.continuation(of: answer) else { continue }
      precondition((0...ArchiveShape.latestTime + 1).contains(time))
      precondition(end.question(about: message, context, since: time) != nil)
    }
  }

  static func readHubAnswer(_ bytes: [UInt8]) {
    let answer = Answer(bytes)
    let request = HubRequest(answer.method, answer.path.split(separator: "/").map(String.init))
    let (verdict, node) = HubEnd.verdict(on: answer.response, to: request)
    check(verdict)
    let again = HubEnd.verdict(on: answer.response, to: request)
    precondition(again.0 == verdict && again.1 == node)
    precondition((200..<300).contains(answer.response.status) == (verdict == .done(BridgeReceipt())))
  }

  // MARK: walks

  /// Walks through a history whose answers are the lines of an input, and converts each.
  static func walk(_ bytes: [UInt8], _ end: any BridgeEnd) {
    let now = BridgeEnds.now.milliseconds
    let since = now - 7_200_000
    guard var walk = end.fetcher(since: since, until: now, accounts: ["anna", "ben"]) else {
      preconditionFailure("no history")
    }
    var lines = bytes.split(separator: 0x0A).map(Array.init)[...]
    var count = 0
    while let request = walk.next() {
      precondition(walk.next() == request)
      check(walk.message(for: request, at: BridgeEnds.now))
      precondition(walk.interval(before: request) > 0)
      let answer = lines.popFirst().flatMap { try? JSONParser.parse($0, replacesHalfPairs: true) } ?? ["code": 200]
      if case .busy(let pause) = walk.verdict(on: answer) { precondition((1...60_000).contains(pause)) }
      if walk.verdict(on: answer) == .accepted, let file = walk.file(in: answer, to: request) {
        precondition(file.name.utf8.count == 13 && file.name.prefix(10).utf8.allSatisfy { (0x30...0x39).contains($0) })
        precondition(file.name.hasSuffix(".gz"))
      }
      walk.take(answer)
      takeAnswer(
        [
          "path": .text(request.path), "parameters": .object(request.parameters.mapValues(JSONNode.text)),
          "answer": answer,
        ], end, since: since)
      count += 1
      // Answers without anything new lead to no more questions.
      precondition(count <= bytes.count + 100)
    }
  }

  private static func check(_ message: FetchMessage) {
    precondition(message.address.hasPrefix(BridgeEnds.address + "/") && HTTPMethod(rawValue: message.method) != nil)
    precondition(message.address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    for value in message.headers.values { precondition(value.utf8.allSatisfy { (0x20...0x7E).contains($0) }) }
  }

  private static func takeAnswer(_ answer: JSONNode, _ end: any BridgeEnd, since: Int64) {
    // The file of answers is read again, after a restart, too.
    guard let node = try? JSONParser.parse(Array(answer.jsonText().utf8)) else { return }
    precondition(node == answer)
    take(.text(Array(answer.jsonText().utf8)), end, since: since)
  }

  /// Reads an hour of messages, as a file has them.
  static func readHour(_ bytes: [UInt8]) {
    var limits = MovingLimits()
    limits.lineLength = 8192
    limits.inflatedSize = 1 << 20
    limits.ratioStart = 1 << 18
    do throws(MessagingError) {
      let reader = try LineReader(bytes: bytes, name: "hour", limits: limits, keepsEmptyLines: true)
      while let line = try reader.next() { take(line, BridgeEnds.easemob, since: 5) }
    } catch {
      precondition([.malformedData, .limitExceeded].contains(error.code))
    }
  }

  private static func take(_ line: LineReader.Line, _ end: any BridgeEnd, since: Int64) {
    func records() -> [ArchiveRecord] {
      var converter = end.makeConverter()
      var output = ConvertedRecords(source: type(of: end).name)
      try? converter.read(line, into: &output)
      return output.records
    }
    let first = records()
    check(first)
    precondition(records() == first)
    for record in first where record.kind == .message { precondition(record.members["time"]?.integer ?? -1 >= 0) }
  }
}
