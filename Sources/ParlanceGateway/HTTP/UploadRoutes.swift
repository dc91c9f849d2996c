#if Server
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Uploads that go on over HTTP, after the form of the IETF's draft "Resumable Uploads for HTTP".
  ///
  /// An upload begins and ends over the link of its device, where the hub decides on it, and the device asks there for the
  /// secret that gives the right to send its bytes here.
  enum UploadRoutes {
    static let path = "/v1/uploads/{upload}"

    static func routes(_ hub: HubLoop) -> [HTTPRoute] {
      // Each step waits for a turn of the hub.
      let queue = DispatchQueue(label: "parlance.gateway.uploads", qos: .userInitiated)
      let bodies = UploadBodies()
      return [
        HTTPRoute(.head, path) { request, responder in
          guard let secret = request.bearerToken else { return responder.complete(unauthorized) }
          let upload = upload(request)
          queue.async {
            hub.upload(upload, secret: secret) { result in
              switch result {
              case .success(let state): responder.complete(response(204, state))
              case .failure(let error): responder.complete(HTTPResponse(refusal(error)))
              }
            }
          }
        },
        HTTPRoute(receiving: .patch, path) { request, responder in
          guard let secret = request.bearerToken else { return responder.complete(unauthorized) }
          guard let body = request.pieces, let offset = offset(request), case .bytes(let count) = request.length else {
            return responder.complete(HTTPResponse(.malformed("Upload-Offset is not a number of bytes.")))
          }
          UploadBody(
            hub: hub, queue: queue, upload: upload(request), secret: secret, body: body, offset: offset,
            count: Int64(count), responder: responder, bodies: bodies
          ).begin()
        },
      ]
    }

    private static func upload(_ request: HTTPRequest) -> MediaID { MediaID(request.parameters["upload"] ?? "") }

    private static func offset(_ request: HTTPRequest) -> Int64? {
      guard let text = request.uploadOffset, (1...18).contains(text.utf8.count),
        text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      return Int64(text)
    }

    private static var unauthorized: HTTPResponse { HTTPResponse(refusal(MessagingError(.forbidden))) }

    static func response(_ status: Int, _ state: UploadState) -> HTTPResponse {
      HTTPResponse(status, headers: headers(state))
    }

    static func headers(_ state: UploadState) -> [HTTPParameter] {
      [
        HTTPParameter(name: "upload-offset", value: String(state.received)),
        HTTPParameter(name: "upload-length", value: String(state.size)),
        HTTPParameter(name: "cache-control", value: "no-store"),
      ]
    }

    /// Returns the refusal of bytes that are not the next ones.
    static func conflict(_ state: UploadState) -> HTTPError {
      var error = HTTPError(409, "offsetMismatch", "The hub has \(state.received) bytes of the upload.")
      error.headers = headers(state)
      return error
    }

    static func refusal(_ error: MessagingError) -> HTTPError {
      switch error.code {
      case .mediaNotFound: return HTTPError(404, "uploadNotFound", "There is no such upload under way.")
      case .forbidden:
        var error = HTTPError(401, "unauthorized", "The upload's secret is needed.")
        error.headers = [HTTPParameter(name: "www-authenticate", value: "Bearer")]
        return error
      case .fileTooLarge: return HTTPError(413, "uploadTooLarge", "The bytes go beyond the announced size.")
      case .storageFull: return HTTPError(507, "storageFull", "The hub's disk is full.")
      case let code where error.isStorageFailure: return HTTPError(503, code.rawValue, "The hub's store failed.")
      default: return .internal
      }
    }
  }
#endif
