// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// An example: the server of the shop in Swift. It gives the answers of serve.mjs.
let package = Package(
    name: "shop-server",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "paysheet", path: "../../..")],
    targets: [
        .executableTarget(
            name: "ShopServer", dependencies: [.product(name: "PaySheet", package: "paysheet")], swiftSettings: strict)
    ]
)
