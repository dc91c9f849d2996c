// swift-tools-version: 6.1
import PackageDescription

// The app. Its own targets know the vendor's SDK alone; the package NewChat has the same sources over Parlance.
let package = Package(
  name: "BothSDKs",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [
    .package(path: "../.."),
    .package(path: "NewChat"),
    .package(path: "VendorSDK"),
  ],
  targets: [
    .target(name: "OldChat", dependencies: [.product(name: "NIMSDK", package: "VendorSDK")]),
    .executableTarget(
      name: "ChatApp",
      dependencies: [
        "OldChat", .product(name: "NewChat", package: "NewChat"), .product(name: "Parlance", package: "parlance"),
      ]),
  ]
)
