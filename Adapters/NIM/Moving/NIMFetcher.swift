#if Server
  package import ParlanceCore
  package import ParlanceMoving

  /// Walks through the vendor's server API: users, friends, black lists, teams, sessions, and the histories of all.
  ///
  /// The API has no list of an app's accounts and rooms, so the settings have them.
  package struct NIMFetcher: ArchiveFetcher {
    /// The source, for the command.
    package static let source = FetchSource(name: "nim", endpoint: "https://api.netease.im/nimserver") { settings in
      NIMFetcher(settings)
    }

    /// The most accounts in one request, and the most rows in an answer.
    private static let (accountLimit, rowLimit, roomRowLimit) = (200, 100, 200)

    /// A question, and the effect of its answer on the walk.
    private enum Question {
      case plain(FetchRequest)
      /// Profiles of accounts.
      case users([String])
      /// Teams of an account.
      case teams(FetchRequest, account: String)
      /// Sessions of an account that were updated before a time, or until now.
      case sessions(account: String, before: Int64?)
      /// A conversation's messages from a time on.
      case history(HistoryQuestion, from: Int64)
    }

    /// A conversation whose history is fetched.
    private struct HistoryQuestion {
      var path: String
      var parameters: [String: String]
      var isRoom = false
    }

    package let interval: Int64
    private let settings: FetchSettings
    /// The questions that are asked next, the last one first.
    private var questions: [Question] = []
    private var nextBatch = 0
    private var nextAccount = 0
    private var nextRoom = 0
    private var teams: Set<String> = []
    /// A digest of each pair of accounts whose history is fetched, so that it is fetched once.
    private var pairs: Set<[UInt8]> = []

    package init(_ settings: FetchSettings) {
      var settings = settings
      settings.accounts = settings.accounts.map { $0.lowercased() }
      self.settings = settings
      // Half of the vendor's limit unless another number is given: the app's own back end has requests, too.
      interval = 1000 / max(1, min(1000, settings.rate ?? 50))
    }

    package mutating func next() -> FetchRequest? {
      while questions.isEmpty {
        guard begin() else { return nil }
      }
      switch questions[questions.count - 1] {
      case .plain(let request), .teams(let request, _): return request
      case .users(let accounts):
        return FetchRequest(
          "user/getUinfos.action", ["accids": JSONNode.list(accounts.map(JSONNode.text)).jsonText()])
      case .sessions(let account, let before):
        var parameters = [
          "accid": account, "minTimestamp": String(settings.since), "limit": String(Self.rowLimit), "needLastMsg": "0",
        ]
        parameters["maxTimestamp"] = before.map(String.init)
        return FetchRequest("history/querySessionList.action", parameters)
      case .history(let question, let time):
        var parameters = question.parameters
        if question.isRoom {
          (parameters["timetag"], parameters["limit"]) = (String(time), String(Self.roomRowLimit))
        } else {
          parameters["begintime"] = String(time)
          (parameters["endtime"], parameters["limit"]) = (String(settings.until), String(Self.rowLimit))
        }
        // The oldest ones first, so that the next request goes on behind them.
        parameters["reverse"] = "1"
        return FetchRequest(question.path, parameters)
      }
    }

    /// Begins the next batch of accounts, account or room; false at the end.
    private mutating func begin() -> Bool {
      let accounts = settings.accounts
      if nextBatch < accounts.count, !settings.onlyMessages {
        let batch = accounts[nextBatch..<min(accounts.count, nextBatch + Self.accountLimit)]
        nextBatch += batch.count
        questions = [.users(Array(batch))]
      } else if nextAccount < accounts.count {
        let account = accounts[nextAccount]
        nextAccount += 1
        // A session that was updated after the end has messages from before it, too.
        guard !settings.onlyMessages else {
          questions = [
            .sessions(account: account, before: nil),
            .teams(FetchRequest("team/joinTeams.action", ["accid": account]), account: account),
          ]
          return true
        }
        questions = [
          .sessions(account: account, before: nil),
          .teams(FetchRequest("team/joinTeams.action", ["accid": account]), account: account),
          .plain(FetchRequest("user/listBlackAndMuteList.action", ["accid": account])),
          .plain(FetchRequest("friend/get.action", ["accid": account, "updatetime": "0"])),
        ]
      } else if nextRoom < settings.rooms.count, let account = accounts.first {
        let room = settings.rooms[nextRoom]
        nextRoom += 1
        let history = HistoryQuestion(
          path: "history/queryChatroomMsg.action", parameters: ["roomid": room, "accid": account], isRoom: true)
        questions = [
          .history(history, from: settings.since), .plain(FetchRequest("chatroom/get.action", ["roomid": room])),
        ]
      } else {
        return false
      }
      return true
    }

    package mutating func take(_ answer: JSONNode) {
      guard let question = questions.popLast() else { return }
      guard verdict(on: answer) == .accepted else {
        // One account that is unknown spoils the answer for the others.
        if case .users(let accounts) = question, accounts.count > 1 {
          questions += [
            .users(Array(accounts[(accounts.count / 2)...])), .users(Array(accounts[..<(accounts.count / 2)])),
          ]
        }
        return
      }
      switch question {
      case .users, .plain: break
      case .teams(_, let account): takeTeams(answer, of: account)
      case .sessions(let account, let before): takeSessions(answer, of: account, before: before)
      case .history(let question, let time): takeHistory(answer, question, from: time)
      }
    }

    private mutating func takeTeams(_ answer: JSONNode, of account: String) {
      for info in answer["infos"]?.list ?? [] {
        guard let team = info["tid"]?.word, teams.insert(team).inserted else { continue }
        let history = HistoryQuestion(
          path: "history/queryTeamMsg.action", parameters: ["tid": team, "accid": account])
        questions.append(.history(history, from: settings.since))
        guard !settings.onlyMessages else { continue }
        questions.append(.plain(FetchRequest("team/queryDetail.action", ["tid": team])))
      }
    }

    private mutating func takeSessions(_ answer: JSONNode, of account: String, before: Int64?) {
      let sessions = answer["data"]?["sessions"]?.list ?? []
      // The page after this one, unless it would be this one again.
      if answer["data"]?["hasMore"]?.isSet == true, let oldest = sessions.compactMap({ $0["updateTime"]?.count }).min(),
        oldest < before ?? .max
      {
        questions.append(.sessions(account: account, before: oldest))
      }
      for session in sessions {
        guard let peer = session["accid"]?.account else { continue }
        let pair = account < peer ? account + "\n" + peer : peer + "\n" + account
        guard pairs.insert(Array(SHA256.value(of: Array(pair.utf8)).prefix(16))).inserted else { continue }
        let history = HistoryQuestion(
          path: "history/querySessionMsg.action", parameters: ["from": account, "to": peer])
        questions.append(.history(history, from: settings.since))
      }
    }

    private mutating func takeHistory(_ answer: JSONNode, _ question: HistoryQuestion, from time: Int64) {
      let rows = answer["msgs"]?.list ?? []
      guard rows.count >= (question.isRoom ? Self.roomRowLimit : Self.rowLimit),
        let last = rows.compactMap({ $0["sendtime"]?.count }).max()
      else { return }
      // The last millisecond again, as more of its messages may follow; or the next one if it fills an answer.
      let begin = max(last, time + 1)
      guard begin < settings.until else { return }
      questions.append(.history(question, from: begin))
    }

    package func verdict(on answer: JSONNode) -> FetchVerdict {
      switch answer["code"]?.count {
      case 200: return .accepted
      // Requests are refused for ten seconds then.
      case 416: return .busy(10_500)
      case 500, 503, 431: return .busy(2000)
      default: return .refused
      }
    }

    package func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      let nonce = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 16) }.joined()
      let seconds = String(time.milliseconds / 1000)
      let (type, body): (String, [UInt8])
      if let upload = request.upload {
        (type, body) = upload.form(request.parameters)
      } else {
        let form = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.encoded($0.value))" }
        (type, body) = ("application/x-www-form-urlencoded;charset=utf-8", Array(form.joined(separator: "&").utf8))
      }
      return FetchMessage(
        address: settings.endpoint + "/" + request.path,
        headers: [
          "AppKey": settings.key, "Nonce": nonce, "CurTime": seconds,
          "CheckSum": NIMCheckSum.value(settings.secret, nonce, seconds),
          "Content-Type": type,
        ], body: body)
    }

    private static func encoded(_ text: String) -> String {
      text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }.joined()
    }
  }
#endif
