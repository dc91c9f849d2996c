// swift-tools-version: 6.1
import PackageDescription

// Stands for the package, or the pod, from which an app has the vendor's SDK.
let package = Package(
  name: "VendorSDK",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "NIMSDK", targets: ["NIMSDK"])],
  targets: [.target(name: "NIMSDK")]
)
