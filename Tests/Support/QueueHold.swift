package import Dispatch
package import Parlance

/// Keeps a queue busy until it is released.
package struct QueueHold {
  private let release = DispatchSemaphore(value: 0)

  package init(_ queue: DispatchQueue) {
    let isHeld = DispatchSemaphore(value: 0)
    queue.async { [release] in
      isHeld.signal()
      release.wait()
    }
    isHeld.wait()
  }

  package func end() { release.signal() }
}

extension Device {
  /// Returns when the others have received everything that this device sent: the second answer comes in a later turn of the
  /// hub. Their apps may not have been notified yet.
  package func waitUntilDelivered() throws {
    for _ in 0..<2 {
      let time: Result<Timestamp, MessagingError> = Device.wait { self.fetchServerTime(completion: $0) }
      _ = try time.get()
    }
  }
}
