internal import ParlanceCore
internal import ParlanceEngine

// The data of an account at the hub: saved items, push settings, statuses and subscriptions to those of others.
extension App {
  func changeAccount(_ node: SimulatedDevice, _ device: Device) {
    switch generator.below(8) {
    case ..<2: saveItem(node, device)
    case ..<3: removeItem(node, device)
    case ..<5: changePushSettings(node, device)
    case ..<6: publishStatus(node, device)
    default: changeSubscription(node, device)
    }
  }

  // MARK: saved items

  private func saveItem(_ node: SimulatedDevice, _ device: Device) {
    count += 1
    let name = "item \(count)"
    let index = ledger.items.count
    ledger.items.append(SavedByApp(account: node.account.folded, name: name))
    node.note("saves \(name)")
    let end = ledger.expectCompletion(node, "save \(name)")
    device.saveItem(type: Int64(generator.below(3)), data: name, uniqueID: name) { [ledger] result in
      end(result.failure)
      if case .success(let item) = result { ledger.items[index].time = item.time }
    }
  }

  private func removeItem(_ node: SimulatedDevice, _ device: Device) {
    let known = ledger.items.indices.filter { index in
      let item = ledger.items[index]
      return item.account == node.account.folded && item.time != nil && item.removal != .done
    }
    guard let index = generator.pickAny(known), let time = ledger.items[index].time else { return }
    let name = ledger.items[index].name
    ledger.items[index].removal = .asked
    node.note("removes \(name)")
    let end = ledger.expectCompletion(node, "remove \(name)")
    device.removeSavedItems([time]) { [ledger] result in
      end(result.failure)
      if case .success = result { ledger.items[index].removal = .done }
    }
  }

  // MARK: push settings

  private func changePushSettings(_ node: SimulatedDevice, _ device: Device) {
    switch generator.below(4) {
    case 0:
      node.note("fetches its push settings")
      let end = ledger.expectCompletion(node, "fetch push settings")
      device.fetchPushSettings { end($0.failure) }
    case 1:
      let conversation = conversation(node, device)
      guard !conversation.isRoom else { return }
      var update = ConversationPushSettingsUpdate()
      update.selection = generator.pick([.set(.nothing), .set(.mentions), .remove])
      node.note("is notified of \(conversation.name): \(update)")
      let end = ledger.expectCompletion(node, "change push settings")
      device.updatePushSettings(of: [conversation], update) { end($0.failure) }
    default:
      var update = PushSettingsUpdate()
      update.displayName = "name \(generator.below(5))"
      if generator.chance(300) { update.selection = generator.pick([.all, .nothing]) }
      if generator.chance(300) { update.quietInterval = .set(QuietInterval(start: generator.below(1440), end: 0)) }
      node.note("changes its push settings: \(update)")
      let end = ledger.expectCompletion(node, "change push settings")
      device.updatePushSettings(update) { end($0.failure) }
    }
  }

  // MARK: statuses

  private func publishStatus(_ node: SimulatedDevice, _ device: Device) {
    count += 1
    let (id, type) = ("s\(count)", statusType())
    let lifetime: Int64? = generator.chance(300) ? 600_000 : nil
    // An empty one takes the former back.
    let text = generator.chance(850) ? "status \(count)" : ""
    node.note("publishes \(id) of the type \(type)")
    let end = ledger.expectCompletion(node, "publish \(id)")
    device.publishStatus(type: type, id: id, text: text, lifetime: lifetime) { end($0.failure) }
  }

  private func changeSubscription(_ node: SimulatedDevice, _ device: Device) {
    let peer = generator.pick(accounts.filter { $0 != node.account })
    let type = statusType()
    if generator.chance(800) {
      node.note("subscribes to the type \(type) of \(peer.name)")
      let end = ledger.expectCompletion(node, "subscribe")
      let (run, key) = (node.run, "\(node.account.folded)>\(peer.folded) \(type)")
      device.subscribeToStatuses(of: [peer], type: type, lifetime: 30 * 86_400_000) { [ledger] result in
        end(result.failure)
        guard case .success(let statuses) = result else { return }
        if ledger.subscribed[key] == nil { ledger.subscribed[key] = ledger.advance() }
        if node.run == run { ledger.noteStatuses(node, statuses) }
      }
    } else {
      ledger.unsubscribed.insert("\(node.account.folded)>\(peer.folded) \(type)")
      node.note("unsubscribes from the type \(type) of \(peer.name)")
      device.unsubscribeFromStatuses(
        of: [peer], type: type, completion: ledger.expectCompletion(node, "unsubscribe"))
    }
  }

  private func statusType() -> Int { generator.chance(600) ? AccountStatus.presence : 100_000 }
}
