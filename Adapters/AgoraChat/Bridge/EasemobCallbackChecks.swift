#if Server
  internal import AgoraChatMoving
  internal import ParlanceBridge
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import ParlanceTokens

  /// The check of a callback: `security` is the MD5 of its id, the rule's secret and its time. It does not cover the rest of the body.
  struct EasemobCallbackChecks: Sendable {
    let appKey: String
    let secrets: [String]
    /// The time for which a callback can be late, in milliseconds. One that came before changes nothing, so that it can be long.
    let age: Int64
    /// The time by which the vendor's clock may be ahead, in milliseconds.
    private static let lead: Int64 = 300_000

    /// Checks a callback.
    ///
    /// - returns: Its id.
    func check(_ callback: JSONNode, at now: Timestamp) throws(BridgeRefusal) -> String {
      guard let id = callback["callId"]?.text, (1...ArchiveShape.idLimit).contains(id.utf8.count),
        let time = callback["timestamp"]?.count, let sum = callback["security"]?.text
      else { throw BridgeRefusal(403, "callId, timestamp and security are needed") }
      guard secrets.contains(where: { ConstantTime.isEqual(EasemobSignature.value(id, $0, time), sum) }) else {
        throw BridgeRefusal(403, "wrong security")
      }
      // Some callbacks have more behind the key.
      if let given = callback["appkey"]?.text, given != appKey, !given.hasPrefix(appKey + "_") {
        throw BridgeRefusal(403, "unknown appkey")
      }
      guard (0...100_000_000_000_000).contains(time), time - now.milliseconds <= Self.lead,
        now.milliseconds - time <= age
      else { throw BridgeRefusal(403, "timestamp is too old or ahead") }
      return id
    }
  }
#endif
