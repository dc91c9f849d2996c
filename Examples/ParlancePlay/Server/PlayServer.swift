#if Server
  import Dispatch
  package import Foundation
  import Parlance
  internal import ParlanceCore
  import ParlanceGateway
  import PhoneApps

  /// The playground behind a gateway on this machine: the page, what it asks, and the hub for other apps.
  @MainActor
  package final class PlayServer {
    /// The time after which a poll without events is answered, in milliseconds.
    static let pollTime = 20_000
    /// The most polls that wait at a time; further ones are answered at once.
    static let pollLimit = 64

    private(set) var playground: Playground
    private let page: PageFiles
    /// Serves the page; with an environment of its own, so that it outlives the hub.
    private var front: GatewayServer?
    private let frontEnvironment: MessagingEnvironment
    /// The hub's gateway for other apps, which is replaced with the hub.
    private var gateway: GatewayServer?
    private var polls: [Poll] = []
    /// Stops gateways away from the main queue, which phones need meanwhile.
    private let gateways = DispatchQueue(label: "parlance.play.gateways")
    private var isResetting = false

    /// A poll that waits for events.
    private struct Poll {
      var number: Int
      var after: Int
      var responder: HTTPResponder
    }
    private var pollNumber = 0

    /// Creates the phones, and logs them in.
    ///
    /// - parameter port: The port of the page on the loopback interface, behind which the first hub's comes; 0 for ports
    ///   that the system chooses.
    /// - parameter pageFolder: The folder of the page's files; that of the program unless given.
    /// - parameter answerTime: The longest time until an answer, in seconds; the gateway's limit unless given.
    /// - throws: What kept the gateways or the phones from starting.
    package init(port: Int, pageFolder: URL? = nil, answerTime: Int? = nil) async throws {
      page = try pageFolder.map { try PageFiles(folder: $0) } ?? PageFiles()
      playground = try Playground()
      frontEnvironment = .inMemory(tokenCheck: { _ throws(MessagingError) in
        throw MessagingError(.forbidden, "the page's port; /play/state names that of the hub")
      })
      watch()
      await playground.begin()
      try openGateway(port: port == 0 ? 0 : port + 1)
      var options = GatewayOptions()
      options.port = port
      options.isForLoopbackNamesOnly = true
      // A file of the largest size in Base64, and the rest of its action.
      options.limits.bodySize = Playground.fileLimit / 3 * 4 + (64 << 10)
      if let answerTime { options.limits.answerTime = answerTime }
      front = try GatewayServer(frontEnvironment, options: options, furtherRoutes: PlayRoutes.routes(self))
    }

    /// The port on which the page is served.
    package var port: Int { front?.port ?? 0 }

    /// Ends everything.
    package func stop() async {
      answerPolls(resetting: true)
      await stop(front)
      await stop(gateway)
      (front, gateway) = (nil, nil)
      await playground.end()
      frontEnvironment.shutDown()
    }

    /// Opens the hub for other apps.
    private func openGateway(port: Int) throws {
      var options = GatewayOptions()
      options.port = port
      options.isForLoopbackNamesOnly = true
      let gateway = try GatewayServer(playground.environment, options: options)
      self.gateway = gateway
      playground.address = "ws://127.0.0.1:\(gateway.port)"
    }

    /// Opens the hub at the port that apps know. Another process may have taken it meanwhile; then the system chooses one.
    private func openGatewayAgain(port: Int) throws {
      do {
        try openGateway(port: port)
      } catch {
        guard port > 0 else { throw error }
        PlayServer.complain("\(error)")
        try openGateway(port: 0)
      }
    }

    private func stop(_ gateway: GatewayServer?) async {
      guard let gateway else { return }
      await withCheckedContinuation { continuation in
        gateways.async {
          gateway.stop()
          continuation.resume()
        }
      }
    }

    // MARK: pages

    /// Returns a file of the page.
    nonisolated func pageFile(_ name: String) -> HTTPResponse {
      guard let file = page.file(name) else { return HTTPResponse(.notFound) }
      return HTTPResponse(
        200,
        headers: [
          HTTPParameter(name: "content-type", value: file.type),
          HTTPParameter(name: "cache-control", value: "no-cache"),
          HTTPParameter(name: "x-content-type-options", value: "nosniff"),
        ], body: file.bytes)
    }

    // MARK: what the page asks

    /// Returns everything as it is now.
    func state() -> HTTPResponse { .json(PlayState(playground)) }

    /// Answers with the events behind a number, as soon as there are some.
    func events(after position: Int, _ responder: HTTPResponder) {
      guard let entries = playground.history.entries(after: position), !isResetting else {
        return responder.complete(.json(["reset": true]))
      }
      guard entries.isEmpty, polls.count < Self.pollLimit else {
        return responder.complete(.json(["events": playground.events(entries)]))
      }
      pollNumber += 1
      let number = pollNumber
      polls.append(Poll(number: number, after: position, responder: responder))
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.pollTime)) { [weak self] in
        MainActor.assumeIsolated { self?.expire(number) }
      }
    }

    private func expire(_ number: Int) {
      guard let index = polls.firstIndex(where: { $0.number == number }) else { return }
      polls.remove(at: index).responder.complete(.json(["events": [PlayEvent]()]))
    }

    private func watch() {
      playground.whenChanged = { [weak self] in self?.answerPolls(resetting: false) }
    }

    private func answerPolls(resetting: Bool) {
      let waiting = polls
      polls = []
      for poll in waiting {
        let entries = resetting ? nil : playground.history.entries(after: poll.after)
        switch entries {
        case nil: poll.responder.complete(.json(["reset": true]))
        case .some(let entries) where entries.isEmpty: polls.append(poll)
        case .some(let entries): poll.responder.complete(.json(["events": playground.events(entries)]))
        }
      }
    }

    /// Returns the actions so far, as a link and as a test.
    func session() -> HTTPResponse {
      let profiles = playground.phones.map(\.profile).filter { $0.cloud == nil }
      return .json(
        SessionAnswer(
          link: SessionLink.text(of: playground.session.map(\.action)),
          test: SessionTest.source(of: playground.session, profiles), isCut: playground.isSessionFull))
    }

    /// Carries out an action.
    func perform(_ action: PlayAction, _ responder: HTTPResponder) async {
      if action.phone == nil, action.action == PlayAction.Stage.reset.rawValue { return await reset([], responder) }
      do throws(InvalidAction) {
        responder.complete(.json(ActionAnswer(try await playground.perform(action))))
      } catch {
        responder.complete(HTTPResponse(.malformed(error.description)))
      }
    }

    /// Begins everything anew, and carries out actions; answers once the phones are logged in.
    func reset(_ actions: [PlayAction], _ responder: HTTPResponder) async {
      guard !isResetting else { return responder.complete(HTTPResponse(.malformed("A reset is under way."))) }
      isResetting = true
      defer { isResetting = false }
      let former = playground
      do {
        // One more than was ever told, so that every page notices.
        let next = try Playground(after: former.history.number + 1)
        next.pace = former.pace
        next.patience = former.patience
        next.sceneDeadline = former.sceneDeadline
        await next.begin()
        former.whenChanged = {}
        next.address = former.address
        playground = next
        watch()
        let port = gateway?.port ?? 0
        await stop(gateway)
        await former.end()
        try openGatewayAgain(port: port)
        isResetting = false
        answerPolls(resetting: true)
        responder.complete(.json([String: Bool]()))
      } catch {
        PlayServer.complain("\(error)")
        return responder.complete(HTTPResponse(HTTPError(500, "resetFailed", "The reset failed.")))
      }
      for action in actions where playground !== former { _ = try? await playground.perform(action) }
    }

    /// Writes a line to the standard error.
    nonisolated static func complain(_ words: String) {
      FileHandle.standardError.write(Data("parlance-play: \(words)\n".utf8))
    }
  }
#endif
