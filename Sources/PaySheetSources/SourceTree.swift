/// The tree of the scripts of a file, as ranges of tokens.
package struct SourceTree: Sendable {
    /// A part of the scripts.
    package struct Node: Sendable {
        /// The numbers of its tokens.
        package let tokens: Range<Int>
        /// The number of the node that it is a part of; `nil` for the whole.
        package let parent: Int?
    }

    /// The place of each token in the file.
    package let tokens: [Range<Int>]
    /// Each before those that are a part of it, in the order of the file.
    package let nodes: [Node]

    /// Reads a file.
    package init(_ bytes: [UInt8], _ language: SourceLanguage) {
        let script = SourceDocuments.script(bytes, language)
        let tree = ScriptParser.tree(script)
        tokens = script.tokens.map { $0.range }
        var nodes: [Node] = []
        var numbers = [Int](repeating: 0, count: tree.nodes.count)
        var place: Int? = 0
        while let node = place {
            numbers[node] = nodes.count
            nodes.append(
                Node(tokens: tree.tokens(node), parent: tree.parent(node).map { numbers[$0] }))
            place = tree.following(node)
        }
        self.nodes = nodes
    }
}
