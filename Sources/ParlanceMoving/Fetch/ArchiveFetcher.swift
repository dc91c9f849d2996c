#if Server
  package import ParlanceCore

  /// A request of a service's API.
  package struct FetchRequest: Hashable, Sendable {
    /// The path below the address of the service.
    package var path: String
    package var parameters: [String: String]

    package init(_ path: String, _ parameters: [String: String]) {
      self.path = path
      self.parameters = parameters
    }
  }

  /// A request over HTTP.
  package struct FetchMessage: Hashable, Sendable {
    package var address: String
    package var headers: [String: String]
    package var body: [UInt8]

    package init(address: String, headers: [String: String], body: [UInt8]) {
      self.address = address
      self.headers = headers
      self.body = body
    }
  }

  /// The meaning of an answer.
  package enum FetchVerdict: Hashable, Sendable {
    case accepted
    /// The answer is a refusal that concerns this request alone; it is kept, and the walk goes on.
    case refused
    /// The request can be sent again after so many milliseconds.
    case busy(Int64)
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

    package init(
      endpoint: String, key: String, secret: String, accounts: [String], rooms: [String] = [], since: Int64 = 0,
      until: Int64, rate: Int64? = nil
    ) {
      self.endpoint = endpoint
      self.key = key
      self.secret = secret
      self.accounts = accounts
      self.rooms = rooms
      self.since = since
      self.until = until
      self.rate = rate
    }
  }

  /// A service that the command can fetch from.
  package struct FetchSource: Sendable {
    /// The word by which the command is asked for it, which is also that of the converter for its answers.
    package var name: String
    /// The address unless another one is given.
    package var endpoint: String
    package var make: @Sendable (FetchSettings) -> any ArchiveFetcher

    package init(name: String, endpoint: String, make: @escaping @Sendable (FetchSettings) -> any ArchiveFetcher) {
      self.name = name
      self.endpoint = endpoint
      self.make = make
    }
  }
#endif
