// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// An example: the orders of a shop in SQLite. On Debian, `apt-get install libsqlite3-dev` installs what it needs.
let package = Package(
    name: "sqlite-store",
    platforms: [.macOS(.v13)],
    products: [.library(name: "SQLiteOrderStore", targets: ["SQLiteOrderStore"])],
    dependencies: [.package(name: "paysheet", path: "../../..")],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .target(
            name: "SQLiteOrderStore", dependencies: ["CSQLite", .product(name: "PaySheetOrders", package: "paysheet")],
            swiftSettings: strict),
        // Its folder Laws is a link to the laws that the library tests its own store with.
        .testTarget(
            name: "SQLiteOrderStoreTests",
            dependencies: [
                "SQLiteOrderStore", .product(name: "PaySheet", package: "paysheet"), .product(name: "PaySheetOrders", package: "paysheet"),
            ], swiftSettings: strict),
    ]
)
