package import PaySheet

extension ReadDocument {
    /// Reads a text that is a document.
    package init(_ bytes: [UInt8], named name: String, as kind: DocumentKind?, _ catalogs: CatalogList) {
        var reader = DocumentReader(catalogs: catalogs.set)
        self.init(name: name, file: name, bytes: bytes, check: reader.check(bytes, as: kind, recovering: true), isKindGiven: kind != nil)
    }

    /// Reads the document that an operand names, also if it is compressed. Returns `nil` after a message if it cannot be read.
    ///
    /// - Parameters:
    ///   - kind: The kind that the user gives.
    ///   - isRecovering: Whether reading goes on after a mistake of the grammar.
    package static func read(
        _ operand: String, as kind: DocumentKind?, recovering isRecovering: Bool, _ catalogs: CatalogList, _ system: System,
        _ notes: inout [String]
    ) -> ReadDocument? {
        let name = operand == "-" ? operand : Paths(current: system.currentFolder, root: nil).reported(operand)
        switch system.text(of: operand, limit: Limits().bytes + 1).map({ $0.bytes }) {
        case .failure(let failure):
            notes.append((operand == "-" ? "standard input" : name) + ": " + failure.message)
            return nil
        case .success(let bytes): return first(in: bytes, at: operand, named: name, as: kind, recovering: isRecovering, catalogs, &notes)
        }
    }

    /// Reads a file that is a document. Of a container, such as the package of an order, it is the first document. Returns `nil` after a
    /// message if there is none.
    ///
    /// - Parameters:
    ///   - path: The path of the file; `-` for standard input.
    ///   - name: The path in messages.
    ///   - kind: The kind that the user gives.
    ///   - isRecovering: Whether reading goes on after a mistake of the grammar.
    package static func first(
        in bytes: [UInt8], at path: String, named name: String, as kind: DocumentKind?, recovering isRecovering: Bool,
        _ catalogs: CatalogList, _ notes: inout [String]
    ) -> ReadDocument? {
        var reader = DocumentReader(catalogs: catalogs.set)
        let check = reader.check(bytes, as: kind, recovering: isRecovering)
        let document = ReadDocument(name: name, file: name, bytes: bytes, check: check, isKindGiven: kind != nil)
        // Few runs are about a container, and the list of all catalogs takes time to make.
        guard check.kind == nil || kind != nil else { return document }
        switch DocumentResolver(catalogs).document(in: bytes, at: path, named: name) {
        case .failure(let failure):
            notes.append(name + ": " + failure.message)
            return nil
        case .success(let inner):
            guard inner.isInside else { return document }
            let check = reader.check(inner.bytes, as: kind ?? inner.kind, recovering: isRecovering)
            return ReadDocument(name: inner.name, file: name, bytes: inner.bytes, check: check, isKindGiven: true)
        }
    }
}
