#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The answer to a request that is carried out.
  struct EasemobAnswer {
    /// The parts beside those that all answers have.
    var members: [String: JSONValue]
    /// A Boolean value that indicates whether the answer has no other parts.
    var isBare = false
    /// An answer that is not JSON; nil otherwise.
    var response: HTTPResponse?

    init(_ members: [String: JSONValue] = [:]) { self.members = members }

    static func data(_ data: JSONValue) -> EasemobAnswer { EasemobAnswer(["data": data]) }

    static func entities(_ entities: [JSONValue]) -> EasemobAnswer {
      EasemobAnswer(["entities": .array(entities), "count": JSONValue(entities.count)])
    }

    /// Returns an answer without the parts that others have.
    static func bare(_ members: [String: JSONValue]) -> EasemobAnswer {
      var answer = EasemobAnswer(members)
      answer.isBare = true
      return answer
    }

    /// Returns the answer with a member; nil leaves it out.
    func with(_ name: String, _ value: JSONValue?) -> EasemobAnswer {
      var answer = self
      if let value { answer.members[name] = value }
      return answer
    }

    /// Returns the members of the answer to a request.
    func members(_ request: EasemobRequest, began: Timestamp) -> [String: JSONValue] {
      if isBare { return members }
      let app = request.app
      let now = request.host.clock.now()
      var all: [String: JSONValue] = [
        "action": .string(request.http.method.rawValue.lowercased()), "application": .string(app.uuid),
        "applicationName": .string(app.name), "organization": .string(app.organization),
        "path": .string("/" + request.path), "uri": .string(request.address + app.path + "/" + request.path),
        "timestamp": JSONValue(now), "duration": JSONValue(max(0, now.milliseconds(since: began))), "entities": [],
      ]
      if !request.http.query.isEmpty {
        all["params"] = .object(
          Dictionary(request.http.query.map { ($0.name, .array([.string($0.value)])) }, uniquingKeysWith: { $1 }))
      }
      return all.merging(members) { $1 }
    }
  }
#endif
