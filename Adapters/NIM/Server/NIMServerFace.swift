#if Server
  internal import Parlance
  package import ParlanceCore
  internal import ParlanceEngine
  package import ParlanceGateway

  /// NetEase NIM's server API, `POST /nimserver/….action`, spoken by a gateway.
  ///
  /// A back end that was written for it changes its host name and its key. The vendor's documents are those of version 1 of
  /// the server API; `NIMParameter` has its requests and their parameters.
  package final class NIMServerFace: ServerFace {
    package static let name = "nim"

    private let checks: NIMRequestChecks
    private let pace: FacePace?
    private let tokens = NIMTokens()
    private let secret: String
    private let key: String
    /// The address of the gateway for URLs in answers and copies; nil for that of the request.
    private let address: String?
    /// The address to which copies of events go; nil for none.
    private let copyURL: String?
    private let copyTries: Int
    /// The address at which the back end is asked whether messages may be sent; nil if it is not asked.
    private let callbackURL: String?
    /// The longest time for its answer, in milliseconds.
    private let callbackTimeout: Int
    private let question: NIMQuestion
    /// The copies of failed logins, of which there may be many.
    private let failurePace = FacePace()

    package init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: [
        "app-key", "app-secret-file", "rate-limits", "refuses-repeats", "url", "copy-url", "copy-tries",
        "callback-url", "callback-timeout", "callback-default",
      ])
      guard let key = try settings.text("app-key") else {
        throw MessagingError(.invalidArgument, "\"app-key\" is missing: the key of the app, which requests name")
      }
      guard let secrets = try settings.secrets("app-secret-file") else {
        throw MessagingError(.invalidArgument, "\"app-secret-file\" is missing: the file of the app's secret")
      }
      checks = NIMRequestChecks(
        key: key, secrets: secrets, refusesRepeats: try settings.flag("refuses-repeats") ?? false)
      self.key = key
      secret = secrets.first ?? ""
      address = try settings.text("url").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      copyURL = try settings.text("copy-url")
      copyTries = Int(try settings.number("copy-tries", in: 1...100) ?? 3)
      callbackURL = try settings.text("callback-url")
      callbackTimeout = Int(try settings.number("callback-timeout", in: 50...10_000) ?? 2000)
      let otherwise = try settings.text("callback-default") ?? "allow"
      guard ["allow", "refuse"].contains(otherwise) else {
        throw MessagingError(.invalidArgument, "the value of \"callback-default\" is \"allow\" or \"refuse\"")
      }
      question = NIMQuestion(
        key: key, secret: secret, address: address ?? "", allowsUnanswered: otherwise == "allow")
      pace = try settings.flag("rate-limits") ?? true ? FacePace() : nil
    }

    package func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant? {
      guard let isRight = try tokens.check(request.token, of: request.account, host) else { return nil }
      guard isRight else {
        report(.token, request.account, host)
        throw MessagingError(.invalidToken)
      }
      // The hub refuses it.
      if copyURL != nil, let account = try? host.hub.account(request.account), account.ban != nil {
        report(.blocked, account.id, host)
      }
      return TokenGrant()
    }

    /// Sends a copy of a login that failed, as far as there are not too many of them.
    private func report(_ failure: NIMCopy.LoginFailure, _ account: AccountID, _ host: FaceHost) {
      guard copyURL != nil, failurePace.accepts("logins", .perSecond(10), at: host.clock.now()) else { return }
      send(host) { NIMCopy.members(of: failure, account: account, at: $0) }
    }

    /// Sends a copy that is kept nowhere.
    private func send(_ host: FaceHost, _ members: @escaping @Sendable (Timestamp) -> [String: String]) {
      // The time of the event, and not that of the attempt.
      let values = members(host.clock.now()).mapValues { JSONValue.string($0) }
      guard let text = try? JSONValue.object(values).text() else { return }
      let body = Array(text.utf8)
      host.notify { [key, secret] time in
        FaceEvents.Request(headers: NIMCopy.headers(of: body, key: key, secret: secret, at: time), body: body)
      }
    }

    package static var requests: [FaceRequest] {
      NIMEndpoint.all.sorted { $0.key < $1.key }.map { path, endpoint in
        switch endpoint {
        case .works, .begins: FaceRequest("/nimserver/\(path).action", refusal: nil)
        case .refused(let failure): FaceRequest("/nimserver/\(path).action", refusal: failure.text)
        }
      }
    }

    package func start(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> [HTTPRoute] {
      try host.hub.logSessions([.login, .logout])
      try startCopies(host, log)
      return NIMEndpoint.all.sorted { $0.key < $1.key }.map { path, endpoint in
        HTTPRoute(.post, "/nimserver/\(path).action", takesUpTo: Self.bodySize(path)) { [self] request, responder in
          host.perform { [self] in
            answer(request, path, endpoint, host) { responder.complete(Self.response($0)) }
          }
        }
      }
    }

    /// Begins to send copies of events to the back end.
    private func startCopies(_ host: FaceHost, _ log: EngineLog?) throws(MessagingError) {
      guard let copyURL else { return try host.removeEvents() }
      var settings = FaceEvents.Settings(url: copyURL, kinds: NIMCopy.kinds)
      settings.tries = copyTries
      // The vendor takes both for delivered.
      settings.taken = [200, 500]
      try host.startEvents(settings, log: log) { [key, secret, address] event, time in
        let members = NIMCopy.members(of: event, at: time, address ?? "") { team in
          (try? NIMCopy.Team(team, host.hub)) ?? NIMCopy.Team()
        }
        guard let members, let text = try? JSONValue.object(members.mapValues { .string($0) }).text() else {
          return nil
        }
        let body = Array(text.utf8)
        return FaceEvents.Request(
          headers: NIMCopy.headers(of: body, key: key, secret: secret, at: host.clock.now()), body: body)
      }
    }

    package func messageCheck(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> MessageCheck? {
      guard let callbackURL else { return nil }
      let questions = try host.makeQuestions(url: callbackURL, patience: callbackTimeout, log: log)
      return questions.check(
        // Custom notifications are not messages.
        concerns: { _, kind in kind != .command },
        request: { [question] in question.request(about: $0, at: host.clock.now()) },
        verdict: { [question] in question.verdict(on: $0, about: $1) }, otherwise: question.verdictWithoutAnswer
      ) { [self] request, failure in
        send(host) {
          NIMCopy.members(of: failure == .noAnswer ? .timeout : .wrongAnswer, callback: request.body, at: $0)
        }
      }
    }

    package func response(to refusal: HTTPError, at time: Timestamp) -> HTTPResponse {
      switch refusal.status {
      case 503: Self.response(NIMFailure(.busy, refusal.message).members)
      case 413: Self.response(NIMFailure(.tooLong, refusal.message).members, status: 413)
      default: Self.response(NIMFailure(.badParameter, refusal.message).members, status: refusal.status)
      }
    }

    /// Returns the largest body of a request, in bytes: that of a message to 500 accounts with all its texts is smaller.
    private static func bodySize(_ path: String) -> Int {
      switch path {
      // In Base64, of which some characters need three in a form.
      case "msg/upload": NIMEndpoint.fileSize / 2 * 3 + 64 << 10
      case "msg/fileUpload": NIMEndpoint.fileSize + 64 << 10
      default: 256 << 10
      }
    }

    private func answer(
      _ request: HTTPRequest, _ path: String, _ endpoint: NIMEndpoint, _ host: FaceHost,
      _ respond: @escaping @Sendable ([String: JSONValue]) -> Void
    ) {
      do throws(NIMFailure) {
        let now = host.clock.now()
        try checks.check(request, now, host)
        if let pace { try NIMRate.note(path, in: pace, now) }
        let (form, file) = try Self.form(request, path)
        let call = try NIMRequest(
          form, file, NIMParameter.byPath[path] ?? [], host,
          address: address ?? "http://" + (request.field("host") ?? ""), tokens)
        switch endpoint {
        case .works(let action): respond(Self.members(.success(try action(call))))
        case .begins(let action): try action(call) { result in host.perform { respond(Self.members(result)) } }
        case .refused(let failure): throw failure
        }
      } catch {
        respond(error.members)
      }
    }

    private static func members(_ result: Result<[String: JSONValue], NIMFailure>) -> [String: JSONValue] {
      switch result {
      case .success(let members): ["code": 200].merging(members) { $1 }
      case .failure(let failure): failure.members
      }
    }

    /// Returns the fields of a request, and its file.
    private static func form(
      _ request: HTTPRequest, _ path: String
    ) throws(NIMFailure) -> (fields: [HTTPParameter], file: MultipartForm.Part?) {
      if let form = request.form { return (form, nil) }
      // The one request whose form has a file.
      guard path == "msg/fileUpload", let form = MultipartForm(request) else {
        throw NIMFailure(.badParameter, "the body is not a form")
      }
      let fields = form.parts.map { part in
        // A file stands for its field, and is not among the texts.
        HTTPParameter(
          name: part.name, value: part.name == "content" ? "file" : String(decoding: part.bytes, as: UTF8.self))
      }
      return (fields, form["content"])
    }

    private static func response(_ members: [String: JSONValue], status: Int = 200) -> HTTPResponse {
      // Numbers, texts, and what requests brought in, which was not nested deeply: it can always be written.
      let text = (try? JSONValue.object(members).text()) ?? "{\"code\":500}"
      return HTTPResponse(status, text: text, type: "application/json;charset=utf-8")
    }
  }
#endif
