import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: StatusDriver {
  func subscribeToStatus(of account: AccountID) async throws {
    try await act("subscribe") { driver, completion in
      driver.client.presenceManager?.subscribe([account.name], expiry: 86_400) { _, error in completion(error) }
    }
  }

  func unsubscribeFromStatus(of account: AccountID) async throws {
    try await act("unsubscribe") { driver, completion in
      driver.client.presenceManager?.unsubscribe([account.name], completion: completion)
    }
  }

  func publishStatus(_ text: String) async throws {
    try await act("publishPresence") { driver, completion in
      driver.client.presenceManager?.publishPresence(withDescription: text, completion: completion)
    }
  }
}

extension AgoraDriver: AgoraChatPresenceManagerDelegate {
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]) {
    for presence in presences {
      let isOnline = presence.statusDetails?.contains { $0.status == 1 } ?? false
      let devices = presence.statusDetails?.map(\.device) ?? []
      log.record(
        ObservedStatus(account: AccountID(presence.publisher), isOnline: isOnline, text: presence.statusDescription),
        raw: "presenceStatusDidChanged \(presence.publisher) \(devices) \(presence.statusDescription ?? "-")")
    }
  }
}
