import AgoraChatMoving
import Foundation
import NIMMoving
import ParlanceCore
import ParlanceMoving

/// Archives, and the exports of which they are made. Whatever a converter makes of an input must be readable as an archive.
extension FuzzTarget {
  /// Small bounds, which inputs can reach.
  private static let limits = {
    var limits = MovingLimits()
    limits.lineLength = 8192
    limits.inflatedSize = 1 << 20
    limits.ratioStart = 1 << 18
    return limits
  }()

  static func readRecords(_ bytes: [UInt8]) {
    do throws(MessagingError) {
      let reader = ArchiveReader(try LineReader(bytes: bytes, name: "input", limits: limits))
      while let item = try reader.next() {
        switch item {
        case .header(let header): check(ArchiveHeader.self, header.line) { try ArchiveHeader($0).line }
        case .record(let record):
          check(ArchiveRecord.self, record.line) { try ArchiveRecord($0).line }
          precondition(record.references.allSatisfy { !$0.id.isEmpty })
        case .damage(let damage): precondition(damage.line == reader.number && !damage.reason.isEmpty)
        }
      }
    } catch {
      precondition([.malformedData, .limitExceeded].contains(error.code))
    }
  }

  static func convert(_ bytes: [UInt8], _ source: ArchiveSource) {
    var damages: [ArchiveDamage] = []
    let lines = convert(bytes, source) { damages.append($0) }
    for line in lines {
      precondition(line.utf8.count <= limits.lineLength)
      check(ArchiveRecord.self, line) { try ArchiveRecord($0).line }
    }
    // A strict run ends with the same damage as the first of the other one, and has the same records before it.
    var first: ArchiveDamage?
    let strict = convert(bytes, source) { (damage) throws(MessagingError) in
      first = damage
      throw MessagingError(.malformedData, damage.description)
    }
    precondition(first == damages.first && lines.starts(with: strict))
  }

  private static func convert(
    _ bytes: [UInt8], _ source: ArchiveSource, _ note: (ArchiveDamage) throws(MessagingError) -> Void
  ) -> [String] {
    var (converter, report) = (source.make(), Conversion.Report())
    var lines: [String] = []
    do throws(MessagingError) {
      let reader = try LineReader(bytes: bytes, name: "input", limits: limits, keepsEmptyLines: true)
      try Conversion.convert(
        reader, &converter, source: "old", limits: limits, report: &report, note: note, append: { lines.append($0) })
    } catch {
      precondition(error.code == .malformedData)
    }
    precondition(report.counts.values.reduce(0, +) == lines.count)
    return lines
  }

  /// Checks that a line is read, and written again as the same bytes.
  private static func check<Value>(_ type: Value.Type, _ line: String, _ again: (JSONNode) throws -> String) {
    guard let node = try? JSONParser.parse(Array(line.utf8)), let text = try? again(node) else {
      preconditionFailure("a line that cannot be read again")
    }
    precondition(Array(text.utf8) == Array(line.utf8))
  }

  // MARK: seeds

  private static let archiveMessage =
    #"{"kind":"message","source":"old","id":"m1","sender":"a","group":"g","time":5,"reply":"m0","#
  private static let archiveHeader = #"{"kind":"header","source":"old","version":1,"zone":"UTC"}"#

  static var recordSeeds: [[UInt8]] {
    let plain = [
      archiveHeader, #"{"kind":"account","source":"old","id":"a","created":1,"original":{"a":[1.5,-2e3,null,true]}}"#,
      archiveMessage + #""body":{"type":"text","text":"x"}}"#,
      archiveMessage + #""body":{"type":"image","media":"f","width":3}}"#,
      archiveMessage + #""body":{"type":"notification","event":"dismissed","accounts":["b"],"content":{}}}"#,
      #"{"kind":"media","source":"old","id":"f","path":"a/b.jpg","size":3,"md5":"00"}"#,
      #"{"kind":"profile","source":"old","id":"a","account":"a","mutedRoomUntil":"forever","gender":"other"}"#,
    ].joined(separator: "\n")
    return [Array(plain.utf8)] + compressed(plain)
  }

  /// Returns a compressed archive.
  private static func compressed(_ text: String) -> [[UInt8]] {
    let path = NSTemporaryDirectory() + "seed-\(UUID().uuidString).gz"
    defer { unlink(path) }
    let header = ArchiveHeader(source: "old", zone: "UTC")
    guard let writer = try? ArchiveWriter(path: path, header: header) else { return [] }
    for line in text.split(separator: "\n").dropFirst() {
      guard let node = try? JSONParser.parse(Array(line.utf8)), let record = try? ArchiveRecord(node) else { return [] }
      try? writer.append(record)
    }
    try? writer.finish()
    return (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [Array($0)] } ?? []
  }

  static let easemobSeeds: [[UInt8]] = {
    func exported(_ body: String) -> String {
      #"{"msg_id":"1","timestamp":5,"chat_type":"groupchat","payload":"#
        + #"{"bodies":[\#(body)],"ext":{"k":1},"from":"a","to":"g"}}"#
    }
    return [
      #"{"type":"txt","msg":"hi"}"#, #"{"type":"img","url":"u","secret":"s","size":{"width":3,"height":4}}"#,
      #"{"type":"loc","addr":"x","lat":1.5,"lng":"-2"}"#,
      #"{"type":"custom","customEvent":"e","customExts":[{"a":"1"}]}"#,
      #"{"subType":"sub_combine","title":"T","combineLevel":1,"url":"u"}"#,
    ].map { Array(exported($0).utf8) }
      + [
        #"{"uri":"/users","entities":[{"username":"a","created":5,"activated":true,"nickname":"A"}]}"#,
        #"{"uri":"/mutes","data":{"data":[{"username":"a","chat":10}],"unixtime":100}}"#,
        #"{"uri":"/chatgroups/9","data":[{"id":"9","name":"N","membersonly":true,"affiliations":[{"owner":"a"}]}]}"#,
        #"{"uri":"/metadata/user/get","data":{"a":{"nickname":"A","gender":"1","ext":"x"}}}"#,
      ].map { Array($0.utf8) }
  }()

  static let nimSeeds: [[UInt8]] = [
    #"{"path":"history/querySessionMsg.action","parameters":{"from":"a","to":"b"},"answer":{"code":200,"msgs":[{"from":"a","msgid":7,"msgidclient":"c","sendtime":5,"type":0,"body":{"msg":"x"}}]}}"#,
    #"{"path":"history/queryTeamMsg","parameters":{"tid":1},"answer":{"code":200,"msgs":[{"from":"a","msgid":7,"sendtime":"5","type":1,"body":"{\"url\":\"u\",\"w\":1}"}]}}"#,
    #"{"eventType":"1","convType":"TEAM","to":"1","fromAccount":"a","msgTimestamp":"5","msgType":"NOTIFICATION","msgidClient":"c","msgidServer":"7","attach":"{\"id\":0,\"data\":{\"ids\":[\"b\"]}}","tMembers":[a, b]}"#,
    #"{"eventType":"4","roomId":"6","fromAccount":"a","msgType":"TEXT","attach":"x","msgTimestamp":"5","msgidClient":"c"}"#,
    #"{"eventType":"7","from":"a","to":"b","msgId":"7","clientId":"c","deleteTime":"9"}"#,
    #"{"eventType":"30","objects":"[{\"fromAccount\":\"b\",\"toAccount\":\"a\",\"msgidClient\":\"c\",\"timestamp\":9}]"}"#,
    #"{"code":200,"uinfos":[{"accid":"a","name":"A","gender":1,"ex":"e","valid":false,"mute":true}]}"#,
    #"{"code":200,"tinfos":[{"tid":1,"tname":"T","owner":{"accid":"a"},"members":["b"],"joinmode":1,"muteType":3}]}"#,
    #"{"code":200,"desc":{"data":[{"roomid":6,"accid":"a","type":"CREATOR","enterTime":5}]}}"#,
  ].map { Array($0.utf8) }

  static let tableSeeds: [[UInt8]] = [
    "account,nickname,created,attribute.x\r\na,\"A, \"\"b\"\"\n\nc\",5,y\r\n,,,\r\n",
    "account,contact,state\na,b,\na,c,blocked\n",
  ].map { Array($0.utf8) }
}
