/// The tree of the scripts of a file, as ranges of tokens.
package struct SourceTree: Sendable {
    /// The place of each token in the file.
    package let tokens: [Range<Int>]
    /// The numbers of the tokens of each part, and the number of the part that it belongs to. Each is before its own parts.
    package let nodes: [(tokens: Range<Int>, parent: Int?)]

    /// Reads a file.
    package init(_ bytes: [UInt8], _ language: SourceLanguage) {
        let script = SourceDocuments.script(bytes, language)
        let tree = ScriptParser.tree(script)
        tokens = script.tokens.map { $0.range }
        var nodes: [(tokens: Range<Int>, parent: Int?)] = []
        var numbers = [Int](repeating: 0, count: tree.nodes.count)
        var place: Int? = 0
        while let node = place {
            numbers[node] = nodes.count
            nodes.append((tree.tokens(node), tree.parent(node).map { numbers[$0] }))
            place = tree.following(node)
        }
        self.nodes = nodes
    }
}
