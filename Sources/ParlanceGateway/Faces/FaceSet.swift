#if Server
  package import Parlance
  package import ParlanceCore

  /// The server faces of one gateway, before and after its hub is opened.
  package final class FaceSet: Sendable {
    private let faces: [any ServerFace]
    private let hosts = Lock<[FaceHost]>([])
    /// The check of tokens of all accounts; nil before it is made.
    private let check = Lock<TokenCheck?>(nil)

    package init(_ faces: [any ServerFace]) { self.faces = faces }

    /// A Boolean value that indicates whether there is no face.
    package var isEmpty: Bool { faces.isEmpty }

    /// Returns a check that asks the faces first.
    ///
    /// - parameter other: Decides on the tokens of accounts that no face knows; nil if there is no other check, so that
    ///   they are refused.
    package func tokenCheck(or other: TokenCheck?) -> TokenCheck {
      let check: TokenCheck = { [self] request throws(MessagingError) in
        let hosts = hosts.withLock { $0 }
        for (face, host) in zip(faces, hosts) {
          if let grant = try face.grant(request, host) { return grant }
        }
        guard let other else { throw MessagingError(.invalidToken) }
        return try other(request)
      }
      self.check.withLock { $0 = check }
      return check
    }

    /// Begins, when the hub is open.
    ///
    /// - returns: The requests that the faces answer.
    package func start(
      _ environment: MessagingEnvironment, log: EngineLog? = nil
    ) throws(MessagingError) -> [HTTPRoute] {
      let hub = try environment.hubLoop()
      let check = check.withLock { $0 }
      let hosts = faces.map { FaceHost(hub, environment, face: type(of: $0).name, tokenCheck: check) }
      self.hosts.withLock { $0 = hosts }
      var routes: [HTTPRoute] = []
      do throws(MessagingError) {
        var checks: [MessageCheck] = []
        for (face, host) in zip(faces, hosts) {
          let clock = host.clock
          for var route in try face.start(host, log: log) {
            route.refusalForm = { [face] in face.response(to: $0, at: clock.now()) }
            routes.append(route)
          }
          if let check = try face.messageCheck(host, log: log) { checks.append(check) }
        }
        hub.setMessageCheck(checks.isEmpty ? nil : Self.joined(checks))
      } catch {
        stop()
        throw error
      }
      return routes
    }

    /// Ends what the faces do by themselves.
    package func stop() {
      for host in hosts.withLock({ $0 }) {
        host.stopEvents()
        host.stopQuestions()
      }
    }

    /// Returns a check that asks one after another: each is shown what the one before made of the message, and the first refusal
    /// holds.
    private static func joined(_ checks: [MessageCheck]) -> MessageCheck {
      if checks.count == 1 { return checks[0] }
      return MessageCheck { conversation, message in
        checks.contains { $0.concerns(conversation, message) }
      } ask: { proposal, completion in
        ask(checks[...], proposal, replaced: nil, completion)
      }
    }

    private static func ask(
      _ checks: ArraySlice<MessageCheck>, _ proposal: MessageProposal, replaced: MessageBody?,
      _ completion: @escaping @Sendable (MessageVerdict) -> Void
    ) {
      guard let check = checks.first else { return completion(.allowed(replacing: replaced)) }
      guard check.concerns(proposal.conversation.kind, proposal.kind) else {
        return ask(checks.dropFirst(), proposal, replaced: replaced, completion)
      }
      check.ask(proposal) { verdict in
        guard case .allowed(let body) = verdict else { return completion(verdict) }
        var next = proposal
        if let body { next.body = body }
        ask(checks.dropFirst(), next, replaced: body ?? replaced, completion)
      }
    }
  }
#endif
