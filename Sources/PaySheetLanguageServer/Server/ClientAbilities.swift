import PaySheet
import PaySheetChecking

/// What the client said about itself.
struct ClientAbilities: Sendable {
    var encoding = PositionEncoding.utf16
    /// Whether it asks for diagnostics, so that the server does not have to send them.
    var pullsDiagnostics = false
    var refreshesDiagnostics = false
    /// Whether completions can have places to fill in.
    var hasSnippets = false
    var hasMarkdown = true
    var hasRelatedInformation = false
    var hasDocumentChanges = false
    var hasCodeActionLiterals = true
    var watchesFiles = false
    var showsDocuments = false
    /// Whether symbols can have children.
    var hasSymbolTree = false

    init() {}

    /// - Parameter capabilities: The member of `initialize`.
    init(_ capabilities: JSONTree?) {
        let document = capabilities?["textDocument"]
        let workspace = capabilities?["workspace"]
        // The client lists what it prefers first. UTF-16 is what every client must know.
        let offered = capabilities?["general"]?["positionEncodings"]?.strings ?? []
        encoding = offered.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
        pullsDiagnostics = document?["diagnostic"]?.members != nil
        refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.bool == true
        hasSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.bool == true
        if let formats = document?["hover"]?["contentFormat"]?.list { hasMarkdown = formats.contains(.text("markdown")) }
        hasRelatedInformation = document?["publishDiagnostics"]?["relatedInformation"]?.bool == true || pullsDiagnostics
        hasDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool == true
        hasCodeActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"]?.members != nil
        watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
        showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.bool == true
        hasSymbolTree = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool == true
    }
}
