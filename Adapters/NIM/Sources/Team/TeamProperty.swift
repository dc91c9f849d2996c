internal import Foundation
internal import NIMCommon
internal import Parlance

/// A property of a team that can be changed, in the engine's words and in NIM's.
struct TeamProperty {
  /// The engine's name.
  let name: String
  /// NIM's number.
  let tag: NIMTeamUpdateTag
  /// NIM's form of the engine's "true"; nil for texts.
  private let trueValue: String?
  private let falseValue: String

  private init(_ name: String, _ tag: NIMTeamUpdateTag, trueValue: String? = nil, falseValue: String = "0") {
    self.name = name
    self.tag = tag
    self.trueValue = trueValue
    self.falseValue = falseValue
  }

  /// The properties that both have, but for the way of joining, which is two of the engine's.
  static let all = [
    TeamProperty(GroupInfo.Property.name, .name),
    TeamProperty(GroupInfo.Property.introduction, .intro),
    TeamProperty(GroupInfo.Property.announcement, .anouncement),
    TeamProperty(GroupInfo.Property.avatar, .avatar),
    TeamProperty(GroupInfo.Property.custom, .clientCustom),
    TeamProperty(GroupInfo.Property.asksInvitees, .beInviteMode, trueValue: "0", falseValue: "1"),
    TeamProperty(GroupInfo.Property.membersMayInvite, .inviteMode, trueValue: "1"),
    TeamProperty(GroupInfo.Property.membersMayEdit, .updateInfoMode, trueValue: "1"),
    TeamProperty(GroupInfo.Property.muted, .muteMode, trueValue: "1"),
    TeamProperty(NIMStyle.serverCustomProperty, .serverCustom),
  ]

  /// Returns NIM's form of an engine's value.
  func vendorValue(_ value: String) -> String {
    guard let trueValue else { return value }
    return value == "true" ? trueValue : falseValue
  }

  /// Returns NIM's forms of changes of a group, by their tags.
  static func vendorValues(_ neutral: [String: String]) -> [NIMTeamUpdateTag: String] {
    var values: [NIMTeamUpdateTag: String] = [:]
    for property in all { values[property.tag] = neutral[property.name].map { property.vendorValue($0) } }
    if let mode = NIMTeamJoinMode(changes: neutral) { values[.joinMode] = String(mode.rawValue) }
    return values
  }

  /// Returns the engine's form of a NIM value.
  ///
  /// - throws: Local error `invalidParam` for an invalid value.
  private func neutralValue(_ value: String) throws -> String {
    guard let trueValue else { return value }
    guard value == trueValue || value == falseValue else {
      throw NSError.invalidParameter("team property \(tag.rawValue)")
    }
    return value == trueValue ? "true" : "false"
  }

  /// Returns the engine's changes for a new NIM value.
  ///
  /// - throws: Local error `notSupported` for a property that the engine does not have, `invalidParam` for an invalid value.
  static func neutralChanges(_ tag: NIMTeamUpdateTag, _ value: String) throws -> [String: String] {
    if tag == .joinMode {
      guard let mode = Int(value).flatMap({ NIMTeamJoinMode(rawValue: $0) }) else {
        throw NSError.invalidParameter("team property \(tag.rawValue)")
      }
      return mode.changes
    }
    if tag == .allMuteMode {
      guard let mode = Int(value).flatMap({ NIMTeamAllMuteMode(rawValue: $0) }) else {
        throw NSError.invalidParameter("team property \(tag.rawValue)")
      }
      guard mode != .muteAll else { throw NSError.notSupported("mutes of owners and managers") }
      return [GroupInfo.Property.muted: String(mode == .muteNormal)]
    }
    // The vendor's own filter, which is not asked.
    if tag == .antispamBusinessId { return [:] }
    // That is the app's server's.
    guard tag != .serverCustom, let property = all.first(where: { $0.tag == tag }) else {
      throw NSError.notSupported("team property \(tag.rawValue)")
    }
    return [property.name: try property.neutralValue(value)]
  }
}

extension NIMTeamUpdateTag {
  /// Creates the tag with a number of `NIMTeamUpdateTag`, or of `NIMSuperTeamUpdateTag`.
  init?(number: Int, isSuper: Bool) {
    guard isSuper else {
      self.init(rawValue: number)
      return
    }
    guard let tag = NIMSuperTeamUpdateTag(rawValue: number) else { return nil }
    switch tag {
    case .muteMode: self = .muteMode
    case .antispamBusinessId: self = .antispamBusinessId
    default: self.init(rawValue: number)
    }
  }

  /// The number of the property of a super team; nil for one that super teams have no word for.
  var superNumber: Int? {
    switch self {
    case .muteMode: NIMSuperTeamUpdateTag.muteMode.rawValue
    case .antispamBusinessId: NIMSuperTeamUpdateTag.antispamBusinessId.rawValue
    default: NIMSuperTeamUpdateTag(rawValue: rawValue)?.rawValue
    }
  }
}

extension NIMTeamJoinMode {
  init(_ group: GroupInfo) {
    self = group.joinsFreely ? .noAuth : group.takesJoinRequests ? .needAuth : .rejectAll
  }

  /// Creates the mode that changes of a group lead to; nil if they do not concern it.
  init?(changes: [String: String]) {
    let (isOpen, takesRequests) = (
      changes[GroupInfo.Property.joinsFreely], changes[GroupInfo.Property.takesJoinRequests]
    )
    guard isOpen != nil || takesRequests != nil else { return nil }
    self = isOpen == "true" ? .noAuth : takesRequests == "true" ? .needAuth : .rejectAll
  }

  /// The engine's changes that lead to the mode.
  var changes: [String: String] {
    [
      GroupInfo.Property.joinsFreely: String(self == .noAuth),
      GroupInfo.Property.takesJoinRequests: String(self == .needAuth),
    ]
  }
}
