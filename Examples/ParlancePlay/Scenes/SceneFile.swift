import Foundation
import PhoneApps

/// A file that scenes send, which belongs to the program.
struct SceneFile {
  var kind: PickedFile.Kind
  var name: String
  var base64: String

  /// A picture of 320 by 240 pixels.
  static let picture = SceneFile(.image, "sunset.png")
  /// A text.
  static let document = SceneFile(.file, "menu.txt")

  private init(_ kind: PickedFile.Kind, _ name: String) {
    self.kind = kind
    self.name = name
    let url = Bundle.module.bundleURL.appendingPathComponent("Files").appendingPathComponent(name)
    // The files are a part of the program: without them its installation is broken.
    base64 = (try? Data(contentsOf: url))?.base64EncodedString() ?? ""
  }
}
