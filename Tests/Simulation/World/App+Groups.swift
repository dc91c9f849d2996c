internal import ParlanceCore
internal import ParlanceEngine

// The administration of groups, requests to become their members, what they keep, and the operator's part in it.
extension App {
  func changeGroups(_ node: SimulatedDevice, _ device: Device) {
    guard let group = generator.pickAny(groups) else { return }
    switch generator.below(10) {
    case ..<2: changeAppearance(node, device)
    case ..<3: generator.chance(300) ? createRoom(node, device) : listRooms(node, device)
    case ..<4: operate(group)
    // Most of the time an app asks for what its account may do.
    case _ where generator.chance(100) || node.account == accounts[0] && generator.chance(500):
      manage(group, node, device)
    case _ where generator.chance(100) || device.groups().contains { $0.id == group }:
      takePart(group, node, device)
    case _ where generator.chance(600): askForMembership(group, node, device)
    default: answer(group, node, device)
    }
  }

  private func manage(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    switch generator.below(8) {
    case 0: announce(group, node, device)
    case 1: silence(group, node, device)
    case 2: changeRole(group, node, device)
    case 3: allow(group, node, device)
    case 4: bar(group, node, device)
    case 5: withdraw(group, node, device)
    default: answer(group, node, device)
    }
  }

  private func takePart(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    switch generator.below(9) {
    case ..<3: setAttributes(group, node, device)
    case ..<5: addFile(group, node, device)
    case ..<6: removeFile(group, node, device)
    case ..<8: block(group, node, device)
    default: leave(group, node, device)
    }
  }

  /// Returns a text that no other one equals.
  func newText(_ what: String) -> String {
    count += 1
    return "\(what) \(count)"
  }

  // MARK: rights

  private func announce(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let text = newText("announcement")
    node.note("announces \(text) in \(group)")
    device.updateGroup(
      group, [GroupInfo.Property.announcement: text], completion: ledger.expectCompletion(node, "announce"))
  }

  /// Mutes a member or all of them, or ends that: most of the time groups are talked in.
  private func silence(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let isMuted = generator.chance(300)
    ledger.restricted.insert(group)
    if generator.chance(400) {
      node.note("\(isMuted ? "mutes" : "unmutes") all in \(group)")
      device.updateGroup(
        group, [GroupInfo.Property.muted: String(isMuted)], completion: ledger.expectCompletion(node, "mute all"))
    } else {
      let account = generator.pick(accounts)
      node.note("\(isMuted ? "mutes" : "unmutes") \(account.name) in \(group)")
      device.setMuted(isMuted, [account], inGroup: group, completion: ledger.expectCompletion(node, "mute"))
    }
  }

  private func changeRole(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let account = generator.pick(accounts)
    let role: Member.Role = generator.chance(600) ? .manager : .ordinary
    node.note("makes \(account.name) \(role) in \(group)")
    device.setRole(role, of: [account], inGroup: group, completion: ledger.expectCompletion(node, "set role"))
  }

  private func allow(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let (account, isAllowed) = (generator.pick(accounts), generator.chance(600))
    node.note("\(isAllowed ? "allows" : "no longer allows") \(account.name) in \(group)")
    device.setAllowed(
      isAllowed, [account], inGroup: group, completion: ledger.expectCompletion(node, "change allow list"))
  }

  /// Blocks an account in a group, which takes it out, or lets it come again.
  private func bar(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    guard let account = generator.pickAny(changing.sorted()) else { return }
    let isBlocked = generator.chance(400)
    node.note("\(isBlocked ? "blocks" : "unblocks") \(account.name) in \(group)")
    let end = ledger.expectCompletion(node, "change block list")
    guard isBlocked else { return device.setBlocked(false, [account], inGroup: group, completion: end) }
    ledger.loosen(account, in: group)
    let change = ledger.begin(false, account, group)
    device.setBlocked(true, [account], inGroup: group) { [ledger] error in
      end(error)
      ledger.end(change, error, at: node)
    }
  }

  // MARK: what a group keeps

  private func setAttributes(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let (key, value) = (generator.pick(["one", "two"]), newText("value"))
    node.note("sets \(key) to \(value) in \(group)")
    let begun = ledger.advance()
    let end = ledger.expectCompletion(node, "set attributes")
    device.setAttributes([key: value], ofMember: node.account, inGroup: group) { [ledger] error in
      end(error)
      if error == nil { ledger.expectDetail("\(key)=\(value)", of: group, begun) }
    }
  }

  private func addFile(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let name = newText("shared")
    let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: count), count: 1 + generator.below(400))
    node.note("adds \(name) to \(group)")
    let begun = ledger.advance()
    let end = ledger.expectCompletion(node, "add file")
    device.addFile(.data(bytes), named: name, toGroup: group) { [ledger] result in
      end(result.failure)
      if case .success(let file) = result {
        ledger.expectDetail("+\(file.id.string)", of: group, begun)
        ledger.files[file.id] = group
      }
    }
  }

  private func removeFile(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let known = ledger.files.filter { $0.value == group }.keys.sorted { $0.string < $1.string }
    guard let file = generator.pickAny(known) else { return }
    node.note("removes \(file) from \(group)")
    let begun = ledger.advance()
    let end = ledger.expectCompletion(node, "remove file")
    device.removeFile(file, fromGroup: group) { [ledger] error in
      end(error)
      if error == nil { ledger.expectDetail("-\(file.string)", of: group, begun) }
    }
  }

  /// Blocks a group for this account, which receives none of its messages, or ends that.
  private func block(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let isBlocked = generator.chance(400)
    node.note("\(isBlocked ? "blocks" : "unblocks") \(group)")
    let change = ledger.begin(!isBlocked, node.account, Ledger.hearing(group))
    let end = ledger.expectCompletion(node, "block group")
    device.setBlocked(isBlocked, group: group) { [ledger] error in
      end(error)
      ledger.end(change, error, at: node)
    }
  }

  // MARK: requests

  private func askForMembership(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    if generator.chance(200) { return withdraw(group, node, device) }
    let text = newText("application")
    node.note("asks to join \(group) with \(text)")
    ledger.requests[text] = RequestByApp(group: group, account: node.account, asker: node.account)
    let begun = ledger.advance()
    let change = ledger.begin(true, node.account, group)
    ledger.loosen(node.account, in: group)
    let end = ledger.expectCompletion(node, "apply")
    device.applyToGroup(group, message: text) { [self] result in
      end(result.failure)
      var error = result.failure
      if case .success(let reply) = result, !reply.isMember {
        error = MessagingError(.forbidden)
        // The owner of all groups answers applications.
        ledger.expect("made \(text)", at: accounts[0], begun)
      }
      ledger.end(change, error, at: node)
    }
  }

  private func leave(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    guard changing.contains(node.account) else { return }
    node.note("leaves \(group)")
    ledger.loosen(node.account, in: group)
    let change = ledger.begin(false, node.account, group)
    let end = ledger.expectCompletion(node, "leave")
    device.leaveGroup(group) { [ledger] error in
      end(error)
      ledger.end(change, error, at: node)
    }
  }

  private func withdraw(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let account = generator.pick(accounts)
    node.note("withdraws the request of \(account.name) to \(group)")
    device.withdrawGroupRequest(
      of: account, toGroup: group, completion: ledger.expectCompletion(node, "withdraw request"))
  }

  /// Answers an application as a manager, or an invitation.
  private func answer(_ group: String, _ node: SimulatedDevice, _ device: Device) {
    let accepts = generator.chance(600)
    let isOwn = node.account != accounts[0] && generator.chance(600)
    // Those who asked last, most of the time.
    let asking = ledger.requests.values.filter { $0.group == group && $0.asker == $0.account }.map(\.account).sorted()
    let others = asking.isEmpty ? accounts : asking
    let account = isOwn ? node.account : generator.pick(others)
    let text = newText("answer")
    node.note("\(accepts ? "accepts" : "declines") the request of \(account.name) to \(group) with \(text)")
    let begun = ledger.advance()
    let change = accepts ? ledger.begin(true, account, group) : nil
    if accepts { ledger.loosen(account, in: group) }
    let end = ledger.expectCompletion(node, "answer request")
    let completion: (Result<GroupInfo, MessagingError>) -> Void = { [ledger] result in
      end(result.failure)
      if let change { ledger.end(change, result.failure, at: node) }
      guard case .success = result, !accepts, account != node.account else { return }
      ledger.expect("declined \(text)", at: account, begun)
    }
    if account == node.account {
      device.answerInvitation(
        toGroup: group, of: nil, accepts: accepts, message: text, completion: completion)
    } else {
      device.answerApplication(
        of: account, toGroup: group, accepts: accepts, message: text, completion: completion)
    }
  }

  // MARK: the operator

  private func operate(_ group: String) {
    guard let loop = operated() else { return }
    if generator.chance(250) {
      let isDisabled = generator.chance(250)
      ledger.restricted.insert(group)
      _ = try? loop.setDisabled(isDisabled, group: group)
    } else if let sent = ledger.bulletins.indices.last(where: { ledger.bulletins[$0].id != nil }),
      generator.chance(150)
    {
      ledger.bulletins[sent].isDeleted = true
      if let id = ledger.bulletins[sent].id { try? loop.deleteBulletin(id) }
    } else {
      let (text, isKept) = (newText("bulletin"), generator.chance(600))
      ledger.bulletins.append(SentBulletin(text: text, isKept: isKept))
      let index = ledger.bulletins.count - 1
      let sent = try? loop.sendBulletin(BulletinDraft(text, sender: generator.pick(accounts), isKept: isKept))
      ledger.bulletins[index].id = sent?.id
    }
  }
}
