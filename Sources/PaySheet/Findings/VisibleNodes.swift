/// The nodes of a document whose values a report may contain: known members that are not personal or secret.
package struct VisibleNodes: Sendable {
    private var flags: [Bool]

    init(count: Int) { flags = [Bool](repeating: false, count: count) }

    mutating func insert(_ node: Int) {
        if flags.indices.contains(node) { flags[node] = true }
    }

    package func contains(_ node: Int) -> Bool { flags.indices.contains(node) && flags[node] }
}
