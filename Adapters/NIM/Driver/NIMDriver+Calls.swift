import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: CallChannelDriver {
  func startCall(to account: AccountID, content: String?, channel: String?) async throws {
    try await act("signalingCall") { driver, completion in
      let request = NIMSignalingCallRequest()
      (request.accountId, request.requestId) = (account.name, "call")
      (request.channelName, request.customInfo) = (channel, content)
      driver.sdk.signalManager.signalingCall(request) { error, channel in
        driver.calls[account] = channel?.channelId
        completion(error)
      }
    }
  }

  func cancelCall(to account: AccountID) async throws {
    try await act("signalingCancelInvite") { driver, completion in
      guard let id = driver.calls[account] else { throw ConformanceFailure("no call") }
      let request = NIMSignalingCancelInviteRequest()
      (request.channelId, request.accountId, request.requestId) = (id, account.name, "call")
      driver.sdk.signalManager.signalingCancelInvite(request, completion: completion)
    }
  }

  func answerCall(of account: AccountID, accepts: Bool, response: String?) async throws {
    try await act("answer a call") { driver, completion in
      guard let invitation = driver.signals[account] as? NIMSignalingInviteNotifyInfo else {
        throw ConformanceFailure("no invitation")
      }
      let id = invitation.channelInfo.channelId
      if accepts {
        let request = NIMSignalingAcceptRequest()
        (request.channelId, request.accountId, request.requestId) = (id, account.name, invitation.requestId)
        (request.acceptCustomInfo, request.autoJoin) = (response, true)
        driver.sdk.signalManager.signalingAccept(request) { error, _ in completion(error) }
      } else {
        let request = NIMSignalingRejectRequest()
        (request.channelId, request.accountId, request.requestId) = (id, account.name, invitation.requestId)
        request.customInfo = response
        driver.sdk.signalManager.signalingReject(request, completion: completion)
      }
    }
  }
}

extension NIMDriver: NIMSignalManagerDelegate {
  func nimSignalingOnlineNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo) {
    let account = AccountID(notifyResponse.fromAccountId)
    let words = notifyResponse.customInfo.isEmpty ? nil : notifyResponse.customInfo
    let name = notifyResponse.channelInfo.channelName
    let step: CallInvitationStep
    switch eventType {
    case .invite:
      signals[account] = notifyResponse
      step = .invited(content: words, channel: name.isEmpty ? nil : name)
    case .cancelInvite: step = .cancelled
    case .accept: step = .accepted(response: words)
    case .reject: step = .refused(response: words)
    case .close, .join, .leave, .contrl: return
    @unknown default: return
    }
    log.record(ObservedCallStep(account: account, step: step), raw: "nimSignalingOnlineNotify \(eventType) \(account)")
  }
}

extension NIMDriver: NIMBroadcastManagerDelegate {
  func onReceive(_ broadcastMessage: NIMBroadcastMessage) {
    let bulletin = ObservedBulletin(
      id: broadcastMessage.broadcastId, text: broadcastMessage.content ?? "",
      sender: broadcastMessage.sender.map { AccountID($0) })
    log.record(bulletin, raw: "onReceive broadcast \(broadcastMessage.broadcastId)")
  }
}
