#if Server
  internal import Parlance
  internal import ParlanceTokens

  /// A method of a path of the API, with everything that a client has to know of it.
  struct APIRoute: Sendable {
    typealias Action = @Sendable (_ api: AdminAPI, _ request: APIRequest) throws(HTTPError) -> APIResult

    var method: HTTPMethod
    var path: String
    /// The parameters of the query.
    var query: [APIField] = []
    /// The members of the body; nil if there is none.
    var body: [APIField]?
    /// The largest body, in bytes; nil for the gateway's limit.
    var bodyLimit: Int?
    /// The size of the largest file, in bytes, for requests whose body is one; nil for others.
    var fileLimit: Int?
    /// The scope of the tokens with which it is asked.
    var scope: TokenClaims.Scope
    /// The statuses of success.
    var statuses: [Int] = [200]
    /// The members of the answer, those that may be missing included.
    var answer: [String] = []
    var action: Action

    init(
      _ method: HTTPMethod, _ path: String, query: [APIField] = [], body: [APIField]? = nil, bodyLimit: Int? = nil,
      fileLimit: Int? = nil, scope: TokenClaims.Scope = .admin,
      statuses: [Int] = [200],
      answer: [String] = [], _ action: @escaping Action
    ) {
      self.method = method
      self.path = path
      self.query = query
      self.body = body
      self.bodyLimit = bodyLimit
      self.fileLimit = fileLimit
      self.scope = scope
      self.statuses = statuses
      self.answer = answer
      self.action = action
    }
  }

  /// The success of a request.
  struct APIResult: Sendable {
    var status: Int
    /// The answer's members; nil for an answer without a body.
    var members: [String: JSONValue]?

    init(_ status: Int = 200, _ members: [String: JSONValue]? = nil) {
      self.status = status
      self.members = members
    }
  }
#endif
