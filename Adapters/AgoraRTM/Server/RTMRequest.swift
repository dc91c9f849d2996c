#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// A request of a caller who may make it.
  struct RTMRequest: Sendable {
    private let http: HTTPRequest
    /// The members of the body; none for a request without one.
    let body: [String: JSONValue]
    let host: FaceHost
    /// The user as whom alone the caller may send; nil for the app's back end.
    let user: AccountID?
    let waits: RTMWaits

    var hub: HubLoop { host.hub }

    init(_ http: HTTPRequest, body: [String: JSONValue], _ host: FaceHost, user: AccountID?, _ waits: RTMWaits) {
      self.waits = waits
      self.http = http
      self.body = body
      self.host = host
      self.user = user
    }

    /// Returns the value of a name in the path, decoded.
    func part(_ name: String) -> String { http.parameters[name] ?? "" }

    /// Returns a parameter of the query; nil if it is missing.
    func query(_ name: String) throws(RTMFailure) -> String? {
      let values = http.query.filter { $0.name == name }
      guard values.count <= 1 else { throw .invalid("\(name) is given twice") }
      return values.first?.value
    }

    /// Returns a flag of the query; false if it is missing.
    func flag(ofQuery name: String) throws(RTMFailure) -> Bool {
      switch try query(name) {
      case nil, "false": return false
      case "true": return true
      default: throw .invalid("\(name) is not true or false")
      }
    }

    /// Returns a text that must be there.
    func needed(_ name: String) throws(RTMFailure) -> String {
      guard let text = body[name]?.string else { throw .invalid("\(name) is missing or not a text") }
      return text
    }

    /// Returns a flag of the body; false if it is missing.
    func flag(_ name: String) throws(RTMFailure) -> Bool {
      guard let value = body[name] else { return false }
      guard let flag = value.bool else { throw .invalid("\(name) is not true or false") }
      return flag
    }
  }

  /// The answer to a request that is carried out, without what all answers have.
  typealias RTMAnswer = [String: JSONValue]
#endif
