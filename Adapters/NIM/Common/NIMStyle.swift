/// The vendor's style in the engine.
package enum NIMStyle {
  /// The name under which the engine keeps what only this style understands.
  package static let name = "NIM"
}
