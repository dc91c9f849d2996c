#if Server
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import TestSupport
  import Testing

  @testable import NIMServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Files that a back end uploads, and messages that have them.
  @Suite @MainActor struct FileTests {
    private final class App: NSObject, NIMChatManagerDelegate {
      let sdk: NIMSDK
      let received = Inbox<NIMMessage>("message")

      @MainActor init(_ account: String, _ token: String, _ backEnd: BackEnd) async throws {
        sdk = NIMSDK(environment: backEnd.environment, device: "phone", config: NIMSDKConfig())
        super.init()
        sdk.chatManager.add(self)
        #expect(try await outcome { sdk.loginManager.login(account, token: token, completion: $0) } == nil)
      }

      func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
    }

    private let picture = SomeFiles.picture(40, 30)

    /// Uploads a file in a form with files, as the bridge does, and returns the answer.
    private func upload(
      _ bytes: [UInt8], to backEnd: BackEnd, _ parameters: [String: String] = [:]
    ) async throws -> [String: JSONValue] {
      let file = FetchUpload(field: "content", fileName: "cat.png", type: "image/png", bytes: bytes)
      let (type, body) = file.form(parameters)
      return try await backEnd.call("msg/fileUpload", type: type, bytes: body)
    }

    @Test func uploadedFileIsSentInAMessage() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let encoded = try await backEnd.succeed(
        "msg/upload", ["content": .string(Data(picture).base64EncodedString()), "type": "image/png"])
      let form = try await upload(picture, to: backEnd, ["ishttps": "true"])
      #expect(form["code"] == 200, "\(form)")
      for answer in [encoded, form] {
        let url = try #require(answer["url"]?.string)
        #expect(url.hasPrefix("http://127.0.0.1:\(backEnd.gateway.port)/v1/media/"))
        let (data, _) = try await URLSession.shared.data(from: try #require(URL(string: url)))
        #expect(Array(data) == picture)
        let body: JSONValue = ["url": .string(url), "name": "cat.png", "md5": "x", "size": 1, "w": 40, "h": 30]
        try await backEnd.succeed("msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 1, "body": body])
        let object = try #require(try await app.received.next().messageObject as? NIMImageObject)
        // What the hub knows itself counts.
        #expect(object.md5 == hexadecimal(MD5.value(of: picture)) && object.fileLength == Int64(picture.count))
        #expect(object.displayName == "cat.png" && object.size == CGSize(width: 40, height: 30))
      }
      let rows = try await backEnd.succeed(
        "history/querySessionMsg",
        ["from": "anna", "to": "ben", "begintime": "0", "endtime": JSONValue(SystemClock().now()), "limit": 10])
      let row = try #require(rows["msgs"]?.array?.first)
      #expect(row["type"] == 1 && row["body"]?["url"]?.string?.contains("/v1/media/") == true)
      #expect(row["body"]?["ext"] == "png" && row["body"]?["w"] == 40)
    }

    @Test func everyKindOfFileArrives() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let url = try #require(try await upload(picture, to: backEnd)["url"])
      for (type, body) in [(2, ["url": url, "dur": 2300]), (3, ["url": url, "dur": 4000, "w": 4]), (6, ["url": url])]
        as [(JSONValue, JSONValue)]
      {
        try await backEnd.succeed("msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": type, "body": body])
        let message = try await app.received.next()
        switch message.messageObject {
        case let speech as NIMAudioObject: #expect(speech.duration == 2300)
        case let film as NIMVideoObject: #expect(film.duration == 4000)
        case let file as NIMFileObject: #expect(file.fileLength == Int64(picture.count))
        default: Issue.record("\(message.messageType)")
        }
      }
    }

    @Test func invalidFilesAreRefused() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      _ = try await backEnd.create("ben")
      #expect(try await backEnd.code("msg/upload", ["content": "***"]) == 414)
      #expect(try await backEnd.code("msg/upload", [:]) == 414)
      #expect(try await backEnd.code("msg/fileUpload", ["content": "text"]) == 414)
      #expect(try await upload([], to: backEnd)["code"] == 414)
      let wrong = FetchUpload(field: "other", fileName: "a", type: "", bytes: [1]).form([:])
      #expect(try await backEnd.call("msg/fileUpload", type: wrong.type, bytes: wrong.body)["code"] == 414)
      // No other request has a form with files.
      let message = FetchUpload(field: "content", fileName: "a", type: "", bytes: [1])
        .form(["from": "anna", "ope": "0", "to": "ben", "type": "0", "body": "{\"msg\":\"x\"}"])
      #expect(try await backEnd.call("msg/sendMsg", type: message.type, bytes: message.body)["code"] == 414)
      let unknown = "http://127.0.0.1/v1/media/" + String(repeating: "a", count: 32)
      for (url, code) in [(unknown, 404), ("http://elsewhere/cat.png", 414), ("", 414)] as [(String, Int64)] {
        let body: JSONValue = ["url": .string(url)]
        let found = try await backEnd.code(
          "msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 1, "body": body])
        #expect(found == code, "\(url)")
      }
    }

    @Test func filesUpToTheVendorsLimitAreTaken() async throws {
      let backEnd = try BackEnd()
      let largest = [UInt8](repeating: 0xFF, count: NIMEndpoint.fileSize)
      #expect(try await upload(largest, to: backEnd)["code"] == 200)
      #expect(try await upload(largest + [0], to: backEnd)["code"] == 405)
    }

    @Test func formsAreReadAsTheyAreWritten() throws {
      func read(_ type: String, _ body: [UInt8]) -> MultipartForm? {
        var request = HTTPRequest(.post, path: "/", fields: [], body: body)
        request.contentType = type
        return MultipartForm(request)
      }
      let upload = FetchUpload(
        field: "file", fileName: "a \"b\"\r\n;c.png", type: "bad\ntype", bytes: Array("\r\n--x".utf8))
      let (type, body) = upload.form(["k": "v", "l": ""])
      let form = try #require(read(type, body))
      #expect(form.parts.map(\.name) == ["k", "l", "file"] && form["k"]?.bytes == Array("v".utf8))
      #expect(form["file"]?.bytes == upload.bytes && form["file"]?.fileName == "a b;c.png")
      #expect(form["file"]?.type == "application/octet-stream")
      // One that is cut off has no file, wherever.
      for end in body.indices.dropLast(4) { #expect(read(type, Array(body[..<end]))?["file"] == nil) }
      for wrong in ["multipart/form-data", "multipart/form-data; boundary=", "text/plain; boundary=x"] {
        #expect(read(wrong, body) == nil)
      }
    }
  }
#endif
