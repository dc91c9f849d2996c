#if Server
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// The memory to which the library keeps pointers for as long as a server's host lives.
  final class ServerMemory {
    /// The server that the host is for; nil once it is gone.
    var server: SocketServer?
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var protocols: UnsafeMutablePointer<lws_protocols>?
    private var policy: UnsafeMutablePointer<lws_retry_bo_t>?

    init(_ server: SocketServer) { self.server = server }

    deinit {
      for text in texts { free(text) }
      protocols?.deallocate()
      policy?.deallocate()
    }

    func text(_ text: String) -> UnsafePointer<CChar>? {
      guard let copy = strdup(text) else { return nil }
      texts.append(copy)
      return UnsafePointer(copy)
    }

    /// Makes the list of protocols: plain HTTP first, as the library wants it, and that of devices.
    func protocols(_ name: String) -> UnsafePointer<lws_protocols> {
      let list = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 3)
      list.initialize(repeating: lws_protocols(), count: 3)
      list[0].name = text("http")
      list[0].callback = socketCallback
      list[1].name = text(name)
      list[1].callback = socketCallback
      // Each connection has a buffer of this size for what arrives, so it is small; packets arrive in parts.
      list[1].rx_buffer_size = 4096
      list[1].tx_packet_size = 256 * 1024
      protocols = list
      return UnsafePointer(list)
    }

    func heartbeat(_ limits: GatewayLimits) -> UnsafePointer<lws_retry_bo_t> {
      let policy = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
      policy.initialize(to: lws_retry_bo_t())
      policy.pointee.secs_since_valid_ping = UInt16(clamping: limits.heartbeat)
      policy.pointee.secs_since_valid_hangup = UInt16(clamping: limits.silence)
      self.policy = policy
      return UnsafePointer(policy)
    }

    /// The library's last complaint.
    static var lastError: String {
      let last = complaint.withLock { $0 }
      return last.isEmpty ? "the sockets' library gives no reason" : last
    }

    private static let complaint = Lock("")

    /// Has the library complain here, and say nothing else.
    static func log() {
      complain("")
      lws_set_log_level(Int32(LLL_ERR)) { _, line in
        guard let line else { return }
        let text = String(cString: line).trimmingCharacters(in: .whitespacesAndNewlines)
        ServerMemory.complain(text)
      }
    }

    static func complain(_ text: String) { complaint.withLock { $0 = text } }
  }
#endif
