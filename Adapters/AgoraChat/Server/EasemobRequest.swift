#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// A request of a back end that may be carried out.
  struct EasemobRequest {
    let http: HTTPRequest
    let app: EasemobApp
    let host: FaceHost
    let numbers: EasemobNumbers
    /// The body, if it is JSON.
    let body: JSONValue
    /// The token's owner; nil for a request that needs no token.
    let token: EasemobTokens.Kept?
    /// The path behind the app's.
    let path: String

    var hub: HubLoop { host.hub }

    /// The address under which the back end reaches the gateway.
    var address: String { app.address ?? "http://" + (http.field("host") ?? "") }

    // MARK: parts of the path and the query

    /// Returns a part of the path.
    func part(_ name: String) -> String { http.parameters[name] ?? "" }

    /// Returns the user that a part of the path names, in lower case.
    func user(_ name: String = "user") -> AccountID { AccountID(part(name).lowercased()) }

    func query(_ name: String) -> String? { http.query.last { $0.name == name }?.value }

    /// Returns a number of the query.
    func query(_ name: String, in range: ClosedRange<Int>, else usual: Int) throws(EasemobFailure) -> Int {
      guard let text = query(name) else { return usual }
      guard let number = Int(text), range.contains(number) else {
        throw .illegal("\(name) must be from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    /// Returns the part of a list that `pagenum` and `pagesize` name; all of it without them.
    func page<Element>(
      _ list: [Element], _ names: (number: String, size: String) = ("pagenum", "pagesize"), most: Int, usual: Int
    ) throws(EasemobFailure) -> [Element] {
      let size = try query(names.size, in: 1...most, else: usual)
      let number = try query(names.number, in: 0...1_000_000, else: 1)
      return Array(list.dropFirst((max(1, number) - 1) * size).prefix(size))
    }

    // MARK: members of the body

    var members: [String: JSONValue] { body.object ?? [:] }

    func text(_ name: String) throws(EasemobFailure) -> String? {
      guard let value = members[name], value != .null else { return nil }
      guard let text = value.string else { throw .illegal("\(name) must be a string") }
      return text
    }

    /// Returns a text that must be there and not be empty.
    func needed(_ name: String, most: Int = .max) throws(EasemobFailure) -> String {
      guard let text = try text(name), !text.isEmpty else { throw .illegal("\(name) is required") }
      guard text.utf8.count <= most else { throw .illegal("\(name) is too long") }
      return text
    }

    func number(_ name: String) throws(EasemobFailure) -> Int64? {
      guard let value = members[name], value != .null else { return nil }
      guard let number = value.integer ?? value.string.flatMap({ Int64($0) }) else {
        throw .illegal("\(name) must be a number")
      }
      return number
    }

    func flag(_ name: String) throws(EasemobFailure) -> Bool? {
      guard let value = members[name], value != .null else { return nil }
      guard let flag = value.bool ?? value.string.flatMap({ Bool($0) }) else {
        throw .illegal("\(name) must be true or false")
      }
      return flag
    }

    /// Returns texts that must be there.
    func texts(_ name: String, most: Int, _ list: JSONValue? = nil) throws(EasemobFailure) -> [String] {
      guard let values = (list ?? members[name])?.array, !values.isEmpty else { throw .illegal("\(name) is required") }
      guard values.count <= most else { throw .illegal("\(name) has more than \(most) elements") }
      let texts = values.compactMap { $0.string ?? $0.integer.map { String($0) } }
      guard texts.count == values.count else { throw .illegal("\(name) must be an array of strings") }
      return texts
    }

    /// Returns the names of users that must be there, in lower case and each once.
    func users(_ name: String = "usernames", most: Int) throws(EasemobFailure) -> [AccountID] {
      var users: [AccountID] = []
      for text in try texts(name, most: most) {
        let user = AccountID(text.lowercased())
        if !users.contains(user) { users.append(user) }
      }
      return users
    }

    // MARK: the hub

    /// Carries out a request in the name of an account.
    func carryOut<Call: HubCall>(_ call: Call, as account: AccountID) throws(EasemobFailure) -> Call.Reply {
      try asking { () throws(MessagingError) in try hub.carryOut(call, as: account) }
    }

    /// Returns an account as it is registered.
    func known(_ account: AccountID) throws(EasemobFailure) -> AdministeredAccount {
      try asking { () throws(MessagingError) in try hub.account(account) }
    }
  }
#endif
