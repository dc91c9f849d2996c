internal import ParlanceCore
internal import ParlanceEngine

/// An item that an app saved under a name of its own.
struct SavedByApp {
  let account: String
  let name: String
  /// The time under which the hub acknowledged it.
  var time: Timestamp?
  var removal = RevocationState.none
}

// When everything has come to rest, an account's data at the hub are what its apps requested, and were notified of.
extension Ledger {
  func noteStatuses(_ device: SimulatedDevice, _ statuses: [AccountStatus]) {
    for status in statuses {
      device.note("is told of \(status.account.name): \(status.platforms.count) \(status.published?.id ?? "nothing")")
      told[device.index].statuses["\(status.account.folded) \(status.type)"] = status
    }
  }

  /// Fetches an account's data from the hub, and compares; the answers arrive as the world continues.
  func compareAccounts(_ devices: [SimulatedDevice]) {
    guard !wasRestored else { return }
    for device in devices {
      guard let engine = device.device else { continue }
      compareItems(device, engine)
      comparePushSettings(device, engine)
      compareStatuses(device, engine)
    }
  }

  private func compareItems(_ device: SimulatedDevice, _ engine: Device) {
    let end = expectCompletion(device, "fetch items")
    engine.fetchSavedItems(SavedItemQuery(limit: 1000)) { [self] result in
      end(result.failure)
      guard case .success(let page) = result else { return }
      let there = Set(page.items.compactMap(\.uniqueID))
      if there.count != page.items.count || page.total != page.items.count {
        violate(.twice, "\(device.name) has \(page.items.count) of \(page.total) items, \(there.count) of them once")
      }
      let own = items.filter { $0.account == device.account.folded }
      if let foreign = there.first(where: { name in !own.contains { $0.name == name } }) {
        violate(.foreign, "\(device.name) has \(foreign), which its account never saved")
      }
      for item in own {
        if item.time != nil && item.removal == .none && !there.contains(item.name) {
          violate(.lost, "the hub does not have \(item.name) of \(device.name), which it acknowledged")
        }
        if item.removal == .done && there.contains(item.name) {
          violate(.copies, "the hub still has \(item.name) of \(device.name), which was removed")
        }
      }
    }
  }

  private func comparePushSettings(_ device: SimulatedDevice, _ engine: Device) {
    guard let copy = engine.pushSettings() else { return }
    let end = expectCompletion(device, "fetch push settings")
    engine.fetchPushSettings { [self] result in
      end(result.failure)
      guard case .success(let there) = result, Self.sorted(there) != Self.sorted(copy) else { return }
      violate(.copies, "\(device.name) has the push settings \(copy), the hub \(there)")
    }
  }

  private static func sorted(_ settings: AllPushSettings) -> AllPushSettings {
    var settings = settings
    settings.conversations = settings.conversations.filter { !$0.isEmpty }
      .sorted { $0.conversation.name < $1.conversation.name }
    return settings
  }

  /// The last report of each status to which an account is subscribed agrees with the hub.
  private func compareStatuses(_ device: SimulatedDevice, _ engine: Device) {
    let last = told[device.index].statuses
    let end = expectCompletion(device, "fetch subscriptions")
    engine.fetchStatusSubscriptions(type: nil) { [self] result in
      end(result.failure)
      guard case .success(let page) = result else { return }
      for subscription in page.subscriptions {
        let key = "\(subscription.account.folded) \(subscription.type)"
        // A change between two subscriptions is not reported to a device that did not make the second one.
        let name = "\(device.account.folded)>\(key)"
        guard !unsubscribed.contains(name) else { continue }
        guard let known = last[key] else {
          if let moment = subscribed[name], moment < told[device.index].lastLogin {
            violate(.copies, "\(device.name) was told nothing of \(key), to which it is subscribed")
          }
          continue
        }
        let end = expectCompletion(device, "fetch status")
        engine.fetchStatuses(of: [subscription.account], type: subscription.type) { [self] result in
          end(result.failure)
          guard case .success(let statuses) = result, let there = statuses.first else { return }
          if !Self.isSame(known, there) {
            violate(.copies, "\(device.name) was told \(known), the hub has \(there)")
          }
        }
      }
    }
  }

  /// Returns whether a reported status is the current one; the expiry of a status is not reported.
  private static func isSame(_ known: AccountStatus, _ there: AccountStatus) -> Bool {
    var known = known
    if let published = known.published {
      // An empty one took the former back.
      let isEmpty = published.value == 0 && published.text.isEmpty
      if isEmpty || published.expiry != nil && there.published == nil { known.published = nil }
    }
    return known.isSame(as: there)
  }
}
