/// Patterns of paths: `*` and `?` within a name, `**` for any number of folders.
///
/// Shells do this too, but not all of them know `**`, and quoted arguments are not expanded.
struct Glob {
    private let system: System

    init(_ system: System) { self.system = system }

    static func isPattern(_ path: String) -> Bool { path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    /// Returns all matching paths, sorted.
    func matches(_ pattern: String) -> [String] {
        var found: [String] = []
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map { String($0) }
        var visited: Set<String> = []
        collect(pattern.hasPrefix("/") ? "/" : "", parts[...], into: &found, visited: &visited)
        return Array(Set(found)).sorted()
    }

    private func collect(_ folder: String, _ parts: ArraySlice<String>, into found: inout [String], visited: inout Set<String>) {
        guard let part = parts.first else {
            if system.look(folder) != nil { found.append(folder) }
            return
        }
        let rest = parts.dropFirst()
        guard Glob.isPattern(part) else {
            return collect(part == "." && folder.isEmpty ? "." : Paths.join(folder, part), rest, into: &found, visited: &visited)
        }
        if part == "**" {
            // Links can be circular, so each folder is visited once for each rest of the pattern.
            let place = folder.isEmpty ? "." : folder
            guard let entry = system.look(place), visited.insert(entry.identity + " " + String(rest.count)).inserted else { return }
            collect(folder, rest, into: &found, visited: &visited)
        }
        guard case .success(let names) = system.list(folder.isEmpty ? "." : folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") || part.hasPrefix(".") {
            let path = Paths.join(folder, name)
            if part == "**" {
                let isFolder = system.look(path)?.kind == .folder && !Walk.isSkipped(name)
                if isFolder { collect(path, parts, into: &found, visited: &visited) }
            } else if Glob.fits(Array(name.unicodeScalars), Array(part.unicodeScalars)) {
                collect(path, rest, into: &found, visited: &visited)
            }
        }
    }

    /// Returns whether a name matches a pattern. Of several `*` only the last one is tried again, so the time is at most the product of
    /// the lengths.
    static func fits(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
        var (n, p) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                n = last.name + 1
                p = last.pattern + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
