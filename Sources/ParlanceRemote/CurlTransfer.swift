#if Remote && os(Linux)
  internal import CCurl
  internal import Foundation
  internal import ParlanceCore

  /// The service's end of a request over HTTP.
  final class CurlTransfer: CurlServiceClient, @unchecked Sendable {
    // Safe to share: the first four never change, and the fifth is a lock; the rest belongs to the service thread.
    private let request: HTTPFetchRequest
    private let service: CurlService
    private let queue: any SerialQueue
    private let handler: @Sendable (HTTPFetchEvent) -> Void
    /// Holds at once, also within what the library is reading.
    private let isReading = Lock(true)

    /// The number of its handle; nil if there is none.
    private var number: Int?
    private var handle: CurlHandle?
    private var isBegun = false
    private var isOver = false
    /// Receiving is paused in the library.
    private var isPaused = false
    /// The number of bytes of the body that left.
    private var sent = 0
    private var headerSize = 0
    private var isAnswered = false

    /// The largest header of an answer, in bytes.
    private static let headerLimit = 16 << 10

    init(
      _ request: HTTPFetchRequest, _ service: CurlService, queue: any SerialQueue,
      handler: @escaping @Sendable (HTTPFetchEvent) -> Void
    ) {
      self.request = request
      self.service = service
      self.queue = queue
      self.handler = handler
    }

    // MARK: on any thread

    func begin() { service.perform { [self] in connect() } }

    func setReading(_ isReading: Bool) {
      self.isReading.withLock { $0 = isReading }
      guard isReading else { return }
      service.perform { [self] in
        guard isPaused, let handle else { return }
        isPaused = false
        curl_easy_pause(handle.pointer, CURLPAUSE_CONT)
      }
    }

    func cancel() {
      service.perform { [self] in
        isOver = true
        drop()
      }
    }

    // MARK: on the service thread

    private func connect() {
      guard !isOver, !isBegun else { return }
      isBegun = true
      guard request.trust.canBeGiven(by: request.url) else { return finish(.failed(ServerTrust.isNotPinned)) }
      guard let address = CurlAddress(request.url), let handle = CurlHandle(address.text, request.trust),
        setRequest(handle), setSinks(handle)
      else { return finish(.failed("the connection failed")) }
      self.handle = handle
      number = service.addRequest(self, handle)
      if number == nil { finish(.failed("the connection failed")) }
    }

    private func setRequest(_ handle: CurlHandle) -> Bool {
      // An older server would otherwise be asked whether it wants the body, and waited for.
      var lines = ["Expect:"]
      for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
        let isPlain =
          !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
          && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        guard isPlain else { return false }
        lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")
      }
      return handle.setHeader(lines) && handle.set(request.body.isEmpty ? CURLOPT_HTTPGET : CURLOPT_UPLOAD, 1)
        && handle.set(CURLOPT_CUSTOMREQUEST, request.method)
        && (request.method != "HEAD" || handle.set(CURLOPT_NOBODY, 1))
        // Each has a connection of its own, which goes with it.
        && handle.set(CURLOPT_FRESH_CONNECT, 1) && handle.set(CURLOPT_FORBID_REUSE, 1)
    }

    private func setSinks(_ handle: CurlHandle) -> Bool {
      // The service holds it for as long as the library has the handle.
      let context = Unmanaged.passUnretained(self).toOpaque()
      return curl_set_header_sink(handle.pointer, { CurlTransfer.of($3).takeHeader($0, $1 * $2) }, context) == CURLE_OK
        && curl_set_body_sink(handle.pointer, { CurlTransfer.of($3).takeBody($0, $1 * $2) }, context) == CURLE_OK
        && curl_set_body_source(
          handle.pointer, { CurlTransfer.of($3).writeBody($0, $1 * $2) }, context, curl_off_t(request.body.count))
          == CURLE_OK
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
      // Never nil: it is what `setSinks` handed over.
      Unmanaged<CurlTransfer>.fromOpaque(context!).takeUnretainedValue()
    }

    /// Takes a line of the header, or of a trailer.
    ///
    /// - returns: The number of bytes; another one ends the transfer.
    private func takeHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      headerSize += count
      guard headerSize <= Self.headerLimit else { return count + 1 }
      guard !isAnswered, count <= 2, let bytes, bytes[0] == 13 || bytes[0] == 10, let handle else { return count }
      var status = 0
      curl_get_number(handle.pointer, CURLINFO_RESPONSE_CODE, &status)
      // Another answer follows those below 200.
      guard status >= 200 else { return count }
      isAnswered = true
      report(.answered(status: status))
      return count
    }

    private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      guard isReading.withLock({ $0 }) else {
        isPaused = true
        return Int(CURL_WRITEFUNC_PAUSE)
      }
      report(.received(Array(UnsafeRawBufferPointer(start: bytes, count: count))))
      return count
    }

    private func writeBody(_ place: UnsafeMutablePointer<CChar>?, _ space: Int) -> Int {
      let count = min(space, request.body.count - sent)
      guard count > 0, let place else { return 0 }
      UnsafeMutableRawBufferPointer(start: place, count: count).copyBytes(from: request.body[sent..<sent + count])
      sent += count
      report(.sent)
      return count
    }

    func done(_ code: CURLcode) {
      guard code != CURLE_OK else { return finish(isAnswered ? .finished : .failed("the connection was lost")) }
      let reason = headerSize > Self.headerLimit ? "the header of the answer is too large" : handle?.reason(of: code)
      finish(.failed(reason ?? ""))
    }

    func ready() {}
    func timeIsUp() {}

    private func drop() {
      service.drop(number)
      number = nil
      handle = nil
    }

    /// Ends the request, once.
    private func finish(_ event: HTTPFetchEvent) {
      guard !isOver else { return }
      isOver = true
      drop()
      report(event)
    }

    private func report(_ event: HTTPFetchEvent) {
      queue.perform { [handler] in handler(event) }
    }
  }
#endif
