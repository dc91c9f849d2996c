#if Server
  import NIMSDK
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Files that a back end sends over the API.
  @Suite struct AdminFileTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob", "carol")
    }

    private func upload(_ content: String, _ query: String = "account=alice&name=notes.txt") throws -> [String: Any] {
      let response = try client.upload(content, "/v1/files?" + query)
      #expect(response.status == 201, "\(response.text)")
      return try response.json["file"] as? [String: Any] ?? [:]
    }

    @Test func aFileIsUploadedAndSent() async throws {
      let bob = try await client.logIn("bob")
      let messages = bob.messages()
      let sdk = NIMSDK(environment: client.environment, device: "tablet", config: NIMSDKConfig())
      let outcome = EventBox<Bool>("login")
      sdk.loginManager.login("bob", token: try client.accountToken("bob")) { error in outcome.add(error == nil) }
      #expect(try await outcome.next())
      let file = try upload("0123456789")
      let id = try #require(file["id"] as? String)
      #expect(file["size"] as? Int == 10 && file["type"] as? String == "text/plain")
      #expect(file["name"] as? String == "notes.txt")
      for (kind, more) in [("file", ""), ("image", #","width":30,"height":20"#)] {
        let content = #"{"\#(kind)":{"id":"\#(id)"\#(more)}}"#
        let body = #"{"id":"\#(kind)","from":"alice","to":{"account":"bob"},"content":\#(content)}"#
        #expect(try client.request("POST", "/v1/messages", body).status == 201)
        let again = try client.request("POST", "/v1/messages", body)
        #expect(again.status == 200)
        #expect(try again.json["isDuplicate"] as? Bool == true)
      }
      let sent = try await messages.first { if case .file = $0.body.content { true } else { false } }
      let media = try #require(sent.body.content.media?.media)
      #expect(media.size == 10 && media.type == "text/plain" && media.fileName == "notes.txt")
      #expect(try await bob.download(media, to: .memory).data == Array("0123456789".utf8))
      let image = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 1)).first
      #expect(image?.kind == .image && image?.body.content.media?.media.width == 30)
      let queue = client.environment.callbackQueue
      try await until("the app has both") {
        queue.sync {
          let session = NIMSession("alice", type: .P2P)
          return sdk.conversationManager.messages(in: session, message: nil, limit: 10)?.count == 2
        }
      }
      // Without a token: the id is the right to read it.
      let read = try RawConnection(port: client.server.port).request("GET", "/v1/media/\(id)")
      #expect(read.status == 200 && read.text == "0123456789")
    }

    @Test func invalidFileIsRefused() throws {
      for (path, status, code) in [
        ("/v1/files?account=zoe", 404, "accountNotFound"), ("/v1/files", 400, "invalidArgument"),
        ("/v1/files?account=alice&size=1", 400, "unknownField"),
      ] {
        let response = try client.upload("x", path)
        #expect(response.status == status && response.errorCode == code, "\(path) \(response.text)")
      }
      #expect(try client.upload("", "/v1/files?account=alice").status == 400)
      let large = try RawConnection(port: client.server.port)
      try large.send(
        "POST /v1/files?account=alice HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(AdminAPI.fileSize + 1)\r\n"
          + "Authorization: Bearer \(try client.token(.admin))\r\n\r\n")
      #expect(try large.response().status == 413)
      let id = String(repeating: "0", count: 32)
      for (content, status, code) in [
        (#"{"file":{"id":"\#(id)"}}"#, 404, "mediaNotFound"), (#"{"file":{"id":"x"}}"#, 404, "mediaNotFound"),
        (#"{"file":{}}"#, 400, "invalidArgument"), (#"{"file":{"id":"\#(id)","size":1}}"#, 400, "unknownField"),
        (#"{"image":{"id":"\#(id)","width":-1}}"#, 400, "invalidArgument"),
        (#"{"file":{"id":"\#(id)"},"text":"a"}"#, 400, "invalidArgument"), ("{}", 400, "invalidArgument"),
      ] {
        let body = #"{"from":"alice","to":{"account":"bob"},"content":\#(content)}"#
        let response = try client.request("POST", "/v1/messages", body)
        #expect(response.status == status && response.errorCode == code, "\(content) \(response.text)")
      }
    }
  }
#endif
