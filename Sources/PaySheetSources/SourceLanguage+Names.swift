extension SourceLanguage {
    /// Returns the language with a name of an editor or another program, or `nil` if it is not read.
    package init?(named name: String) {
        guard let suffix = SourceLanguage.namedSuffixes.first(where: { $0.language == name })?.suffix else { return nil }
        self.init(path: "." + suffix)
    }

    /// The usual names of the languages, each once.
    package static let names = [
        "javascript", "typescript", "jsx", "tsx", "vue", "svelte", "html", "php", "erb", "liquid",
    ]

    /// The end of the names of files in a language. Programs have different names for some languages.
    private static let namedSuffixes: [(language: String, suffix: String)] = [
        ("javascript", "js"), ("js", "js"), ("javascriptreact", "jsx"), ("javascript.jsx", "jsx"), ("jsx", "jsx"), ("typescript", "ts"),
        ("ts", "ts"), ("typescriptreact", "tsx"), ("typescript.tsx", "tsx"), ("tsx", "tsx"), ("vue", "vue"), ("svelte", "svelte"),
        ("html", "html"), ("mhtml", "html"), ("php", "php"), ("blade", "php"), ("erb", "erb"), ("eruby", "erb"), ("html.erb", "erb"),
        ("html-erb", "erb"), ("liquid", "liquid"),
    ]
}
