/// A scene, as the page lists it.
struct SceneDescription: Codable {
  var id: String
  var title: String
  var titleZh: String
  /// The name of the vendor's document.
  var document: String
  var steps: Int
}
