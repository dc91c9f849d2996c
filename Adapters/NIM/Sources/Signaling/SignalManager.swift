internal import Foundation
internal import Parlance

/// The signal manager of one client.
final class SignalManager: NSObject, NIMSignalManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMSignalManagerDelegate) {
    core.signalDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMSignalManagerDelegate) { core.signalDelegates.remove(delegate) }

  // MARK: channels

  func signalingCreateChannel(
    _ request: NIMSignalingCreateChannelRequest, completion: NIMSignalingCreateChannelBlock?
  ) {
    let (name, medium, ext) = (request.channelName, request.channelType.medium, request.channelExt)
    core.fetch(completion) { device, completion in
      device.createCallChannel(name: name, medium: medium, attachment: ext) {
        completion($0.signaling { NIMSignalingChannelInfo($0) })
      }
    }
  }

  func signalingCloseChannel(_ request: NIMSignalingCloseChannelRequest, completion: NIMSignalingOperationBlock?) {
    let (id, text, keeps) = (request.channelId, request.customInfo, request.offlineEnabled)
    core.request(completion) { device, completion in
      try Self.check(id)
      device.closeCallChannel(id, text: text, keeps: keeps) { completion($0?.signaling) }
    }
  }

  func signalingJoinChannel(_ request: NIMSignalingJoinChannelRequest, completion: NIMSignalingJoinChannelBlock?) {
    let (id, keeps, product) = (request.channelId, request.offlineEnabled, request.nertcChannelName)
    let entry = CallChannelEntry(number: request.uid, text: request.customInfo)
    core.fetch(completion) { device, completion in
      try Self.check(id)
      try Self.check(product: product)
      device.joinCallChannel(id, as: entry, keeps: keeps) {
        completion($0.signaling { NIMSignalingChannelDetailedInfo($0) })
      }
    }
  }

  func signalingLeaveChannel(_ request: NIMSignalingLeaveChannelRequest, completion: NIMSignalingOperationBlock?) {
    let (id, text, keeps) = (request.channelId, request.customInfo, request.offlineEnabled)
    core.request(completion) { device, completion in
      try Self.check(id)
      device.leaveCallChannel(id, text: text, keeps: keeps) { completion($0?.signaling) }
    }
  }

  func signalingControl(_ request: NIMSignalingControlRequest, completion: NIMSignalingOperationBlock?) {
    let (id, text) = (request.channelId, request.customInfo)
    let account = request.accountId.flatMap { $0.isEmpty ? nil : AccountID($0) }
    core.request(completion) { device, completion in
      try Self.check(id)
      device.controlCallChannel(id, to: account, text: text) { completion($0?.signaling) }
    }
  }

  func signalingQueryChannelInfo(
    _ request: NIMSignalingQueryChannelRequest, completion: NIMSignalingQueryChannelBlock?
  ) {
    let (id, name) = (request.channelId, request.channelName)
    core.fetch(completion) { device, completion in
      let end: (Result<CallChannel, MessagingError>) -> Void = {
        completion($0.signaling { NIMSignalingChannelDetailedInfo($0) })
      }
      guard name.isEmpty else { return device.fetchCallChannel(named: name, completion: end) }
      try Self.check(id)
      device.fetchCallChannel(id, completion: end)
    }
  }

  // MARK: invitations

  func signalingInvite(_ request: NIMSignalingInviteRequest, completion: NIMSignalingOperationBlock?) {
    let (id, account, invitation) = (request.channelId, request.accountId, request.requestId)
    let (text, keeps, push) = (request.customInfo, request.offlineEnabled, request.push)
    core.request(completion) { device, completion in
      try Self.check(id, account, invitation)
      device.inviteToCallChannel(
        AccountID(account), channel: id, request: invitation, text: text, push: try push.engineForm(), keeps: keeps
      ) { result in
        switch result {
        case .success(let reach): completion(reach.offline?.error("the account is offline"))
        case .failure(let error): completion(error.signaling)
        }
      }
    }
  }

  func signalingCancelInvite(_ request: NIMSignalingCancelInviteRequest, completion: NIMSignalingOperationBlock?) {
    let (id, account, invitation) = (request.channelId, request.accountId, request.requestId)
    let (text, keeps) = (request.customInfo, request.offlineEnabled)
    core.request(completion) { device, completion in
      try Self.check(id, account, invitation)
      device.withdrawCallChannelInvitation(
        of: AccountID(account), channel: id, request: invitation, text: text, keeps: keeps
      ) { completion($0?.signaling) }
    }
  }

  func signalingReject(_ request: NIMSignalingRejectRequest, completion: NIMSignalingOperationBlock?) {
    let (id, account, invitation) = (request.channelId, request.accountId, request.requestId)
    let (text, keeps) = (request.customInfo, request.offlineEnabled)
    core.request(completion) { device, completion in
      try Self.check(id, account, invitation)
      device.answerCallChannelInvitation(
        of: AccountID(account), channel: id, request: invitation, accepts: false, text: text, keeps: keeps
      ) { result in
        if case .failure(let error) = result { completion(error.signaling) } else { completion(nil) }
      }
    }
  }

  func signalingAccept(_ request: NIMSignalingAcceptRequest, completion: NIMSignalingAcceptBlock?) {
    let (id, account, invitation) = (request.channelId, request.accountId, request.requestId)
    let (text, keeps, product) = (request.acceptCustomInfo, request.offlineEnabled, request.nertcChannelName)
    let entry = request.autoJoin ? CallChannelEntry(number: request.uid, text: request.joinCustomInfo) : nil
    core.fetch(completion) { device, completion in
      try Self.check(id, account, invitation)
      try Self.check(product: product)
      device.answerCallChannelInvitation(
        of: AccountID(account), channel: id, request: invitation, accepts: true, text: text, joining: entry,
        keeps: keeps
      ) { completion($0.signaling { NIMSignalingChannelDetailedInfo($0) }) }
    }
  }

  func signalingJoinAndAccept(
    _ request: NIMSignalingJoinAndAcceptRequest, completion: NIMSignalingOptimizationCallBlock?
  ) {
    let (id, account, invitation) = (request.channelId, request.accountId, request.requestId)
    let (text, keeps, product) = (request.customInfo, request.offlineEnabled, request.nertcChannelName)
    let entry = CallChannelEntry(number: request.uid, text: text)
    core.fetch(completion) { device, completion in
      try Self.check(id, account, invitation)
      try Self.check(product: product)
      device.joinCallChannel(id, as: entry, keeps: keeps) { result in
        switch result {
        case .failure(let error): completion(.failure(error.signaling))
        case .success(let channel):
          device.answerCallChannelInvitation(
            of: AccountID(account), channel: id, request: invitation, accepts: true, text: text, keeps: keeps
          ) { result in
            let status = if case .failure(let error) = result { error.signaling.code } else { 200 }
            completion(.success(NIMSignalingChannelCompositionInfo(channel, status: status)))
          }
        }
      }
    }
  }

  // MARK: calls

  func signalingCall(_ request: NIMSignalingCallRequest, completion: NIMSignalingCallBlock?) {
    let call = Call(
      account: request.accountId, name: request.channelName, medium: request.channelType.medium,
      ext: request.channelExt, number: request.uid, invitation: request.requestId, text: request.customInfo,
      push: request.push, keeps: request.offlineEnabled, product: request.nertcChannelName)
    // An account that is offline has been invited too: there is a channel, and an error.
    let answer = { (error: (any Error)?, started: (channel: CallChannel, reach: CallChannelReach)?) in
      guard let started else {
        completion?(error, nil)
        return
      }
      let offline = started.reach.offline?.error("the account is offline")
      completion?(offline, NIMSignalingChannelDetailedInfo(started.channel))
    }
    core.fetch(answer) { device, done in
      try start(call, device) { result in done(result.mapError(\.signaling)) }
    }
  }

  func signalingCallEx(_ request: NIMSignalingCallExRequest, completion: NIMSignalingOptimizationCallBlock?) {
    let text = request.customInfo.isEmpty ? nil : request.customInfo
    let call = Call(
      account: request.accountId, name: request.channelName, medium: request.channelType.medium,
      ext: request.channelExt, number: request.uid, invitation: request.requestId, text: text, push: request.push,
      keeps: request.offlineEnabled, product: request.nertcChannelName)
    core.fetch(completion) { device, completion in
      try start(call, device) { result in
        completion(
          result.signaling { started in
            let status = started.reach.offline.map { $0.error("").code } ?? 200
            return NIMSignalingChannelCompositionInfo(started.channel, status: status)
          })
      }
    }
  }

  /// The parameters that both requests for a call have in common.
  private struct Call {
    var account: String
    var name: String?
    var medium: CallChannel.Medium
    var ext: String?
    var number: UInt64
    var invitation: String
    var text: String?
    var push: NIMSignalingPushInfo?
    var keeps: Bool
    var product: String?
  }

  private func start(
    _ call: Call, _ device: Device,
    _ completion: @escaping (Result<(channel: CallChannel, reach: CallChannelReach), MessagingError>) -> Void
  ) throws {
    guard !call.account.isEmpty, !call.invitation.isEmpty else { throw NSError.invalidParameter("empty id") }
    try Self.check(product: call.product)
    device.startCall(
      to: AccountID(call.account), name: call.name, medium: call.medium, attachment: call.ext, number: call.number,
      request: call.invitation, text: call.text, push: try call.push?.engineForm(), keeps: call.keeps,
      completion: completion)
  }

  // MARK: arguments

  private static func check(_ ids: String...) throws {
    guard ids.allSatisfy({ !$0.isEmpty }) else { throw NSError.invalidParameter("empty id") }
  }

  /// Tokens of the vendor's audio and video product are not made here.
  private static func check(product channel: String?) throws {
    guard channel == nil else { throw NSError.notSupported("tokens for audio and video") }
  }
}

extension ClientCore {
  /// Reports what happened in channels.
  func received(_ update: CallChannelUpdate) {
    guard !signalDelegates.isEmpty else { return }
    switch update {
    case .event(let event):
      let info = NIMSignalingNotifyInfo.make(event)
      signalDelegates.notify {
        if event.isOwn {
          $0.nimSignalingMultiClientSyncNotify(info.eventType, response: info)
        } else {
          $0.nimSignalingOnlineNotify(info.eventType, response: info)
        }
      }
    case .missed(let events):
      let infos = events.map { NIMSignalingNotifyInfo.make($0) }
      signalDelegates.notify { $0.nimSignalingOfflineNotify(infos) }
    case .channels(let channels):
      let infos = channels.map { NIMSignalingChannelDetailedInfo($0) }
      signalDelegates.notify { $0.nimSignalingChannelsSyncNotify(infos) }
    case .members(let channel):
      let info = NIMSignalingChannelDetailedInfo(channel)
      signalDelegates.notify { $0.nimSignalingMembersSyncNotify(info) }
    }
  }
}

extension NIMSignalingChannelType {
  fileprivate var medium: CallChannel.Medium {
    switch self {
    case .audio: .audio
    case .video: .video
    case .custom: .custom
    }
  }
}

extension CallChannelReach {
  /// The code that says that the account is offline; nil if it is not.
  fileprivate var offline: NIMErrorCode? {
    switch self {
    case .online: nil
    case .offline: .remote(.codeSignalResPeerNIMOffline)
    case .unreachable: .remote(.codeSignalResPeerPushOffline)
    }
  }
}

extension Result where Failure == MessagingError {
  /// The result in the vendor's form.
  fileprivate func signaling<Value>(_ body: (Success) -> Value) -> Result<Value, NSError> {
    map(body).mapError(\.signaling)
  }
}
