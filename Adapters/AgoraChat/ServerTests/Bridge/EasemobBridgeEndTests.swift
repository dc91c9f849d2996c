#if Server
  import AgoraChatMoving
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import Testing

  @testable import AgoraChatBridge
  @testable import ParlanceBridge

  /// The vendor's terms: settings, requests and answers.
  @Suite struct EasemobBridgeEndTests {
    private let end: EasemobBridgeEnd
    private let message = BridgeMessage(
      id: "m1", sender: "Ben", place: .account("Anna"), time: 5, body: ["type": "text", "text": "ok"])

    init() throws { end = try Self.make() }

    private static func make(_ change: [String: JSONValue] = [:]) throws -> EasemobBridgeEnd {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easemob-end-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in ["secret", "rule"] {
        let file = folder.appendingPathComponent(name).path
        try Data("\(name)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      }
      let members: [String: JSONValue] = [
        "endpoint": "https://api.example.test/org/app/", "client-id": "id", "client-secret-file": "secret",
        "callback-secret-file": "rule", "callback-path": "/0123456789abcdef0123456789abcdef",
      ]
      return try EasemobBridgeEnd(
        FaceSettings(
          members: members.merging(change) { $1 }, folder: folder.path, allowsReadableFiles: false))
    }

    private func answer(
      _ text: String, status: Int = 200, to path: String = "messages/users", _ method: String = "POST",
      receiver: String = "anna"
    ) -> BridgeVerdict {
      end.verdict(
        on: OutgoingResponse(status: status, body: Array(text.utf8)),
        to: FetchRequest(path, method: method, body: ["to": [.text(receiver)]]))
    }

    private func request(_ event: BridgeEvent, _ context: BridgeContext = BridgeContext()) throws -> FetchRequest {
      guard case .request(let request) = end.request(for: event, context) else {
        throw RecordError("no request: \(end.request(for: event, context))")
      }
      return request
    }

    @Test func settingsThatAreNotSafeAreRefused() {
      for change: [String: JSONValue] in [
        ["callback-path": "/callbacks"], ["callback-path": "0123456789abcdef0123456789abcdef"],
        ["callback-path": "/0123456789abcdef0123{name}"], ["endpoint": "https://api.example.test"],
        ["endpoint": "ftp://api.example.test/org/app"], ["unknown": 1], ["rate": 0], ["client-secret-file": .null],
      ] {
        #expect(throws: MessagingError.self, "\(change)") { try Self.make(change) }
      }
    }

    @Test func answersHaveTheirMeanings() {
      #expect(
        answer(#"{"data":{"anna":"1029544257947437432"},"timestamp":7}"#)
          == .done(BridgeReceipt(serverID: "1029544257947437432", time: 7, id: "1029544257947437432")))
      #expect(answer(#"{"data":{"anna":"success"},"timestamp":7}"#) == .done(BridgeReceipt(time: 7)))
      #expect(answer(#"{"data":{}}"#) == .refused(code: "receiverUnknown"))
      #expect(answer("no JSON") == .unclear(code: "malformed"))
      #expect(answer("20", to: "chatgroups/7", "DELETE") == .unclear(code: "malformed"))
      #expect(answer("", status: 502) == .unclear(code: "status502"))
      #expect(answer(#"{"error":"unauthorized"}"#, status: 401) == .unauthorized)
      #expect(answer(#"{"error":"reach_limit"}"#, status: 429) == .later(1000, code: "reach_limit"))
      #expect(answer(#"{"error":"resource_limited"}"#, status: 429) == .later(30_000, code: "resource_limited"))
      #expect(
        answer(#"{"error":"x","error_description":"message send reach limit"}"#, status: 403)
          == .later(1000, code: "reach_limit"))
      #expect(
        answer(#"{"error":"illegal_argument","error_description":"message is too large"}"#, status: 400)
          == .refused(code: "illegal_argument"))
      #expect(
        answer(#"{"error":"organization_application_not_found"}"#, status: 404)
          == .later(30_000, code: "organization_application_not_found"))
      #expect(answer(#"{"error":"x"}"#, status: 404, to: "messages/chatgroups") == .groupUnknown)
      #expect(answer(#"{"error":"x"}"#, status: 404) == .refused(code: "x"))
    }

    @Test func valuesOfAnAnswerThatCannotBeKeptAreLeftOut() {
      let long = String(repeating: "x", count: 600)
      let short = String(long.prefix(64))
      #expect(answer(#"{"error":"\#(long)"}"#, status: 400) == .refused(code: short))
      #expect(answer(#"{"error":"a\nb"}"#, status: 502) == .unclear(code: "a?b"))
      #expect(answer(#"{"data":{"recalled":"\#(long)"}}"#, to: "messages/msg_recall") == .refused(code: short))
      #expect(answer(#"{"data":{"anna":"\#(long)"}}"#) == .refused(code: "receiverUnknown"))
      #expect(answer(#"{"data":{"groupid":"\#(long)"}}"#, to: "chatgroups") == .unclear(code: "malformed"))
      #expect(
        answer(#"{"data":{"anna":"7"},"timestamp":-1}"#) == .done(BridgeReceipt(serverID: "7", id: "7")))
    }

    @Test(arguments: ["", "a\\r\\nb", "a b", "\u{e9}"]) func malformedTokenIsRefused(_ token: String) {
      let body = Array(#"{"access_token":"\#(token)"}"#.utf8)
      #expect(!end.take(login: OutgoingResponse(status: 200, body: body)))
      #expect(end.login(at: .zero) != nil)
    }

    @Test func callbackWithoutANameIsRefused() throws {
      func refusal(_ id: String) throws -> BridgeRefusal? {
        let security = EasemobSignature.value(id, "rule", 5)
        let callback: JSONNode = ["callId": .text(id), "timestamp": 5, "security": .text(security), "status": "online"]
        do throws(BridgeRefusal) {
          _ = try end.checks.check(callback, at: Timestamp(milliseconds: 6))
          return nil
        } catch { return error }
      }
      let wrong = BridgeRefusal(403, "callId, timestamp and security are needed")
      #expect(try refusal("") == wrong && refusal(String(repeating: "c", count: 513)) == wrong)
      #expect(try refusal("c") == nil)
    }

    @Test func refusalsOfGroupsAndRecallsHaveTheirMeanings() {
      let member = "chatgroups/7/users/anna"
      func refusal(_ error: String, _ words: String) -> String {
        JSONNode.object(["error": .text(error), "error_description": .text(words)]).jsonText()
      }
      let joined = refusal("forbidden_op", "can not join this group, reason:user: anna already in group: 7")
      #expect(answer(joined, status: 403, to: member) == .already)
      let noGroup = refusal("resource_not_found", "grpID 7 does not exist!")
      #expect(answer(noGroup, status: 404, to: member) == .groupUnknown)
      #expect(answer(noGroup, status: 404, to: member, "DELETE") == .already)
      #expect(answer(noGroup, status: 404, to: "chatgroups/7", "DELETE") == .already)
      let noUser = refusal("resource_not_found", "username anna doesn't exist!")
      #expect(answer(noUser, status: 404, to: member) == .refused(code: "resource_not_found"))
      let left = refusal("forbidden_op", "users [anna] are not members of this group!")
      #expect(answer(left, status: 403, to: member, "DELETE") == .already)
      let owner = refusal("forbidden_op", "forbidden operation on group owner!")
      #expect(answer(owner, status: 403, to: member, "DELETE") == .refused(code: "forbidden_op"))
      #expect(answer(#"{"data":{"groupid":"7"}}"#, to: "chatgroups") == .done(BridgeReceipt(group: "7")))
      let recall = "messages/msg_recall"
      #expect(
        answer(refusal("message_recall_error", "not_found msg"), status: 403, to: recall)
          == .refused(code: "messageUnknown"))
      #expect(answer(#"{"data":{"recalled":"not_found msg"}}"#, to: recall) == .refused(code: "messageUnknown"))
      #expect(answer(#"{"data":{"recalled":"yes"}}"#, to: recall) == .done(BridgeReceipt()))
    }

    @Test func accountsAreInLowerCaseAndTheMarkJoinsTheExtension() throws {
      var message = message
      message.attributes = ["k": 1]
      let context = BridgeContext(place: .account("Anna"), mark: "m1.code")
      let sent = try request(.message(message), context)
      #expect(sent.path == "messages/users" && sent.method == "POST")
      #expect(sent.body?["from"] == "ben" && sent.body?["to"] == ["anna"] && sent.body?["type"] == "txt")
      #expect(sent.body?["body"] == ["msg": "ok"] && sent.body?["ext"] == ["k": 1, "parlance": "m1.code"])
      message.attributes = ["k": .text(String(repeating: "x", count: 5100))]
      #expect(try request(.message(message), context).body?["ext"] == ["parlance": "m1.code"])
      let inGroup = try request(.message(message), BridgeContext(place: .group("7"), mark: "m1.code"))
      #expect(inGroup.path == "messages/chatgroups" && inGroup.body?["to"] == ["7"])
      #expect(end.pace(of: inGroup).interval == 5 * end.pace(of: sent).interval)
      #expect(end.request(for: .message(message), BridgeContext(place: .room("r"))) == .leftOut(kind: "message.room"))
      let written = end.message(for: sent, at: .zero)
      #expect(written.method == "POST" && written.headers["Content-Type"] == "application/json")
      #expect(written.address == "https://api.example.test/org/app/messages/users")
    }

    @Test func contentsHaveTheVendorsForms() {
      func content(_ body: JSONNode) -> String? {
        EasemobBridgeEnd.content(of: body, [:]).map { $0.type + " " + JSONNode.object($0.fields).jsonText() }
      }
      #expect(
        content(["type": "place", "latitude": .number(1.5), "longitude": 2, "text": "here"])
          == #"loc {"addr":"here","lat":"1.5","lng":"2"}"#)
      #expect(
        content(["type": "place", "latitude": 1, "longitude": 2]) == #"loc {"addr":"1, 2","lat":"1","lng":"2"}"#)
      #expect(
        content(["type": "custom", "event": "gift", "payload": #"{"name":"flower"}"#])
          == #"custom {"customEvent":"gift","customExts":{"name":"flower"}}"#)
      #expect(
        content(["type": "custom", "event": "", "payload": #"{"n":1}"#])
          == #"custom {"customEvent":"custom","customExts":{"content":"{\"n\":1}"}}"#)
      #expect(content(["type": "custom", "event": "two words", "payload": ""]) == nil)
      #expect(
        content(["type": "tip", "text": "t"]) == #"custom {"customEvent":"tip","customExts":{"text":"t"}}"#)
      #expect(content(["type": "image"]) == nil)
    }

    @Test func filesAreUploadedAndNamedByTheirAddresses() throws {
      func file(_ body: JSONNode) -> BridgeFile? {
        let message = BridgeMessage(id: "m1", sender: "ben", place: .account("anna"), time: 5, body: body)
        return BridgeFile.files(of: message, on: .hub).last
      }
      let image: JSONNode = [
        "type": "image", "id": "f1", "name": "cat.png", "mime": "image/png", "size": 3, "width": 4, "height": 5,
      ]
      func request(_ body: JSONNode) throws -> FetchRequest? {
        let file = try #require(file(body))
        return end.request(uploading: file)
      }
      let upload = try #require(try request(image))
      #expect(upload.path == "chatfiles" && upload.method == "POST" && upload.upload?.field == "file")
      #expect(upload.upload?.fileName == "cat.png" && upload.upload?.type == "image/png")
      let written = end.message(for: upload, at: .zero)
      #expect(written.headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
      #expect(written.address == "https://api.example.test/org/app/chatfiles")
      // Pictures have previews that the vendor makes; films do not.
      let preview: JSONNode = ["id": "f2", "size": 3, "type": "image/png"]
      #expect(try request(["type": "image", "id": "f1", "preview": preview]) == nil)
      #expect(try request(["type": "video", "id": "f1", "preview": preview]) != nil)
      let stored = try #require(
        end.file(in: ["entities": [["uuid": "u1", "type": "chatfile", "share-secret": "s1"]]]))
      #expect(stored == ["url": "https://api.example.test/org/app/chatfiles/u1", "secret": "s1"])
      #expect(end.file(in: ["entities": []]) == nil && end.file(in: ["entities": [["type": "chatfile"]]]) == nil)
      func content(_ body: JSONNode) -> String? {
        EasemobBridgeEnd.content(of: body, [.file: stored, .preview: ["url": "t", "secret": "ts"]]).map {
          $0.type + " " + JSONNode.object($0.fields).jsonText()
        }
      }
      let place = #""secret":"s1","#
      let url = #""url":"https://api.example.test/org/app/chatfiles/u1"}"#
      #expect(content(image) == #"img {"filename":"cat.png",\#(place)"size":{"height":5,"width":4},\#(url)"#)
      #expect(
        content(["type": "audio", "name": "a.amr", "duration": 400])
          == #"audio {"filename":"a.amr","length":1,\#(place)\#(url)"#)
      #expect(
        content(["type": "video", "name": "a.mp4", "duration": 7000, "size": 9])
          == #"video {"file_length":9,"filename":"a.mp4","length":7,\#(place)"thumb":"t","thumb_secret":"ts",\#(url)"#)
      #expect(content(["type": "file"]) == #"file {"filename":"file",\#(place)\#(url)"#)
    }

    @Test func otherEventsHaveTheVendorsRequests() throws {
      var link = BridgeLink(ours: "m1", origin: .hub, line: "a:anna\nben", sender: "Ben")
      link.serverID = "9"
      let recall = BridgeRecall(message: "m1", sender: "Ben", place: .account("Anna"), time: 5, note: "n")
      let recalled = try request(.recall(recall), BridgeContext(link: link, place: .account("Anna")))
      #expect(recalled.path == "messages/msg_recall")
      #expect(
        recalled.body == [
          "msg_id": "9", "to": "anna", "chat_type": "chat", "from": "ben", "force": true, "sync_device": true,
          "recallMessageExtensionInfo": "n",
        ])
      func change(_ operation: BridgeGroupChange.Operation, _ accounts: [String]) -> BridgeEvent {
        .group(BridgeGroupChange(group: "7", operation: operation, actor: "ben", accounts: accounts, time: 5))
      }
      let added = try request(change(.membersAdded, ["Carl"]))
      #expect(added.path == "chatgroups/7/users/carl" && added.method == "POST")
      #expect(try request(change(.membersRemoved, ["Carl"])).method == "DELETE")
      let dismissed = try request(change(.dismissed, []))
      #expect(dismissed.path == "chatgroups/7" && dismissed.method == "DELETE")
      #expect(try request(.block(account: "Anna")).path == "users/anna/deactivate")
      #expect(try request(.unblock(account: "Anna")).path == "users/anna/activate")
      let reading = BridgeReading(reader: "ben", place: .account("anna"), message: "m", time: 5)
      #expect(end.request(for: .reading(reading), BridgeContext(link: link)) == .leftOut(kind: "reading"))
      guard
        case .request(let created) = end.request(
          creating: BridgeGroup(id: "g", name: "", owner: "Ben", members: [], size: 500))
      else {
        Issue.record("no request")
        return
      }
      #expect(created.body?["groupname"] == "g" && created.body?["owner"] == "ben")
      #expect(created.body?["maxusers"] == 1000 && created.body?["public"] == false)
    }

    @Test func tokenIsKeptUntilTheServiceRefusesIt() throws {
      let login = try #require(end.login(at: .zero))
      #expect(login.address == "https://api.example.test/org/app/token")
      #expect(!end.take(login: OutgoingResponse(status: 400, body: Array(#"{"error":"invalid_grant"}"#.utf8))))
      #expect(end.take(login: OutgoingResponse(status: 200, body: Array(#"{"access_token":"t1"}"#.utf8))))
      #expect(end.login(at: .zero) == nil)
      let old = end.message(for: FetchRequest("users"), at: .zero)
      #expect(old.headers["Authorization"] == "Bearer t1")
      end.forgetLogin(of: old)
      #expect(end.login(at: .zero) != nil)
      #expect(end.take(login: OutgoingResponse(status: 200, body: Array(#"{"access_token":"t2"}"#.utf8))))
      // A late refusal of the token before says nothing of the new one.
      end.forgetLogin(of: old)
      #expect(end.login(at: .zero) == nil)
    }

    @Test func callbacksWithoutAnythingForTheHubAreCountedByTheirKind() throws {
      func read(_ text: String) throws -> BridgeCallback {
        EasemobBridgeEnd.callback(try JSONParser.parse(Array(text.utf8)), "c1", Array(text.utf8))
      }
      let login = try read(#"{"callId":"c1","status":"online","user":"org#app_anna/ios"}"#)
      #expect(login.leftOut == ["online"] && login.records.isEmpty && login.name == "c1")
      #expect(try read(#"{"callId":"c1","chat_type":"delivery_ack"}"#).leftOut == ["delivery_ack"])
      let muted = #"{"callId":"c1","event":"group_op_event","type":"GROUP","id":"7","operation":"MUTE","timestamp":5}"#
      #expect(try read(muted).leftOut == ["group.mute"])
      let long = String(repeating: "\u{130}", count: 600)
      #expect(try read(#"{"callId":"c1","chat_type":"\#(long)"}"#).leftOut == [String(repeating: "?", count: 64)])
      let damaged = try read(#"{"callId":"c1","chat_type":"recall"}"#)
      #expect(damaged.records.isEmpty && damaged.damage?.text == #"{"callId":"c1","chat_type":"recall"}"#)
    }

    @Test func groupsNameAndOwnerComeWithItsCreation() throws {
      let text =
        #"{"callId":"c1","appkey":"org#app","event":"group_op_event","type":"GROUP","id":"7","operation":"CREATE","#
        + #""operator":"@ppAdmin","timestamp":5,"#
        + #""payload":{"member":["ben"],"info":{"title":"T","owner":"org#app_anna"}}}"#
      let callback = EasemobBridgeEnd.callback(try JSONParser.parse(Array(text.utf8)), "c1", [])
      let record = try #require(callback.records.first)
      let (name, owner) = end.group(in: record)
      #expect(name == "T" && owner == "anna")
      guard case .group(let change)? = RecordEvents.event(of: record) else {
        Issue.record("no change")
        return
      }
      #expect(change.operation == .membersAdded && change.accounts == ["anna", "ben"] && change.actor == "anna")
    }
  }
#endif
