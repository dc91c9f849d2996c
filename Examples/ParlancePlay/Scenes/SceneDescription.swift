/// A scene, as the page lists it.
struct SceneDescription: Codable {
  var id: String
  var title: String
  var titleZh: String
  /// The name of the document that it follows.
  var document: String
  var steps: Int
}
