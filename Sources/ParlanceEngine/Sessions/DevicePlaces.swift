internal import ParlanceCore

/// The members of the rooms that the device is in, the subscribers of the groups that it is subscribed to, and the attributes of
/// both. Changes during a break of the link are reported when the link is back.
final class DevicePlaces: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  // MARK: rooms

  /// Notes that the hub let the device into a room: for the app, or again after a break.
  func noteEntered(_ reply: RoomReply, _ id: String) {
    guard core.configuration.login.followsRoomMembers, core.presence.session.rooms[id] != nil else { return }
    let isNew = core.presence.session.views[id] == nil
    var view = core.presence.session.views[id] ?? PlaceView(.room(id), stay: core.presence.session.beginStay())
    if isNew { _ = view.take(count: reply.room.memberCount) }
    view.take(announcements: reply.announcements)
    core.presence.session.views[id] = view
    follow(reply.room, nil)
    fetchMissedAttributes(of: id)
  }

  /// Reports what this account shows in a room that the device entered again, unless the app knows: another device of the account
  /// may have changed it meanwhile, or this one in a call whose answer was lost.
  func noteShown(_ reply: RoomReply, _ id: String) {
    guard let member = reply.members.first, let known = core.presence.session.rooms[id],
      known.shown != member.appearance
    else { return }
    core.presence.session.note(member.appearance, inRoom: id)
    core.turn.report(.roomMemberChanged(reply.room, member, previous: known.shown), basis: .memory)
  }

  /// Reports that the device is in a room again, unless the app left it meanwhile.
  func reportEnteredAgain(_ room: RoomInfo) {
    guard core.presence.session.rooms[room.id] != nil, !core.presence.session.isLeaving(room.id) else { return }
    core.turn.report(.roomEnteredAgain(room), basis: .memory)
  }

  /// Notes that the hub subscribed the device to a room or group: for the app, or again after a break.
  func noteSubscribed(_ reply: SubscribersReply, _ id: String) {
    guard core.presence.session.subscribed.contains(id) else { return }
    let isNew = core.presence.session.views[id] == nil
    var view =
      core.presence.session.views[id]
      ?? PlaceView(reply.subscribers.conversation, stay: core.presence.session.beginStay())
    if isNew { _ = view.take(all: reply.subscribers.accounts, except: core.account) }
    view.room = reply.room
    view.take(announcements: reply.announcements)
    core.presence.session.views[id] = view
    noteListed(reply.subscribers, reply.room, in: view.stay)
    fetchMissedAttributes(of: id)
  }

  /// Returns the number of the stay in a place; nil while the device is not there, or not yet told who is.
  func stay(in id: String) -> Int? { core.presence.session.views[id]?.stay }

  /// Takes a list of the subscribers.
  ///
  /// - parameter room: The room; nil for a group.
  /// - parameter stay: The stay in which it was requested.
  func noteListed(_ subscribers: Subscribers, _ room: RoomInfo?, in stay: Int?) {
    let id = subscribers.conversation.name
    guard let stay, stay == self.stay(in: id) else { return }
    if var room {
      // The list has the names alone.
      room.memberCount = subscribers.accounts.count
      follow(room, subscribers.accounts)
    } else if let change = core.presence.session.views[id]?.take(all: subscribers.accounts, except: core.account) {
      let change = SubscriberChange(
        conversation: subscribers.conversation, entered: change.entered, left: change.left,
        count: subscribers.accounts.count)
      core.turn.report(.presence(.subscribers(change)), basis: .memory)
    }
  }

  /// Finds out who entered and left, if the room is small enough.
  ///
  /// - parameter accounts: The accounts in the room; nil if they are unknown.
  private func follow(_ room: RoomInfo, _ accounts: [AccountID]?) {
    guard room.memberCount > PlaceView.limit else {
      if let accounts, core.presence.session.views[room.id]?.differs(from: accounts, except: core.account) == false {
        return
      }
      return lookAround(room.id)
    }
    core.presence.session.views[room.id]?.room = room
    if core.presence.session.views[room.id]?.take(count: room.memberCount) == true {
      core.turn.report(.roomMembersChanged(room, entered: [], left: []), basis: .memory)
    }
  }

  /// Asks who is in a room, and reports who came and went.
  func lookAround(_ id: String) {
    guard let stay = stay(in: id) else { return }
    core.rosters.fetchRoom(id, for: { .copy($0) }) { core, result in
      if case .success(let reply) = result { core.places.noteListed(reply, in: stay) }
    }
  }

  /// Takes a list of those who are in a room.
  ///
  /// - parameter stay: The stay in which it was requested.
  func noteListed(_ reply: RoomReply, in stay: Int?) {
    let id = reply.room.id
    guard let stay, stay == self.stay(in: id) else { return }
    guard let change = core.presence.session.views[id]?.take(all: reply.members.map(\.account), except: core.account)
    else {
      core.presence.session.views[id]?.room = reply.room
      return
    }
    core.presence.session.views[id]?.room = reply.room
    let entered = Set(change.entered)
    core.turn.report(
      .roomMembersChanged(
        reply.room, entered: reply.members.filter { entered.contains($0.account) }, left: change.left),
      basis: .memory)
  }

  // MARK: pushes

  /// Handles the hub's word that others came into a room, or left it.
  func receive(_ room: RoomInfo, entered: [Member], left: [AccountID]) {
    if core.presence.session.isLeaving(room.id) { return }
    var entered = entered
    if let index = entered.firstIndex(where: { $0.account == core.account }) {
      // Of its own place the device learns only what changed there.
      let member = entered.remove(at: index)
      let previous = core.presence.session.rooms[room.id]?.appearance
      core.presence.session.note(member.appearance, inRoom: room.id)
      core.turn.report(
        .roomMemberChanged(room, member, previous: previous ?? RoomAppearance()), basis: .memory)
      if entered.isEmpty && left.isEmpty { return }
    }
    core.rosters.noteRoster(of: room.id, entered: entered, left: left)
    var left = left
    if core.presence.session.views[room.id] != nil {
      core.presence.session.views[room.id]?.room = room
      guard
        let change = core.presence.session.views[room.id]?.take(
          entered: entered.map(\.account), left: left, count: room.memberCount)
      else { return }
      entered = entered.filter { change.entered.contains($0.account) }
      left = change.left
    }
    core.turn.report(.roomMembersChanged(room, entered: entered, left: left), basis: .memory)
  }

  /// Handles the hub's word that this device is no longer in a room.
  func receiveRemoval(from id: String, _ departure: GroupDeparture, actor: AccountID) {
    core.presence.session.forget(id)
    core.turn.report(.roomRemoved(id, reason: departure, actor: actor, whileAway: false), basis: .memory)
  }

  /// Handles the hub's word that others subscribed to a group, or unsubscribed, or that this account may no longer.
  func receive(_ change: SubscriberChange) {
    var change = change
    let id = change.conversation.name
    core.rosters.noteRoster(of: id, entered: change.entered.map { Member(account: $0) }, left: change.left)
    if change.left.contains(core.account) {
      core.presence.session.endSubscription(id)
    } else if core.presence.session.views[id] != nil {
      guard
        let new = core.presence.session.views[id]?.take(entered: change.entered, left: change.left, count: change.count)
      else { return }
      (change.entered, change.left) = (new.entered, new.left)
    }
    core.turn.report(.presence(.subscribers(change)), basis: .memory)
  }

  /// Handles the hub's word that attributes were changed.
  func receive(_ attributes: [Attribute], of conversation: ConversationID) {
    core.presence.session.views[conversation.name]?.takeAnnounced(attributes)
    core.turn.report(.presence(.attributes(conversation, attributes)), basis: .memory)
  }

  // MARK: after a break

  /// Fetches the attributes of a place, if they were changed while the device was away and its members told.
  private func fetchMissedAttributes(of id: String) {
    guard let view = core.presence.session.views[id], view.lacksAttributes else { return }
    core.request(AttributesCall(owner: .conversation(id), keys: nil), for: { .copy($0) }) { core, result in
      guard case .success(let attributes) = result, core.presence.session.views[id]?.takeMissed(attributes) == true
      else { return }
      core.turn.report(.presence(.attributes(view.conversation, attributes)), basis: .memory)
    }
  }

  /// Ends a subscription that the hub did not renew, and reports that.
  func loseSubscription(_ id: String, _ error: MessagingError) {
    guard core.presence.session.subscribed.contains(id) else { return }
    let view = core.presence.session.views[id]
    core.presence.session.endSubscription(id)
    guard view?.conversation.kind == .room else {
      // If no room of this id is known, it is a group.
      let change = SubscriberChange(conversation: .group(id), entered: [], left: [core.account], count: 0)
      core.turn.report(.presence(.subscribers(change)), basis: .memory)
      return
    }
    core.presence.session.forget(id)
    let reason: GroupDeparture =
      switch error.code {
      case .roomNotFound: .dismissed
      case .blocked: .blocked
      default: .left
      }
    core.turn.report(
      .roomRemoved(
        id, reason: reason, actor: reason == .left ? core.account : view?.room?.owner ?? core.account,
        whileAway: true),
      basis: .memory)
  }
}
