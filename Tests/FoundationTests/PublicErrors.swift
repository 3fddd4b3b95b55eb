import Foundation

/// The public error types of the package's libraries, found in their sources.
enum PublicErrors {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The names of the types, without the types around them.
    static func names() throws -> Set<String> {
        var names: Set<String> = []
        for module in try modules() {
            let folder = root.appendingPathComponent("Sources/" + module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
                names.formUnion(self.names(in: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)))
            }
        }
        return names
    }

    /// The modules of the library products.
    private static func modules() throws -> [String] {
        let package = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        return package.matches(of: /\.library\([^\[]*targets: \[([^\]]*)\]\)/).flatMap { library in
            library.1.matches(of: /"(\w+)"/).map { String($0.1) }
        }
    }

    /// Types that are declared as errors. Types that become errors in an extension count, too: such a type is usually public.
    private static func names(in text: String) -> [String] {
        let declared = text.matches(
            of: /public (?:final |indirect )*(?:struct|enum|class|actor) (\w+)(?:<[^>{]*>)?\s*:\s*([^{]*)\{/)
        let extended = text.matches(of: /\n(?:public )?extension (?:\w+\.)*(\w+)\s*:\s*([^{]*)\{/)
        return (declared.map { ($0.1, $0.2) } + extended.map { ($0.1, $0.2) }).compactMap { name, protocols in
            let list = protocols.split(separator: " where ").first ?? ""
            return list.split(separator: ",").contains { $0.trimming { $0.isWhitespace } == "Error" } ? String(name) : nil
        }
    }
}

extension Substring {
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
        var text = drop(while: isLeftOut)
        while let last = text.last, isLeftOut(last) { text.removeLast() }
        return text
    }
}
