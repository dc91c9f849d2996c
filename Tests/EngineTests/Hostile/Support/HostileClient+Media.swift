import ParlanceCore

@testable import ParlanceEngine

extension HostileClient {
  /// Uploads bytes in one piece and returns the hub's description of them.
  @discardableResult
  func upload(
    _ bytes: [UInt8], as id: MediaID = .generate(), _ options: UploadOptions = UploadOptions()
  ) async throws -> MediaDescriptor {
    try await begin(id, size: Int64(bytes.count), options)
    _ = try await ask(AppendUploadCall(id: id, offset: 0, bytes: bytes))
    let reply = try await ask(FinishUploadCall(id: id))
    guard case .finished(let descriptor) = reply else { throw UnexpectedReply(reply: reply) }
    return descriptor
  }

  /// Begins an upload of so many bytes.
  func begin(_ id: MediaID, size: Int64, _ options: UploadOptions = UploadOptions()) async throws {
    var options = options
    options.descriptor.size = size
    let reply = try await ask(BeginUploadCall(id: id, options: options))
    guard case .received(0) = reply else { throw UnexpectedReply(reply: reply) }
  }
}
