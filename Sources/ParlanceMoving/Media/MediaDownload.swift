#if Server
  internal import CCurl
  internal import Foundation

  /// One request for a file. Used on one thread.
  final class MediaDownload {
    /// The meaning of an answer.
    enum Outcome {
      case content(MediaContentFile)
      case redirect(String)
    }

    private static let library = curl_global_init(Int(CURL_GLOBAL_ALL))
    /// The largest header of an answer, and the largest body that is not the file, in bytes.
    private static let restLimit = 64 << 10
    /// The longest time until there is a connection, in seconds.
    private static let connectTime = 15

    private let handle: UnsafeMutableRawPointer
    private let settings: MediaSettings
    private let content: MediaContentFile
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var status = 0
    private var location: String?
    private var isEncoded = false
    private var restSize = 0
    private var loss: MediaLoss?

    /// - parameter handle: A handle of the library, which may have connections of earlier requests with the same settings.
    init(_ handle: UnsafeMutableRawPointer, _ settings: MediaSettings) throws(MediaLoss) {
      self.handle = handle
      self.settings = settings
      content = try MediaContentFile()
    }

    deinit {
      curl_easy_reset(handle)
      curl_slist_free_all(fields)
    }

    /// Returns a handle for requests, which the caller gives back to the library.
    static func makeHandle() -> UnsafeMutableRawPointer? { library == CURLE_OK ? curl_easy_init() : nil }

    /// Sends the request and waits for its answer.
    func run(_ address: MediaAddress, secret: String?) throws(MediaLoss) -> Outcome {
      guard setUp(address), setHeader(secret) else { throw MediaLoss("the request cannot be sent") }
      let code = curl_easy_perform(handle)
      if let loss { throw loss }
      switch status {
      case 200: break
      case 301, 302, 303, 307, 308:
        guard let location else { throw MediaLoss("its host redirects to nowhere") }
        return .redirect(location)
      case 404, 410: throw MediaLoss("its host does not have it")
      case 401, 403: throw MediaLoss("its host refuses it")
      case 429, 500...599: throw MediaLoss("its host answers with the status \(status)", mayPass: true)
      case 0: throw failure(code)
      default: throw MediaLoss("its host answers with the status \(status)")
      }
      guard code == CURLE_OK else { throw failure(code) }
      guard content.size > 0 else { throw .empty }
      return .content(content)
    }

    private func failure(_ code: CURLcode) -> MediaLoss {
      switch code {
      case CURLE_OPERATION_TIMEDOUT: MediaLoss("its host is too slow", mayPass: true)
      case CURLE_PARTIAL_FILE: MediaLoss("its host ends before the file does", mayPass: true)
      default: MediaLoss("its host cannot be reached: \(String(cString: curl_easy_strerror(code)))", mayPass: true)
      }
    }

    // MARK: the request

    private func setUp(_ address: MediaAddress) -> Bool {
      let context = Unmanaged.passUnretained(self).toOpaque()
      let schemes = settings.allowsPlainHTTP ? "https,http" : "https"
      return curl_set_pointer(handle, CURLOPT_CURLU, UnsafeRawPointer(address.handle)) == CURLE_OK
        && curl_set_text(handle, CURLOPT_PROTOCOLS_STR, schemes) == CURLE_OK
        // A proxy would choose the address in place of the check below.
        && curl_set_text(handle, CURLOPT_PROXY, "") == CURLE_OK
        && set(CURLOPT_HTTPGET, 1) && set(CURLOPT_FOLLOWLOCATION, 0) && set(CURLOPT_NOSIGNAL, 1)
        && set(CURLOPT_SSL_VERIFYPEER, 1) && set(CURLOPT_SSL_VERIFYHOST, 2)
        && set(CURLOPT_TIMEOUT_MS, settings.seconds * 1000) && set(CURLOPT_CONNECTTIMEOUT, Self.connectTime)
        && curl_set_opener(handle, { MediaDownload.open($0, $2) }, context) == CURLE_OK
        && curl_set_body_sink(handle, { MediaDownload.take($0, $1 * $2, $3) { $0.takeBody($1) } }, context) == CURLE_OK
        && curl_set_header_sink(handle, { MediaDownload.take($0, $1 * $2, $3) { $0.takeHeader($1) } }, context)
          == CURLE_OK
    }

    private func set(_ option: CURLoption, _ value: Int) -> Bool { curl_set_number(handle, option, value) == CURLE_OK }

    private func setHeader(_ secret: String?) -> Bool {
      guard let secret else { return true }
      guard secret.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
      fields = curl_slist_append(nil, "share-secret: \(secret)")
      return fields != nil && curl_set_list(handle, fields) == CURLE_OK
    }

    // MARK: the connection

    /// Opens the socket of a connection, if its address is one of those that are allowed. The check comes after the lookup of
    /// the host's name, so that no other lookup comes between it and the connection.
    private static func open(
      _ context: UnsafeMutableRawPointer?, _ address: UnsafeMutablePointer<curl_sockaddr>?
    ) -> curl_socket_t {
      guard let context, let address else { return -1 }
      let download = Unmanaged<MediaDownload>.fromOpaque(context).takeUnretainedValue()
      guard download.settings.allowsPrivateNetworks || networkAddress(address).isPublic else {
        download.loss = MediaLoss("its host has an address of a private network")
        return -1
      }
      return curl_open_socket(address)
    }

    private static func networkAddress(_ address: UnsafeMutablePointer<curl_sockaddr>) -> NetworkAddress {
      let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
      let raw = UnsafeRawPointer(address) + offset
      return NetworkAddress(raw, family: address.pointee.family)
    }

    // MARK: the answer

    private static func take(
      _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
      _ body: (MediaDownload, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
      guard let context else { return 0 }
      let download = Unmanaged<MediaDownload>.fromOpaque(context).takeUnretainedValue()
      // Any other number than theirs ends the transfer.
      return body(download, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : count + 1
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard status == 200 else {
        restSize += bytes.count
        return restSize <= Self.restLimit
      }
      // What is packed would have to be unpacked, and that could be endless.
      guard !isEncoded || settings.keepsEncodedBodies else { return fail(MediaLoss("its host sends it encoded")) }
      guard content.size + Int64(bytes.count) <= settings.sizeLimit else { return fail(.tooLarge) }
      return content.append(bytes) || fail(MediaLoss("no temporary file can be written"))
    }

    private func fail(_ loss: MediaLoss) -> Bool {
      self.loss = loss
      return false
    }

    private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
      restSize += bytes.count
      guard restSize <= Self.restLimit else { return fail(MediaLoss("its host's answer is not one of HTTP")) }
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        (location, isEncoded) = (nil, false)
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        switch line[..<colon].lowercased() {
        case "location": location = value
        case "content-encoding": isEncoded = !value.isEmpty && value.lowercased() != "identity"
        default: break
        }
      }
      return true
    }
  }
#endif
