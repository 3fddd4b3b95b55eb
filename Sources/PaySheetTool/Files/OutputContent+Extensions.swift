import PaySheetChecking
import PaySheetReports

/// The extensions that say what a file contains.
extension OutputContent {
    /// The name of the content in messages.
    var name: String {
        switch self {
        case .text: "plain text"
        case .json: "JSON"
        case .records: "NDJSON"
        case .sarif: "SARIF"
        case .xml: "XML"
        case .html: "HTML"
        case .svg: "SVG"
        case .markdown: "Markdown"
        }
    }

    /// The extensions, the usual one first.
    var extensions: [String] {
        switch self {
        case .text: ["txt", "log"]
        case .json: ["json"]
        case .records: ["ndjson", "jsonl"]
        case .sarif: ["sarif"]
        case .xml: ["xml"]
        case .html: ["html", "htm"]
        case .svg: ["svg"]
        case .markdown: ["md", "markdown"]
        }
    }

    /// The extensions of images, into which other programs convert SVG.
    static let images: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "ico", "pdf", "ps", "eps"]

    /// The extensions of files that are not text, or are another kind of text than any output.
    private static let foreign = images.union([
        "doc", "docx", "xls", "xlsx", "csv", "tsv", "yaml", "yml", "zip", "gz", "tar", "js", "ts", "swift",
    ])

    /// Returns the extension of a file's name in lower case.
    static func suffix(of path: String) -> String? {
        let name = Paths.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns the path with another extension.
    static func renamed(_ path: String, _ suffix: String) -> String {
        guard OutputContent.suffix(of: path) != nil, let dot = path.lastIndex(of: ".") else { return path + "." + suffix }
        return path[...dot] + suffix
    }

    /// Rejects a file whose extension states other content. Plain text can contain anything, and JSON has several forms.
    ///
    /// - Parameter what: The name of the output in messages, such as "report".
    func reject(_ path: String, _ what: String) throws(UsageError) {
        guard let suffix = OutputContent.suffix(of: path), !extensions.contains(suffix), !OutputContent.text.extensions.contains(suffix)
        else { return }
        if suffix == "json", self == .records || self == .sarif { return }
        guard OutputContent.foreign.contains(suffix) || OutputContent.allCases.contains(where: { $0.extensions.contains(suffix) }) else {
            return
        }
        throw UsageError(
            "the " + what + " is " + name + ", but " + path + " has the extension ." + suffix + "; give it another name, such as "
                + OutputContent.renamed(path, extensions[0]))
    }
}
