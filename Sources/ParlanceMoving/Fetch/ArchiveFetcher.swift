#if Server
  package import ParlanceCore

  /// A request of a service's API.
  package struct FetchRequest: Hashable, Sendable {
    /// The path below the address of the service.
    package var path: String
    package var parameters: [String: String]
    /// The method of HTTP; nil for the one that all requests of a walk have.
    package var method: String?
    /// The JSON that is sent as the body; nil for none.
    package var body: JSONNode?
    /// The file that is sent in a form; nil for none.
    package var upload: FetchUpload?

    package init(
      _ path: String, _ parameters: [String: String] = [:], method: String? = nil, body: JSONNode? = nil,
      upload: FetchUpload? = nil
    ) {
      self.path = path
      self.parameters = parameters
      self.method = method
      self.body = body
      self.upload = upload
    }
  }

  /// A request over HTTP.
  package struct FetchMessage: Hashable, Sendable {
    package var method: String
    package var address: String
    package var headers: [String: String]
    package var body: [UInt8]
    /// A Boolean value that indicates whether the body of a refusal is an answer, too: of one with a status from 400 to 599.
    package var takesRefusals: Bool

    package init(
      method: String = "POST", address: String, headers: [String: String], body: [UInt8], takesRefusals: Bool = false
    ) {
      self.method = method
      self.address = address
      self.headers = headers
      self.body = body
      self.takesRefusals = takesRefusals
    }
  }

  /// The meaning of an answer.
  package enum FetchVerdict: Hashable, Sendable {
    case accepted
    /// The answer is a refusal that concerns this request alone; it is kept, and the walk goes on.
    case refused
    /// The request can be sent again after so many milliseconds.
    case busy(Int64)
    /// The request can be sent again after a login.
    case unauthorized
  }

  /// A walk through a service's API. It depends on its settings and the answers alone, so that a walk that was interrupted
  /// goes on where its answers end.
  package protocol ArchiveFetcher {
    /// The least time between requests, in milliseconds.
    var interval: Int64 { get }

    /// Returns the next request; nil at the end. Without an answer in between it returns the same one again.
    mutating func next() -> FetchRequest?

    /// Takes the answer to the request that `next` returned last.
    mutating func take(_ answer: JSONNode)

    /// Returns the meaning of an answer.
    func verdict(on answer: JSONNode) -> FetchVerdict

    /// Returns the request as it is sent at a time.
    func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage

    /// Returns the least time between a request and the one before it, in milliseconds.
    func interval(before request: FetchRequest) -> Int64
    /// Returns the request of a login, whose answer is not kept; nil if requests need none.
    func login(at time: Timestamp) -> FetchMessage?
    /// Takes the answer to a login.
    ///
    /// - returns: False if it is a refusal.
    mutating func take(login answer: JSONNode) -> Bool
    /// Returns the file that an accepted answer names; nil for none. Its copy is kept beside the answers.
    func file(in answer: JSONNode, to request: FetchRequest) -> FetchFile?
  }

  extension ArchiveFetcher {
    package func interval(before request: FetchRequest) -> Int64 { interval }
    package func login(at time: Timestamp) -> FetchMessage? { nil }
    package mutating func take(login answer: JSONNode) -> Bool { true }
    package func file(in answer: JSONNode, to request: FetchRequest) -> FetchFile? { nil }
  }

  /// The settings of a walk.
  package struct FetchSettings: Hashable, Sendable {
    /// The service's address.
    package var endpoint: String
    /// The name and the secret with which requests are signed.
    package var key: String
    package var secret: String
    package var accounts: [String]
    package var rooms: [String]
    /// The times between which messages are fetched, in milliseconds since 1970.
    package var since: Int64
    package var until: Int64
    /// The most requests a second; nil for the source's own number.
    package var rate: Int64?
    /// The offset of the service's days and hours from UTC, in hours.
    package var zone: Int64
    /// A Boolean value that indicates whether messages alone are fetched, of conversations that changed since `since`.
    package var onlyMessages = false

    package init(
      endpoint: String, key: String, secret: String, accounts: [String], rooms: [String] = [], since: Int64 = 0,
      until: Int64, rate: Int64? = nil, zone: Int64 = 8
    ) {
      self.endpoint = endpoint
      self.key = key
      self.secret = secret
      self.accounts = accounts
      self.rooms = rooms
      self.since = since
      self.until = until
      self.rate = rate
      self.zone = zone
    }
  }

  /// A service that the command can fetch from.
  package struct FetchSource: Sendable {
    /// The word by which the command is asked for it, which is also that of the converter for its answers.
    package var name: String
    /// The address unless another one is given; empty if the address depends on the app.
    package var endpoint: String
    /// A Boolean value that indicates whether the service lists its accounts and rooms, so that the command needs no list.
    package var listsAccounts: Bool
    package var make: @Sendable (FetchSettings) -> any ArchiveFetcher

    package init(
      name: String, endpoint: String, listsAccounts: Bool = false,
      make: @escaping @Sendable (FetchSettings) -> any ArchiveFetcher
    ) {
      self.name = name
      self.endpoint = endpoint
      self.listsAccounts = listsAccounts
      self.make = make
    }
  }
#endif
