#if Remote && os(Linux)
  internal import CCurl
  internal import Foundation

  /// A handle of libcurl, with the options that all connections of a client have. Used on the service thread, but for being
  /// made and released.
  final class CurlHandle {
    let pointer: UnsafeMutableRawPointer
    /// The library's words for what went wrong.
    private let words: UnsafeMutablePointer<CChar>
    private var fields: UnsafeMutablePointer<curl_slist>?

    /// The time within which a connection must be there, TLS included, in milliseconds.
    private static let connectPatience = 10_000
    /// The most bytes that the library reads at once.
    static let pieceSize = 64 << 10

    private static let library = curl_global_init(Int(CURL_GLOBAL_ALL))

    /// Prepares a connection.
    ///
    /// - parameter address: The address, of scheme `http` or `https`.
    /// - returns: nil if the library cannot do what is asked for.
    init?(_ address: String, _ trust: ServerTrust) {
      guard Self.library == CURLE_OK, let pointer = curl_easy_init() else { return nil }
      self.pointer = pointer
      words = .allocate(capacity: Int(CURL_ERROR_SIZE))
      words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
      guard setAddress(address), setConnection(), setTrust(trust) else { return nil }
    }

    deinit {
      curl_easy_cleanup(pointer)
      curl_slist_free_all(fields)
      words.deallocate()
    }

    private func setAddress(_ address: String) -> Bool {
      set(CURLOPT_URL, address) && set(CURLOPT_PROTOCOLS_STR, "http,https") && set(CURLOPT_FOLLOWLOCATION, 0)
        // None of the environment's either.
        && set(CURLOPT_PROXY, "")
    }

    private func setConnection() -> Bool {
      set(CURLOPT_NOSIGNAL, 1) && set(CURLOPT_ERRORBUFFER, UnsafeRawPointer(words)) && set(CURLOPT_TCP_NODELAY, 1)
        && set(CURLOPT_CONNECTTIMEOUT_MS, Self.connectPatience) && set(CURLOPT_BUFFERSIZE, Self.pieceSize)
        && set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
        && curl_keep_from_children(pointer) == CURLE_OK && curl_leave_lookups(pointer) == CURLE_OK
    }

    private func setTrust(_ trust: ServerTrust) -> Bool {
      var isSet =
        set(CURLOPT_SSL_VERIFYPEER, 1) && set(CURLOPT_SSL_VERIFYHOST, 2)
        && set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
      if let authorities = trust.certificateAuthorities {
        isSet =
          isSet && set(CURLOPT_CAINFO, authorities.path)
          // The system's are in a folder, which would count beside the file.
          && curl_set_text(pointer, CURLOPT_CAPATH, nil) == CURLE_OK
      }
      guard !trust.pins.isEmpty else { return isSet }
      let pins = trust.pins.map { "sha256//" + Data($0).base64EncodedString() }
      return isSet && set(CURLOPT_PINNEDPUBLICKEY, pins.joined(separator: ";"))
    }

    func set(_ option: CURLoption, _ value: Int) -> Bool { curl_set_number(pointer, option, value) == CURLE_OK }

    /// The library keeps a copy.
    func set(_ option: CURLoption, _ value: String) -> Bool { curl_set_text(pointer, option, value) == CURLE_OK }

    /// The library keeps the pointer.
    func set(_ option: CURLoption, _ value: UnsafeRawPointer?) -> Bool {
      curl_set_pointer(pointer, option, value) == CURLE_OK
    }

    /// Sets the fields of a request's header, as whole lines.
    func setHeader(_ lines: [String]) -> Bool {
      for line in lines {
        guard let longer = curl_slist_append(fields, line) else { return false }
        fields = longer
      }
      return curl_set_list(pointer, fields) == CURLE_OK
    }

    /// Returns what went wrong, for the app.
    func reason(of code: CURLcode) -> String {
      switch code {
      case CURLE_SSL_PINNEDPUBKEYNOTMATCH: ServerTrust.isNotPinned
      case CURLE_COULDNT_RESOLVE_HOST: "the host is not known"
      default: words[0] == 0 ? String(cString: curl_easy_strerror(code)) : String(cString: words)
      }
    }
  }

  extension ServerTrust {
    /// The words for a server that has none of the pinned keys.
    static let isNotPinned = "the server's key is not among the pinned ones"

    /// Returns whether a server can prove what is asked of it: without TLS it has no key.
    func canBeGiven(by url: URL) -> Bool { pins.isEmpty || ["wss", "https"].contains(url.scheme?.lowercased()) }
  }
#endif
