internal import ParlanceCore

/// A hub among several that share a store.
///
/// A turn first takes over the changes of other hubs: logins and their ends, places, presence, and conversations that it must
/// read again. The bus notifies hubs of changes, and each hub also checks at an interval, so that a bus that loses messages
/// only delays them.
extension Hub {
  /// The milliseconds between two checks for changes of other hubs, while the bus reports none.
  var clusterInterval: Int64 { min(1000, (shared?.lease ?? 0) / 5) }

  /// Takes over the changes of other hubs, at the beginning of a turn.
  func refresh(isExclusive: Bool) throws(MessagingError) {
    guard let shared else { return }
    guard let news = try shared.refresh(isExclusive: isExclusive) else {
      expel("another hub removed its logins")
      throw MessagingError(.storageLocked, "this hub is not a cluster member")
    }
    // They are durable, whatever the outcome of this turn, and do not come again: nothing may throw before they are taken.
    for change in news.changes { cache.forget(change) }
    sharing.arrivals.formUnion(news.arrivals)
    sharing.visits += news.visits
    for case let login? in news.arrivals.map({ directory.session($0) }) { clock.follow(login.since) }
    // Devices receive the list itself when they request it.
    if news.changes.contains(.wordList) { announceWordList(nil) }
    if news.changes.contains(.bulletins) { announceBulletins(upTo: nil) }
    for (session, frame) in news.frames { delivery.deliver(frame, to: session) }
    clock.follow(try store.newestTime())
  }

  /// Notifies the devices of this hub that the list of words changed.
  ///
  /// - parameter version: The number of the list; nil if another hub changed it.
  func announceWordList(_ version: Int64?) {
    for session in delivery.attachedSessions where directory.session(session.id)?.scope == .everything {
      delivery.deliver(.wordListChanged(version: version ?? 0), to: session.id)
    }
  }

  /// Notifies the devices of this hub that a bulletin was sent.
  ///
  /// - parameter last: The number of the last one; nil if another hub sent it.
  func announceBulletins(upTo last: BulletinNumber?) {
    for session in delivery.attachedSessions where directory.session(session.id)?.scope == .everything {
      delivery.deliver(.bulletinsChanged(last: last ?? .zero), to: session.id)
    }
  }

  /// Returns the number of times that a turn may be tried which failed because another hub was quicker, in a way that
  /// the store alone noticed.
  func attemptsIfOvertaken(_ error: MessagingError) -> Int {
    shared?.isMember == true && error.code == .storageLocked ? 3 : 1
  }

  /// Takes messages of other hubs.
  func take(_ messages: [BusMessage], _ steps: inout [HubStep]) {
    guard let shared else { return delivery.deliver(messages) }
    // Its logins may be at another hub by now, and what came since must not reach those who were removed.
    guard shared.isMember, !shared.isLeaseOver else { return }
    delivery.deliver(messages)
    for message in messages {
      switch message {
      case .changed(let version): if version > shared.version { steps.append(.cluster(.refresh)) }
      case .entry(let stream, let sequence, let audience, let except):
        let audience = audience.filter { $0.session != except }
        steps.append(.cluster(.entry(stream: stream, sequence: sequence, audience: audience)))
      case .announcement(let announcement): hand(announcement, &steps)
      case .frame: break
      }
    }
  }

  /// Hands what another hub announced to logins that have ended to those that their accounts have now: the other hub did not
  /// know of these.
  private func hand(_ announcement: Announcement, _ steps: inout [HubStep]) {
    let gone = announcement.audience.filter { $0.session != announcement.except && !delivery.isAttached($0.session) }
    guard let shared, !gone.isEmpty else { return }
    let (stream, sequence) = (announcement.stream, announcement.sequence)
    let present = Set(gone.map(\.account)).sorted().flatMap { directory.recipients(of: $0) }
    for (hub, audience) in Dictionary(grouping: present, by: \.session.hub).sorted(by: { $0.key < $1.key }) {
      if hub == shared.hub {
        steps.append(.cluster(.entry(stream: stream, sequence: sequence, audience: audience)))
      } else {
        delivery.tell(hub, .entry(stream: stream, sequence: sequence, audience: audience, except: announcement.except))
      }
    }
  }

  /// Schedules the next check for changes of other hubs, and stops serving if the lease could not be renewed.
  func endTending(_ inputs: [Input]) {
    guard let shared else { return }
    if shared.isMember, shared.isLeaseOver { expel("the lease could not be renewed") }
    for case .time(.cluster) in inputs { wake?(clusterInterval, .cluster) }
  }

  /// Ends all links: other hubs serve these devices from now on.
  private func expel(_ reason: String) {
    shared?.expel()
    note(event: "cluster.expelled", reason)
    for session in delivery.attachedSessions { session.outlet.close(reason: .expelled) }
  }

  /// Becomes a member again, with no login, as soon as the store can be reached.
  func rejoinIfExpelled() {
    guard let shared, !shared.isMember else { return }
    do throws(MessagingError) {
      try shared.join()
      generations = HubGenerations(shared: try store.generations())
      cache.forgetAll()
      forgetUnreportedLogins()
      // Its devices received earlier entries when they logged in at other hubs.
      sharing.recentEntries = RecentEntries()
      delivery.resubscribe(as: shared.hub)
      note(event: "cluster.joined", "as number \(shared.hub)")
    } catch {
      // Joining counts only as a whole.
      shared.expel()
      note(error, event: "cluster.join")
    }
  }

  /// Leaves the cluster, so that other hubs take the logins out at once.
  func leaveCluster() {
    guard let shared else { return }
    do throws(MessagingError) {
      try shared.leave()
    } catch {
      note(error, event: "cluster.leave")
    }
    delivery.closeBus()
  }
}
