#if Server
  internal import NIMMoving
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceTokens

  /// The vendor's authentication of requests: `CheckSum` is the SHA-1 of the secret, the nonce and the time.
  struct NIMRequestChecks: Sendable {
    let key: String
    /// The app's secret; two while one takes the other's place.
    let secrets: [String]
    /// A Boolean value that indicates whether a request with a nonce that came before is refused. The vendor does not say that
    /// it refuses them, and its own client sends a request again after a failure of the network, as it was.
    let refusesRepeats: Bool

    /// The time for which a checksum holds, before and after its time, in milliseconds.
    static let validity: Int64 = 300_000
    private static let longestNonce = 128

    func check(_ request: HTTPRequest, _ now: Timestamp, _ host: FaceHost) throws(NIMFailure) {
      guard let key = request.field("appkey"), let nonce = request.field("nonce"), let time = request.field("curtime"),
        let sum = request.field("checksum")
      else { throw NIMFailure(.badParameter, "AppKey, Nonce, CurTime and CheckSum are needed, once each") }
      guard key == self.key else { throw NIMFailure(.badParameter, "unknown AppKey") }
      guard (1...Self.longestNonce).contains(nonce.count) else { throw NIMFailure(.badParameter, "bad Nonce") }
      guard let seconds = Int64(time), (0...100_000_000_000).contains(seconds),
        abs(now.milliseconds - seconds * 1000) <= Self.validity
      else { throw NIMFailure(.badParameter, "bad CurTime") }
      guard secrets.contains(where: { ConstantTime.isEqual(NIMCheckSum.value($0, nonce, time), sum) }) else {
        throw NIMFailure(.badParameter, "bad CheckSum")
      }
      guard refusesRepeats else { return }
      let end = Timestamp(milliseconds: seconds * 1000 + Self.validity)
      let isNew = try asking { () throws(MessagingError) in
        try host.insert([], "nonce:\(time):\(nonce)", until: max(end, now.advanced(byMilliseconds: 1000)))
      }
      guard isNew else { throw NIMFailure(.repeated, "the Nonce was used before") }
    }
  }
#endif
