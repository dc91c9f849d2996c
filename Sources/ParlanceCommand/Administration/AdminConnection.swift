#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceTokens

  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  /// Requests to the API of a gateway, one after the other.
  final class AdminConnection {
    private let target: AdminTarget
    private let session = RequestSession()

    init(_ target: AdminTarget) { self.target = target }

    /// Sends a request and waits for its answer.
    ///
    /// - parameter path: The parts of the path behind `/v1`.
    /// - throws: What the gateway answers instead of a success, or why it cannot be reached.
    func request(
      _ method: String, _ path: [String], query: [String: String] = [:], body: [String: JSONValue]? = nil
    ) throws(CommandFailure) -> [String: JSONValue] {
      var request = URLRequest(url: try url(path, query))
      request.httpMethod = method
      if let token = target.token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
      if let body {
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        guard let text = try? JSONValue.object(body).text() else { throw CommandFailure("The request is not JSON.") }
        request.httpBody = Data(text.utf8)
      }
      let (data, status) = try send(request)
      if status == 204 { return [:] }
      let members = (try? JSONValue(parsing: String(decoding: data, as: UTF8.self)))?.object
      guard (200...299).contains(status) else { throw refusal(status, members) }
      guard let members else { throw CommandFailure("\(target.endpoint) answers with something else than JSON.") }
      return members
    }

    private func refusal(_ status: Int, _ members: [String: JSONValue]?) -> CommandFailure {
      guard let message = members?["error"]?["message"]?.string else {
        return CommandFailure("\(target.endpoint) answers with the status \(status).")
      }
      if status == 404 && members?["error"]?["code"]?.string == "notFound" {
        return CommandFailure("\(target.endpoint) has no API; start it with --token-key or --open-api.")
      }
      return CommandFailure(message)
    }

    /// Returns the address of a path.
    private func url(_ path: [String], _ query: [String: String]) throws(CommandFailure) -> URL {
      var components = URLComponents(url: target.endpoint, resolvingAgainstBaseURL: false) ?? URLComponents()
      components.percentEncodedPath = "/v1/" + path.map(Self.segment).joined(separator: "/")
      if !query.isEmpty {
        components.percentEncodedQuery =
          query.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.encoded($0.value))" }.joined(separator: "&")
      }
      guard let url = components.url else { throw CommandFailure("\(target.endpoint) is not a valid address.") }
      return url
    }

    /// Returns a name as a part of a path.
    private static func segment(_ name: String) -> String {
      let isPlain = name.utf8.allSatisfy(isPlainCharacter) && !name.allSatisfy { $0 == "." }
      return isPlain ? name : "~" + Base64URL.encode(Array(name.utf8))
    }

    private static func encoded(_ text: String) -> String {
      text.utf8.map { byte in
        if isPlainCharacter(byte) { return String(UnicodeScalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }.joined()
    }

    private static func isPlainCharacter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }

    private func send(_ request: URLRequest) throws(CommandFailure) -> (Data, Int) {
      do throws(RequestSession.Failure) {
        return try session.send(request)
      } catch {
        throw CommandFailure("\(target.endpoint) cannot be reached\(error.words.isEmpty ? "." : ": " + error.words)")
      }
    }
  }
#endif
