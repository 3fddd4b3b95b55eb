package import PaySheet
package import PaySheetSources

extension PageRules {
    /// Returns the rules for a file. Code of tests and of other programs has none.
    ///
    /// - Parameter system: The system of the device, if it is known.
    package static func rules(for path: String, _ system: SystemRelease?) -> [FlowRule] { isRun(path) ? all(system) : [] }

    private static let folders: Set<String> = [
        "test", "tests", "__tests__", "spec", "specs", "__mocks__", "mock", "mocks", "fixture", "fixtures", "e2e", "node_modules", "dist",
        "vendor", "bundles",
    ]
    private static let words = [".test.", ".spec.", ".min.", ".bundle.", ".stories."]

    /// Whether the path of a file says that a page or a server runs it.
    private static func isRun(_ path: String) -> Bool {
        let parts = path.lowercased().split { $0 == "/" || $0 == "\\" }
        guard let name = parts.last else { return true }
        return !parts.dropLast().contains { folders.contains(String($0)) }
            && !words.contains { word in name.utf8.indices.contains { name.utf8[$0...].starts(with: word.utf8) } }
            && !name.hasPrefix("mock") && !name.hasPrefix("test")
    }
}
