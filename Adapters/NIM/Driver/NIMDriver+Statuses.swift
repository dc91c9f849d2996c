import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: StatusDriver, NIMEventSubscribeManagerDelegate {
  private static func request(_ account: AccountID) -> NIMSubscribeRequest {
    let request = NIMSubscribeRequest()
    request.type = NIMSubscribeSystemEventType.online.rawValue
    request.expiry = 86_400
    request.publishers = [account.name]
    request.syncEnabled = true
    return request
  }

  func subscribeToStatus(of account: AccountID) async throws {
    try await act("subscribeEvent") { driver, completion in
      driver.sdk.subscribeManager.subscribeEvent(Self.request(account)) { error, failed in
        completion(error ?? failed.map { ConformanceFailure("no events of \($0)") })
      }
    }
  }

  func unsubscribeFromStatus(of account: AccountID) async throws {
    try await act("unSubscribeEvent") { driver, completion in
      driver.sdk.subscribeManager.unSubscribeEvent(Self.request(account)) { error, _ in completion(error) }
    }
  }

  func publishStatus(_ text: String) async throws {
    try await act("publishEvent") { driver, completion in
      let event = NIMSubscribeEvent()
      event.value = 10_001
      event.setExt(text)
      event.sendToOnlineUsersOnly = false
      driver.sdk.subscribeManager.publishEvent(event) { error, _ in completion(error) }
    }
  }

  func onRecvSubscribeEvents(_ events: [Any]) {
    for case let event as NIMSubscribeEvent in events {
      let clients = (event.subscribeInfo as? NIMSubscribeOnlineInfo)?.senderClientTypes ?? []
      let (account, text) = (AccountID(event.from ?? ""), event.ext(.typeUnknown))
      log.record(
        ObservedStatus(account: account, isOnline: !clients.isEmpty, text: text),
        raw:
          "onRecvSubscribeEvents \(account) \(event.type) \(event.value) \(clients) \(text ?? "-")")
    }
  }
}
