#if Server
  internal import CCurl

  /// The address of a file, parsed by the library that fetches it, so that both see the same host.
  final class MediaAddress {
    let handle: OpaquePointer
    private let settings: MediaSettings

    /// Parses an address.
    ///
    /// - throws: `MediaLoss` for one from which nothing is fetched.
    init(_ text: String, _ settings: MediaSettings) throws(MediaLoss) {
      guard let handle = curl_url() else { throw MediaLoss("no address can be parsed") }
      self.handle = handle
      self.settings = settings
      try set(text)
    }

    deinit { curl_url_cleanup(handle) }

    /// Follows a redirect, whose address may be relative to this one.
    func redirect(to text: String) throws(MediaLoss) { try set(text) }

    /// The host with its port.
    var host: String { "\(part(CURLUPART_HOST)):\(part(CURLUPART_PORT))" }

    private func set(_ text: String) throws(MediaLoss) {
      guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), text.utf8.count <= 8192,
        curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK
      else { throw Self.refusal }
      let scheme = part(CURLUPART_SCHEME)
      guard scheme == "https" || scheme == "http" else { throw Self.refusal }
      guard scheme == "https" || settings.allowsPlainHTTP else { throw MediaLoss("its address does not use https") }
      let (name, port) = (part(CURLUPART_HOST).lowercased(), part(CURLUPART_PORT))
      let isUsual = port == (scheme == "https" ? "443" : "80")
      guard
        settings.allowsAllHosts || settings.hosts.contains("\(name):\(port)")
          || (isUsual && settings.hosts.contains(name))
      else {
        throw MediaLoss("its host is not on the list")
      }
    }

    private static let refusal = MediaLoss("its address is not valid here")

    private func part(_ part: CURLUPart) -> String {
      var text: UnsafeMutablePointer<CChar>?
      guard curl_url_get(handle, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return "" }
      defer { curl_free(text) }
      return String(cString: text)
    }
  }
#endif
