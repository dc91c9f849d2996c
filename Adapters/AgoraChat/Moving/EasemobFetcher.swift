#if Server
  package import ParlanceCore
  package import ParlanceMoving

  /// Walks through the vendor's REST API: users with their contacts, block lists and attributes, mutes, groups and rooms with their
  /// members, and the messages of each hour.
  package struct EasemobFetcher: ArchiveFetcher {
    /// The source, for the command.
    package static let source = FetchSource(name: "easemob", endpoint: "", listsAccounts: true) { settings in
      EasemobFetcher(settings)
    }

    /// The most rows in a page of most lists.
    private static let rowLimit = 100
    private static let hour: Int64 = 3_600_000

    /// A question, and the effect of its answer on the walk.
    private enum Question {
      case plain(String)
      /// A page of users, groups or rooms, or of what belongs to a user, behind a place.
      case list(String, cursor: String?)
      /// A page of members or mutes, from 1.
      case page(String, number: Int)
    }

    package let interval: Int64
    /// The least time between two hours of messages, in milliseconds.
    private let hourInterval: Int64
    private let settings: FetchSettings
    /// The questions that are asked next, the last one first.
    private var questions: [Question]
    /// The beginning of the hour that is fetched next.
    private var time: Int64
    private var token = ""

    /// - parameter hourInterval: The least time between two hours of messages, in milliseconds: the vendor allows ten in a minute.
    package init(_ settings: FetchSettings, hourInterval: Int64 = 6_100) {
      self.settings = settings
      self.hourInterval = hourInterval
      // Half of the vendor's limit unless another number is given: the app's own back end has requests, too.
      interval = 1000 / max(1, min(1000, settings.rate ?? 50))
      if settings.onlyMessages {
        questions = []
      } else {
        questions = [
          .list("chatrooms", cursor: nil), .list("chatgroups", cursor: nil), .page("mutes", number: 1),
          .list("users", cursor: nil),
        ]
      }
      time = settings.since / Self.hour * Self.hour
    }

    package func interval(before request: FetchRequest) -> Int64 {
      request.path.hasPrefix("chatmessages/") ? max(interval, hourInterval) : interval
    }

    package mutating func next() -> FetchRequest? {
      guard let question = questions.last else {
        guard time < settings.until else { return nil }
        return FetchRequest("chatmessages/" + Self.name(ofHour: time + settings.zone * Self.hour), [:])
      }
      switch question {
      case .plain(let path): return FetchRequest(path, [:])
      case .list(let path, let cursor):
        var parameters = Self.parameters(ofList: path)
        parameters["cursor"] = cursor
        return FetchRequest(path, parameters)
      case .page(let path, let number):
        let names = path == "mutes" ? ("page_num", "page_size") : ("pagenum", "pagesize")
        return FetchRequest(path, [names.0: String(number), names.1: String(Self.rowLimit)])
      }
    }

    /// Returns the parameters of a list with pages, the most rows of a page among them.
    private static func parameters(ofList path: String) -> [String: String] {
      if path == "chatgroups" { return ["limit": "1000"] }
      if path.hasSuffix("/contacts") { return ["limit": "50", "needReturnRemark": "true"] }
      if path.hasSuffix("/blocks/users") { return ["pageSize": "50"] }
      return ["limit": String(rowLimit)]
    }

    package mutating func take(_ answer: JSONNode) {
      guard let question = questions.popLast() else {
        time += Self.hour
        return
      }
      guard verdict(on: answer) == .accepted else { return }
      switch question {
      case .plain: break
      case .list(let path, _):
        // Behind what this page brings.
        if let cursor = answer["cursor"]?.text, !cursor.isEmpty { questions.append(.list(path, cursor: cursor)) }
        for entry in (answer["entities"]?.list ?? []) + (answer["data"]?.list ?? []) { begin(path, entry) }
      case .page(let path, let number):
        let rows = answer["data"]?.list ?? answer["data"]?["data"]?.list ?? []
        if rows.count >= Self.rowLimit { questions.append(.page(path, number: number + 1)) }
      }
    }

    /// Asks for all of a user, a group or a room.
    private mutating func begin(_ path: String, _ entry: JSONNode) {
      guard let name = (entry["username"] ?? entry["groupid"] ?? entry["id"])?.text, !name.isEmpty else { return }
      switch path {
      case "users":
        questions += [
          .plain("metadata/user/\(name)"), .list("users/\(name)/blocks/users", cursor: nil),
          .list("user/\(name)/contacts", cursor: nil),
        ]
      case "chatgroups", "chatrooms":
        let space = "\(path)/\(name)"
        questions += [.plain(space + "/mute"), .plain(space + "/admin")]
        questions += [.page(space + "/users", number: 1), .plain(space)]
      default: break
      }
    }

    // MARK: requests

    package func verdict(on answer: JSONNode) -> FetchVerdict {
      switch answer["error"]?.text {
      // An hour without messages has no file.
      case nil, "storage_object_not_found": .accepted
      case "reach_limit": .busy(10_000)
      case "unauthorized", "auth_bad_access_token": .unauthorized
      // The names of failures, unlike those of refusals, are not documented.
      case let name? where ["internal", "server", "timeout", "unavailable"].contains(where: name.lowercased().contains):
        .busy(2000)
      default: .refused
      }
    }

    package func login(at time: Timestamp) -> FetchMessage? {
      let body: JSONNode = [
        "grant_type": "client_credentials", "client_id": .text(settings.key), "client_secret": .text(settings.secret),
      ]
      return FetchMessage(
        address: settings.endpoint + "/token", headers: ["Content-Type": "application/json"],
        body: Array(body.jsonText().utf8), takesRefusals: true)
    }

    package mutating func take(login answer: JSONNode) -> Bool {
      // It goes into a field of a header.
      guard let token = answer["access_token"]?.text, !token.isEmpty,
        token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return false }
      self.token = token
      return true
    }

    /// A Boolean value that indicates whether there is a token for requests.
    package var isLoggedIn: Bool { !token.isEmpty }

    /// Forgets the token if a request was sent with it.
    package mutating func forgetLogin(of message: FetchMessage) {
      if message.headers["Authorization"] == "Bearer \(token)" { token = "" }
    }

    package func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      let query = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.encoded($0.value))" }
      let path = request.path.split(separator: "/").map { Self.encoded(String($0)) }.joined(separator: "/")
      var headers = ["Authorization": "Bearer \(token)", "Accept": "application/json"]
      var body = Array((request.body?.jsonText() ?? "").utf8)
      if request.body != nil { headers["Content-Type"] = "application/json" }
      if let upload = request.upload { (headers["Content-Type"], body) = upload.form([:]) }
      return FetchMessage(
        method: request.method ?? "GET",
        address: "\(settings.endpoint)/\(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
        headers: headers, body: body, takesRefusals: true)
    }

    package func file(in answer: JSONNode, to request: FetchRequest) -> FetchFile? {
      let parts = request.path.split(separator: "/")
      guard parts.count == 2, parts[0] == "chatmessages", let address = answer["data"]?.list?.first?["url"]?.text else {
        return nil
      }
      return FetchFile(address: address, name: "\(parts[1]).gz")
    }

    /// Returns the name of the hour that begins at a time: year, month, day and hour in ten digits.
    static func name(ofHour time: Int64) -> String {
      // Days of eras of 400 years that begin on the first of March, so that leap days come last.
      let (days, hours) = (time / 86_400_000 + 719_468, time / hour % 24)
      let (era, day) = (days / 146_097, days % 146_097)
      let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
      let rest = day - (365 * year + year / 4 - year / 100)
      let month = (5 * rest + 2) / 153
      let date = rest - (153 * month + 2) / 5 + 1
      let number = month < 10 ? month + 3 : month - 9
      let digits = ((era * 400 + year + (number <= 2 ? 1 : 0)) * 100 + number) * 10_000 + date * 100 + hours
      return String(digits)
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
