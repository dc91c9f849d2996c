#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore

  /// A request whose parameters and members are those that its route declares.
  struct APIRequest: Sendable {
    /// The values of the names in the path.
    let path: [String: String]
    private let query: [String: [String]]
    private let body: [String: JSONValue]
    /// The file that is the body, and its MIME type; empty for other bodies.
    let bytes: [UInt8]
    let contentType: String?

    /// Checks a request against its route.
    ///
    /// - throws: A refusal that names what is unknown, missing or of the wrong kind.
    init(_ request: HTTPRequest, _ route: APIRoute) throws(HTTPError) {
      path = request.parameters
      query = try Self.query(request.query, route.query)
      bytes = route.fileLimit == nil ? [] : request.body
      contentType = route.fileLimit == nil ? nil : request.contentType
      body = try route.body.map { fields throws(HTTPError) in try Self.body(request.body, fields) } ?? [:]
    }

    // MARK: values

    /// Returns the value of a name in the path.
    func name(_ name: String) -> String { path[name] ?? "" }

    func text(_ name: String) -> String? { body[name]?.string ?? query[name]?.first }
    func texts(_ name: String) -> [String] { body[name]?.array?.compactMap(\.string) ?? query[name] ?? [] }
    func objects(_ name: String) -> [[String: JSONValue]] { body[name]?.array?.compactMap(\.object) ?? [] }
    func object(_ name: String) -> [String: JSONValue]? { body[name]?.object }
    func flag(_ name: String) -> Bool? { body[name]?.bool }
    /// The members of the body.
    var members: [String: JSONValue] { body }

    func integer(_ name: String) -> Int64? { body[name]?.integer ?? query[name]?.first.flatMap { Int64($0) } }

    /// Returns a list of objects.
    ///
    /// - parameter limit: The largest number of them.
    func objects(_ name: String, most limit: Int) throws(HTTPError) -> [[String: JSONValue]] {
      let objects = objects(name)
      guard objects.count <= limit else { throw .wrongField(name, "has more than \(limit) elements") }
      return objects
    }

    /// Returns a list of accounts.
    ///
    /// - parameter limit: The largest number of them.
    func accounts(_ name: String, most limit: Int = 500) throws(HTTPError) -> [AccountID] {
      let names = texts(name)
      guard names.count <= limit else { throw .wrongField(name, "has more than \(limit) accounts") }
      return names.map { AccountID($0) }
    }

    // MARK: checks

    private static func query(
      _ parameters: [HTTPParameter], _ fields: [APIField]
    ) throws(HTTPError) -> [String: [String]] {
      var values: [String: [String]] = [:]
      for parameter in parameters {
        guard let field = fields.first(where: { $0.name == parameter.name }) else {
          throw .unknownField(parameter.name)
        }
        guard field.kind == .texts || values[field.name] == nil else {
          throw .wrongField(field.name, "is given twice")
        }
        if field.kind == .integer { try check(Int64(parameter.value), field) }
        values[field.name, default: []].append(parameter.value)
      }
      for field in fields where field.isRequired && values[field.name] == nil {
        throw .wrongField(field.name, "is missing")
      }
      return values
    }

    private static func body(_ bytes: [UInt8], _ fields: [APIField]) throws(HTTPError) -> [String: JSONValue] {
      guard let text = String(bytes: bytes, encoding: .utf8), let value = try? JSONValue(parsing: text),
        case .object(let members) = value
      else { throw .malformed("The body is not a JSON object in UTF-8.") }
      try check(members, fields)
      return members
    }

    /// Checks the members of an object, in the order of their names.
    ///
    /// - parameter place: The names of the objects around it, each with a dot behind it.
    static func check(
      _ members: [String: JSONValue], _ fields: [APIField], place: String = ""
    ) throws(HTTPError) {
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        guard let field = fields.first(where: { $0.name == name }) else { throw .unknownField(place + name) }
        let isRight =
          switch field.kind {
          case .text: value.string != nil
          case .integer: value.integer != nil
          case .flag: value.bool != nil
          case .texts: value.array?.allSatisfy { $0.string != nil } ?? false
          case .object: value.object != nil
          case .objects: value.array?.allSatisfy { $0.object != nil } ?? false
          }
        guard isRight else { throw .wrongField(place + name, "is of the wrong kind; it must be \(field.words)") }
        if field.kind == .integer { try check(value.integer, field) }
      }
      for field in fields where field.isRequired && members[field.name] == nil {
        throw .wrongField(place + field.name, "is missing")
      }
    }

    private static func check(_ number: Int64?, _ field: APIField) throws(HTTPError) {
      guard let number else { throw .wrongField(field.name, "must be a whole number") }
      guard let range = field.range, !range.contains(number) else { return }
      throw .wrongField(field.name, "must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  extension APIField {
    /// The words for the kind in a refusal.
    fileprivate var words: String {
      switch kind {
      case .text: "a text"
      case .integer: "a whole number"
      case .flag: "true or false"
      case .texts: "a list of texts"
      case .object: "an object"
      case .objects: "a list of objects"
      }
    }
  }
#endif
