/// The language of a source file, as far as reading its scripts depends on it.
package struct SourceLanguage: Sendable, Hashable {
    /// Only `<script>` elements are script.
    var isMarkup = false
    /// `<div>` can begin an expression.
    var hasElements = false
    /// A template engine replaces `<?php … ?>`, `<%= … %>`, `{{ … }}` and `{% … %}` before a browser reads the file.
    var hasTags = false
    /// It replaces `${ … }` outside of template literals, too.
    var hasDollarTags = false
    /// It replaces `@name` and `@( … )`, too.
    var hasAtTags = false
    /// The file begins with script between two lines of hyphens.
    var hasFrontMatter = false
    /// Only blocks between fences are script, each of them for itself.
    var hasFences = false
    /// An exported variable is a prop of a component.
    var hasProps = false
    /// The literals of another language than JavaScript.
    var literals: Literals?

    /// Literals that can be documents.
    enum Literals: Sendable {
        /// Arrays of PHP, beside scripts.
        case arrays
        /// JSON in texts. Nothing in the file is script.
        case texts
    }

    /// Whether a template engine replaces parts of scripts.
    var isTemplate: Bool { hasTags || hasDollarTags || hasAtTags }

    /// Whether nothing in the file is script.
    var isText: Bool { literals == .texts }

    private static let markup = SourceLanguage(isMarkup: true, hasTags: true)

    /// The languages, by the ends of the names of files. Editors and other programs have different names for some.
    private static let table: [(suffixes: [String], names: [String], language: SourceLanguage)] = [
        (["js", "mjs", "cjs"], ["javascript", "js"], SourceLanguage(hasElements: true)),
        (["ts", "mts", "cts"], ["typescript", "ts"], SourceLanguage()),
        (["jsx"], ["jsx", "javascriptreact", "javascript.jsx"], SourceLanguage(hasElements: true)),
        (["tsx"], ["tsx", "typescriptreact", "typescript.tsx"], SourceLanguage(hasElements: true)),
        (["vue"], ["vue"], SourceLanguage(isMarkup: true)),
        (["svelte"], ["svelte"], SourceLanguage(isMarkup: true, hasProps: true)),
        (["html", "htm"], ["html", "mhtml"], markup),
        (["php", "phtml"], ["php", "blade"], SourceLanguage(isMarkup: true, hasTags: true, literals: .arrays)),
        (["erb"], ["erb", "eruby", "html.erb", "html-erb"], markup),
        (["liquid"], ["liquid"], markup),
        (["twig"], ["twig"], markup),
        (["ejs"], ["ejs"], markup),
        (["jsp"], ["jsp"], SourceLanguage(isMarkup: true, hasTags: true, hasDollarTags: true)),
        (["cshtml"], ["cshtml", "razor", "aspnetcorerazor"], SourceLanguage(isMarkup: true, hasAtTags: true)),
        (["astro"], ["astro"], SourceLanguage(isMarkup: true, hasFrontMatter: true)),
        (["md", "mdx"], ["markdown", "mdx", "md"], SourceLanguage(isMarkup: true, hasFences: true)),
        (["py", "rb", "java", "cs", "kt", "kts", "go", "dart"], [], SourceLanguage(literals: .texts)),
    ]

    private init(
        isMarkup: Bool = false, hasElements: Bool = false, hasTags: Bool = false, hasDollarTags: Bool = false, hasAtTags: Bool = false,
        hasFrontMatter: Bool = false, hasFences: Bool = false, hasProps: Bool = false, literals: Literals? = nil
    ) {
        self.isMarkup = isMarkup
        self.hasElements = hasElements
        self.hasTags = hasTags
        self.hasDollarTags = hasDollarTags
        self.hasAtTags = hasAtTags
        self.hasFrontMatter = hasFrontMatter
        self.hasFences = hasFences
        self.hasProps = hasProps
        self.literals = literals
    }

    /// Returns the language of a file by its name, or `nil` if it is not a source.
    package init?(path: String) {
        let parts = path.lowercased().utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard let suffix = parts.last, parts.count > 1,
            let row = SourceLanguage.table.first(where: { $0.suffixes.contains(suffix) })
        else { return nil }
        self = row.language
        // A template of a script, such as `checkout.js.erb`.
        if hasTags, parts.count > 2, ["js", "mjs", "ts"].contains(parts[parts.count - 2]) { isMarkup = false }
    }

    /// The file names that have a language end with a dot and one of these.
    package static let suffixes = table.flatMap { $0.suffixes }

    /// Returns the language with a name of an editor or another program, or `nil` if it is not read.
    package init?(named name: String) {
        guard let row = SourceLanguage.table.first(where: { $0.names.contains(name) }) else { return nil }
        self = row.language
    }

    /// The usual names of the languages, each once.
    package static let names = table.compactMap { $0.names.first }
}
