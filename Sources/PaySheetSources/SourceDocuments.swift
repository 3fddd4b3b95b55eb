package import PaySheet

/// The documents in a source file.
package struct SourceDocuments: Sendable {
    /// In the order of the file.
    package let documents: [SourceDocument]
    /// What calls hand to Apple Pay and the file does not show, in the order of the file.
    package private(set) var unreached: [UnreachedValue]
    /// The comments that hide findings.
    package let suppressions: SourceSuppressions
    /// Whether other files can import what documents are made of.
    package let hasExports: Bool
    /// Mistakes in what the code does; `nil` if there are none.
    package let flow: SourceFlow?

    package init(documents: [SourceDocument], unreached: [UnreachedValue], suppressions: SourceSuppressions) {
        self.documents = documents
        self.unreached = unreached
        self.suppressions = suppressions
        hasExports = false
        flow = nil
    }

    /// Leaves out the values of other files that the run shows.
    package mutating func leaveOutImports(where isShown: (SourceImport) -> Bool) {
        unreached.removeAll { $0.imported.map { isShown($0) } ?? false }
    }

    /// The tokens of a file.
    static func script(_ bytes: [UInt8], _ language: SourceLanguage) -> ScriptTokens {
        let padded = SourceText(bytes).padded
        var script = ScriptTokens(padded, language: language)
        guard !language.isText else { return script }
        for part in SourceParts(padded, count: bytes.count, language).all { script.read(part) }
        return script
    }

    /// The tokens of the scripts of a file, of which none knows the names of another one. Most files have one.
    private static func scripts(_ bytes: [UInt8], _ language: SourceLanguage) -> [ScriptTokens] {
        guard language.hasFences else { return [script(bytes, language)] }
        let padded = SourceText(bytes).padded
        return SourceParts(padded, count: bytes.count, language).all.map { part in
            var script = ScriptTokens(padded, language: language)
            script.read(part)
            return script
        }
    }

    /// Reads a file. It takes time in proportion to its length, whatever is in it.
    ///
    /// - Parameters:
    ///   - others: Calls of other interfaces than Apple Pay's, whose documents are wanted, too.
    ///   - changes: What other files change in values that they import from this one.
    ///   - rules: The rules about what code does.
    package init(
        _ bytes: [UInt8], _ language: SourceLanguage, _ others: [SourceCall] = [], changedBy changes: [SourceChange] = [],
        rules: [FlowRule] = []
    ) {
        let scripts = SourceDocuments.scripts(bytes, language)
        flow = SourceFlow(scripts, count: bytes.count, rules)
        let padded = scripts.first?.bytes ?? []
        let calls = scripts.map { ScriptCalls.all(in: $0, others, changedBy: changes) }
        hasExports = calls.contains { $0?.evaluator.meetsExports == true }
        let texts = SourceTexts(padded, count: bytes.count, language, others).found.map {
            ScriptCalls.Found(kind: $0.kind, value: $0.value, version: nil, isText: true)
        }
        let own = calls.flatMap { $0?.found ?? [] }
        let known = Set(own.map { $0.value.range })
        let found = (own + texts.filter { !known.contains($0.value.range) }).inOrder { $0.value.range.lowerBound }
        guard !found.isEmpty || calls.contains(where: { $0?.unreached.isEmpty == false }) else {
            documents = []
            unreached = []
            suppressions = SourceSuppressions([])
            return
        }
        let literals = scripts.count == 1 ? scripts[0].literals(count: bytes.count) : []
        let file = OriginFile(padded: padded, count: bytes.count, literals: literals)
        let tags = scripts.flatMap { $0.tags }
        documents = found.flatMap { SourceDocument.all($0, file, tags: tags) }
        unreached = calls.flatMap { calls in calls.map { calls in calls.unreached.map { UnreachedValue($0, calls, file) } } ?? [] }
        suppressions = SourceSuppressions(scripts.flatMap { SourceSuppression.all($0, file) })
    }
}

/// A value that reaches Apple Pay and that cannot be checked, because the file does not show it.
package struct UnreachedValue: Sendable, Equatable {
    /// Where the file leaves it.
    package let line: Int
    package let column: Int
    /// Why it is not checked.
    package let reason: String
    /// The value of another file that it is, if the file imports it.
    package let imported: SourceImport?

    init(_ value: ScriptCalls.Unreached, _ calls: ScriptCalls, _ file: OriginFile) {
        let position = file.lines.position(at: value.range.lowerBound)
        (line, column) = (position.line, position.column)
        imported = value.imported
        let noun = value.isOption ? "options" : value.kind == .paymentRequest ? "request" : "update"
        reason =
            if value.isTooLarge {
                "the " + noun + (value.isOption ? " are" : " is") + " too large or too deep to be followed to its end"
            } else {
                "the file does not show the " + noun
                    + (value.isNamed
                        ? calls.name(of: value.range).map { ", which " + (value.isOption ? "come" : "comes") + " from " + $0 } ?? "" : "")
                    + (value.cause.map { UnreachedValue.words($0, calls, file) } ?? "")
            }
    }

    private static func words(_ cause: ScriptCalls.Cause, _ calls: ScriptCalls, _ file: OriginFile) -> String {
        switch cause {
        case .escape(let callee):
            let place = calls.tokens[callee].range
            let line = file.lines.position(at: place.lowerBound).line
            return ": in line \(line) " + String(decoding: calls.bytes[place], as: UTF8.self) + "() gets it, and can change it"
        case .unclosed: return ": the parenthesis of the call is never closed"
        case .computedName: return ": a computed name can be that of any member"
        }
    }
}

/// A document in a source file.
package struct SourceDocument: Sendable {
    /// What the document is.
    package let kind: DocumentKind
    /// The version of Apple Pay that the file states for it.
    package let version: Int?
    /// The document as JSON, with the place of every value in the file.
    package let document: DerivedDocument
    /// How many of its values only the program knows.
    package let unknownValues: Int
    /// The place of the literal in the file.
    package let range: Range<Int>
    /// The line where the literal begins.
    package let line: Int

    /// The documents that a value can be: where one of its parts has several values, as in `a ? b : c`, there is one with each of them.
    /// Other parts with several values are unknown in it, so no two values meet that belong to different runs.
    static func all(_ found: ScriptCalls.Found, _ file: OriginFile, tags: [Range<Int>]) -> [SourceDocument] {
        var text = DocumentText(file.padded, isHanded: found.isHanded, isText: found.isText, tags: tags)
        text.write(found.value)
        guard !text.choices.isEmpty else { return [SourceDocument(found, file, text)] }
        var documents: [SourceDocument] = []
        for (place, count) in text.choices.enumerated() {
            for alternative in 0..<count where documents.count < ScriptValue.mostAlternatives {
                var text = DocumentText(
                    file.padded, isHanded: found.isHanded, isText: found.isText, tags: tags, choosing: (place, alternative))
                text.write(found.value)
                documents.append(SourceDocument(found, file, text))
            }
        }
        return documents
    }

    private init(_ found: ScriptCalls.Found, _ file: OriginFile, _ text: DocumentText) {
        kind = found.kind
        version = found.version
        range = found.value.range
        line = file.lines.position(at: found.value.range.lowerBound).line
        unknownValues = text.unknowns
        document = DerivedDocument(
            bytes: text.bytes,
            origin: TextOrigin(
                file, pieces: text.pieces, hasUnknowns: text.unknowns > 0 || text.isOpen,
                isEditable: text.isEditable && !found.isText),
            notes: text.notes + (found.note.map { [$0] } ?? []))
    }
}
