#if Server
  internal import NIMMoving
  internal import ParlanceBridge
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceTokens

  /// The check of a copy's headers: `MD5` is that of the body, and `CheckSum` the SHA-1 of the secret, the MD5 and the time.
  struct NIMCopyChecks: Sendable {
    let key: String
    let secrets: [String]
    /// The time for which a copy can be late, in milliseconds. One that came before changes nothing, so that it can be long.
    let age: Int64
    /// The time by which the vendor's clock may be ahead, in milliseconds.
    private static let lead: Int64 = 300_000

    func check(_ request: HTTPRequest, at now: Timestamp) throws(BridgeRefusal) {
      guard let digest = request.field("md5"), let time = request.field("curtime"),
        let sum = request.field("checksum")
      else { throw BridgeRefusal(403, "MD5, CurTime and CheckSum are needed, once each") }
      if let given = request.field("appkey"), given != key { throw BridgeRefusal(403, "unknown AppKey") }
      guard secrets.contains(where: { ConstantTime.isEqual(NIMCheckSum.value($0, digest, time), sum) }) else {
        throw BridgeRefusal(403, "wrong CheckSum")
      }
      guard ConstantTime.isEqual(hexadecimal(MD5.value(of: request.body)), digest) else {
        throw BridgeRefusal(403, "wrong MD5")
      }
      guard let milliseconds = Int64(time), (0...100_000_000_000_000).contains(milliseconds),
        milliseconds - now.milliseconds <= Self.lead, now.milliseconds - milliseconds <= age
      else { throw BridgeRefusal(403, "CurTime is too old or ahead") }
    }
  }
#endif
