#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// A request whose parameters were checked against the vendor's table.
  struct NIMRequest {
    private let values: [String: String]
    let host: FaceHost
    /// The address under which the back end reaches the gateway.
    let address: String
    /// The file of a form with files; nil for another one.
    let file: MultipartForm.Part?
    let tokens: NIMTokens

    var hub: HubLoop { host.hub }

    /// Reads the parameters. Names count without regard to case, as the vendor's own documents and clients differ.
    ///
    /// - throws: Code 414 for a parameter that is missing, given twice or not of its kind, 405 for one that is too long.
    init(
      _ form: [HTTPParameter], _ file: MultipartForm.Part?, _ parameters: [NIMParameter], _ host: FaceHost,
      address: String, _ tokens: NIMTokens
    ) throws(NIMFailure) {
      self.host = host
      self.address = address
      self.file = file
      self.tokens = tokens
      var values: [String: String] = [:]
      for field in form {
        guard values.updateValue(field.value, forKey: field.name.lowercased()) == nil else {
          throw NIMFailure(.badParameter, "\(field.name) is given twice")
        }
      }
      for parameter in parameters {
        guard let value = values[parameter.key] else {
          if parameter.isRequired { throw NIMFailure(.badParameter, "\(parameter.name) is missing") }
          continue
        }
        if parameter.isRequired, value.isEmpty { throw NIMFailure(.badParameter, "\(parameter.name) is empty") }
        if let limit = parameter.limit, value.utf8.count > limit, value.unicodeScalars.count > limit {
          throw NIMFailure(.tooLong, "\(parameter.name) has more than \(limit) characters")
        }
        switch parameter.kind {
        case .number where !value.isEmpty && Int64(value) == nil:
          throw NIMFailure(.badParameter, "\(parameter.name) is not a number")
        case .flag where !value.isEmpty && Self.flag(value) == nil:
          throw NIMFailure(.badParameter, "\(parameter.name) is not a Boolean value")
        default: break
        }
      }
      self.values = values
    }

    private static func flag(_ text: String) -> Bool? {
      switch text.lowercased() {
      case "true", "1": true
      case "false", "0": false
      default: nil
      }
    }

    // MARK: values

    /// Returns a text; nil if it is missing or empty.
    func text(_ name: String) -> String? { change(name).flatMap { $0.isEmpty ? nil : $0 } }
    /// Returns a text that may be given empty to remove what there was; nil if it is missing.
    func change(_ name: String) -> String? {
      let isLower = !name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      return values[isLower ? name : name.lowercased()]
    }
    /// The further fields of a push notification, which requests about super teams call otherwise.
    var pushPayload: String? { text("payload") ?? text("pushPayload") }
    func number(_ name: String) -> Int64? { text(name).flatMap { Int64($0) } }
    func flag(_ name: String) -> Bool? { text(name).flatMap { Self.flag($0) } }

    /// Returns a text that must be there.
    func needed(_ name: String) throws(NIMFailure) -> String {
      guard let text = text(name) else { throw NIMFailure(.badParameter, "\(name) is missing") }
      return text
    }

    /// Returns a number that must be there.
    func neededNumber(_ name: String) throws(NIMFailure) -> Int64 {
      guard let number = number(name) else { throw NIMFailure(.badParameter, "\(name) is missing or not a number") }
      return number
    }

    /// Returns a number that must be there, of some that are known.
    func choice(_ name: String, _ choices: ClosedRange<Int64>, else usual: Int64? = nil) throws(NIMFailure) -> Int64 {
      if let usual, text(name) == nil { return usual }
      let number = try neededNumber(name)
      guard choices.contains(number) else { throw NIMFailure(.badParameter, "\(name) is \(number)") }
      return number
    }

    /// Returns the name of an account, in lower case.
    func account(_ name: String) throws(NIMFailure) -> AccountID { AccountID(try needed(name).lowercased()) }

    /// Returns the names of accounts in a JSON array.
    func accounts(_ name: String, most: Int) throws(NIMFailure) -> [AccountID] {
      let list = try texts(name)
      guard list.count <= most else { throw NIMFailure(.badParameter, "\(name) has more than \(most) accounts") }
      return list.map { AccountID($0.lowercased()) }
    }

    /// Returns the texts in a JSON array.
    func texts(_ name: String) throws(NIMFailure) -> [String] {
      guard let values = (try? JSONValue(parsing: try needed(name)))?.array else {
        throw NIMFailure(.badParameter, "\(name) is not a JSON array")
      }
      var texts: [String] = []
      for value in values {
        guard let text = value.string ?? value.integer.map({ String($0) }) else {
          throw NIMFailure(.badParameter, "\(name) has something else than texts")
        }
        texts.append(text)
      }
      return texts
    }

    /// Returns a JSON object; nil if the parameter is missing.
    func object(_ name: String) throws(NIMFailure) -> [String: JSONValue]? {
      guard let text = text(name) else { return nil }
      guard let object = (try? JSONValue(parsing: text))?.object else {
        throw NIMFailure(.badParameter, "\(name) is not a JSON object")
      }
      return object
    }

    // MARK: the hub

    /// Carries out a request in the name of an account.
    func carryOut<Call: HubCall>(_ call: Call, as account: AccountID) throws(NIMFailure) -> Call.Reply {
      try asking { () throws(MessagingError) in try hub.carryOut(call, as: account) }
    }

    /// Returns an account as it is registered.
    func known(_ account: AccountID) throws(NIMFailure) -> AdministeredAccount {
      try asking { () throws(MessagingError) in try hub.account(account) }
    }
  }
#endif
