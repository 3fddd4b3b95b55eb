/// The language of a source file, as far as reading its scripts depends on it.
package struct SourceLanguage: Sendable, Hashable {
    /// Only `<script>` elements are script.
    let isMarkup: Bool
    /// `<div>` can begin an expression.
    let hasElements: Bool
    /// A template engine replaces `<?php … ?>` and `<%= … %>` before a browser reads the file.
    let hasTags: Bool
    /// A template engine replaces `{{ … }}` and `{% … %}`, too.
    let hasBraceTags: Bool
    /// The code has arrays of PHP.
    let hasArrays: Bool
    /// An exported variable is a prop of a component.
    let hasProps: Bool
    /// The code is another language, of which only JSON in texts is read.
    let isText: Bool

    init(
        isMarkup: Bool = false, hasElements: Bool = false, hasTags: Bool = false, hasBraceTags: Bool = false, hasArrays: Bool = false,
        hasProps: Bool = false, isText: Bool = false
    ) {
        self.hasProps = hasProps
        self.hasArrays = hasArrays
        self.isText = isText
        self.isMarkup = isMarkup
        self.hasElements = hasElements
        self.hasTags = hasTags
        self.hasBraceTags = hasBraceTags
    }

    /// Returns the language of a file by its name, or `nil` if it is not a source.
    package init?(path: String) {
        let name = path.lowercased().utf8
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let suffix = String(Substring(name[name.index(after: dot)...]))
        switch suffix {
        case "js", "mjs", "cjs", "jsx", "tsx": self.init(hasElements: true)
        case "ts", "mts", "cts": self.init()
        case "vue", "svelte": self.init(isMarkup: true, hasProps: suffix == "svelte")
        case "html", "htm", "php", "phtml", "erb", "liquid":
            self.init(
                isMarkup: !SourceLanguage.isScript(name[..<dot]), hasTags: true, hasBraceTags: true,
                hasArrays: suffix == "php" || suffix == "phtml")
        case "py", "rb", "java", "cs", "kt", "kts", "go", "dart": self.init(isText: true)
        default: return nil
        }
    }

    /// Whether the name without its last part is that of a script: `checkout.js` of `checkout.js.erb`.
    private static func isScript(_ name: Substring.UTF8View.SubSequence) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let suffix = String(Substring(name[name.index(after: dot)...]))
        return suffix == "js" || suffix == "mjs" || suffix == "ts"
    }

    /// The file names that have a language end with a dot and one of these.
    package static let suffixes = [
        "js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "vue", "svelte", "html", "htm", "php", "phtml", "erb", "liquid", "py", "rb",
        "java", "cs",
        "kt", "kts", "go", "dart",
    ]
}
