// swift-tools-version: 6.2
import PackageDescription

/// A program that uses the core alone. `Tests/Scripts/linkage.sh` looks at what it was linked with.
let package = Package(
    name: "Linkage",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "paysheet", path: "../..")],
    targets: [.executableTarget(name: "Program", dependencies: [.product(name: "PaySheet", package: "paysheet")])]
)
