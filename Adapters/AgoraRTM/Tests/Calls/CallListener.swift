import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The delegate of an app's call kit, which records its events.
@MainActor final class CallListener: NSObject {
  let news = Inbox<String>("news of an invitation")
  let invitations = Inbox<AgoraRtmRemoteInvitation>("invitation")
  private let callKit: AgoraRtmCallKit
  /// Held, since a kit that is released logs out.
  private let app: App

  init(_ app: App) throws {
    self.app = app
    callKit = try #require(app.kit.getRtmCall())
    super.init()
    callKit.callDelegate = self
  }

  private func note(_ text: String, _ kit: AgoraRtmCallKit) {
    dispatchPrecondition(condition: .onQueue(.main))
    news.add(kit === callKit ? text : "\(text) of another kit")
  }
}

extension CallListener: @preconcurrency AgoraRtmCallDelegate {
  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation) {
    note("received by \(localInvitation.calleeId), \(localInvitation.state)", callKit)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {
    #expect(localInvitation.response == response)
    note("accepted by \(localInvitation.calleeId), \(localInvitation.state), \(response ?? "-")", callKit)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {
    #expect(localInvitation.response == response)
    note("refused by \(localInvitation.calleeId), \(localInvitation.state), \(response ?? "-")", callKit)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation) {
    note("canceled for \(localInvitation.calleeId), \(localInvitation.state)", callKit)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {
    note("failed for \(localInvitation.calleeId), \(localInvitation.state), \(errorCode)", callKit)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation) {
    invitations.add(remoteInvitation)
    note("invited by \(remoteInvitation.callerId), \(remoteInvitation.state)", callKit)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation) {
    note("refused \(remoteInvitation.callerId), \(remoteInvitation.state)", callKit)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation) {
    note("accepted \(remoteInvitation.callerId), \(remoteInvitation.state)", callKit)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation) {
    note("canceled by \(remoteInvitation.callerId), \(remoteInvitation.state)", callKit)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation,
    errorCode: AgoraRtmRemoteInvitationErrorCode
  ) {
    note("failed from \(remoteInvitation.callerId), \(remoteInvitation.state), \(errorCode)", callKit)
  }
}

extension App {
  var calls: AgoraRtmCallKit { kit.rtmCallKit! }

  func send(_ invitation: AgoraRtmLocalInvitation) async throws -> AgoraRtmInvitationApiCallErrorCode {
    try await code { self.calls.send(invitation, completion: $0) }
  }

  func cancel(_ invitation: AgoraRtmLocalInvitation) async throws -> AgoraRtmInvitationApiCallErrorCode {
    try await code { self.calls.cancel(invitation, completion: $0) }
  }

  func accept(_ invitation: AgoraRtmRemoteInvitation) async throws -> AgoraRtmInvitationApiCallErrorCode {
    try await code { self.calls.accept(invitation, completion: $0) }
  }

  func refuse(_ invitation: AgoraRtmRemoteInvitation) async throws -> AgoraRtmInvitationApiCallErrorCode {
    try await code { self.calls.refuse(invitation, completion: $0) }
  }

  /// Waits until the service has taken and answered what this kit asked before.
  func settled() async throws {
    for _ in 0..<2 {
      let _: AgoraRtmProcessAttributeErrorCode = try await code { done in
        self.kit.getUserAllAttributes(self.user) { _, _, code in done(code) }
      }
    }
  }
}

extension World {
  /// Turns the clock in small steps, so that what is repeated is answered in between.
  func advance(bySeconds seconds: Int, _ apps: App...) async throws {
    for _ in 0..<seconds {
      clock.advance(bySeconds: 1)
      for app in apps { try await app.settled() }
    }
  }
}
