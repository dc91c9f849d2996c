#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension AdminAPI {
    static let pushTokenRoutes: [APIRoute] = [
      APIRoute(.get, "/v1/accounts/{account}/push-tokens", answer: ["tokens"]) {
        (api, request) throws(HTTPError) in
        let tokens = try asking { () throws(MessagingError) in try api.hub.pushTokens(of: request.account) }
        return APIResult(200, ["tokens": .array(tokens.map { .object(json($0)) })])
      },
      APIRoute(
        .put, "/v1/accounts/{account}/push-tokens/{token}",
        body: [.required("service"), .required("topic"), .optional("environment")], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let service = try service(request.text("service"))
        let token = try checked(
          PushToken(
            service: service, token: request.name("token"), topic: request.text("topic") ?? "",
            environment: try environment(request.text("environment"))))
        guard !token.topic.isEmpty else { throw wrongTopic }
        try asking { () throws(MessagingError) in try api.hub.savePushToken(token, for: request.account) }
        return APIResult(204)
      },
      APIRoute(
        .delete, "/v1/accounts/{account}/push-tokens/{token}", query: [.optional("service")], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let service = try service(request.text("service"))
        let token = try checked(PushToken(service: service, token: request.name("token"), topic: "")).token
        try asking { () throws(MessagingError) in
          try api.hub.removePushToken(token, service, of: request.account)
        }
        return APIResult(204)
      },
    ]

    // MARK: values

    private static func service(_ name: String?) throws(HTTPError) -> PushToken.Service {
      guard let name else { return .apns }
      guard let service = PushToken.Service(rawValue: name) else {
        throw .wrongField("service", "must be \(PushToken.Service.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return service
    }

    private static func environment(_ name: String?) throws(HTTPError) -> PushToken.Environment {
      guard let name else { return .production }
      guard let environment = PushToken.Environment(rawValue: name) else {
        throw .wrongField("environment", "must be production or sandbox")
      }
      return environment
    }

    /// Returns a token in its one form.
    private static func checked(_ token: PushToken) throws(HTTPError) -> PushToken {
      do throws(MessagingError) {
        return try token.checked()
      } catch {
        guard error.detail != "topic" else { throw wrongTopic }
        throw .wrongField("token", "is not a valid token of \(token.service.rawValue)")
      }
    }

    private static let wrongTopic = HTTPError.wrongField(
      "topic", "is not an app name: 1 to 255 letters, digits, dots, hyphens and underscores")

    private static func json(_ token: PushToken) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "service": .string(token.service.rawValue), "token": .string(token.token), "topic": .string(token.topic),
        "registered": JSONValue(token.registered),
      ]
      if let environment = token.environment { members["environment"] = .string(environment.rawValue) }
      if let device = token.device {
        members["style"] = .string(device.style)
        members["device"] = .string(device.id.string)
      }
      return members
    }
  }
#endif
