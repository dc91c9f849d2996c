#if Server
  import Foundation
  import ParlanceCore
  import PhoneApps

  @testable import parlance_play

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A page without a screen: asks a server of its own over HTTP.
  @MainActor
  final class PlayClient {
    /// The longest time that anything may take, in milliseconds; only what never comes takes so long. What `PARLANCE_DEADLINE`
    /// says in seconds, or 60 of them.
    static let deadline =
      1000 * (ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap { Int($0) } ?? 60)

    /// The longest time until an answer, in seconds: an action may wait for all of that, and for its turn.
    static let answerTime = deadline / 500

    let server: PlayServer
    private let session = URLSession(configuration: .ephemeral)

    /// Starts a server with a page of the test's.
    init() async throws {
      server = try await PlayServer(port: 0, answerTime: Self.answerTime)
      server.playground.patience = Self.deadline
      server.playground.sceneDeadline = Self.deadline
    }

    /// Runs a test with a server, which ends with it.
    static func with(_ test: @MainActor (PlayClient) async throws -> Void) async throws {
      let client = try await PlayClient()
      do {
        try await test(client)
      } catch {
        await client.server.stop()
        throw error
      }
      await client.server.stop()
    }

    /// An answer of the server.
    struct Answer {
      var status: Int
      var type: String?
      var data: Data
      var json: [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
      /// The code of a vendor's error.
      var errorCode: String? { (json["error"] as? [String: Any])?["code"] as? String }
      var errorText: String? { (json["error"] as? [String: Any])?["text"] as? String }
    }

    /// Sends a request.
    func request(
      _ method: String, _ path: String, _ body: Data? = nil, type: String = "application/json", host: String? = nil
    ) async throws -> Answer {
      var request = URLRequest(url: URL(string: "http://127.0.0.1:\(server.port)\(path)")!)
      request.httpMethod = method
      request.timeoutInterval = Double(Self.answerTime)
      request.httpBody = body
      if let host { request.setValue(host, forHTTPHeaderField: "Host") }
      if body != nil { request.setValue(type, forHTTPHeaderField: "Content-Type") }
      let (data, response) = try await session.data(for: request)
      let http = response as? HTTPURLResponse
      return Answer(status: http?.statusCode ?? 0, type: http?.value(forHTTPHeaderField: "Content-Type"), data: data)
    }

    func get(_ path: String) async throws -> Answer { try await request("GET", path) }

    /// Sends an action.
    func act(_ fields: [String: Any]) async throws -> Answer {
      try await request("POST", "/play/actions", try JSONSerialization.data(withJSONObject: fields))
    }

    /// Sends an action of a phone.
    func act(_ phone: String, _ action: String, _ fields: [String: Any] = [:]) async throws -> Answer {
      try await act(fields.merging(["phone": phone, "action": action]) { first, _ in first })
    }

    /// Waits until a condition holds on the server.
    ///
    /// - parameter steps: The number of steps that come before it, each of which has the deadline for itself.
    func wait(steps: Int = 1, _ condition: @escaping @MainActor (Playground) -> Bool) async -> Bool {
      let playground = server.playground
      return await playground.wait(milliseconds: steps * Self.deadline) { condition(playground) }
    }

    /// Waits until a scene is over, whose steps have the deadline for what they do and again for what follows from it.
    func awaitEnd(of scene: Scene, _ isOver: @escaping @MainActor (Playground) -> Bool) async -> Bool {
      await wait(steps: 2 * scene.steps.count) { $0.scene == nil && isOver($0) }
    }

    /// The messages that a phone shows in a conversation, from the state that the page gets.
    func messages(_ phone: String, _ conversation: String) async throws -> [[String: Any]] {
      let phones = try await get("/play/state").json["phones"] as? [[String: Any]] ?? []
      let conversations = phones.first { $0["id"] as? String == phone }?["conversations"] as? [[String: Any]] ?? []
      return conversations.first { $0["id"] as? String == conversation }?["messages"] as? [[String: Any]] ?? []
    }

    /// Sends a text, waits until the receiver's phone has it, and returns its ID there.
    func send(_ text: String, from phone: String, to receiver: String) async throws -> String {
      let (sender, other) = (Self.account(phone), Self.account(receiver))
      let answer = try await act(phone, "sendText", ["conversation": "direct:\(other)", "text": text])
      guard answer.status == 200, answer.json.isEmpty else { throw Failure(words: "\(answer.json)") }
      return try await arrival(of: text, on: receiver, in: .direct(sender))
    }

    /// Waits until a text is shown on a phone, and returns its id there.
    func arrival(of text: String, on phone: String, in place: Place) async throws -> String {
      let found = await wait { Self.find(text, $0.phone(phone), place) != nil }
      guard found, let id = Self.find(text, server.playground.phone(phone), place) else {
        throw Failure(words: "\(phone) does not show \(text)")
      }
      return id
    }

    private static func find(_ text: String, _ phone: Phone?, _ place: Place) -> String? {
      phone?.app.screen.rows[place]?.last {
        $0.note == nil && (phone?.app.message($0.id)?.text == text || phone?.app.message($0.id)?.name == text)
      }?.id
    }

    /// The account of a phone.
    static func account(_ phone: String) -> String {
      PhoneStyle.all.first { $0.profile.id == phone }?.profile.account ?? ""
    }

    /// The ids of all phones.
    nonisolated static let phones = ["nim", "qd", "agora", "classic", "hyphenate", "android", "rtm"]

    /// The phone behind one, round.
    nonisolated static func next(_ phone: String) -> String {
      phones[((phones.firstIndex(of: phone) ?? 0) + 1) % phones.count]
    }

    struct Failure: Error { var words: String }
  }
#endif
