/// The names under which the vendor's style keeps what only it reads.
package enum AgoraStyle {
  /// The style's name, and that of its extensions of bodies and profiles.
  package static let name = "AgoraChat"
  /// The extension of a message's body that has the number of its priority in a room.
  package static let priority = name + ".priority"
}
