import PaySheet

/// The identities of the documents of a run. They grow with the number of documents of a compared kind.
struct KnownIdentities: Sendable {
    private struct Entry {
        let compared: Range<Int>
        let path: String
        let line: Int?
    }

    private var texts: [UInt8] = []
    private var entries: [Entry] = []
    private var keys: [(text: Range<Int>, entry: Int)] = []
    private var index = HashIndex()

    /// Adds a document. Returns the first one before it that has a key of it, and says something else.
    mutating func add(_ identity: DocumentIdentity, path: String, line: Int?) -> (document: JSONTree, name: String)? {
        var own: Int?
        var other: Int?
        for key in identity.keys {
            var hash = TextHash()
            hash.combine(key.window)
            if let place = index.place(hash.value, where: { texts[keys[$0].text].elementsEqual(key) }) {
                let entry = keys[place].entry
                if other == nil, !texts[entries[entry].compared].elementsEqual(identity.compared) { other = entry }
            } else {
                let entry = own ?? entries.count
                if own == nil { entries.append(Entry(compared: keep(identity.compared), path: path, line: line)) }
                own = entry
                index.insert(keys.count, hash.value)
                keys.append((keep(key), entry))
            }
        }
        guard let other, let document = JSONTree(texts[entries[other].compared]) else { return nil }
        return (document, entries[other].path + (entries[other].line.map { ":" + String($0) } ?? ""))
    }

    private mutating func keep(_ text: [UInt8]) -> Range<Int> {
        texts += text
        return texts.count - text.count..<texts.count
    }
}
