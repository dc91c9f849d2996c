import NIMMoving
import ParlanceBridge
import ParlanceCore
import ParlanceMoving

/// The results of a bridge's inputs: events that its queue keeps, and words under which it counts.
extension FuzzTarget {
  /// The longest word under which something is counted, in bytes.
  private static let wordLimit = 64

  static func check(word: String) {
    precondition((1...wordLimit).contains(word.utf8.count))
    precondition(word.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  static func check(_ receipt: BridgeReceipt) {
    for id in [receipt.serverID, receipt.id, receipt.group].compactMap({ $0 }) {
      precondition((1...ArchiveShape.idLimit).contains(id.utf8.count))
    }
    if let time = receipt.time { precondition((0...ArchiveShape.latestTime).contains(time)) }
  }

  /// Checks that the queue can keep an event and read it again, and that it has all its names.
  ///
  /// - parameter limit: The longest name, in bytes.
  static func check(_ event: BridgeEvent, limit: Int = ArchiveShape.idLimit) {
    let text = event.json.jsonText()
    guard let node = try? JSONParser.parse(Array(text.utf8)), let again = try? BridgeEvent(node) else {
      preconditionFailure("an event that cannot be read again")
    }
    precondition(again == event && again.json.jsonText() == text)
    var names: [String] = []
    var acting: (account: String, place: BridgePlace)?
    switch event {
    case .message(let message):
      names = [message.id, message.sender] + [message.serverID].compactMap { $0 }
      acting = (message.sender, message.place)
    case .recall(let recall):
      names = [recall.message] + [recall.sender, recall.by].compactMap { $0 }
      if let sender = recall.sender, let place = recall.place { acting = (sender, place) }
    case .reading(let reading):
      names = [reading.reader, reading.message]
      acting = (reading.reader, reading.place)
    case .group(let change):
      names = [change.group, change.actor] + change.accounts
      precondition(change.operation == .dismissed || !change.accounts.isEmpty)
    case .block(let account), .unblock(let account): names = [account]
    case .leftOut(let kind): check(word: kind)
    case .damaged: break
    }
    if let (account, place) = acting {
      switch place {
      case .account(let name), .group(let name), .room(let name): names.append(name)
      }
      // A later event finds the conversation by its line alone.
      let line = place.line(of: account)
      precondition(BridgePlace(line: line, of: account)?.line(of: account) == line)
    }
    precondition(names.allSatisfy { (1...limit).contains($0.utf8.count) })
  }

  /// Checks that records are valid, and that none of a message becomes nothing.
  static func check(_ records: [ArchiveRecord]) {
    for record in records {
      guard let node = try? JSONParser.parse(Array(record.line.utf8)), let again = try? ArchiveRecord(node) else {
        preconditionFailure("a record that cannot be read again")
      }
      precondition(again == record)
      let event = RecordEvents.event(of: record)
      precondition(event != nil || ![.message, .revocation].contains(record.kind))
      precondition(event == RecordEvents.event(of: record))
      if let event { check(event) }
    }
  }

  /// Checks what a callback led to.
  static func check(_ callback: BridgeCallback, of body: [UInt8], _ again: BridgeCallback) {
    callback.leftOut.forEach(check(word:))
    if let damage = callback.damage {
      precondition(damage.text == String(decoding: body, as: UTF8.self))
      precondition((1...200).contains(damage.reason.utf8.count))
      check(.damaged(damage.text))
    }
    if let name = callback.name { precondition((1...ArchiveShape.idLimit).contains(name.utf8.count)) }
    check(callback.records)
    precondition(callback.name == again.name && callback.records == again.records)
    precondition(callback.leftOut == again.leftOut && callback.damage?.text == again.damage?.text)
    precondition(callback.damage?.reason == again.damage?.reason)
  }

  /// Checks the meaning of an answer.
  static func check(_ verdict: BridgeVerdict) {
    switch verdict {
    case .done(let receipt): check(receipt)
    case .later(let pause, let code):
      precondition((1...60_000).contains(pause))
      check(word: code)
    case .refused(let code), .unclear(let code): check(word: code)
    case .already, .groupUnknown, .unauthorized: break
    }
  }
}
