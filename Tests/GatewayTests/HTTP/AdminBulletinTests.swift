#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Bulletins and operator texts over the API.
  @Suite struct AdminBulletinTests {
    @Test func bulletinIsSentListedAndDeleted() async throws {
      let client = try AdminClient()
      try client.register("alice")
      let alice = try await client.logIn("alice")
      let bulletins = alice.bulletins()
      let made = try client.request(
        "POST", "/v1/bulletins",
        #"{"text":"news","sender":"alice","kept":true,"platforms":["linux","ios"],"lifetime":60}"#)
      let sent = try #require(try made.json["bulletin"] as? [String: Any])
      #expect(made.status == 201 && sent["text"] as? String == "news" && sent["sender"] as? String == "alice")
      #expect(sent["kept"] as? Bool == true && sent["platforms"] as? [String] == ["ios", "linux"])
      let reported = try await bulletins.next()
      let id = try #require(sent["id"] as? String)
      #expect(String(reported.id) == id && reported.text == "news" && reported.sender == "alice")
      let time = try #require(sent["time"] as? Int64)
      #expect(sent["expiry"] as? Int64 == time + 60_000 && reported.expiry.milliseconds == time + 60_000)
      let plain = try client.request("POST", "/v1/bulletins", #"{"text":"more"}"#).json["bulletin"] as? [String: Any]
      #expect(plain?["sender"] == nil && plain?["kept"] as? Bool == false && plain?["platforms"] as? [String] == [])
      let first = try client.request("GET", "/v1/bulletins?limit=1").json
      #expect((first["bulletins"] as? [[String: Any]])?.map { $0["text"] as? String } == ["more"])
      let cursor = try #require(first["next"] as? String)
      let second = try client.request("GET", "/v1/bulletins?cursor=\(cursor)").json
      #expect((second["bulletins"] as? [[String: Any]])?.map { $0["id"] as? String } == [id])
      #expect(second["next"] == nil)
      let read = try client.request("GET", "/v1/bulletins/\(id)").json["bulletin"] as? [String: Any]
      #expect(read?["text"] as? String == "news")
      #expect(try client.request("DELETE", "/v1/bulletins/\(id)").status == 204)
      for method in ["GET", "DELETE"] {
        let gone = try client.request(method, "/v1/bulletins/\(id)")
        #expect(gone.status == 404 && gone.errorCode == "messageNotFound")
        #expect(try client.request(method, "/v1/bulletins/x").status == 400)
      }
    }

    @Test func wrongBulletinsAreRefused() throws {
      let client = try AdminClient()
      for body in [
        "{}", #"{"text":""}"#, #"{"text":"a","platforms":["amiga"]}"#, #"{"text":"a","platforms":["server"]}"#,
        #"{"text":"a","lifetime":0}"#, #"{"text":"a","kept":"yes"}"#, #"{"text":"a","other":1}"#,
      ] {
        #expect(try client.request("POST", "/v1/bulletins", body).status == 400, "\(body)")
      }
      let unknown = try client.request("POST", "/v1/bulletins", #"{"text":"a","sender":"nobody"}"#)
      #expect(unknown.status == 404 && unknown.errorCode == "accountNotFound")
      #expect(try client.request("GET", "/v1/bulletins?limit=0").status == 400)
      #expect(try client.request("GET", "/v1/bulletins?cursor=x").status == 400)
      #expect((try client.request("GET", "/v1/bulletins").json["bulletins"] as? [Any])?.isEmpty == true)
    }

    @Test func textIsPassedToConnectedDevices() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let path = "/v1/accounts/alice/texts"
      #expect(try client.request("POST", path, #"{"text":"nobody is here"}"#).json["devices"] as? Int == 0)
      let alice = try await client.logIn("alice")
      let texts = alice.operatorTexts()
      let passed = try client.request("POST", path, #"{"text":"psst","sender":"bob"}"#)
      #expect(passed.status == 200)
      #expect(try passed.json["devices"] as? Int == 1)
      let text = try await texts.next()
      #expect(text.text == "psst" && text.sender == "bob")
      #expect(try client.request("POST", path, #"{"text":""}"#).status == 400)
      #expect(try client.request("POST", path, #"{"text":"a","sender":"nobody"}"#).status == 404)
      #expect(try client.request("POST", "/v1/accounts/nobody/texts", #"{"text":"a"}"#).status == 404)
    }
  }
#endif
