#if Server
  internal import Parlance
  package import ParlanceCore
  package import ParlanceGateway

  /// NetEase NIM's server API, `POST /nimserver/….action`, spoken by a gateway.
  ///
  /// A back end that was written for it changes its host name and its key. The vendor's documents are those of version 1 of
  /// the server API; `NIMParameter` has its requests and their parameters.
  package final class NIMServerFace: ServerFace {
    package static let name = "nim"

    private let checks: NIMRequestChecks
    private let pace: NIMPace?
    private let tokens = NIMTokens()

    package init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: ["app-key", "app-secret-file", "rate-limits", "refuses-repeats"])
      guard let key = try settings.text("app-key") else {
        throw MessagingError(.invalidArgument, "\"app-key\" is missing: the key of the app, which requests name")
      }
      guard let secrets = try settings.secrets("app-secret-file") else {
        throw MessagingError(.invalidArgument, "\"app-secret-file\" is missing: the file of the app's secret")
      }
      checks = NIMRequestChecks(
        key: key, secrets: secrets, refusesRepeats: try settings.flag("refuses-repeats") ?? false)
      pace = try settings.flag("rate-limits") ?? true ? NIMPace() : nil
    }

    package func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant? {
      guard let isRight = try tokens.check(request.token, of: request.account, host) else { return nil }
      guard isRight else { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }

    package func routes(_ host: FaceHost) -> [HTTPRoute] {
      NIMEndpoint.all.sorted { $0.key < $1.key }.map { path, endpoint in
        HTTPRoute(.post, "/nimserver/\(path).action", takesUpTo: Self.bodySize) { [self] request, responder in
          host.perform { [self] in
            responder.complete(Self.response(answer(request, path, endpoint, host)))
          }
        }
      }
    }

    /// The largest body of a request, in bytes: that of a message to 500 accounts with all its texts is smaller.
    private static let bodySize = 256 << 10

    private func answer(
      _ request: HTTPRequest, _ path: String, _ endpoint: NIMEndpoint, _ host: FaceHost
    ) -> [String: JSONValue] {
      do throws(NIMFailure) {
        let now = host.clock.now()
        try checks.check(request, now, host)
        if let pace { try pace.note(path, now) }
        guard let form = request.form else { throw NIMFailure(.badParameter, "the body is not a form") }
        let call = try NIMRequest(form, NIMParameter.byPath[path] ?? [], host, tokens)
        guard case .implemented(let action) = endpoint else { throw endpoint.refusal }
        var members = try action(call)
        members["code"] = members["code"] ?? 200
        return members
      } catch {
        return error.members
      }
    }

    private static func response(_ members: [String: JSONValue]) -> HTTPResponse {
      // Numbers, texts, and what requests brought in, which was not nested deeply: it can always be written.
      let text = (try? JSONValue.object(members).text()) ?? "{\"code\":500}"
      return HTTPResponse(200, text: text, type: "application/json;charset=utf-8")
    }
  }
#endif
