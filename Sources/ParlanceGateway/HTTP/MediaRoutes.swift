#if Server
  internal import Dispatch
  internal import Parlance
  internal import ParlanceCore

  /// Media as files over HTTP, for apps that open addresses themselves.
  ///
  /// The id is the right to read: it is made of 128 random bits, and only who was sent the media knows it.
  enum MediaRoutes {
    static func routes(_ environment: MessagingEnvironment) -> [HTTPRoute] {
      // Each request waits for a turn of the hub.
      let queue = DispatchQueue(label: "parlance.gateway.media", qos: .userInitiated)
      return [HTTPMethod.get, .head].map { method in
        HTTPRoute(method, "/v1/media/{id}") { request, responder in
          queue.async {
            responder.complete(response(to: request, for: MediaID(request.parameters["id"] ?? ""), environment))
          }
        }
      }
    }

    static func response(
      to request: HTTPRequest, for id: MediaID, _ environment: MessagingEnvironment
    ) -> HTTPResponse {
      do throws(MessagingError) {
        let (media, file) = try environment.openMedia(id)
        let tag = "\"\(media.sha256)\""
        var headers = [
          HTTPParameter(name: "accept-ranges", value: "bytes"), HTTPParameter(name: "etag", value: tag),
          // What an id stands for never changes.
          HTTPParameter(name: "cache-control", value: "private, max-age=31536000, immutable"),
          HTTPParameter(name: "content-type", value: type(of: media)),
          // Whatever a stranger sent, a browser neither shows it as a page nor guesses what it is.
          HTTPParameter(name: "content-disposition", value: "attachment"),
          HTTPParameter(name: "x-content-type-options", value: "nosniff"),
        ]
        if request.knownTag == tag { return HTTPResponse(304, headers: headers) }
        switch HTTPByteRange(request.range, size: media.size) {
        case .whole: return HTTPResponse(200, headers: headers, stream: HTTPStream(file, 0..<media.size))
        case .part(let part):
          let value = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(media.size)"
          headers.append(HTTPParameter(name: "content-range", value: value))
          return HTTPResponse(206, headers: headers, stream: HTTPStream(file, part))
        case .unsatisfiable:
          var error = HTTPError(416, "rangeNotSatisfiable", "The file has \(media.size) bytes.")
          error.headers = [HTTPParameter(name: "content-range", value: "bytes */\(media.size)")]
          return HTTPResponse(error)
        }
      } catch {
        return HTTPResponse(error.code == .mediaNotFound || error.code == .mediaExpired ? .notFound : .internal)
      }
    }

    /// The type that its sender gave, if it can stand in a header.
    private static func type(of media: MediaDescriptor) -> String {
      let isPlain = !media.type.isEmpty && media.type.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      return isPlain ? media.type : "application/octet-stream"
    }
  }
#endif
