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
        let token = PushToken(
          service: try service(request.text("service")), token: try request.pushToken(),
          topic: try topic(request.text("topic")), environment: try environment(request.text("environment")))
        try asking { () throws(MessagingError) in try api.hub.savePushToken(token, for: request.account) }
        return APIResult(204)
      },
      APIRoute(
        .delete, "/v1/accounts/{account}/push-tokens/{token}", query: [.optional("service")], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let service = try service(request.text("service"))
        let token = try request.pushToken()
        try asking { () throws(MessagingError) in
          try api.hub.removePushToken(token, service, of: request.account)
        }
        return APIResult(204)
      },
    ]

    // MARK: values

    private static func service(_ name: String?) throws(HTTPError) -> PushToken.Service {
      guard let name else { return .apns }
      guard let service = PushToken.Service(rawValue: name) else { throw .wrongField("service", "must be apns") }
      return service
    }

    private static func environment(_ name: String?) throws(HTTPError) -> PushToken.Environment {
      guard let name else { return .production }
      guard let environment = PushToken.Environment(rawValue: name) else {
        throw .wrongField("environment", "must be production or sandbox")
      }
      return environment
    }

    /// Checks the name of an app, which becomes a field of a header.
    private static func topic(_ text: String?) throws(HTTPError) -> String {
      let text = text ?? ""
      let isName = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      guard isName, (1...255).contains(text.utf8.count) else {
        throw .wrongField("topic", "is no name of an app, 1 to 255 letters, digits, dots, hyphens and underscores")
      }
      return text
    }

    private static func json(_ token: PushToken) -> [String: JSONValue] {
      [
        "service": .string(token.service.rawValue), "token": .string(token.token), "topic": .string(token.topic),
        "environment": .string(token.environment.rawValue), "registered": JSONValue(token.registered),
      ]
    }
  }

  extension APIRequest {
    /// Returns the token in the path, in the one form in which it is kept: it becomes a part of a path.
    fileprivate func pushToken() throws(HTTPError) -> String {
      let text = name("token")
      let isToken = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: false
        }
      }
      guard isToken, (2...400).contains(text.utf8.count), text.utf8.count % 2 == 0 else {
        throw .wrongField("token", "is no token, 1 to 200 bytes in hexadecimal digits")
      }
      return text.lowercased()
    }
  }
#endif
