// swift-tools-version: 6.3
import PackageDescription

/// A package that depends on a released version, as users' packages do. `Tests/Scripts/downstream.sh` builds it against a
/// tagged clone of this repository.
let package = Package(
    name: "Downstream",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: Context.environment["PAYSHEET_URL"] ?? "file:///paysheet", exact: "0.1.0")],
    targets: [
        .executableTarget(
            name: "Shop",
            dependencies: [
                .product(name: "PaySheet", package: "paysheet"),
                .product(name: "PaySheetFoundation", package: "paysheet"),
                .product(name: "PaySheetReports", package: "paysheet"),
                .product(name: "PaySheetStorefront", package: "paysheet"),
                .product(name: "PaySheetTokens", package: "paysheet"),
            ])
    ]
)
