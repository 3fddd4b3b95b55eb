package import PaySheet

/// Captured traffic, read for the documents in it.
package struct Capture: Sendable {
    package let form: CaptureForm
    /// The documents in the order of the text.
    package private(set) var documents: [CapturedDocument] = []
    /// The number of exchanges or lines.
    package private(set) var exchanges = 0

    /// The names of each catalog.
    private var catalogs: [KindNames]
    private let limits: Limits
    /// Whether a text that ends too early, or has another mistake of the grammar, is a document, too.
    private let keepsBroken: Bool

    /// The number of texts within texts that are read.
    private static let mostTexts = 3
    /// The number of objects on a line of a log that are tried.
    private static let mostObjects = 16

    /// Reads captured traffic. Returns `nil` if the JSON of a form with one text is invalid.
    ///
    /// - Parameter keepsBroken: Whether a body that is cut off is a document, too. A check says what is wrong with it.
    package init?(
        _ bytes: [UInt8], as form: CaptureForm, catalogs: [Catalog], limits: Limits = Limits(), keepsBroken: Bool = false
    ) {
        self.form = form
        self.keepsBroken = keepsBroken
        self.catalogs = catalogs.map { KindNames($0) }
        self.limits = limits
        switch form {
        case .trace, .log: readLines(bytes)
        case .httpArchive, .postmanCollection:
            let text = SourceText(bytes)
            var scanner = Scanner()
            guard scanner.scan(text, limits: limits) else { return nil }
            let json = CapturedJSON(text, scanner, from: CapturedOrigin.Later { .same(0) })
            if form == .httpArchive { readArchive(json) } else { readCollection(json, at: 0, "", path: "") }
        }
    }

    // MARK: Forms

    private mutating func readArchive(_ json: CapturedJSON) {
        guard let log = json.member("log", of: 0), let entries = json.member("entries", of: log) else { return }
        json.forEachElement(of: entries) { number, entry in
            exchanges += 1
            read(json, at: entry, "/log/entries/" + String(number), exchange: json.exchange(entry, "entry " + String(number)))
        }
    }

    /// Reads the items of a collection or of one of its folders.
    private mutating func readCollection(_ json: CapturedJSON, at node: Int, _ place: String, path: String) {
        // Newer exports have the collection in an object.
        if place.isEmpty, let inner = json.member("collection", of: node) {
            return readCollection(json, at: inner, "/collection", path: path)
        }
        guard let items = json.member("item", of: node) else { return }
        json.forEachElement(of: items) { number, item in
            let name = json.member("name", of: item).flatMap { json.text($0) } ?? String(number)
            let path = CapturedExchange.shortened(path.isEmpty ? name : path + " / " + name)
            let place = place + "/item/" + String(number)
            if json.member("item", of: item) != nil {
                readCollection(json, at: item, place, path: path)
            } else {
                exchanges += 1
                read(json, at: item, place, exchange: CapturedExchange(named: path, number: "entry " + String(exchanges - 1)))
            }
        }
    }

    private mutating func readLines(_ bytes: [UInt8]) {
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            var start = line.startIndex
            var tries = 0
            while tries < Capture.mostObjects, let brace = line[start...].firstIndex(of: UInt8(ascii: "{")) {
                tries += 1
                guard let end = CapturedJSON.end(ofObjectAt: brace, line) else { break }
                // Cannot trap: an object ends after its brace.
                let text = SourceText(line[brace..<end])
                var scanner = Scanner()
                guard scanner.scan(text, limits: limits) else {
                    start = brace + 1
                    continue
                }
                if start == line.startIndex { exchanges += 1 }
                let json = CapturedJSON(text, scanner, from: CapturedOrigin.Later { .same(brace) })
                let exchange = json.exchange(json.member("snapshot", of: 0) ?? 0, "line " + String(number))
                // Several objects of a line have the column in their place.
                let column = brace == line.startIndex ? "" : "@" + String(brace - line.startIndex + 1)
                read(json, at: 0, "/" + String(number) + column, exchange: exchange)
                start = end
            }
        }
    }

    // MARK: Values

    /// Collects the documents in a value. A document is not searched for others.
    @inline(never)
    private mutating func read(_ json: CapturedJSON, at node: Int, _ place: String, exchange: CapturedExchange, texts: Int = 0) {
        if let kind = json.kind(of: node, &catalogs) {
            return documents.append(json.document(node, exchange, at: place, as: kind))
        }
        // Once for all members of one name.
        var isTextEncoded: Bool?
        json.forEachChild(of: node) { step, child in
            let place = place + "/" + step
            var isEncoded = false
            if step == "text" {
                isEncoded = isTextEncoded ?? json.isTextEncoded(of: node)
                isTextEncoded = isEncoded
            }
            guard let text = json.content(of: child, isEncoded: isEncoded), texts < Capture.mostTexts else {
                return read(json, at: child, place, exchange: exchange, texts: texts)
            }
            for (inner, bytes) in CapturedText.decoded(text) {
                let innerText = SourceText(bytes)
                var scanner = Scanner()
                let isPlain = !isEncoded && bytes == text
                let origin = CapturedOrigin.Later { json.origin(ofTextOf: child, isPlain: isPlain) }
                guard scanner.scan(innerText, limits: limits) else {
                    if keepsBroken { readBroken(bytes, innerText, origin.origin, place + inner, exchange: exchange) }
                    continue
                }
                read(CapturedJSON(innerText, scanner, from: origin), at: 0, place + inner, exchange: exchange, texts: texts + 1)
            }
        }
    }

    /// Collects a document with mistakes of the grammar, if the names that can be read show its kind.
    private mutating func readBroken(
        _ bytes: [UInt8], _ text: SourceText, _ origin: @autoclosure () -> CapturedOrigin, _ place: String, exchange: CapturedExchange
    ) {
        let parts = RecoveringScanner.scan(bytes, limits: limits).parts
        guard let root = parts.first, root.is(.object) else { return }
        for index in catalogs.indices {
            guard let kind = catalogs[index].certainKind(of: 0, NodeTree(parts.window, text.window)) else { continue }
            let pieces = origin().pieces(of: bytes, from: 0)
            return documents.append(CapturedDocument(exchange, place: place, bytes: bytes, kind: kind, pieces: pieces))
        }
    }
}
