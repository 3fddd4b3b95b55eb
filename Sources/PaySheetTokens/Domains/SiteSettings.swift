package import PaySheet
import PaySheetText

/// What the settings of a server or host say about a site.
///
/// Each program has its own language for settings, and this reads none of them: it knows the lines that people copy. So every finding is
/// a warning.
package struct SiteSettings {
    private let form: Form
    /// The lines without spaces around them, in small letters.
    private let lines: [String]
    private let usesExpress5: Bool

    /// What the lines of a file are.
    private enum Form {
        case nginx, apache, iis, firebase
        /// Patterns of files to leave out.
        case patterns
        /// Text with headers, or code of a server.
        case other
    }

    /// Returns whether a file has settings, by its name.
    package static func isName(_ name: some StringProtocol) -> Bool {
        let name = small(name.utf8)
        return names.contains(name) || name.hasSuffix(".conf") || name.hasSuffix(".nginx") || configurations.contains { name.hasPrefix($0) }
    }

    private static let names = [
        ".htaccess", "web.config", "firebase.json", "vercel.json", "netlify.toml", "_headers", "nginx", "caddyfile", ".dockerignore",
        ".gitignore", ".vercelignore", ".gcloudignore", ".ebignore", ".slugignore", ".npmignore", "app.yaml", "staticwebapp.config.json",
    ]

    /// How the names of settings that are scripts begin.
    private static let configurations = ["next.config.", "vite.config.", "nuxt.config.", "svelte.config.", "astro.config."]

    /// - Parameters:
    ///   - path: The path of the file, whose name decides on the language.
    ///   - usesExpress5: Whether the project uses Express from version 5 on, which hides folders that begin with a dot.
    package init(_ bytes: [UInt8], at path: String, usesExpress5: Bool = false) {
        let name = SiteSettings.small(path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8)
        form =
            switch name {
            case ".htaccess": .apache
            case "web.config": .iis
            case "firebase.json": .firebase
            case _ where name.hasPrefix(".") && name.hasSuffix("ignore"): .patterns
            case _ where name.contains(text: "httpd") || name.contains(text: "apache"): .apache
            case _ where name.hasSuffix(".conf") || name.contains(text: "nginx"): .nginx
            default: .other
            }
        self.usesExpress5 = usesExpress5
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { SiteSettings.small($0.trimmingSpaces) }
    }

    private static func small(_ text: some Sequence<UInt8>) -> String { String(decoding: ASCII.lowerCased(text), as: UTF8.self) }

    /// Returns what the settings do to a site that takes payments.
    package var findings: [Finding] {
        var findings: [Finding] = []
        if let line = hidingLine {
            findings.append(
                Finding(
                    .siteHiddenFolder, .warning, "the settings leave out folders that begin with a dot", help: remedy,
                    TextPosition(line: line)))
        }
        if let line = forbiddingLine {
            findings.append(
                Finding(
                    .sitePaymentPolicy, .warning, "the header forbids payments on its pages",
                    help: "write payment=(self), or leave payment out", TextPosition(line: line)))
        }
        return findings
    }

    private func has(_ word: String) -> Bool { lines.contains { $0.contains(text: word) } }

    /// Whether a `package.json` asks for Express from version 5 on.
    package static func usesExpress5(_ package: [UInt8]) -> Bool {
        guard let tree = JSONTree(package), let version = tree.member("dependencies")?.text("express") else { return false }
        let number = version.utf8.drop { !ASCII.isDigit($0) }.prefix { ASCII.isDigit($0) }
        return Int(String(Substring(number))).map { $0 >= 5 } ?? false
    }

    // MARK: Hidden folders

    /// The line that hides `.well-known`, from 1.
    private var hidingLine: Int? {
        let isExcepted = form != .iis && form != .patterns && has("well-known")
        guard !isExcepted else { return nil }
        let index =
            switch form {
            case .nginx: lines.indices.first { isHidingLocation($0) }
            case .apache: lines.firstIndex { SiteSettings.isApacheRule($0) }
            case .iis: lines.firstIndex { $0.contains(text: "segment=\".well-known\"") && $0.contains(text: "<add") }
            case .firebase: lines.firstIndex { $0.contains(text: "\"**/.*\"") }
            case .patterns: hidingPattern
            case .other: expressLine
            }
        return index.map { $0 + 1 }
    }

    /// What to write instead.
    private var remedy: String {
        switch form {
        case .nginx: "add location ^~ /.well-known/ { allow all; } before it"
        case .apache: "except .well-known: write /\\.(?!well-known) in the pattern"
        case .iis: "remove the segment .well-known"
        case .firebase: "remove \"**/.*\" from ignore, or name the files to leave out"
        case .patterns: "add the line !.well-known behind it"
        case .other: "write dotfiles: \"allow\" in the options"
        }
    }

    /// Whether a block of nginx refuses what begins with a dot.
    private func isHidingLocation(_ index: Int) -> Bool {
        let line = lines[index]
        guard line.hasPrefix("location"), line.contains(text: "~"), SiteSettings.meansEveryDot(line) else { return false }
        // The block ends with the first brace: such blocks have no others.
        let end = lines[index...].firstIndex { $0.contains(text: "}") } ?? index
        return lines[index...end].contains { line in
            ["deny all", "return 403", "return 404", "return 444"].contains { line.contains(text: $0) }
        }
    }

    private static func isApacheRule(_ line: String) -> Bool {
        guard meansEveryDot(line) else { return false }
        if line.hasPrefix("redirectmatch") { return line.contains(text: " 40") }
        return line.hasPrefix("<directorymatch")
            || line.hasPrefix("rewriterule") && (line.contains(text: "[f") || line.contains(text: "[r=404"))
    }

    /// Whether a pattern has a dot at the start of a name and says nothing about what follows, unlike `/\.ht`.
    private static func meansEveryDot(_ line: String) -> Bool {
        ["/\\.", "/)\\.", "^\\."].contains { start in
            var rest = line[...]
            while let range = rest.range(ofText: start) {
                rest = rest[range.upperBound...]
                guard let next = rest.utf8.first else { return true }
                if !ASCII.isLowerCaseLetter(next), next != UInt8(ascii: "("), next != UInt8(ascii: "[") { return true }
            }
            return false
        }
    }

    /// The last pattern that leaves out the folder, if none behind it takes it in again.
    private var hidingPattern: Int? {
        let hiding = [".*", "**/.*", ".*/", ".well-known", ".well-known/"]
        let place = lines.lastIndex { line in
            hiding.contains(line) || line.contains(text: "/.well-known") && !line.hasPrefix("!") && !line.hasPrefix("#")
        }
        guard let place, !lines[place...].contains(where: { $0.hasPrefix("!") && $0.contains(text: "well-known") }) else { return nil }
        return place
    }

    /// Where Express serves files without those in folders that begin with a dot.
    private var expressLine: Int? {
        guard let place = lines.firstIndex(where: { $0.contains(text: "express.static(") || $0.contains(text: "servestatic(") }) else {
            return nil
        }
        guard let option = lines.firstIndex(where: { $0.contains(text: "dotfiles") }) else { return usesExpress5 ? place : nil }
        return ["\"ignore\"", "'ignore'", "\"deny\"", "'deny'"].contains { lines[option].contains(text: $0) } ? option : nil
    }

    // MARK: Headers

    /// The line of a header that forbids payments, from 1.
    private var forbiddingLine: Int? {
        let index = lines.indices.first { index in
            guard lines[index].contains(text: "payment=()") || lines[index].contains(text: "payment 'none'") else { return false }
            // Settings in JSON have the name of the header in a line before.
            return lines[max(0, index - 3)...index].contains {
                $0.contains(text: "permissions-policy") || $0.contains(text: "feature-policy")
            }
        }
        return index.map { $0 + 1 }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces, tabs and returns around them.
    fileprivate var trimmingSpaces: ArraySlice<UInt8> {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else { return [] }
        return self[first...last]
    }
}
