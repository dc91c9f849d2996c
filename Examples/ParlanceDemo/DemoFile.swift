import DemoApps
import Foundation

extension DemoFile {
  /// A picture of a sunset, and a text.
  static func all() throws -> [DemoFile] {
    func path(_ name: String) -> String { Bundle.module.bundlePath + "/Files/" + name }
    func file(_ kind: Kind, _ name: String, _ size: (width: Int, height: Int)? = nil) throws -> DemoFile {
      DemoFile(
        kind: kind, path: path(name), bytes: try Data(contentsOf: URL(fileURLWithPath: path(name))), size: size)
    }
    return [try file(.picture, "sunset.png", (320, 240)), try file(.document, "menu.txt")]
  }
}
