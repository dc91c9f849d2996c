internal import ParlanceCore

/// Requests of the device's own that the hub's store failed to answer, until they are made again; without I/O.
struct RetryQueue {
  private var waiting: [PendingRequest] = []
  private var isPauseDue = false

  /// Takes a request that is to be made again.
  mutating func add(_ request: PendingRequest) {
    waiting.append(request)
    isPauseDue = true
  }

  /// Returns whether a pause is to begin after which they are made again; true once for those that came together.
  mutating func takePause() -> Bool {
    defer { isPauseDue = false }
    return isPauseDue
  }

  /// Takes all of them, oldest first.
  mutating func takeAll() -> [PendingRequest] {
    defer { (waiting, isPauseDue) = ([], false) }
    return waiting
  }
}

/// Repeating requests after a pause: those that the hub could not store or answer because its disk is full or fails, and
/// those of the purpose `copy` that were not answered in time. The device does not count as up to date before its fetches end.
extension DeviceCore {
  /// The pause before the hub is asked again, in milliseconds.
  static let retryPause: Int64 = 5000

  /// Keeps a request to make it again.
  func postpone(_ request: PendingRequest) { retries.add(request) }

  /// Returns whether the clock is to call for `retry` in a while.
  func takeRetry() -> Bool {
    let asksAgain = retries.takePause()
    let sendsAgain = sending.outbox.takeRetry()
    return asksAgain || sendsAgain
  }

  /// Makes the requests again that the hub could not answer, and offers it the messages that it could not take.
  func retry() {
    guard connection.isConnected else { return }
    for request in retries.takeAll() {
      if let call = request.call, isWanted(call) { send(call, for: request.purpose) }
    }
    sending.outbox.release()
    sending.drainOutbox()
  }

  /// Returns whether the app still wants the outcome of a request. After the app's call to leave a room, entering it again
  /// would keep the device there.
  private func isWanted(_ call: any HubCall) -> Bool {
    switch call {
    case let call as EnterRoomCall: presence.session.rooms[call.id] != nil
    case let call as SubscribeCall: presence.session.subscribed.contains(call.id)
    // The device's own requests for the members of a place.
    case let call as RoomMembersCall: presence.session.views[call.id] != nil
    default: true
    }
  }
}
