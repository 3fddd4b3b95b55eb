import PaySheet

extension CommandDocument {
    /// Reads the document that an operand names. Of a container, such as the package of an order, it is the first document. Returns `nil`
    /// after a message if it cannot be read.
    ///
    /// - Parameters:
    ///   - kind: The kind that the user gives.
    ///   - isRecovering: Whether reading goes on after a mistake of the grammar.
    static func read(
        _ operand: String, as kind: DocumentKind?, recovering isRecovering: Bool, _ catalogs: CommandCatalogs, _ console: inout Console
    ) -> CommandDocument? {
        let name = operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)
        switch console.system.content(of: operand, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note((operand == "-" ? "standard input" : name) + ": " + failure.message)
            return nil
        case .success(let bytes):
            var reader = DocumentReader(catalogs: catalogs.set)
            let check = reader.check(bytes, as: kind, recovering: isRecovering)
            let document = CommandDocument(name: name, file: name, bytes: bytes, check: check, isKindGiven: kind != nil)
            // Few runs are about a container, and the list of all catalogs takes time to make.
            guard check.kind == nil || kind != nil else { return document }
            guard let open = OpenContainer(bytes, at: operand, of: catalogs.containers) else { return document }
            switch open.first(in: name) {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                return nil
            case .success(let (path, content)):
                let inner = reader.check(content.bytes, as: kind ?? content.kind, recovering: isRecovering)
                return CommandDocument(name: path, file: name, bytes: content.bytes, check: inner, isKindGiven: true)
            }
        }
    }
}
