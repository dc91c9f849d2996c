#if Server
  package import Parlance
  package import ParlanceCore

  /// The server faces of one gateway, before and after its hub is opened.
  package final class FaceSet: Sendable {
    private let faces: [any ServerFace]
    private let hosts = Lock<[FaceHost]>([])

    package init(_ faces: [any ServerFace]) { self.faces = faces }

    /// A Boolean value that indicates whether there is no face.
    package var isEmpty: Bool { faces.isEmpty }

    /// Returns a check that asks the faces first.
    ///
    /// - parameter other: Decides on the tokens of accounts that no face knows; nil if there is no other check, so that
    ///   they are refused.
    package func tokenCheck(or other: TokenCheck?) -> TokenCheck {
      { [self] request throws(MessagingError) in
        let hosts = hosts.withLock { $0 }
        for (face, host) in zip(faces, hosts) {
          if let grant = try face.grant(request, host) { return grant }
        }
        guard let other else { throw MessagingError(.invalidToken) }
        return try other(request)
      }
    }

    /// Begins, when the hub is open.
    ///
    /// - returns: The requests that the faces answer.
    package func start(
      _ environment: MessagingEnvironment, log: EngineLog? = nil
    ) throws(MessagingError) -> [HTTPRoute] {
      let hub = try environment.hubLoop()
      let hosts = faces.map { FaceHost(hub, environment, face: type(of: $0).name) }
      self.hosts.withLock { $0 = hosts }
      var routes: [HTTPRoute] = []
      do throws(MessagingError) {
        for (face, host) in zip(faces, hosts) { routes += try face.start(host, log: log) }
      } catch {
        stop()
        throw error
      }
      return routes
    }

    /// Ends what the faces do by themselves.
    package func stop() {
      for host in hosts.withLock({ $0 }) { host.stopNotices() }
    }
  }
#endif
