#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore

  /// The meaning of an answer of APNs.
  enum APNsAnswer: Equatable {
    case delivered
    /// The token is no longer registered. The time is that of the service; nil if it did not send one.
    case unregistered(since: Timestamp?, reason: String)
    /// The service refused the provider token.
    case providerTokenRefused(reason: String)
    /// The notification may be accepted later, after the time that the service asks for, in milliseconds.
    case later(after: Int64?, reason: String)
    /// The notification will never be accepted.
    case refused(reason: String)

    /// The longest time that a service's `Retry-After` counts, in seconds.
    private static let longestPause: Int64 = 300

    init(_ result: Result<OutgoingResponse, OutgoingFailure>) {
      switch result {
      case .failure(.unreachable(let reason)): self = .later(after: nil, reason: reason)
      case .failure(.tooSlow): self = .later(after: nil, reason: "no answer in time")
      case .failure(.malformed): self = .refused(reason: "no answer of HTTP/2")
      case .success(let response): self.init(response)
      }
    }

    private init(_ response: OutgoingResponse) {
      let members = Self.members(response.body)
      let word = members["reason"]?.string ?? ""
      let reason = "\(response.status)" + (Self.isWord(word) ? " \(word)" : "")
      switch (response.status, word) {
      case (200, _): self = .delivered
      case (410, _):
        self = .unregistered(since: members["timestamp"]?.integer.map { Timestamp(milliseconds: $0) }, reason: reason)
      case (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"): self = .unregistered(since: nil, reason: reason)
      case (403, "ExpiredProviderToken"), (403, "InvalidProviderToken"): self = .providerTokenRefused(reason: reason)
      case (429, _), (500..., _): self = .later(after: Self.pause(response), reason: reason)
      default: self = .refused(reason: reason)
      }
    }

    private static func members(_ body: [UInt8]) -> [String: JSONValue] {
      guard let text = String(bytes: body, encoding: .utf8) else { return [:] }
      return (try? JSONValue(parsing: text))?.object ?? [:]
    }

    /// Returns whether a text is one of the service's words, which may be in a log.
    private static func isWord(_ text: String) -> Bool {
      (1...64).contains(text.utf8.count)
        && text.utf8.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) && $0 & 0x80 == 0
        }
    }

    private static func pause(_ response: OutgoingResponse) -> Int64? {
      guard let text = response.headers.first(where: { $0.name == "retry-after" })?.value, let seconds = Int64(text),
        seconds >= 0
      else { return nil }
      return min(seconds, longestPause) * 1000
    }
  }
#endif
