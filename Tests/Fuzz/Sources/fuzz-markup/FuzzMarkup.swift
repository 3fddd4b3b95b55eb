import FuzzSupport
import PaySheetSources

/// Pages and templates with scripts: the first byte chooses the language.
@main enum FuzzMarkup {
    private static let languages = ["a.vue", "a.svelte", "a.html", "a.php", "a.js.erb", "a.html.erb", "a.liquid"].compactMap {
        SourceLanguage(path: $0)
    }

    static func main() {
        fuzz { bytes, count in
            SourceLaws.hold(input(bytes, count), FuzzMarkup.languages)
            return 0
        }
    }
}
