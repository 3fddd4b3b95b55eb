// swift-tools-version: 6.3
import PackageDescription

/// Fuzz targets. `run.sh` builds them with the flags that libFuzzer needs, for this package and the library alike.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "paysheet", path: "../..")],
    targets: [
        // Declares the function of libFuzzer that runs a target.
        .target(name: "Driver"),
        .target(name: "FuzzSupport", dependencies: ["Driver", .product(name: "PaySheet", package: "paysheet")]),
        .executableTarget(name: "fuzz-decoder", dependencies: ["FuzzSupport"]),
        .executableTarget(name: "fuzz-amount", dependencies: ["FuzzSupport"]),
        .executableTarget(name: "fuzz-writer", dependencies: ["FuzzSupport"]),
    ]
)
