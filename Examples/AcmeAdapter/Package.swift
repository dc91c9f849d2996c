// swift-tools-version: 6.2
import PackageDescription

// An adapter outside of Parlance's repository has this manifest, with an address in place of the path.
let package = Package(
  name: "AcmeAdapter",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "AcmeMessenger", targets: ["AcmeMessenger"])],
  dependencies: [.package(name: "Parlance", path: "../..")],
  targets: [
    .target(name: "AcmeMessenger", dependencies: [.product(name: "Parlance", package: "Parlance")]),
    .testTarget(
      name: "AcmeMessengerTests",
      dependencies: [
        "AcmeMessenger",
        .product(name: "Parlance", package: "Parlance"),
        .product(name: "ParlanceConformance", package: "Parlance"),
        .product(name: "ParlanceStyles", package: "Parlance"),
      ]),
  ]
)
