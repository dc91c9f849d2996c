// swift-tools-version: 6.1
import PackageDescription

// The folder Sources/NewChat is a symbolic link to Sources/OldChat: one set of sources, compiled over both SDKs.
let package = Package(
  name: "NewChat",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "NewChat", targets: ["NewChat"])],
  dependencies: [.package(path: "../../..")],
  targets: [
    .target(
      name: "NewChat",
      dependencies: [
        .product(name: "NIMSDK", package: "parlance", moduleAliases: ["NIMSDK": "ParlanceNIM"])
      ])
  ]
)
