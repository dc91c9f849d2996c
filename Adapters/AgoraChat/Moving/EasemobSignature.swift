#if Server
  internal import ParlanceCore

  /// The vendor's signature of callbacks.
  package enum EasemobSignature {
    /// Returns the MD5 of a callback's id, the rule's secret and the callback's time, in lower-case hexadecimal digits.
    package static func value(_ id: String, _ secret: String, _ time: Int64) -> String {
      hexadecimal(MD5.value(of: Array("\(id)\(secret)\(time)".utf8)))
    }
  }
#endif
