package import ParlanceAudit

/// The knowledge of Agora RTM that `parlance audit` needs.
package enum RtmAudit {
  package static let sdks = [
    AuditedSDK(
      name: "AgoraRtmKit", title: "Agora RTM for iOS, 1.3.0; what 2.x adds is absent", modules: ["AgoraRtmKit"],
      dependencies: ["AgoraRtm_iOS", "AgoraRtm_macOS", "AgoraRtm", "AgoraRtmKit"],
      tables: [RtmTable.rows, RtmLaterTable.rows],
      features: [
        AuditFeature(
          "Tokens", "A gateway needs keys with which the app's back end signs tokens",
          ["AgoraRtmKit.login", "AgoraRtmKit.renewToken"]),
        AuditFeature(
          "Presence", "The hub reports it",
          ["AgoraRtmKit.queryPeersOnlineStatus", "AgoraRtmKit.subscribePeersOnlineStatus"]),
        AuditFeature(
          "Calls", "Invitations are here, the media of calls are not", ["AgoraRtmCallKit*", "AgoraRtmKit.rtmCallKit"]),
      ], notes: ["The declarations are in Swift: sources in Objective-C have to be ported first."]),
    AuditedSDK(
      name: "io.agora.rtm", title: "Agora RTM for Android: no API in its style is here", packages: ["io.agora.rtm"],
      dependencies: ["io.agora.rtm:rtm-sdk", "io.agora:agora-rtm"], tables: []),
  ]
}
