#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceTokens
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The content of files of imported messages over the API.
  @Suite struct AdminImportedFileTests {
    private func states(_ client: AdminClient, _ files: String, _ options: String = "") throws -> [String] {
      let response = try client.request(
        "POST", "/v1/imports/files", "{\"files\":[\(files)]\(options)}", token: try client.token(.imports))
      guard response.status == 200 else { return ["\(response.status) \(response.text)"] }
      return (try response.json["states"] as? [[String: Any]] ?? []).map { state in
        ["state", "received", "code"].compactMap { state[$0] }.map { "\($0)" }.joined(separator: " ")
      }
    }

    private func file(_ reference: String, _ rest: String = "") -> String {
      #"{"source":"old","reference":"\#(reference)","account":"alice"\#(rest)}"#
    }

    @Test func aFileComesInPiecesBeforeItsMessage() async throws {
      let client = try AdminClient()
      let reference = "address:https://a.test/x"
      #expect(try states(client, file(reference)) == ["absent"])
      let first = file(reference, #","size":5,"name":"a.txt","type":"text/plain","bytes":"aGVs""#)
      #expect(try states(client, first) == ["received 3"])
      let second = file(reference, #","size":5,"name":"a.txt","type":"text/plain","offset":3,"bytes":"bG8=""#)
      #expect(try states(client, second + "," + file("address:none")) == ["here", "absent"])
      let line =
        #"{"kind":"message","source":"old","id":"m","sender":"alice","recipient":"bob","time":1,"#
        + #""body":{"type":"file","address":"https://a.test/x","secret":"s"}}"#
      let body = try JSONValue.object(["records": [.string(line)]]).text()
      let token = try client.token(.imports)
      #expect(try client.request("POST", "/v1/imports", body, token: token).status == 200)
      let bob = try await client.logIn("bob")
      let past = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 5))
      let media = try #require(past.first?.body.content.media?.media)
      #expect(media.fileName == "a.txt" && media.type == "text/plain")
      #expect(try await bob.download(media, to: .memory).data == Array("hello".utf8))
    }

    @Test func invalidFileIsRefused() throws {
      let client = try AdminClient()
      // The right to administer is another one.
      #expect(try client.request("POST", "/v1/imports/files", "{\"files\":[]}").status == 403)
      for (files, reason) in [
        (#"{"source":"old","account":"a"}"#, "files[0].reference"), (file(""), "files[0]"),
        (file("a", #","size":3,"bytes":"?""#), "files[0].bytes"), (file("a", #","size":-1"#), "files[0]"),
        (file("a", #","more":1"#), "files[0].more"),
        (Array(repeating: file("a"), count: 101).joined(separator: ","), "more than 100 files"),
      ] {
        let answer = try states(client, files)
        #expect(answer.count == 1 && answer[0].hasPrefix("400 ") && answer[0].contains(reason), "\(answer)")
      }
      #expect(try states(client, file("a"), #","options":["no"]"#).first?.hasPrefix("400 ") == true)
      #expect(try states(client, file("a"), #","options":["knownAccounts"]"#) == ["refused accountNotFound"])
      #expect(try states(client, file("a", #","size":2,"bytes":"aGVs""#)) == ["refused malformedData"])
    }
  }
#endif
