internal import ParlanceCore
internal import ParlanceEngine

/// Asking the hub, and reading the local database.
extension MessagingClient {
  /// Makes a call of the device and waits for its result.
  func result<Value: Sendable>(
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) async throws(MessagingError) -> Value {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let answer = Answer<Result<Value, MessagingError>>()
    call(try device) { answer.give($0) }
    return try await answer.result()
  }

  /// Makes a call of the device that is merely carried out or refused, and waits.
  func outcome(_ call: (Device, @escaping (MessagingError?) -> Void) -> Void) async throws(MessagingError) {
    try await result { device, completion in
      call(device) { error in completion(error.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Makes a transfer of the device and waits for its end. A task that is cancelled cancels the transfer.
  func transfer<Value: Sendable>(
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) -> TransferID
  ) async throws(MessagingError) -> Value {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let device = try device
    let answer = Answer<Result<Value, MessagingError>>()
    let id = call(device) { answer.give($0) }
    return try await answer.result(onCancel: {
      // One that is over has given its result.
      try? device.cancelTransfer(id)
    })
  }

  /// Reads the local database.
  ///
  /// - throws: `notLoggedIn`, `storageDamaged`.
  func read<Value>(_ body: (Device) -> Value) throws(MessagingError) -> Value {
    let device = try device
    let value = try device.reading { () throws(MessagingError) in body(device) }
    // A database that was closed meanwhile gave nothing.
    _ = try self.device
    return value
  }
}
