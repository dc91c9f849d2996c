#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import TestSupport

  @testable import ParlanceGateway

  /// A device that speaks to its hub directly, call by call.
  final class HubCaller: SessionOutlet, @unchecked Sendable {
    // Safe to share: the calls' continuations are behind a lock, and the session is passed on to the hub's loop.
    private let hub: HubLoop
    private lazy var session = HubSession(outlet: self)
    private let waiting = Lock<(next: UInt64, calls: [UInt64: CheckedContinuation<any Sendable, any Error>])>((1, [:]))

    init(_ hub: HubLoop, account: AccountID) async throws {
      self.hub = hub
      _ = session
      _ = try await ask(
        ConnectCall(
          account: account, token: "", device: DeviceID(stringLiteral: account.name + "'s phone"), style: "test",
          platform: .linux))
    }

    func ask<Call: HubCall>(_ call: Call) async throws -> Call.Reply {
      let reply = try await withCheckedThrowingContinuation { continuation in
        let number = waiting.withLock { waiting in
          defer { waiting.next += 1 }
          waiting.calls[waiting.next] = continuation
          return waiting.next
        }
        hub.submit([OutboundFrame(number: number, call: call)], from: session)
      }
      guard let reply = reply as? Call.Reply else { throw MessagingError(.malformedData) }
      return reply
    }

    func leave() { hub.close(session) }

    func deliver(_ frames: [InboundFrame]) {
      for case .reply(let number, let result) in frames {
        waiting.withLock { $0.calls.removeValue(forKey: number) }?.resume(with: result)
      }
    }

    var backlog: SessionBacklog { SessionBacklog() }
    func setPaused(_ isPaused: Bool) {}
    func close(reason: SessionCloseReason) {}
  }

  /// A gateway, and an upload that a device began at its hub.
  final class UploadBench {
    let environment: MessagingEnvironment
    let server: GatewayServer
    let caller: HubCaller
    let bytes: [UInt8]
    let id: MediaID
    let secret: String

    init(
      size: Int, id: MediaID = .generate(), folder: URL? = nil, limits: GatewayLimits = GatewayLimits()
    ) async throws {
      self.id = id
      let queue = DispatchQueue(label: "test.callbacks")
      environment =
        if let folder {
          try MessagingEnvironment.embedded(at: folder, callbackQueue: queue)
        } else {
          MessagingEnvironment.inMemory(callbackQueue: queue)
        }
      var options = GatewayOptions()
      options.limits = limits
      server = try GatewayServer(environment, options: options)
      caller = try await HubCaller(environment.hubLoop(), account: "alice")
      bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      _ = try await caller.ask(
        BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: Int64(size)))))
      secret = try await caller.ask(UploadAccessCall(id: id)).secret
    }

    deinit {
      caller.leave()
      server.stop()
      environment.shutDown()
    }

    var path: String { "/v1/uploads/\(id.string)" }

    func connect() throws -> RawConnection { try RawConnection(port: server.port) }

    /// Returns the header of a request that sends bytes.
    func header(at offset: Int, count: Int, secret: String? = nil) -> String {
      "PATCH \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(secret ?? self.secret)\r\n"
        + "Upload-Offset: \(offset)\r\nContent-Length: \(count)\r\n\r\n"
    }

    /// Sends a part of the file and returns the answer.
    func send(
      _ part: Range<Int>, at offset: Int? = nil, over connection: RawConnection? = nil
    ) throws -> RawConnection.Response {
      let connection = try connection ?? connect()
      try connection.send(header(at: offset ?? part.lowerBound, count: part.count))
      try connection.send(Array(bytes[part]))
      return try connection.response()
    }

    /// Asks how much the hub has.
    func state(secret: String? = nil) throws -> RawConnection.Response {
      try connect().request("HEAD", path, headers: ["Authorization: Bearer \(secret ?? self.secret)"])
    }

    /// Waits until the hub has a number of bytes.
    func wait(for count: Int) async throws {
      try await until { try state().headers["upload-offset"] == String(count) }
    }

    /// Ends the upload over the link, and compares the hub's bytes with those that were sent.
    func finish() async throws -> Bool {
      guard case .finished(let media) = try await caller.ask(FinishUploadCall(id: id)) else { return false }
      let response = try connect().request("GET", "/v1/media/\(id.string)")
      return media.sha256 == hexadecimal(SHA256.value(of: bytes)) && response.body == bytes
    }
  }
#endif
