#if Server
  import Foundation
  import ParlanceCore
  import ParlanceMoving
  import Testing

  @testable import AgoraChatMoving

  @Suite struct EasemobFetcherTests {
    private static func settings(since: Int64 = 0, until: Int64 = 1) -> FetchSettings {
      FetchSettings(
        endpoint: "https://api.example.test/org/app", key: "id", secret: "s", accounts: [], since: since, until: until)
    }

    /// Walks with answers by their path, and returns the requests.
    private static func walk(_ settings: FetchSettings, _ answer: (FetchRequest) -> JSONNode?) -> [String] {
      var fetcher = EasemobFetcher(settings)
      var requests: [String] = []
      while let request = fetcher.next(), requests.count < 1000 {
        let parameters = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        requests.append(([request.path] + parameters).joined(separator: " "))
        fetcher.take(answer(request) ?? ["data": []])
      }
      return requests
    }

    @Test func allPagesAreAskedFor() {
      let requests = Self.walk(Self.settings()) { request in
        switch (request.path, request.parameters["cursor"], request.parameters["pagenum"]) {
        case ("users", nil, _): ["entities": [["username": "ann"]], "cursor": "c1"]
        case ("users", "c1", _): ["entities": [["username": "ben"]]]
        case ("chatgroups", _, _): ["data": [["groupid": "12"]]]
        case ("chatrooms", _, _): ["data": [["id": "34"]]]
        case ("chatgroups/12/users", _, "1"): ["data": .list((0..<100).map { ["member": .text("m\($0)")] })]
        // A refusal ends nothing but its own question.
        case ("chatrooms/34/users", _, _): ["error": "service_resource_not_found"]
        default: nil
        }
      }
      func user(_ name: String) -> [String] {
        [
          "user/\(name)/contacts limit=50 needReturnRemark=true", "users/\(name)/blocks/users pageSize=50",
          "metadata/user/\(name)",
        ]
      }
      #expect(
        requests == ["users limit=100"] + user("ann") + ["users cursor=c1 limit=100"] + user("ben") + [
          "mutes page_num=1 page_size=100", "chatgroups limit=1000", "chatgroups/12",
          "chatgroups/12/users pagenum=1 pagesize=100", "chatgroups/12/users pagenum=2 pagesize=100",
          "chatgroups/12/admin", "chatgroups/12/mute", "chatrooms limit=100", "chatrooms/34",
          "chatrooms/34/users pagenum=1 pagesize=100", "chatrooms/34/admin", "chatrooms/34/mute",
          "chatmessages/1970010108",
        ])
    }

    @Test func walkForMessagesAloneHasTheHoursAlone() {
      var settings = Self.settings(since: 3_600_001, until: 10_800_000)
      settings.onlyMessages = true
      #expect(Self.walk(settings) { _ in nil } == ["chatmessages/1970010109", "chatmessages/1970010110"])
      let fetcher = EasemobFetcher(settings, hourInterval: 200)
      #expect(fetcher.interval(before: FetchRequest("chatmessages/1970010109")) == 200)
    }

    @Test(
      arguments: [
        (0, "1970010100"), (951_782_400_000, "2000022900"), (951_868_799_999, "2000022923"),
        (951_868_800_000, "2000030100"), (1_704_067_200_000, "2024010100"), (1_735_689_599_999, "2024123123"),
        (4_107_542_400_000, "2100030100"), (4_107_538_800_000, "2100022823"),
      ] as [(Int64, String)])
    func hoursHaveTheirNames(_ time: Int64, _ name: String) {
      #expect(EasemobFetcher.name(ofHour: time) == name)
    }

    @Test func hoursAreTenAMinuteAtMost() {
      let fetcher = EasemobFetcher(Self.settings())
      #expect(fetcher.interval(before: FetchRequest("chatmessages/2024010100", [:])) >= 6000)
      #expect(fetcher.interval(before: FetchRequest("users", [:])) == 20)
      let hours = Self.walk(Self.settings(since: 5_400_000, until: 4 * 3_600_000)) { _ in nil }
        .filter { $0.hasPrefix("chatmessages/") }
      #expect(hours == ["chatmessages/1970010109", "chatmessages/1970010110", "chatmessages/1970010111"])
    }

    @Test func answersHaveTheirMeanings() {
      let fetcher = EasemobFetcher(Self.settings())
      #expect(fetcher.verdict(on: ["data": []]) == .accepted)
      #expect(fetcher.verdict(on: ["error": "storage_object_not_found"]) == .accepted)
      #expect(fetcher.verdict(on: ["error": "unauthorized"]) == .unauthorized)
      #expect(fetcher.verdict(on: ["error": "auth_bad_access_token"]) == .unauthorized)
      #expect(fetcher.verdict(on: ["error": "reach_limit"]) == .busy(10_000))
      #expect(fetcher.verdict(on: ["error": "illegal_argument"]) == .refused)
      #expect(fetcher.verdict(on: ["error": "unsupported_service_operation"]) == .refused)
      #expect(fetcher.verdict(on: ["error": "Internal Server Error"]) == .busy(2000))
    }

    /// A token that ends within a run is replaced by a new one, and no file has any.
    @Test func aTokenIsRenewed() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fetch-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = folder.appendingPathComponent("answers").path
      let sent = Lock<[String]>([])
      let saved = Lock<[String]>([])
      let surroundings = FetchRun.Surroundings(
        now: { .zero }, wait: { _ in },
        send: { (message) throws(MessagingError) in
          let path = String(message.address.dropFirst("https://api.example.test/org/app/".count))
          let token = message.headers["Authorization"] ?? "none"
          let count = sent.withLock { sent in
            sent.append("\(message.method) \(path) \(token)")
            return sent.count { $0.hasPrefix("POST token") }
          }
          if path == "token" { return Array(#"{"access_token":"t\#(count)","expires_in":1}"#.utf8) }
          if path.hasPrefix("mutes"), count < 2 { return Array(#"{"error":"unauthorized"}"#.utf8) }
          if path.hasPrefix("chatmessages") { return Array(#"{"data":[{"url":"https://x.test/f?Expires=1"}]}"#.utf8) }
          return Array(#"{"data":[]}"#.utf8)
        },
        save: { (file, path) throws(MessagingError) in saved.withLock { $0 += [file.address, path] } })
      var fetcher: any ArchiveFetcher = EasemobFetcher(Self.settings())
      let report = try FetchRun.run(&fetcher, output: output, surroundings)
      #expect(report.refused == 0 && report.fetched == 5)
      #expect(
        sent.withLock { $0 } == [
          "POST token none", "GET users?limit=100 Bearer t1", "GET mutes?page_num=1&page_size=100 Bearer t1",
          "POST token none", "GET mutes?page_num=1&page_size=100 Bearer t2", "GET chatgroups?limit=1000 Bearer t2",
          "GET chatrooms?limit=100 Bearer t2", "GET chatmessages/1970010108 Bearer t2",
        ])
      #expect(saved.withLock { $0 } == ["https://x.test/f?Expires=1", output + ".1970010108.gz"])
      #expect(!(try String(contentsOfFile: output, encoding: .utf8)).contains("t2"))
    }
  }
#endif
