// swift-tools-version: 6.2
import PackageDescription

/// Measures the library beside Foundation's decoder. `run.sh` builds and runs it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "paysheet", path: "../..")],
    targets: [
        .executableTarget(
            name: "paysheet-benchmark", dependencies: [.product(name: "PaySheet", package: "paysheet")])
    ]
)
