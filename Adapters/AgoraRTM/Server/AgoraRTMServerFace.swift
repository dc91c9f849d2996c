#if Server
  internal import Dispatch
  internal import Foundation
  internal import Parlance
  package import ParlanceCore
  internal import ParlanceEngine
  package import ParlanceGateway
  internal import ParlanceTokens

  /// The REST API of Agora RTM 1.x, `/dev/v2/project/{appid}/rtm/…`, spoken by a gateway for one app.
  ///
  /// A back end that was written for it changes its host name, and its customer id and secret.
  package final class AgoraRTMServerFace: ServerFace {
    package static let name = "agora-rtm"

    private let app: String
    private let customer: String
    private let secrets: [String]
    private let pace: FacePace?
    /// The queue of the requests that read much.
    private let slowQueue = DispatchQueue(label: "parlance.face.agora-rtm.slow")

    package init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: ["app-id", "customer-id", "customer-secret-file", "rate-limits"])
      guard let app = try settings.text("app-id") else {
        throw MessagingError(.invalidArgument, "\"app-id\" is missing: the app in the paths of requests")
      }
      guard let customer = try settings.text("customer-id") else {
        throw MessagingError(.invalidArgument, "\"customer-id\" is missing: the id that a back end shows")
      }
      guard let secrets = try settings.secrets("customer-secret-file") else {
        throw MessagingError(.invalidArgument, "\"customer-secret-file\" is missing: the file of the customer's secret")
      }
      guard !app.contains(where: { "/#?{}%".contains($0) }) else {
        throw MessagingError(.invalidArgument, "\"app-id\" is a part of paths")
      }
      guard !customer.contains(":") else { throw MessagingError(.invalidArgument, "\"customer-id\" has a colon") }
      self.app = app
      self.customer = customer
      self.secrets = secrets
      pace = try settings.flag("rate-limits") ?? true ? FacePace() : nil
    }

    /// The face knows no users: their tokens are those of the gateway.
    package func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant? { nil }

    package static var requests: [FaceRequest] {
      RTMEndpoint.all.map { FaceRequest("\($0.method.rawValue) \(RTMEndpoint.base)\($0.path)", refusal: nil) }
        .sorted { $0.path < $1.path }
    }

    package func start(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> [HTTPRoute] {
      try host.hub.logSessions(Set(SessionLogEntry.Kind.allCases))
      let waits = RTMWaits()
      return RTMEndpoint.all.map { endpoint in
        let path = RTMEndpoint.base + endpoint.path
        return HTTPRoute(endpoint.method, path, takesUpTo: endpoint.hasBody ? 256 << 10 : 0) {
          [self] request, responder in
          let work = { @Sendable [self] in
            answer(request, endpoint, host, waits) { responder.complete($0) }
          }
          switch endpoint.queue {
          case .ordered: host.perform(work)
          case .slow: slowQueue.async(execute: work)
          }
        }
      }
    }

    // MARK: answers

    package func response(to refusal: HTTPError, at time: Timestamp) -> HTTPResponse {
      let code =
        switch refusal.status {
        case 503: RTMFailure.busy.code
        case 408: RTMFailure.tooMuch.code
        default: "invalid_argument"
        }
      return Self.response(refusal.status, RTMFailure(refusal.status, code, refusal.message).members)
    }

    private func answer(
      _ http: HTTPRequest, _ endpoint: RTMEndpoint, _ host: FaceHost, _ waits: RTMWaits,
      _ complete: @escaping @Sendable (HTTPResponse) -> Void
    ) {
      do throws(RTMFailure) {
        let request = try checked(http, endpoint, host, waits)
        endpoint.action(request) { result in
          switch result {
          case .success(let members): complete(Self.response(200, members))
          case .failure(let failure): complete(Self.response(failure.status, failure.members))
          }
        }
      } catch {
        complete(Self.response(error.status, error.members))
      }
    }

    /// Checks what is common to all requests.
    private func checked(
      _ http: HTTPRequest, _ endpoint: RTMEndpoint, _ host: FaceHost, _ waits: RTMWaits
    ) throws(RTMFailure) -> RTMRequest {
      let user = try caller(http, host)
      guard http.parameters["app"] == app else { throw .forbidden("there is no such app here") }
      if user != nil, endpoint.isForBackEnd { throw .forbidden("the request is for the app's back end") }
      if let pace, !pace.accepts(endpoint.counted, endpoint.rate, at: host.clock.now()) { throw .tooFast }
      var members: [String: JSONValue] = [:]
      if endpoint.hasBody {
        guard let text = String(validating: http.body, as: UTF8.self), let value = try? JSONValue(parsing: text),
          let object = value.object
        else { throw .invalid("the body is not a JSON object") }
        members = object
      }
      return RTMRequest(http, body: members, host, user: user, waits)
    }

    /// Checks who makes a request.
    ///
    /// - returns: The user whose token it shows; nil for the app's back end.
    private func caller(_ http: HTTPRequest, _ host: FaceHost) throws(RTMFailure) -> AccountID? {
      let authorization = http.field("authorization") ?? ""
      let words = authorization.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2, words[0].lowercased() == "basic" {
        guard isBackEnd(words[1]) else { throw .unauthorized }
        return nil
      }
      var shown = http.field("x-agora-token")
      // The form of later versions.
      let prefix = "token="
      if words.count == 2, words[0].lowercased() == "agora", words[1].hasPrefix(prefix) {
        let value = String(words[1].dropFirst(prefix.count))
        guard shown == nil || shown == value else { throw .unauthorized }
        shown = value
      }
      guard let token = shown, !token.isEmpty, let user = http.field("x-agora-uid"), !user.isEmpty else {
        throw .unauthorized
      }
      do throws(MessagingError) {
        return try host.checkToken(token, of: AccountID(user))
      } catch {
        // A ban, or another refusal, stays what it is.
        throw error.isStorageFailure ? RTMFailure(error) : .unauthorized
      }
    }

    private func isBackEnd(_ text: String) -> Bool {
      guard let bytes = Data(base64Encoded: text).map({ Array($0) }) else { return false }
      // All are compared, so that the time says nothing.
      return secrets.map { ConstantTime.isEqual(Array("\(customer):\($0)".utf8), bytes) }.contains(true)
    }

    private static func response(_ status: Int, _ members: [String: JSONValue]) -> HTTPResponse {
      let id = JSONValue.string(hexadecimal(SystemRandomness.bytes(16)))
      let all = ["result": "success", "request_id": id].merging(members) { $1 }
      // Numbers, texts, and what requests brought in, which was not nested deeply: it can always be written.
      let text = (try? JSONValue.object(all).text()) ?? "{}"
      return HTTPResponse(status, text: text, type: "application/json;charset=utf-8")
    }
  }
#endif
