#if Server
  package import ParlanceCore
  package import ParlanceGateway
  package import ParlanceMoving

  /// The end of a bridge at a service: a vendor's folder has one, and registers it with the command.
  ///
  /// An end translates and decides nothing: order, repeats, attempts and what is sent at all are the bridge's. Its methods may be
  /// called on any thread.
  package protocol BridgeEnd: AnyObject, Sendable {
    /// The name by which the command and the settings file know it.
    static var name: String { get }

    /// Creates the end.
    ///
    /// - throws: `invalidArgument` if a setting is missing, unknown or malformed, or a file of a secret cannot be used.
    init(_ settings: FaceSettings) throws(MessagingError)

    /// The path below which the service's callbacks arrive.
    var callbackPath: String { get }
    /// The secret that the marks of messages are bound to.
    var markerSecret: [UInt8] { get }

    /// Checks a callback and reads it.
    ///
    /// - throws: `BridgeRefusal`; nothing of the callback is kept then.
    func read(_ callback: HTTPRequest, at time: Timestamp) throws(BridgeRefusal) -> BridgeCallback

    /// Returns the request of a login that must come before others; nil while none is needed.
    func login(at time: Timestamp) -> FetchMessage?
    /// Takes the answer to a login.
    ///
    /// - returns: False if it is a refusal.
    func take(login response: OutgoingResponse) -> Bool
    /// Forgets the login with which a request was sent, since the service refused it.
    func forgetLogin(of message: FetchMessage)

    /// The most accounts with which a group is created; the others are added to it.
    var accountsOfCreation: Int { get }
    /// The most accounts in a request that changes a group's members.
    var accountsOfChange: Int { get }

    /// Returns the time from which the service is asked about a message that was first sent at a time, by this machine's clock.
    func questionTime(for time: Int64) -> Int64

    /// Returns the group's name and owner where a record of a change of a group has them.
    func group(in record: ArchiveRecord) -> (name: String?, owner: String?)

    /// Returns the request that carries an event to the service.
    func request(for event: BridgeEvent, _ context: BridgeContext) -> BridgeTranslation

    /// Returns the request that uploads a file, without its content; nil for a file for which the service has no place.
    func request(uploading file: BridgeFile) -> FetchRequest?
    /// Returns what the answer to an upload says of the file, for the context of its message; nil if it names none.
    func file(in answer: JSONNode) -> JSONNode?
    /// The hosts from which the files of the service's messages are fetched, each with its port if that is not the usual one.
    var fileHosts: [String] { get }

    /// Returns the request that asks whether the service has a message; nil if it cannot be asked.
    ///
    /// - parameter time: The time of the first attempt, in milliseconds since 1970, or the one that `continuation` returned.
    func question(about message: BridgeMessage, _ context: BridgeContext, since time: Int64) -> FetchRequest?

    /// Returns the time from which the question is asked again, because the answer did not have room for all; nil if it had.
    func continuation(of answer: JSONNode) -> Int64?

    /// Returns the numbers of the messages in the answer to such a question.
    func candidates(in answer: JSONNode) -> [String]

    /// Finds a message in the answer to such a question.
    ///
    /// - parameter isKnown: Returns whether the message with a number is another one of the bridge's.
    func find(
      _ message: BridgeMessage, _ context: BridgeContext, in answer: JSONNode, isKnown: (String) -> Bool
    ) -> BridgeReceipt?

    /// The time for which the callback of a message is waited for before the message is sent again, where the service cannot be
    /// asked about it, in milliseconds.
    var callbackPatience: Int64 { get }

    /// Returns the request that creates a group of the hub at the service.
    func request(creating group: BridgeGroup) -> BridgeTranslation

    /// Returns the meaning of an answer.
    func verdict(on response: OutgoingResponse, to request: FetchRequest) -> BridgeVerdict

    /// Returns a request as it is sent at a time.
    func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage

    /// Returns the group of requests with which a request shares a rate, and the least time between them, in milliseconds.
    func pace(of request: FetchRequest) -> (name: String, interval: Int64)

    /// The age at which the service's history has a message, in milliseconds.
    var historyDelay: Int64 { get }

    /// Returns the walk that fetches what callbacks did not bring; nil if the service has no history.
    ///
    /// - parameter since: The service's time of the first messages, in milliseconds since 1970.
    func fetcher(since: Int64, until: Int64, accounts: [String]) -> (any ArchiveFetcher)?

    /// Returns the converter of that walk's answers.
    func makeConverter() -> any NodeConverter
  }

  /// A service without logins, which takes many accounts in a request.
  extension BridgeEnd {
    package func login(at time: Timestamp) -> FetchMessage? { nil }
    package func take(login response: OutgoingResponse) -> Bool { true }
    package func forgetLogin(of message: FetchMessage) {}
    package var accountsOfCreation: Int { 100 }
    package var accountsOfChange: Int { 100 }
  }

  /// A service whose history has a message at once.
  extension BridgeEnd {
    package var callbackPatience: Int64 { 0 }
    package var historyDelay: Int64 { 0 }
  }

  /// A service to which files do not go.
  extension BridgeEnd {
    package func request(uploading file: BridgeFile) -> FetchRequest? { nil }
    package func file(in answer: JSONNode) -> JSONNode? { nil }
    package var fileHosts: [String] { [] }
  }

  /// A service that cannot be asked about a message.
  extension BridgeEnd {
    package func questionTime(for time: Int64) -> Int64 { time }
    package func question(
      about message: BridgeMessage, _ context: BridgeContext, since time: Int64
    ) -> FetchRequest? { nil }
    package func continuation(of answer: JSONNode) -> Int64? { nil }
    package func candidates(in answer: JSONNode) -> [String] { [] }
    package func find(
      _ message: BridgeMessage, _ context: BridgeContext, in answer: JSONNode, isKnown: (String) -> Bool
    ) -> BridgeReceipt? { nil }
  }

  /// The records of a callback.
  package struct BridgeCallback: Sendable {
    /// The callback's name, which no other one has: a repeat changes nothing, whatever it contains. nil where its records alone are
    /// named.
    package var name: String?
    package var records: [ArchiveRecord]
    /// The kinds of its parts that have nothing for the hub.
    package var leftOut: [String]
    /// The callback's text, and the reason why a part of it cannot be read; nil if all of it can.
    package var damage: (text: String, reason: String)?

    package init(
      name: String? = nil, records: [ArchiveRecord], leftOut: [String] = [],
      damage: (text: String, reason: String)? = nil
    ) {
      self.name = name
      self.records = records
      self.leftOut = leftOut
      self.damage = damage
    }
  }

  /// A callback that is not the service's.
  package struct BridgeRefusal: Error, Hashable, Sendable {
    package var status: Int
    /// The reason, without contents and secrets.
    package var reason: String

    package init(_ status: Int, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// The facts about an event that the bridge knows.
  package struct BridgeContext: Sendable {
    /// The message that the event is about, as both sides know it; nil if it is new.
    package var link: BridgeLink?
    /// The conversation as the service names it.
    package var place: BridgePlace?
    /// The owner of the group that is changed.
    package var owner: String?
    /// The mark of the message.
    package var mark: String?
    /// The message's files as the service described them when they were uploaded.
    package var files: [MediaPart: JSONNode] = [:]

    package init(
      link: BridgeLink? = nil, place: BridgePlace? = nil, owner: String? = nil, mark: String? = nil
    ) {
      self.link = link
      self.place = place
      self.owner = owner
      self.mark = mark
    }
  }

  /// A group of the hub.
  package struct BridgeGroup: Hashable, Sendable {
    package var id: String
    package var name: String
    package var owner: String
    /// The members beside the owner with whom it is created.
    package var members: [String]
    /// The number of all its members, the owner included.
    package var size: Int

    package init(id: String, name: String, owner: String, members: [String], size: Int) {
      self.id = id
      self.name = name
      self.owner = owner
      self.members = members
      self.size = size
    }
  }

  /// An event in the service's terms.
  package enum BridgeTranslation: Hashable, Sendable {
    case request(FetchRequest)
    /// The service has nothing for events of the kind.
    case leftOut(kind: String)
  }

  /// The service's names of a message that it took.
  package struct BridgeReceipt: Hashable, Sendable {
    package var serverID: String?
    package var time: Int64?
    /// The id by which apps know it.
    package var id: String?
    /// The id of a group that was created.
    package var group: String?

    package init(serverID: String? = nil, time: Int64? = nil, id: String? = nil, group: String? = nil) {
      self.serverID = serverID
      self.time = time
      self.id = id
      self.group = group
    }
  }

  /// The meaning of an answer.
  package enum BridgeVerdict: Hashable, Sendable {
    case done(BridgeReceipt)
    /// The request changes nothing, as everything is as it asks for.
    case already
    /// The group is unknown.
    case groupUnknown
    /// The request will never be taken.
    case refused(code: String)
    /// The request was not taken, and can be sent again after so many milliseconds.
    case later(Int64, code: String)
    /// The request may have been taken.
    case unclear(code: String)
    /// The request can be sent again after a login.
    case unauthorized
  }
#endif
