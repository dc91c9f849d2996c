#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// `openapi.json` describes the routes, and the answers match it.
  @Suite struct OpenAPITests {
    private typealias Object = [String: Any]
    private let document: [String: Any]

    init() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      let data = try Data(contentsOf: root.appendingPathComponent("openapi.json").standardizedFileURL)
      document = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    }

    private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? Object) }

    private func operation(_ route: APIRoute) throws -> [String: Any] {
      try object(object(object(document["paths"])[route.path])[route.method.rawValue.lowercased()])
    }

    /// Returns a schema, looked up where it refers to another.
    private func schema(_ value: Any?) throws -> [String: Any] {
      let schema = try object(value)
      guard let reference = schema["$ref"] as? String else { return schema }
      let name = try #require(reference.split(separator: "/").last)
      return try object(object(object(document["components"])["schemas"])[String(name)])
    }

    private func content(_ value: Any?) throws -> [String: Any]? {
      guard let content = try object(value)["content"] else { return nil }
      return try schema(object(object(content)["application/json"])["schema"])
    }

    @Test func bothHaveTheSameRoutes() throws {
      #expect(document["openapi"] as? String == "3.1.0")
      var described: Set<String> = []
      for (path, methods) in try object(document["paths"]) {
        for method in try object(methods).keys { described.insert(method.uppercased() + " " + path) }
      }
      let routes = AdminAPI.routes.map { "\($0.method.rawValue) \($0.path)" }
      #expect(described.symmetricDifference(routes).isEmpty && described.count == routes.count)
      let ids = try AdminAPI.routes.map { try #require(try operation($0)["operationId"] as? String) }
      #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: AdminAPI.routes.indices)
    func parametersAndMembersAreTheSame(_ index: Int) throws {
      let route = AdminAPI.routes[index]
      let operation = try operation(route)
      let parameters = try (operation["parameters"] as? [Any] ?? []).map(object)
      let names = parameters.filter { $0["in"] as? String == "path" }.compactMap { $0["name"] as? String }
      #expect(names == HTTPTemplate(route.path).names)
      let query = try parameters.filter { $0["in"] as? String == "query" }.map { parameter in
        let schema = try object(parameter["schema"])
        return Field(try #require(parameter["name"] as? String), schema, parameter["required"] as? Bool == true)
      }
      #expect(Set(query) == Set(route.query.map(Field.init)), "\(route.path)")
      #expect(parameters.count == names.count + query.count)
      if route.fileLimit != nil {
        let content = try object(object(operation["requestBody"])["content"])
        #expect(Array(content.keys) == ["application/octet-stream"])
        return
      }
      guard let fields = route.body else {
        #expect(operation["requestBody"] == nil)
        return
      }
      let body = try #require(try content(operation["requestBody"]))
      let required = try #require(body["required"] as? [String])
      let members = try object(body["properties"]).map { name, value in
        Field(name, try schema(value), required.contains(name))
      }
      #expect(Set(members) == Set(fields.map(Field.init)), "\(route.path)")
      #expect(body["additionalProperties"] as? Bool == false)
    }

    @Test(arguments: AdminAPI.routes.indices)
    func statusesAndAnswersAreTheSame(_ index: Int) throws {
      let route = AdminAPI.routes[index]
      let responses = try object(operation(route)["responses"])
      let errors = Set(HTTPError.meanings.values.map(\.status))
        .union([401, 403, 404, 405, 411, 413, 415, 500, 501, 503]).subtracting([410])
      #expect(Set(responses.keys) == Set((Array(errors) + route.statuses).map { String($0) }), "\(route.path)")
      for status in route.statuses {
        guard let body = try content(responses[String(status)]) else {
          #expect(status == 204 && route.answer.isEmpty)
          continue
        }
        #expect(Set(try object(body["properties"]).keys) == Set(route.answer), "\(route.path)")
      }
      for status in errors {
        let response = try object(object(object(document["components"])["responses"])[String(status)])
        #expect(try object(content(response)?["properties"])["error"] != nil)
      }
    }

    /// A parameter or a member, as both describe it.
    private struct Field: Hashable {
      var name: String
      var type: String
      var isRequired: Bool
      var range: ClosedRange<Int64>?

      init(_ field: APIField) {
        (name, type, isRequired, range) = (field.name, field.kind.type, field.isRequired, field.range)
      }

      init(_ name: String, _ schema: [String: Any], _ isRequired: Bool) {
        (self.name, self.isRequired) = (name, isRequired)
        type = schema["type"] as? String ?? ""
        if let lowest = schema["minimum"] as? Int64, let highest = schema["maximum"] as? Int64 {
          range = lowest...highest
        }
      }
    }

    // MARK: examples

    /// The operations, those of webhooks included.
    private func operations() throws -> [[String: Any]] {
      var operations: [Object] = []
      for section in ["paths", "webhooks"] {
        for methods in try object(document[section]).values { operations += try object(methods).values.map(object) }
      }
      return operations
    }

    @Test func eachOperationHasATag() throws {
      let declared = try (document["tags"] as? [Any] ?? []).map { try #require(try object($0)["name"] as? String) }
      #expect(Set(declared).count == declared.count)
      var used: Set<String> = []
      for operation in try operations() {
        let tags = operation["tags"] as? [String] ?? []
        #expect(tags.count == 1, "\(operation["operationId"] ?? "")")
        used.formUnion(tags)
      }
      #expect(used == Set(declared))
    }

    @Test func eachBodyHasAnExampleOfItsSchema() throws {
      var bodies: [(place: String, body: Any?)] = []
      for operation in try operations() {
        let id = operation["operationId"] as? String ?? ""
        if let body = operation["requestBody"] { bodies.append((id, body)) }
        for (status, response) in try object(operation["responses"]) { bodies.append(("\(id) \(status)", response)) }
      }
      for (status, response) in try object(object(document["components"])["responses"]) {
        bodies.append(("components \(status)", response))
      }
      for (place, body) in bodies {
        guard let content = try object(body)["content"] else { continue }
        // A file is its own example.
        if try object(content)["application/octet-stream"] != nil { continue }
        let media = try object(object(content)["application/json"])
        let example = try #require(media["example"], "\(place)")
        try check(example, try schema(media["schema"]), place)
      }
    }

    /// Returns the example of the body of a route's requests.
    private func bodyExample(_ route: APIRoute) throws -> String? {
      guard route.fileLimit == nil, let body = try operation(route)["requestBody"] else { return nil }
      let example = try #require(try object(object(object(body)["content"])["application/json"])["example"])
      return String(decoding: try JSONSerialization.data(withJSONObject: example), as: UTF8.self)
    }

    /// Returns the path of a route with the examples of its parameters.
    private func pathExample(_ route: APIRoute) throws -> String {
      var path = route.path
      var query: [String] = []
      for parameter in try (operation(route)["parameters"] as? [Any] ?? []).map(object) {
        let name = try #require(parameter["name"] as? String)
        guard let example = parameter["example"] else {
          #expect(parameter["required"] as? Bool == false, "\(route.path): \(name)")
          continue
        }
        let values = (example as? [Any] ?? [example]).map { "\($0)" }
        if parameter["in"] as? String == "path" {
          path = path.replacing("{\(name)}", with: values[0])
        } else {
          query += values.map { "\(name)=\($0)" }
        }
      }
      return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }

    // MARK: answers

    /// The examples, sent one after the other to a gateway.
    @Test func answersToTheExamplesAreAsDescribed() async throws {
      let client = try AdminClient()
      client.datesTokens = true
      try client.register("alice", "bob", "carol")
      let bob = try await client.logIn("bob")
      let call = try await bob.startCall(to: "carol", name: "daily", medium: .video, request: "1").channel
      // Routes that remove something run last, and those that create what others need first.
      let order = [
        "POST /v1/groups", "POST /v1/rooms", "POST /v1/groups/{group}/members", "POST /v1/messages",
        "GET /v1/rooms/{room}/members", "POST /v1/broadcasts", "DELETE /v1/broadcasts/{message}",
        "PUT /v1/accounts/{account}/push-tokens/{token}", "POST /v1/batches/accounts",
        "POST /v1/accounts/{account}/contacts", "POST /v1/bulletins",
      ]
      let routes = AdminAPI.routes.sorted { rank($0, order) < rank($1, order) }
      var (file, bulletin) = ("", "")
      for route in routes {
        if route.path.hasPrefix("/v1/reports"),
          let message = try await bob.history(HistoryQuery(conversation: .group("team"), limit: 20))
            .first(where: { $0.kind == .text })
        {
          try await bob.report(message, tag: "a", reason: "b")
        }
        if route.path == "/v1/receipts" {
          let message = #"{"from":"alice","to":{"account":"bob"},"content":{"text":"a"},"id":"lunch"}"#
          #expect(try client.request("POST", "/v1/messages", message).status == 201)
        }
        if route.path == "/v1/rooms/{room}/members" { _ = try await bob.enterRoom("hall") }
        let name = "\(route.method.rawValue) \(route.path)"
        let path = try pathExample(route).replacing(Self.fileExample, with: file)
          .replacing("912345678901248", with: call.id).replacing("1764165600123", with: bulletin)
        let response =
          route.fileLimit != nil
          ? try client.upload("content", path)
          : try client.request(
            route.method.rawValue, path, try bodyExample(route), token: try client.token(route.scope))
        #expect(route.statuses.contains(response.status), "\(name): \(response.text)")
        let described = try content(object(operation(route)["responses"])[String(response.status)])
        if name == "POST /v1/groups/{group}/files" {
          file = try #require(try (response.json["file"] as? [String: Any])?["id"] as? String)
        }
        if name == "POST /v1/bulletins" {
          bulletin = try #require(try (response.json["bulletin"] as? [String: Any])?["id"] as? String)
        }
        guard let described else { continue }
        #expect(response.headers["content-type"] == "application/json")
        try check(try response.json, described, name)
      }
      // Each kind of content.
      for content in [
        "{\"custom\":{\"payload\":\"\"}}", "{\"command\":{\"action\":\"a\",\"parameters\":\"b\"}}",
      ] {
        let body = "{\"from\":\"alice\",\"to\":{\"account\":\"carol\"},\"content\":\(content)}"
        #expect(try client.request("POST", "/v1/messages", body).status == 201)
      }
      let error = try client.request("GET", "/v1/accounts/nobody")
      try check(try error.json, try schema(["$ref": "#/components/schemas/Error"]), "an error")
    }

    /// The id of a group's file in the examples, in whose place the one that was added comes.
    private static let fileExample = "00112233445566778899aabbccddeeff"

    private func rank(_ route: APIRoute, _ order: [String]) -> Int {
      let name = "\(route.method.rawValue) \(route.path)"
      if let first = order.firstIndex(of: name) { return first }
      if name == "POST /v1/revocations" { return 100 }
      if name == "PUT /v1/accounts/{account}/ban" { return 150 }
      if name == "GET /v1/accounts/{account}" { return 160 }
      if name == "POST /v1/batches/erasures" { return 290 }
      if name == "DELETE /v1/accounts/{account}" { return 300 }
      // Before the member is removed.
      if name == "DELETE /v1/groups/{group}/members/{account}/mute" { return 190 }
      return route.method == .delete ? 200 + (route.path.count > 20 ? 0 : 1) : 50
    }

    @Test func everyKindOfContentIsAsDescribed() throws {
      let media = MediaContent(media: MediaDescriptor(id: "a", size: 1, type: "b", fileName: "c"))
      let contents: [MessageContent] = [
        .text("a"), .location(LocationContent(latitude: 1, longitude: .nan, title: "a", info: "b")),
        .tip(text: "a", attachment: nil),
        .notification(GroupNotification(operation: .memberLeft, actor: "a", targets: ["b"], changes: ["c": "d"])),
        .command(CommandContent(action: "a", parameters: "b")), .data([1, 2]),
        .custom(CustomContent(type: "a", payload: "b")), .image(media), .audio(media), .video(media),
        .file(MediaContent()), .unknown(kind: 99, bytes: [1]),
      ]
      let described = try schema(["$ref": "#/components/schemas/Message"])
      for content in contents {
        let body = MessageBody(content: content, attributes: "{}")
        let message = HistoryMessage(
          sequence: 1, time: .zero,
          message: MessageEvent(
            id: "a", sender: "b", number: 1, senderNumber: 1, options: [], platform: .iOS, kind: content.kind,
            body: body.encoded()))
        let text = try JSONValue.object(MessageJSON.members(message)).text()
        try check(try JSONSerialization.jsonObject(with: Data(text.utf8)), described, "\(content)")
      }
    }

    @Test func eachTypeOfEventIsAsDescribed() throws {
      let message = HistoryMessage(
        sequence: 1, time: .zero,
        message: MessageEvent(
          id: "a", sender: "b", number: 1, senderNumber: 1, options: [], platform: .iOS, kind: .text,
          body: MessageBody(content: .text("a"), attributes: "{}").encoded()))
      let revocation = RevocationEvent(
        messageID: "a", revoker: "a", messageSender: "a", messageTime: .zero, messageSequence: 1, time: .zero,
        scope: .receivers, request: RevocationRequest(postscript: "p"))
      let device = OnlineDevice(id: "a", platform: .iOS, style: "b", tag: "c", since: .zero)
      let push = PushNotification(
        subject: .revocation, recipient: "a", messageID: "b", conversation: .group("c"), sender: "d", text: "e",
        payload: "{}", showsSender: true, countsAsUnread: true,
        badges: [PushBadge(style: "f", device: "g", count: 1)])
      let events: [ServiceEvent] = [
        .hubStarted, .messageAccepted(message, in: .direct("a", "b")), .messageRevoked(revocation, in: .room("a")),
        .accountOnline("a", device), .accountOffline("a"), .pushWanted(push),
        .accountBanned("a", AccountBan(since: .zero, until: .zero, reason: "b")), .accountUnbanned("a"),
        .accountErased("a"),
        .messageRead(
          MessageReading(reader: "b", messageID: "m", messageSender: "a", sequence: 7), in: .direct("b", "a")),
        .groupChanged("g", GroupNotification(operation: .profileChanged, actor: "a", changes: ["name": "n"])),
        .groupRequestChanged(
          GroupRequestChange(
            GroupRequest(
              group: "g", groupName: "G", kind: .invitation, account: "a", inviter: "b", message: "m", attachment: "x",
              time: .zero), .declined, actor: "a", message: "n", time: .zero)),
        .roomVisited(
          RoomVisit(
            room: "r", account: "a", device: "d", platform: .iOS, role: .manager, action: .gone)),
        .roomChanged("r", GroupNotification(operation: .entriesSet, actor: "a", changes: ["k": "v"])),
        .contactChanged(
          "b",
          ContactChange(
            contact: Contact(account: "a"), action: .requested, actor: "a", message: "hi",
            time: Timestamp(milliseconds: 2))),
      ]
      #expect(Set(events.map(\.kind)) == Set(ServiceEvent.Kind.allCases))
      let numbered = events.enumerated().map {
        NumberedServiceEvent(queue: 1, number: ServiceEventNumber(rawValue: Int64($0)), time: .zero, event: $1)
      }
      let post = try object(object(object(document["webhooks"])["events"])["post"])
      let described = try #require(try content(post["requestBody"]))
      for includesContent in [true, false] {
        let bytes = WebhookBody.bytes(numbered, includesContent: includesContent)
        try check(try JSONSerialization.jsonObject(with: Data(bytes)), described, "body")
      }
    }

    /// Checks a value against the part of JSON Schema that the document uses.
    private func check(_ value: Any, _ described: [String: Any], _ place: String) throws {
      let described = try schema(described)
      switch described["type"] as? String {
      case "object":
        guard let members = value as? Object else {
          Issue.record("\(place) is not an object")
          return
        }
        guard let properties = described["properties"] as? Object else { return }
        for name in described["required"] as? [String] ?? [] where members[name] == nil {
          Issue.record("\(place).\(name) is missing")
        }
        if let most = described["maxProperties"] as? Int { #expect(members.count <= most, "\(place)") }
        if let least = described["minProperties"] as? Int { #expect(members.count >= least, "\(place)") }
        for (name, member) in members {
          guard let property = properties[name] else {
            Issue.record("\(place).\(name) is not described")
            continue
          }
          try check(member, try object(property), "\(place).\(name)")
        }
      case "array":
        let items = try #require(value as? [Any], "\(place) is not a list")
        for item in items { try check(item, try object(described["items"]), place + "[]") }
      case "string":
        #expect(value is String, "\(place)")
        if let allowed = described["enum"] as? [String], let text = value as? String {
          #expect(allowed.contains(text), "\(place)")
        }
      case "integer": #expect(value as? Int64 != nil, "\(place)")
      case "boolean": #expect(value as? Bool != nil, "\(place)")
      default: #expect(value is NSNull || value as? Double != nil, "\(place)")
      }
    }
  }

  extension APIField.Kind {
    /// The word of JSON Schema.
    fileprivate var type: String {
      switch self {
      case .text: "string"
      case .integer: "integer"
      case .texts, .objects: "array"
      case .object: "object"
      case .flag: "boolean"
      }
    }
  }
#endif
