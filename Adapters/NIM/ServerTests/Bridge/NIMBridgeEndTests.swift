#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import Testing

  @testable import NIMBridge
  @testable import ParlanceBridge

  /// The vendor's terms: requests, answers and the question whether a message arrived.
  @Suite struct NIMBridgeEndTests {
    private let end: NIMBridgeEnd
    private let message = BridgeMessage(
      id: "m1", sender: "Ben", place: .account("Anna"), time: 5, body: ["type": "text", "text": "ok"])

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nim-end-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("secret").path
      try Data("secret\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      end = try NIMBridgeEnd(
        FaceSettings(
          members: ["app-key": "k", "app-secret-file": "secret"], folder: folder.path, allowsReadableFiles: false))
    }

    private func answer(_ text: String, status: Int = 200, to path: String = "msg/sendMsg.action") -> BridgeVerdict {
      end.verdict(on: OutgoingResponse(status: status, body: Array(text.utf8)), to: FetchRequest(path, [:]))
    }

    @Test func codesHaveTheirMeanings() {
      #expect(
        answer(#"{"code":200,"data":{"msgid":9007199254740993,"timetag":7}}"#)
          == .done(BridgeReceipt(serverID: "9007199254740993", time: 7)))
      #expect(answer(#"{"code":416}"#) == .later(10_500, code: "416"))
      #expect(answer(#"{"code":500}"#) == .unclear(code: "500"))
      #expect(answer("no JSON") == .unclear(code: "malformed"))
      #expect(answer("", status: 502) == .unclear(code: "status502"))
      #expect(answer("", status: 404) == .later(5000, code: "status404"))
      #expect(answer(#"{"code":414,"desc":"bad CheckSum"}"#) == .later(30_000, code: "signature"))
      #expect(answer(#"{"code":414,"desc":"body is long"}"#) == .refused(code: "414"))
      #expect(answer(#"{"code":803}"#) == .groupUnknown)
      #expect(answer(#"{"code":809}"#, to: "team/add.action") == .already)
      #expect(answer(#"{"code":804}"#, to: "team/kick.action") == .already)
      #expect(answer(#"{"code":404}"#, to: "msg/recall.action") == .refused(code: "messageUnknown"))
    }

    @Test func accountsAreInLowerCaseAndTheMarkJoinsTheExtension() throws {
      var message = message
      message.attributes = ["k": 1]
      let context = BridgeContext(place: .account("Anna"), mark: "m1.code")
      guard case .request(let request) = end.request(for: .message(message), context) else {
        Issue.record("no request")
        return
      }
      #expect(request.parameters["from"] == "ben" && request.parameters["to"] == "anna")
      #expect(request.parameters["ext"] == #"{"k":1,"parlance":"m1.code"}"#)
      message.attributes = ["k": .text(String(repeating: "x", count: 1100))]
      guard case .request(let long) = end.request(for: .message(message), context) else {
        Issue.record("no request")
        return
      }
      #expect(long.parameters["ext"] == #"{"parlance":"m1.code"}"#)
    }

    @Test func filesAreUploadedAndNamedByTheirAddresses() throws {
      let image: JSONNode = [
        "type": "image", "id": "f1", "mime": "image/png", "size": 3, "md5": "ab", "width": 4, "height": 5,
        "preview": ["id": "f2"],
      ]
      var message = message
      message.body = image
      let files = BridgeFile.files(of: message, on: .hub)
      #expect(files.map(\.part) == [.file, .preview])
      let (main, preview) = (try #require(files.first), try #require(files.last))
      let upload = try #require(end.request(uploading: main))
      #expect(upload.path == "msg/fileUpload.action" && upload.upload?.field == "content")
      #expect(upload.parameters == ["ishttps": "true", "type": "image/png"])
      #expect(end.request(uploading: preview) == nil)
      let stored = try #require(end.file(in: ["code": 200, "url": "https://files/1"]))
      #expect(end.file(in: ["code": 200]) == nil)
      func content(_ body: JSONNode) -> String? {
        NIMBridgeEnd.content(of: body, [.file: stored]).map { "\($0.type) \($0.body)" }
      }
      #expect(content(image) == #"1 {"ext":"png","h":5,"md5":"ab","size":3,"url":"https://files/1","w":4}"#)
      #expect(
        content(["type": "audio", "name": "a.amr", "duration": 400])
          == #"2 {"dur":400,"ext":"amr","md5":"","name":"a.amr","size":0,"url":"https://files/1"}"#)
      #expect(content(["type": "video", "id": "f1"])?.hasPrefix("3 ") == true)
      #expect(content(["type": "file", "id": "f1"])?.hasPrefix("6 ") == true)
      #expect(NIMBridgeEnd.content(of: image, [:]) == nil)
      // A row without the extension is found by its address.
      var context = BridgeContext(place: .account("anna"), mark: "m1.code")
      context.files = [.file: stored]
      func find(_ url: String) -> BridgeReceipt? {
        let body = JSONNode.object(["url": .text(url), "size": 3, "md5": "ab", "added": 1]).jsonText()
        let row: JSONNode = ["from": "ben", "msgid": "9", "sendtime": 7, "type": 1, "body": .text(body)]
        return end.find(message, context, in: ["msgs": [row]], isKnown: { _ in false })
      }
      #expect(find("https://files/1")?.serverID == "9" && find("https://files/2") == nil)
    }

    @Test func messageIsFoundByItsMarkOrByItsContentInRowsWithoutExtension() {
      let context = BridgeContext(place: .account("anna"), mark: "m1.code")
      func row(_ id: Int64, from: String = "ben", text: String = "ok", mark: String? = nil) -> JSONNode {
        var row: [String: JSONNode] = [
          "msgid": .integer(id), "msgidclient": .text("c\(id)"), "from": .text(from), "sendtime": .integer(id),
          "type": 0, "body": ["msg": .text(text)],
        ]
        row["ext"] = mark.map { JSONNode.text("{\"parlance\":\"\($0)\"}") }
        return .object(row)
      }
      func find(_ rows: [JSONNode], known: Set<String> = []) -> String? {
        end.find(message, context, in: ["code": 200, "msgs": .list(rows)], isKnown: { known.contains($0) })?.serverID
      }
      #expect(find([row(1, mark: "other.code"), row(2, mark: "m1.code")]) == "2")
      #expect(find([row(1, mark: "other.code")]) == nil)
      // Of two equal texts the first one is another message of the bridge's.
      #expect(find([row(1), row(2)], known: ["1"]) == "2")
      #expect(find([row(1, from: "anna"), row(2, text: "no")]) == nil)
    }

    @Test func valuesOfAnAnswerThatCannotBeKeptAreLeftOut() {
      let long = String(repeating: "7", count: 513)
      #expect(
        answer(#"{"code":200,"data":{"msgid":"\#(long)","timetag":9223372036854775807},"tid":""}"#)
          == .done(BridgeReceipt()))
      let row: JSONNode = [
        "from": "ben", "msgid": 1, "msgidclient": "", "sendtime": 5, "type": 0, "body": ["msg": "ok"],
      ]
      let context = BridgeContext(place: .account("anna"), mark: "m1.code")
      #expect(
        end.find(message, context, in: ["msgs": [row]], isKnown: { _ in false })
          == BridgeReceipt(serverID: "1", time: 5))
      #expect(end.candidates(in: ["msgs": [["msgid": .text(long)], ["msgid": ""], row]]) == ["1"])
    }

    @Test func questionContinuesBehindValidTimesAlone() {
      func continuation(_ times: [Int64]) -> Int64? {
        let rows = (0..<100).map { JSONNode.object(["sendtime": .integer(times[$0 % times.count])]) }
        return end.continuation(of: ["code": 200, "msgs": .list(rows)])
      }
      #expect(continuation([5]) == 6 && continuation([5, 7]) == 7)
      #expect(continuation([.max]) == nil && continuation([-1]) == nil && continuation([.max, 7]) == 8)
    }

    @Test func reportedTypeOfACopyIsShortened() {
      let type = String(repeating: "0", count: 1000) + "2"
      let callback = NIMBridgeEnd.callback(of: Array(#"{"eventType":"\#(type)"}"#.utf8))
      #expect(callback.leftOut == ["eventType" + String(repeating: "0", count: 55)])
    }

    @Test func emptyNameOfAnOwnerIsIgnored() throws {
      func owner(_ name: String) throws -> String? {
        let copy =
          #"{"eventType":"1","convType":"TEAM","to":"7","fromAccount":"ben","msgTimestamp":"5","msgServer":"9","#
          + #""msgType":"NOTIFICATION","msgidServer":"9","#
          + #""attach":{"id":0,"data":{"ids":["carl"],"tinfo":{"3":"T","5":"\#(name)"}}}}"#
        return end.group(in: try #require(NIMBridgeEnd.callback(of: Array(copy.utf8)).records.first)).owner
      }
      #expect(try owner("anna") == "anna")
      #expect(try owner("") == nil)
    }

    @Test func listOfMembersWithoutQuotationMarksIsRead() {
      let copy =
        #"{"eventType":"1","convType":"TEAM","to":"7","fromAccount":"ben","msgTimestamp":"5","msgType":"TEXT","#
        + #""body":"hi","msgidClient":"c","msgidServer":"9","tMembers":[anna, ben]}"#
      let callback = NIMBridgeEnd.callback(of: Array(copy.utf8))
      #expect(callback.records.map(\.id) == ["c"] && callback.damage == nil)
      let damaged = NIMBridgeEnd.callback(of: Array("{".utf8))
      #expect(damaged.records.isEmpty && damaged.damage?.text == "{")
      #expect(NIMBridgeEnd.callback(of: Array(#"{"eventType":"2"}"#.utf8)).leftOut == ["eventType2"])
    }
  }
#endif
