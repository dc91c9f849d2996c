#if Server
  internal import CCurl
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore

  /// A client for requests to other servers, on a thread of its own.
  ///
  /// Connections are kept, and shared by requests where the server speaks HTTP/2. Redirects are not followed; certificates are
  /// verified. The proxies of the environment (`https_proxy`, `no_proxy`) are used.
  final class CurlClient: OutgoingRequests, @unchecked Sendable {
    // Safe to share: `shared` is behind a lock; the library's handle is used on the client's thread, but for the waking, which
    // the library allows from any; `waiting` and `transfers` belong to that thread.

    /// The limits of a client.
    struct Limits {
      /// The most requests that are under way. More of them wait.
      var inFlight = 256
      /// The most requests that wait. More of them fail.
      var waiting = 8192
      /// The most connections to one server.
      var connectionsPerServer = 8
      /// The largest header and the largest body of an answer, in bytes. A larger one is a failure.
      var responseSize = 64 * 1024
    }

    private struct Waiting {
      var request: OutgoingRequest
      var deadline: DispatchTime
      var completion: CurlTransfer.Completion
    }

    private struct Shared {
      /// Requests that the thread did not take yet.
      var arrived: [Waiting] = []
      /// The number of requests without an outcome.
      var open = 0
      var isStopping = false
    }

    private let limits: Limits
    private let authorities: String?
    private let multi: UnsafeMutableRawPointer?
    private let shared = Lock(Shared())
    private let stopped = DispatchSemaphore(value: 0)
    /// The queue of the completions: however long they take, other requests go on.
    private let queue = DispatchQueue(label: "parlance.outgoing")
    private var waiting: [Waiting] = []
    private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]

    private static let library = curl_global_init(Int(CURL_GLOBAL_ALL))

    /// Creates a client, which works until it is stopped.
    ///
    /// - parameter authorities: The path of a file with certificates of authorities in PEM, beside the system's.
    init(authorities: String? = nil, limits: Limits = Limits()) {
      self.limits = limits
      self.authorities = authorities
      multi = Self.library == CURLE_OK ? curl_multi_init() : nil
      curl_multi_set_number(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
      curl_multi_set_number(multi, CURLMOPT_MAX_HOST_CONNECTIONS, limits.connectionsPerServer)
      curl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, 4 * limits.connectionsPerServer)
      let thread = Thread { [self] in run() }
      thread.name = "parlance.outgoing"
      thread.start()
    }

    func send(_ request: OutgoingRequest, completion: @escaping CurlTransfer.Completion) {
      let entry = Waiting(
        request: request, deadline: .now() + .milliseconds(request.patience), completion: completion)
      let refusal: String? = shared.withLock { shared in
        guard !shared.isStopping, let multi else { return Self.isStopped }
        guard shared.open < limits.inFlight + limits.waiting else { return "too many requests wait" }
        shared.open += 1
        shared.arrived.append(entry)
        // Under the lock, so that the handle exists.
        curl_multi_wakeup(multi)
        return nil
      }
      if let refusal { queue.async { completion(.failure(.unreachable(refusal))) } }
    }

    private static let isStopped = "the client is stopped"

    /// The number of requests without an outcome.
    var openCount: Int { shared.withLock { $0.open } }

    /// Ends all requests with a failure, closes all connections, and returns when the thread has ended. Completions may come
    /// a moment later.
    func stop() {
      let isFirst = shared.withLock { shared in
        defer { shared.isStopping = true }
        if !shared.isStopping, let multi { curl_multi_wakeup(multi) }
        return !shared.isStopping
      }
      if isFirst { stopped.wait() }
    }

    // MARK: on the client's thread

    private func run() {
      // The library does not keep SIGPIPE away, and no other signal is this thread's.
      ThreadSignals.blockAll()
      while takeArrived() {
        failLate()
        startWaiting()
        var count: Int32 = 0
        curl_multi_perform(multi, &count)
        completeTransfers()
        let mustGoOn = !waiting.isEmpty && transfers.count < limits.inFlight
        if !mustGoOn { curl_multi_poll(multi, nil, 0, waiting.isEmpty ? 60_000 : 250, nil) }
      }
      for (handle, transfer) in transfers {
        curl_multi_remove_handle(multi, handle)
        complete(transfer.completion, .failure(.unreachable(Self.isStopped)))
      }
      transfers.removeAll()
      for entry in waiting { complete(entry.completion, .failure(.unreachable(Self.isStopped))) }
      waiting.removeAll()
      curl_multi_cleanup(multi)
      stopped.signal()
    }

    /// - returns: False if the client is to stop.
    private func takeArrived() -> Bool {
      shared.withLock { shared in
        waiting += shared.arrived
        shared.arrived.removeAll(keepingCapacity: shared.arrived.count < 1024)
        return !shared.isStopping && multi != nil
      }
    }

    private func failLate() {
      let now = DispatchTime.now()
      guard waiting.contains(where: { $0.deadline <= now }) else { return }
      for entry in waiting where entry.deadline <= now { complete(entry.completion, .failure(.tooSlow)) }
      waiting.removeAll { $0.deadline <= now }
    }

    private func startWaiting() {
      let count = min(waiting.count, limits.inFlight - transfers.count)
      guard count > 0 else { return }
      let now = DispatchTime.now()
      for entry in waiting.prefix(count) {
        let milliseconds = max(1, Self.milliseconds(from: now, to: entry.deadline))
        let transfer = CurlTransfer(
          entry.request, milliseconds: milliseconds, sizeLimit: limits.responseSize, authorities: authorities,
          completion: entry.completion)
        guard let transfer, curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
          complete(entry.completion, .failure(.malformed))
          continue
        }
        transfers[transfer.handle] = transfer
      }
      waiting.removeFirst(count)
    }

    private static func milliseconds(from begin: DispatchTime, to end: DispatchTime) -> Int {
      end > begin ? Int((end.uptimeNanoseconds - begin.uptimeNanoseconds) / 1_000_000) : 0
    }

    private func completeTransfers() {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
          let transfer = transfers.removeValue(forKey: handle)
        else { continue }
        // Before the removal, after which the message is gone.
        let code = message.pointee.data.result
        curl_multi_remove_handle(multi, handle)
        complete(transfer.completion, transfer.result(code))
      }
    }

    private func complete(
      _ completion: @escaping CurlTransfer.Completion, _ result: Result<OutgoingResponse, OutgoingFailure>
    ) {
      shared.withLock { $0.open -= 1 }
      queue.async { completion(result) }
    }
  }
#endif
