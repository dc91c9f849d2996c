// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own libraries, among which the compiler's parser is. They belong to that compiler alone, so this
/// program is a package of its own: apps that depend on Parlance never see these flags.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? ""

let package = Package(
  name: "SwiftReader",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "parlance-swift-reader", targets: ["parlance-swift-reader"])],
  targets: [
    .executableTarget(
      name: "parlance-swift-reader", path: "Sources",
      swiftSettings: [.unsafeFlags(["-I", libraries])],
      linkerSettings: [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ])
  ]
)
