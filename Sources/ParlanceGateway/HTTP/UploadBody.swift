#if Server
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceEngine

  /// One request's body on its way into the hub's store: a piece at a time, the next one read when the last is durable.
  final class UploadBody: @unchecked Sendable {
    // Safe to share: one step follows the other, each of which is begun by the one before.
    private let hub: HubLoop
    /// The queue on which the hub's turns are waited for.
    private let queue: DispatchQueue
    private let upload: MediaID
    private let secret: String
    private let body: HTTPBody
    /// The place of the next piece.
    private var offset: Int64
    private let count: Int64
    private let responder: HTTPResponder
    private let bodies: UploadBodies
    /// The number among the requests; nil before the request may go on.
    private var number: Int?
    /// The state of the upload after the last piece.
    private var state = UploadState(received: 0, size: 0)
    private let isSuperseded = Lock(false)

    init(
      hub: HubLoop, queue: DispatchQueue, upload: MediaID, secret: String, body: HTTPBody, offset: Int64, count: Int64,
      responder: HTTPResponder, bodies: UploadBodies
    ) {
      self.hub = hub
      self.queue = queue
      self.upload = upload
      self.secret = secret
      self.body = body
      self.offset = offset
      self.count = count
      self.responder = responder
      self.bodies = bodies
    }

    deinit { if let number { bodies.end(number, upload) } }

    /// Ends the request: a newer one goes on with the upload.
    func supersede() {
      isSuperseded.withLock { $0 = true }
      refuse(HTTPError(409, "superseded", "Another request goes on with the upload.").closing)
    }

    /// Decides on the request before any of its body is taken.
    func begin() {
      queue.async { [self] in
        hub.upload(upload, secret: secret) { [self] result in
          switch result {
          case .failure(let error): refuse(UploadRoutes.refusal(error))
          case .success(let state) where state.received != offset: refuse(UploadRoutes.conflict(state))
          case .success(let state) where count > state.size - offset:
            var error = UploadRoutes.refusal(MessagingError(.fileTooLarge))
            error.headers = UploadRoutes.headers(state)
            refuse(error)
          case .success(let state):
            self.state = state
            number = bodies.begin(self, upload)
            next()
          }
        }
      }
    }

    private func refuse(_ error: HTTPError) { responder.complete(HTTPResponse(error)) }

    private func next() {
      body.read { [self] piece in
        // Of a body that was cut off what arrived is kept.
        if !piece.bytes.isEmpty { return queue.async { [self] in store(piece) } }
        if piece.isLast { responder.complete(UploadRoutes.response(204, state)) }
      }
    }

    private func store(_ piece: HTTPBody.Piece) {
      let end = offset + Int64(piece.bytes.count)
      guard !isSuperseded.withLock({ $0 }) else { return }
      hub.append(piece.bytes, at: offset, to: upload, secret: secret) { [self] result in
        switch result {
        case .failure(let error): refuse(UploadRoutes.refusal(error))
        // Another request added bytes meanwhile.
        case .success(let state) where state.received != end: refuse(UploadRoutes.conflict(state))
        case .success(let state):
          offset = end
          self.state = state
          if piece.isLast {
            responder.complete(UploadRoutes.response(204, state))
          } else if !piece.isCut {
            next()
          }
        }
      }
    }
  }

  /// The requests that send bytes of uploads. Only the newest request of an upload continues: the connections of earlier
  /// ones may be dead without having been closed.
  final class UploadBodies: Sendable {
    private struct Entry {
      var number: Int
      weak var body: UploadBody?
    }

    private let state = Lock<(last: Int, entries: [MediaID: Entry])>((0, [:]))

    /// Takes a request in place of an older one, which ends.
    ///
    /// - returns: The number of the request.
    func begin(_ body: UploadBody, _ upload: MediaID) -> Int {
      let (number, older) = state.withLock { state in
        state.last += 1
        let older = state.entries[upload]?.body
        state.entries[upload] = Entry(number: state.last, body: body)
        return (state.last, older)
      }
      older?.supersede()
      return number
    }

    /// Forgets a request that is over.
    func end(_ number: Int, _ upload: MediaID) {
      state.withLock { if $0.entries[upload]?.number == number { $0.entries[upload] = nil } }
    }
  }
#endif
