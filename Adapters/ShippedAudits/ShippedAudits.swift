internal import AgoraChatAndroidAudit
internal import AgoraChatAudit
internal import AgoraRtmAudit
internal import NIMAudit
package import ParlanceAudit
internal import QDAudit

/// The SDKs that `parlance audit` knows.
package enum ShippedAudits {
  /// One line for each vendor.
  package static let all: [AuditedSDK] =
    NIMAudit.sdks + QDAudit.sdks + AgoraChatAudit.sdks + AndroidAudit.sdks + RtmAudit.sdks
}
