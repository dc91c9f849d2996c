/// The vendor's style in the engine.
package enum NIMStyle {
  /// The name under which the engine keeps what only this style understands.
  package static let name = "NIM"
  /// The property of a group in which the app's server keeps its data with a team, which clients do not change.
  package static let serverCustomProperty = "nimServerCustom"
}
