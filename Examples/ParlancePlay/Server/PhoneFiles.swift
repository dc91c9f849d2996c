#if Server
  import Foundation
  import ParlanceGateway

  /// Files of messages, as a phone has them on its disk.
  enum PhoneFiles {
    /// The largest file that is served, in bytes.
    static let limit = 64 << 20

    /// Returns the answer with a file, which is read away from the main queue.
    ///
    /// - parameter path: The path that the vendor's object has for it; nil if it has none.
    static func response(_ path: String?) -> HTTPResponse {
      guard let path, let size = size(path), let data = FileManager.default.contents(atPath: path) else {
        return HTTPResponse(.notFound)
      }
      guard size <= limit else { return HTTPResponse(HTTPError(413, "fileTooLarge", "The file is too large.")) }
      let type = pictureType(data)
      var headers = [
        HTTPParameter(name: "content-type", value: type ?? "application/octet-stream"),
        HTTPParameter(name: "cache-control", value: "no-store"),
        // Files are untrusted: a browser must neither run them nor guess their type.
        HTTPParameter(name: "x-content-type-options", value: "nosniff"),
        HTTPParameter(name: "content-security-policy", value: "default-src 'none'; sandbox"),
      ]
      if type == nil { headers.append(HTTPParameter(name: "content-disposition", value: "attachment")) }
      return HTTPResponse(200, headers: headers, body: [UInt8](data))
    }

    /// Returns the size of a file; nil if there is none.
    private static func size(_ path: String) -> Int? {
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      guard facts?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return facts?[.size] as? Int
    }

    /// Returns the type of a picture that browsers show, by its first bytes; nil for anything else.
    private static func pictureType(_ data: Data) -> String? {
      let types: [(start: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
        (Array("GIF8".utf8), "image/gif"),
      ]
      return types.first { data.starts(with: $0.start) }?.type
    }
  }
#endif
