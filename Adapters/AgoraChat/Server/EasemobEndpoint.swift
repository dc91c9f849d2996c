#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// A request of the vendor's API: its path, its limits, and what carries it out or the reason of its refusal.
  struct EasemobEndpoint: Sendable {
    typealias Action = @Sendable (_ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer

    enum Outcome: Sendable {
      case works(Action)
      case refused(EasemobFailure)
    }

    /// The kind of a request's body.
    enum Body: Sendable {
      case none
      case json
      /// A form, as only attributes of users have it.
      case form
      /// A file in a multipart body.
      case file
    }

    /// The token that a request needs.
    enum Access: Sendable {
      case app
      /// That of the app, or of any user.
      case appOrUser
      /// None. What carries it out checks what it needs.
      case open
    }

    var method: HTTPMethod
    /// The path behind that of the app.
    var path: String
    var rate = FaceRate.perSecond(100)
    var body = Body.none
    var access = Access.app
    /// Returns the number that a request counts for.
    var weight: @Sendable (JSONValue) -> Int = { _ in 1 }
    var outcome: Outcome

    var name: String { "\(method.rawValue) \(path)" }

    /// The number of names in the path.
    var nameCount: Int { path.count { $0 == "{" } }

    /// The largest body of a request, in bytes.
    var bodyLimit: Int {
      switch body {
      case .file: Self.fileSize + 64 << 10
      default: 256 << 10
      }
    }

    /// The largest file, in bytes.
    static let fileSize = 10 << 20

    static let all: [EasemobEndpoint] =
      tokens + users + mutes + messages + conversations + histories + files + attributes + contacts + lists
      + groups + groupMembers + groupLists + groupAttributes + groupFiles + rooms + roomSuperAdmins + roomRights
      + roomAttributes
      + threads + presence
      + reactions + refusals

    // MARK: parts

    static func get(_ path: String, rate: Int = 100, _ action: @escaping Action) -> EasemobEndpoint {
      EasemobEndpoint(method: .get, path: path, rate: .perSecond(rate), outcome: .works(action))
    }

    static func post(
      _ path: String, _ body: Body = .json, rate: Int = 100, _ action: @escaping Action
    ) -> EasemobEndpoint {
      EasemobEndpoint(method: .post, path: path, rate: .perSecond(rate), body: body, outcome: .works(action))
    }

    static func put(_ path: String, _ body: Body = .json, _ action: @escaping Action) -> EasemobEndpoint {
      EasemobEndpoint(method: .put, path: path, body: body, outcome: .works(action))
    }

    static func delete(
      _ path: String, _ body: Body = .none, rate: Int = 100, _ action: @escaping Action
    ) -> EasemobEndpoint {
      EasemobEndpoint(method: .delete, path: path, rate: .perSecond(rate), body: body, outcome: .works(action))
    }

    /// Requests that are refused with status 403, as for a service that the app has not, until the hub has the capability.
    private static let refusals: [EasemobEndpoint] = {
      let reasons: [(reason: String, requests: [String])] = [
        (
          "devices fetch messages where they left off, and the hub does not count what each lacks",
          ["GET /users/{user}/offline_msg_count", "GET /users/{user}/offline_msg_status/{message}"]
        ),
        (
          "messages are imported with parlance convert and parlance import",
          ["POST /messages/users/import", "POST /messages/chatgroups/import"]
        ),
        ("profiles have no common limit, so that their size is not counted", ["GET /metadata/user/capacity"]),
        (
          "users are in rooms with their devices alone, and rooms keep no list of them",
          [
            "POST /chatrooms/{room}/users/{user}", "POST /chatrooms/{room}/users",
          ]
        ),
        ("callbacks that failed are not stored", ["GET /callbacks/storage/info", "POST /callbacks/storage/retry"]),
      ]
      return reasons.flatMap { reason, requests in
        requests.map { request in
          let words = request.split(separator: " ")
          return EasemobEndpoint(
            method: HTTPMethod(rawValue: String(words[0])) ?? .get, path: String(words[1]), body: .json,
            outcome: .refused(.forbidden(reason)))
        }
      }
    }()
  }
#endif
