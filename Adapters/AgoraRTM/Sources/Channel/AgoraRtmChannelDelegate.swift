public import Foundation

/// Methods that receive events of a channel. Every method is optional and arrives on the environment's callback queue.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol AgoraRtmChannelDelegate: NSObjectProtocol {
  /// A member joined. Not called in channels of more than 512 members.
  func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember)

  /// A member left. Not called in channels of more than 512 members.
  func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember)

  /// A message of another member arrived: a text, or an `AgoraRtmRawMessage`.
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember)

  /// Another member's file arrived. `messageReceived` is not called for it.
  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember)

  /// Another member's picture arrived. `messageReceived` is not called for it.
  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember)

  /// The channel's attributes were changed by a call that announces it; all of them are passed.
  func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute])

  /// The number of members changed, or the channel was just joined. Called once a second at most, in channels of more
  /// than 512 members once in three seconds.
  func channel(_ channel: AgoraRtmChannel, memberCount count: Int32)
}

extension AgoraRtmChannelDelegate {
  public func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {}
  public func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) {}
  public func channel(
    _ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember
  ) {}
  public func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {}
  public func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {}
  public func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute]) {}
  public func channel(_ channel: AgoraRtmChannel, memberCount count: Int32) {}
}
