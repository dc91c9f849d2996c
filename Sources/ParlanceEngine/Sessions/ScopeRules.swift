internal import ParlanceCore

/// The rights of sessions of rooms alone (`SessionScope`): the one place that refuses them what their accounts may do elsewhere.
struct ScopeRules: TurnPart {
  let turn: TurnContext

  /// Checks that a call is within the scope of a session.
  ///
  /// - throws: `forbidden` for a call that is not; `notMember` for one of a visitor about a room in which it is not.
  func check<Call: HubCall>(_ call: Call, _ login: SessionRecord) throws(MessagingError) {
    if case .everything = login.scope { return }
    let access = Call.kind.roomAccess
    let isVisitor = login.scope.visitor != nil
    switch access {
    case .free: return
    case .read, .write:
      if isVisitor && access == .write { break }
      guard let rooms = RoomCall.rooms(in: call) else { break }
      for id in rooms {
        // Groups have names of the same space.
        let room = try turn.lookup.room(id)
        guard !isVisitor || directory.places(of: login.id).contains(room.stream) else {
          throw MessagingError(.notMember)
        }
      }
      return
    case .account: if !isVisitor { return }
    case .none: break
    }
    throw MessagingError(.forbidden, isVisitor ? "a visitor of rooms" : "a session of rooms alone")
  }

  /// Returns what a visitor shows in a room: what it gives for that room, else what it showed when it connected.
  ///
  /// - throws: `invalidArgument` for a name that the hub accepts of no visitor.
  func appearance(_ wanted: RoomAppearance, of visitor: VisitorProfile) throws(MessagingError) -> RoomAppearance {
    var shown = wanted
    shown.nickname =
      try wanted.nickname.map { (name) throws(MessagingError) in
        try Border(settings).visitorName(name)
      } ?? visitor.name
    shown.avatar = wanted.avatar ?? visitor.avatar
    return shown
  }
}

/// The use of calls of a kind that a session of rooms alone may make; `CallKind.roomAccess` says it of each.
enum RoomAccess {
  /// Nothing: they are not about rooms.
  case none
  /// Any such session may make them: what they name is checked where they are decided.
  case free
  /// They read of rooms, and name nothing else. A visitor has to be in them.
  case read
  /// They change something in rooms, and name nothing else. Visitors may not make them.
  case write
  /// Those with an account may make them.
  case account
}

/// The rooms that calls name.
enum RoomCall {
  /// Returns the ids that a call names where those of rooms can stand; nil if it names anything else.
  static func rooms(in call: any HubCall) -> [String]? {
    switch call {
    case let call as LeaveRoomCall: [call.id]
    case let call as RoomMembersCall: [call.id]
    case let call as RoomStandingsCall: [call.id]
    case let call as RoomEntriesCall: [call.id]
    case let call as DismissRoomCall: [call.id]
    case let call as RemoveRoomMembersCall: [call.id]
    case let call as UpdateRoomCall: [call.id]
    case let call as TransferRoomCall: [call.id]
    case let call as ChangeRoomStandingsCall: [call.id]
    case let call as SetRoomEntriesCall: [call.id]
    case let call as RemoveRoomEntriesCall: [call.id]
    case let call as UpdateRoomMemberCall: [call.id]
    case let call as MuteRoomTagCall: [call.id]
    case let call as AttributesCall: call.owner.place.map { [$0] }
    case let call as ChangeAttributesCall: call.owner.place.map { [$0] }
    case let call as HistoryCall: rooms(among: [call.query.conversation])
    case let call as MessagesByIDCall: rooms(among: [call.conversation])
    case let call as SubmitCall: rooms(among: [call.conversation])
    case let call as RevokeCall: rooms(among: [call.conversation])
    case let call as ReportMessageCall: rooms(among: [call.conversation])
    case let call as PullCall: rooms(among: call.positions.map(\.stream.conversation))
    default: nil
    }
  }

  /// Returns the names of conversations; nil unless all of them are rooms.
  private static func rooms(among conversations: [ConversationID?]) -> [String]? {
    var names: [String] = []
    for conversation in conversations {
      guard case .room(let name)? = conversation else { return nil }
      names.append(name)
    }
    return names
  }
}

extension AttributeOwner {
  /// The group or room; nil for an account.
  fileprivate var place: String? { if case .conversation(let id) = self { id } else { nil } }
}

extension StreamName {
  /// The conversation; nil for an account's own stream.
  fileprivate var conversation: ConversationID? { if case .conversation(let id) = self { id } else { nil } }
}
