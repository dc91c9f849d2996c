internal import ParlanceCore
internal import ParlanceEngine

// Reports to apps about groups, beside messages: each change once, and in the end the state of the hub.
extension Ledger {
  // MARK: blocked groups

  /// The name under which the accounts that do not block a group are kept, as its members are under its own.
  static func hearing(_ group: String) -> String { "hear:" + group }

  /// Records that a change of members may have ended an account's block of a group.
  func loosen(_ account: AccountID, in group: String) {
    if switches.changesGroups { _ = begin(true, account, Self.hearing(group)) }
  }

  /// Returns whether an account was certainly a member of a group at a moment, and has been since, without blocking it.
  func surelyHears(_ account: AccountID, _ group: String, since moment: Int) -> Bool {
    guard isSurelyMember(account, of: group, since: moment) else { return false }
    return !switches.changesGroups || isSurelyMember(account, of: Self.hearing(group), since: moment)
  }

  // MARK: reports

  /// Expects a report at all devices of an account that were logged in before a call.
  ///
  /// - parameter begun: The moment of the call.
  func expect(_ name: String, at account: AccountID, _ begun: Int) {
    expected.append(ExpectedReport(name: name, account: account, group: nil, begun: begun))
  }

  /// Expects a report at all devices of the members of a group that were logged in before a call.
  ///
  /// - parameter begun: The moment of the call.
  func expectDetail(_ name: String, of group: String, _ begun: Int) {
    expected.append(ExpectedReport(name: "\(group) \(name)", account: nil, group: group, begun: begun))
  }

  func detail(_ device: SimulatedDevice, _ change: GroupDetailChange) {
    device.note("told of \(change.group): \(change.detail)")
    switch change.detail {
    // The same accounts may be allowed again.
    case .allowed: break
    case .attributes(let attributes, let account):
      for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
        noteReport("\(change.group) \(key)=\(value)", at: device)
        told[device.index].attributes["\(change.group) \(account.folded) \(key)"] = value
      }
    case .fileAdded(let file): noteReport("\(change.group) +\(file.id.string)", at: device)
    case .fileRemoved(let file): noteReport("\(change.group) -\(file.id.string)", at: device)
    }
  }

  func request(_ device: SimulatedDevice, _ change: GroupRequestChange) {
    let request = change.request
    let text = request.message ?? ""
    device.note("told that \(text) to \(request.group) is \(change.action)")
    guard let known = requests[text], known.group == request.group, known.account == request.account else {
      return violate(.foreign, "\(device.name) is told of the request \(text), which nobody made")
    }
    let concerned = [request.account, request.inviter].contains(device.account)
    if request.kind == .invitation && !concerned {
      violate(.foreign, "\(device.name) is told of the invitation \(text) between others")
    }
    if change.actor == device.account {
      violate(.foreign, "\(device.name) is told of its own \(change.action) of \(text)")
    }
    noteReport("\(change.action) \(change.action == .declined ? change.message ?? text : text)", at: device)
  }

  func bulletin(_ device: SimulatedDevice, _ bulletin: Bulletin) {
    device.note("told the bulletin \(bulletin.text)")
    guard let sent = bulletins.first(where: { $0.text == bulletin.text }), sent.isKept == bulletin.isKept else {
      return violate(.foreign, "\(device.name) is told the bulletin \(bulletin.text), which nobody sent")
    }
    if !device.configuration.takesBulletins { violate(.foreign, "\(device.name) takes no bulletins") }
    let isFirst = told[device.index].reports[bulletin.text] == nil
    if bulletin.id <= told[device.index].lastBulletin && isFirst && !wasRestored {
      violate(.order, "\(device.name) is told \(bulletin.text) after a later bulletin")
    }
    told[device.index].lastBulletin = max(told[device.index].lastBulletin, bulletin.id)
    noteReport(bulletin.text, at: device)
  }

  /// Records a report, which occurs once unless the process died before it was recorded.
  private func noteReport(_ name: String, at device: SimulatedDevice) {
    // What has no id is applied once more by a device that returns to where its history and the hub's part.
    let isAgain = (told[device.index].reports[name]?.count ?? 0) <= historiesBegun
    if !wasRestored, !isAgain, let last = told[device.index].reports[name]?.last, !mayBeRepeated(device, since: last) {
      violate(.twice, "\(name) at \(device.name), in the runs \(last) and \(device.run)")
    }
    told[device.index].reports[name, default: []].append(device.run)
  }

  // MARK: the end

  /// Checks that a device reported all changes that it had to report.
  func checkExpected(_ device: SimulatedDevice) {
    guard !wasRestored, let loggedIn = told[device.index].loggedIn else { return }
    for report in expected where loggedIn < report.begun && told[device.index].reports[report.name] == nil {
      if let account = report.account {
        // If an account's stream has more entries than a device catches up with, the hub sends the newest.
        if account != device.account || pullLimit < 100 { continue }
      }
      // A device that lost everything is new to the hub, and what was before is history to it.
      if told[device.index].ends.contains(.powerCut) { continue }
      if let group = report.group {
        guard isSurelyMember(device.account, of: group, since: report.begun) else { continue }
        // What a device did not catch up with has no reports.
        if told[device.index].holes.contains("g:" + group) { continue }
      }
      violate(.lost, "\(device.name) was never told \(report.name)")
    }
  }

  /// Checks that a device reported every kept bulletin.
  func checkBulletins(_ device: SimulatedDevice) {
    guard device.configuration.takesBulletins, !wasRestored else { return }
    for bulletin in bulletins where bulletin.isKept && bulletin.id != nil && !bulletin.isDeleted {
      if told[device.index].reports[bulletin.text] == nil {
        violate(.lost, "\(device.name) was never told \(bulletin.text)")
      }
    }
  }

  /// Lets each device fetch its groups and compares them with its copies; the answers arrive as the world continues.
  func compareGroups(_ devices: [SimulatedDevice], _ groups: [String]) {
    guard switches.changesGroups, !wasRestored else { return }
    for device in devices {
      guard let engine = device.device else { continue }
      for group in groups {
        compare(group, device, engine)
        compareDetails(of: group, device, engine)
      }
      for room in rooms where device.account == accounts[0] {
        let end = expectCompletion(device, "fetch standings")
        engine.fetchStandings(ofRoom: room) { [self] result in
          end(result.failure)
          if case .success(let found) = result, found.room.owner == device.account {
            checkStandings(of: room, found.standings)
          }
        }
      }
    }
  }

  private func compare(_ group: String, _ device: SimulatedDevice, _ engine: Device) {
    let known = engine.groups().contains { $0.id == group } ? engine.group(group) : nil
    let members = Set(engine.members(ofGroup: group) ?? [])
    let end = expectCompletion(device, "fetch group")
    engine.fetchMembers(ofGroup: group) { [self] result in
      end(result.failure)
      switch result {
      case .success(let there):
        guard let known else {
          return violate(.copies, "\(device.name) is a member of \(group), and does not have it")
        }
        if Set(there) != members {
          violate(.copies, "\(device.name) has the members \(members) of \(known.id), the hub \(there)")
        }
      case .failure(let error) where error.code == .notMember:
        if known != nil { violate(.copies, "\(device.name) has \(group), and is not a member") }
      case .failure: break
      }
    }
    guard let known else { return }
    let endGroup = expectCompletion(device, "fetch group")
    engine.fetchGroupInformation(group) { [self] result in
      endGroup(result.failure)
      if case .success(let there) = result, there != known {
        violate(.copies, "\(device.name) has \(known), the hub \(there)")
      }
    }
  }

  /// Compares attributes and files with the last reports of them.
  private func compareDetails(of group: String, _ device: SimulatedDevice, _ engine: Device) {
    let known = told[device.index]
    // Attributes end with a membership, of which the reports say nothing.
    let steady = Set(accounts).filter { isSurelyMember($0, of: group, since: 0) }
    guard steady.contains(device.account), !known.holes.contains("g:" + group) else { return }
    let end = expectCompletion(device, "fetch attributes")
    engine.fetchAttributes(ofMembers: steady.sorted(), inGroup: group) { [self] result in
      end(result.failure)
      guard case .success(let there) = result else { return }
      for account in steady.sorted() {
        for key in ["one", "two"] {
          guard let value = known.attributes["\(group) \(account.folded) \(key)"] else { continue }
          if there[account]?[key] != value {
            violate(.copies, "\(device.name) was told \(value) of \(account.name), the hub has \(there)")
          }
        }
      }
    }
    let endFiles = expectCompletion(device, "fetch files")
    engine.fetchFiles(ofGroup: group) { [self] result in
      endFiles(result.failure)
      guard case .success(let files) = result else { return }
      let there = Set(files.map { "\(group) +\($0.id.string)" })
      for name in known.reports.keys.sorted() where name.hasPrefix("\(group) +") {
        let isRemoved = known.reports["\(group) -" + name.dropFirst(group.count + 2)] != nil
        if there.contains(name) == isRemoved {
          violate(.copies, "\(device.name) was told \(name), removed: \(isRemoved); the hub has \(there)")
        }
      }
    }
  }
}
