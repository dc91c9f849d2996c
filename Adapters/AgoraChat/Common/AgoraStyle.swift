/// The names under which the vendor's style keeps what only it reads.
package enum AgoraStyle {
  /// The style's name, and that of its extensions of bodies and profiles.
  package static let name = "AgoraChat"
  /// The extension of a message's body that has the number of its priority in a room.
  package static let priority = name + ".priority"

  /// Properties of groups that only this style knows.
  package enum GroupTag {
    /// "true" for a group that can be joined with the consent of its managers.
    package static let needsApproval = name + ".needsApproval"
    /// "true" where members were to be asked before they are added.
    package static let asksInvited = name + ".isInviteNeedConfirm"
  }
}
