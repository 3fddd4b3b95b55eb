import FuzzSupport
import PaySheetSources

/// Scripts: the first byte chooses the language.
@main enum FuzzSources {
    private static let languages = ["a.js", "a.ts", "a.tsx"].compactMap { SourceLanguage(path: $0) }

    static func main() {
        fuzz { bytes, count in
            SourceLaws.hold(input(bytes, count), FuzzSources.languages)
            return 0
        }
    }
}
