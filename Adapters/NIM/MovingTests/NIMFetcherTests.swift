#if Server
  internal import NIMMoving
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  @Suite struct NIMFetcherTests {
    private static func settings(_ accounts: [String], rooms: [String] = []) -> FetchSettings {
      FetchSettings(
        endpoint: "https://api.example.test/nimserver", key: "k", secret: "s", accounts: accounts, rooms: rooms,
        since: 10,
        until: 1000)
    }

    /// Walks with answers by their path, and returns the requests.
    private static func walk(
      _ settings: FetchSettings, _ answer: (FetchRequest) -> JSONNode?
    ) -> [String] {
      var fetcher = NIMFetcher(settings)
      var requests: [String] = []
      while let request = fetcher.next(), requests.count < 1000 {
        let parameters = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        requests.append(([request.path] + parameters).joined(separator: " "))
        fetcher.take(answer(request) ?? ["code": 200])
      }
      return requests
    }

    @Test func eachAccountTeamAndPairIsAskedForOnce() {
      let requests = Self.walk(Self.settings(["Ann", "ben"], rooms: ["64"])) { request in
        switch request.path {
        case "team/joinTeams.action": ["code": 200, "infos": [["tid": 12]]]
        case "history/querySessionList.action":
          [
            "code": 200,
            "data": ["sessions": [["accid": request.parameters["accid"] == "ann" ? "ben" : "ann", "updateTime": 5]]],
          ]
        default: nil
        }
      }
      let window = "endtime=1000"
      #expect(
        requests == [
          #"user/getUinfos.action accids=["ann","ben"]"#, "friend/get.action accid=ann updatetime=0",
          "user/listBlackAndMuteList.action accid=ann", "team/joinTeams.action accid=ann",
          "team/queryDetail.action tid=12",
          "history/queryTeamMsg.action accid=ann begintime=10 \(window) limit=100 reverse=1 tid=12",
          "history/querySessionList.action accid=ann limit=100 minTimestamp=10 needLastMsg=0",
          "history/querySessionMsg.action begintime=10 \(window) from=ann limit=100 reverse=1 to=ben",
          "friend/get.action accid=ben updatetime=0", "user/listBlackAndMuteList.action accid=ben",
          "team/joinTeams.action accid=ben",
          "history/querySessionList.action accid=ben limit=100 minTimestamp=10 needLastMsg=0",
          "chatroom/get.action roomid=64",
          "history/queryChatroomMsg.action accid=ann limit=200 reverse=1 roomid=64 timetag=10",
        ])
    }

    /// Messages by their times, as the service has them.
    @Test(arguments: [
      Array(11...500), [Int](repeating: 20, count: 100) + [21, 22], (0..<300).map { 30 + $0 / 60 }, [], [999],
    ])
    func historyIsFetchedToItsEnd(_ times: [Int]) {
      var seen: Set<Int> = []
      let requests = Self.walk(Self.settings(["ann"])) { request in
        switch request.path {
        case "history/querySessionList.action":
          return ["code": 200, "data": ["sessions": [["accid": "ben", "updateTime": 5]]]]
        case "history/querySessionMsg.action":
          let begin = Int(request.parameters["begintime", default: ""]) ?? 0
          let rows = times.indices.filter { times[$0] >= begin }.prefix(100)
          seen.formUnion(rows)
          return ["code": 200, "msgs": .list(rows.map { ["sendtime": .integer(Int64(times[$0]))] })]
        default: return nil
        }
      }
      #expect(seen == Set(times.indices))
      #expect(requests.count < 20)
    }

    /// The first page has no end: a session that was updated behind the end of the walk has older messages, too.
    @Test func pagesOfSessionsAreFetched() {
      var pages: [String] = []
      _ = Self.walk(Self.settings(["ann"])) { request in
        guard request.path == "history/querySessionList.action" else { return nil }
        pages.append(request.parameters["maxTimestamp"] ?? "now")
        let before = request.parameters["maxTimestamp"].flatMap { Int64($0) } ?? 1000
        // A service that always says that there is more.
        let oldest = max(700, before - 100)
        return ["code": 200, "data": ["hasMore": true, "sessions": [["accid": "b", "updateTime": .integer(oldest)]]]]
      }
      #expect(pages == ["now", "900", "800", "700"])
    }

    @Test func unknownAccountLeavesTheOthers() {
      var asked: [String] = []
      _ = Self.walk(Self.settings((0..<201).map { "a\($0)" })) { request in
        guard request.path == "user/getUinfos.action" else { return ["code": 404] }
        let names = request.parameters["accids", default: ""]
        guard !names.contains("\"a7\"") else { return ["code": 414] }
        asked.append(names)
        return ["code": 200, "uinfos": []]
      }
      #expect(asked.joined().split(separator: "\"").filter { $0.hasPrefix("a") }.count == 200)
    }

    @Test func requestIsSigned() {
      let fetcher = NIMFetcher(Self.settings(["ann"]))
      let message = fetcher.message(
        for: FetchRequest("friend/get.action", ["accid": "a b&c", "x": "你"]), at: Timestamp(milliseconds: 5999))
      #expect(message.address == "https://api.example.test/nimserver/friend/get.action")
      #expect(String(decoding: message.body, as: UTF8.self) == "accid=a%20b%26c&x=%E4%BD%A0")
      #expect(message.headers["AppKey"] == "k" && message.headers["CurTime"] == "5")
      #expect(message.headers["CheckSum"]?.utf8.count == 40)
      #expect(message != fetcher.message(for: FetchRequest("x", [:]), at: .zero))
    }

    @Test func answersHaveTheirMeaning() {
      let fetcher = NIMFetcher(Self.settings(["ann"]))
      #expect(fetcher.verdict(on: ["code": 200]) == .accepted)
      #expect(fetcher.verdict(on: ["code": 416]) == .busy(10_500))
      #expect(fetcher.verdict(on: ["code": 500]) == .busy(2000))
      #expect(fetcher.verdict(on: ["code": 404]) == .refused)
      #expect(fetcher.verdict(on: []) == .refused)
      #expect(fetcher.interval == 20)
    }
  }
#endif
