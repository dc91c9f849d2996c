#if Server
  import Foundation
  import Parlance
  import ParlanceBridge
  internal import ParlanceCore
  import PhoneApps

  // The move from an old cloud: its phones, and those of the same people on this hub.

  extension Playground {
    /// The time between two looks at a bridge that is at work, in milliseconds.
    private static let look = 50

    /// Carries out a step of a move, after those that are under way.
    func move(_ step: PlayAction.Stage) async -> Outcome.Ending {
      let former = moveWork
      let work = Task { @MainActor [self] () -> Outcome.Ending in
        await former?.value
        return await carryOut(step)
      }
      moveWork = Task { _ = await work.value }
      return await work.value
    }

    private func carryOut(_ step: PlayAction.Stage) async -> Outcome.Ending {
      moveReport = nil
      do throws(MessagingError) {
        guard !isEnded else { throw MessagingError(.cancelled, "Everything begins anew.") }
        if step == .openOldCloud { try await openOldCloud() }
        guard let oldCloud else { throw MessagingError(.invalidArgument, "There is no old cloud.") }
        switch step {
        case .bringOver: try await bringOver(from: oldCloud)
        case .joinClouds: try await oldCloud.join()
        case .declareMoved: try await declareMoved(in: oldCloud)
        default: break
        }
        return .done
      } catch {
        moveReport = (error.description, error.description)
        return .failed(VendorProblem(error.description, code: error.code.rawValue))
      }
    }

    /// Starts an old cloud in the place of a former one, with two people whose apps are written against NIM.
    private func openOldCloud() async throws(MessagingError) {
      await endMove()
      moves += 1
      let cloud: OldCloud
      do {
        cloud = try OldCloud(
          leadingTo: environment, clock: clock, folder: folder.appendingPathComponent("old-cloud-\(moves)"))
      } catch {
        throw error as? MessagingError ?? MessagingError(.unsupported, "\(error)")
      }
      oldCloud = cloud
      // The hub keeps what was imported before: another move has other accounts.
      let suffix = moves > 1 ? String(moves) : ""
      movers = ["Olga", "Paul"].map { Mover(person: $0, account: $0.lowercased() + suffix) }
      for mover in movers {
        let token = try await cloud.create(mover.account)
        try await open(.nim, of: mover, .old, in: cloud.environment, token: token)
      }
    }

    /// Brings the past over, and opens one person's new app, which shows it.
    private func bringOver(from cloud: OldCloud) async throws(MessagingError) {
      let past = try await cloud.bringOver(movers.map(\.account))
      pastEnd = past.end.milliseconds
      try await open(.agora, of: movers[1], .new, in: environment)
      moveReport = (
        "Answers fetched: \(past.answers). Imported: \(past.accounts) accounts, \(past.messages) messages.",
        "获取应答 \(past.answers) 个；导入账号 \(past.accounts) 个、消息 \(past.messages) 条。"
      )
    }

    /// Declares the other person moved as soon as everything has arrived, and opens that person's app on this hub.
    private func declareMoved(in cloud: OldCloud) async throws(MessagingError) {
      let mover = movers[0]
      try await settle(cloud)
      try await cloud.move(mover.account)
      let old = phone(id(of: mover, .old))
      guard await wait(milliseconds: sceneDeadline, until: { old?.app.isLoggedIn != true }) else {
        throw MessagingError(.timeout, "The old cloud does not end the login.")
      }
      try await open(.nim, of: mover, .new, in: environment)
      let counts = try await cloud.status().counts
      let (coming, going) = (counts["in.message"] ?? 0, counts["out.message"] ?? 0)
      moveReport = (
        "The bridge brought \(coming) messages from the old cloud and \(going) to it.",
        "桥接从旧云带来 \(coming) 条消息，带去 \(going) 条。"
      )
    }

    /// Waits until nothing waits in the bridge.
    private func settle(_ cloud: OldCloud) async throws(MessagingError) {
      var time = 0
      while true {
        let status = try await cloud.status()
        if status.incoming == 0, status.outgoing == 0 { return }
        guard time < sceneDeadline else { throw MessagingError(.timeout, "The bridge has not sent everything.") }
        await rest(milliseconds: Self.look)
        time += Self.look
      }
    }

    // MARK: phones

    /// The id of a person's phone.
    private func id(of mover: Mover, _ cloud: PhoneCloud) -> String { "\(cloud.rawValue)-\(mover.person.lowercased())" }

    /// Adds a phone whose app logs in and shows the conversation with the other person.
    private func open(
      _ style: PhoneStyle, of mover: Mover, _ cloud: PhoneCloud, in environment: MessagingEnvironment,
      token: String = ""
    ) async throws(MessagingError) {
      var profile = style.profile
      (profile.id, profile.cloud) = (id(of: mover, cloud), cloud)
      (profile.account, profile.person) = (mover.account, mover.person)
      guard phone(profile.id) == nil else { return }
      let style = PhoneStyle(profile: profile, makeApp: style.makeApp)
      let phone: Phone
      do {
        phone = try add(style, in: environment, token: token, at: phones.count { $0.profile.cloud != nil })
      } catch {
        throw MessagingError(.fileNotWritable, "\(error)")
      }
      try await succeed { phone.app.logIn($0) }
      guard let other = movers.first(where: { $0.account != mover.account }) else { return }
      let place = Place.direct(other.account)
      if cloud == .new {
        phone.pastEnd = pastEnd
        try await succeed { phone.app.loadPast(place, $0) }
      }
      phone.app.screen.opened = place
      try await succeed { phone.app.open(place, $0) }
    }

    private func succeed(_ action: (Outcome) -> Void) async throws(MessagingError) {
      let outcome = Outcome()
      action(outcome)
      switch await outcome.wait(milliseconds: sceneDeadline) {
      case .done: break
      case .failed(let problem): throw MessagingError(.unsupported, "\(problem.text) (\(problem.code))")
      case .pending: throw MessagingError(.timeout, "An app does not answer.")
      }
    }

    /// Ends the old cloud and the bridge, and removes the phones of the move.
    func endMove() async {
      removePhones { $0.profile.cloud != nil }
      let former = oldCloud
      (oldCloud, movers, pastEnd) = (nil, [], nil)
      await former?.stop()
    }
  }
#endif

/// A person who moves from an old cloud.
struct Mover {
  var person: String
  /// The account on both sides.
  var account: String
}
