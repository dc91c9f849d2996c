internal import Foundation
internal import Parlance

/// A property of a team that can be changed, in the engine's words and in NIM's.
struct TeamProperty {
  /// The engine's name.
  let name: String
  /// NIM's number.
  let tag: NIMTeamUpdateTag
  /// NIM's form of the engine's "true"; nil for texts.
  private let trueValue: String?

  private init(_ name: String, _ tag: NIMTeamUpdateTag, trueValue: String? = nil) {
    self.name = name
    self.tag = tag
    self.trueValue = trueValue
  }

  /// The properties that both have.
  static let all = [
    TeamProperty(GroupInfo.Property.name, .name),
    TeamProperty(GroupInfo.Property.introduction, .intro),
    TeamProperty(GroupInfo.Property.announcement, .anouncement),
    TeamProperty(GroupInfo.Property.avatar, .avatar),
    TeamProperty(GroupInfo.Property.custom, .clientCustom),
    TeamProperty(GroupInfo.Property.joinsFreely, .joinMode, trueValue: "0"),
    TeamProperty(GroupInfo.Property.membersMayInvite, .inviteMode, trueValue: "1"),
    TeamProperty(GroupInfo.Property.membersMayEdit, .updateInfoMode, trueValue: "1"),
    TeamProperty(GroupInfo.Property.muted, .muteMode, trueValue: "1"),
  ]

  /// Returns NIM's form of an engine's value. A team that accounts cannot join freely has join mode 2 (`rejectAll`).
  func vendorValue(_ value: String) -> String {
    guard let trueValue else { return value }
    if value == "true" { return trueValue }
    return tag == .joinMode ? "2" : "0"
  }

  /// Returns the engine's form of a NIM value.
  ///
  /// - throws: Local error `notSupported` for join mode 1 (`needAuth`), `invalidParam` for an invalid value.
  func neutralValue(_ value: String) throws -> String {
    guard let trueValue else { return value }
    if tag == .joinMode, value == "1" { throw NSError.notSupported("join requests") }
    guard value == trueValue || value == "0" || (tag == .joinMode && value == "2") else {
      throw NSError.invalidParameter("team property \(tag.rawValue)")
    }
    return value == trueValue ? "true" : "false"
  }
}
