// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own libraries, which contain the compiler's parser. They work with that compiler only, so this program is a
/// package of its own.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? ""

let package = Package(
  name: "MutantWriter",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "parlance-mutant-writer", targets: ["parlance-mutant-writer"])],
  targets: [
    .executableTarget(
      name: "parlance-mutant-writer", path: "Sources",
      swiftSettings: [.unsafeFlags(["-I", libraries])],
      linkerSettings: [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ])
  ]
)
