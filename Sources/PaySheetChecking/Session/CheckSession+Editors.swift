package import PaySheet
import PaySheetPages
package import PaySheetReports
package import PaySheetSources

/// A document that was checked for an editor.
package struct Inspection: Sendable {
    /// The selected findings and the verdict.
    package let document: CheckedDocument
    package let check: DocumentCheck
    /// What a system must have, or `nil` if no browser reads such a document.
    package let requirements: Requirements?
    /// The bytes of the document in the text that was checked.
    package let range: Range<Int>
    /// The document as JSON, with the places of its values in the text, if the text is source code.
    package let derived: DerivedDocument?
}

/// Documents one by one, with everything that is known about them.
extension CheckSession {
    /// Checks a text. Returns `nil` if it is not a document, and its name does not say that it is one.
    ///
    /// - Parameters:
    ///   - readsScripts: Whether the text can have what JavaScript allows, whatever the options say.
    ///   - triesFixes: Whether to find out which findings a fix would cause.
    package mutating func inspect(
        _ bytes: [UInt8], from source: DocumentSource, line: Int? = nil, readsScripts: Bool, triesFixes: Bool
    ) -> Inspection? {
        prepare(source.settings, PolicyChange(readsScripts: readsScripts))
        reader.readParts(of: source.origin)
        let check = reader.check(bytes, as: source.kind, recovering: true)
        reader.readParts(of: nil)
        if source.kind == nil, !Walk.isDocument(source.path.lowercased(), settings.catalogs.endings),
            check.reasonToSkip(bytes, settings.catalogs.set) != nil
        {
            return nil
        }
        let notes = DocumentNotes(check, bytes[...], path: source.path, line: line)
        return inspection(
            of: check, DocumentPlace(line: line, notes: notes), from: source, bytes.indices, nil, triesFixes ? .all : .none)
    }

    /// Checks the documents of a file of source code.
    package mutating func inspect(
        _ bytes: [UInt8], _ language: SourceLanguage, from source: DocumentSource, triesFixes: Bool
    ) -> [Inspection] {
        inspect(bytes, language, from: source, triesFixes ? .all : .none)
    }

    /// - Parameter isForChange: Whether fixes are to be applied.
    mutating func inspect(
        _ bytes: [UInt8], _ language: SourceLanguage, from source: DocumentSource, _ tries: FixTries, isForChange: Bool = false
    ) -> [Inspection] {
        let calls = settings.catalogs.calls()
        guard SourceFilter(calls).accepts(bytes) else { return [] }
        let rules = isForChange ? [] : PageRules.rules(for: source.path, source.settings.policy.system)
        return inspect(SourceDocuments(bytes, language, calls, rules: rules), from: source, tries, isForChange: isForChange)
    }

    /// Checks the documents of a file among others, which can import values from each other.
    ///
    /// - Parameter feed: All of these files.
    package mutating func inspect(_ path: String, among feed: consuming Feed, triesFixes: Bool) -> [Inspection] {
        var inspections: [Inspection] = []
        while let item = feed.next() {
            guard case .unit(let unit, _) = item, unit.source.file == path else { continue }
            switch unit {
            case .source(let bytes, let language, let source):
                inspections += inspect(bytes, language, from: source, triesFixes: triesFixes)
            case .documents(let file, let source): inspections += inspect(file, from: source, triesFixes ? .all : .none)
            case .job, .container: break
            }
        }
        return inspections
    }

    private mutating func inspect(
        _ file: SourceDocuments, from source: DocumentSource, _ tries: FixTries, isForChange: Bool = false
    ) -> [Inspection] {
        metFindings = []
        var inspections = file.documents.enumerated().map { ordinal, found in
            prepare(source.settings, PolicyChange(version: found.version, isForChange: isForChange))
            let check = reader.check(found.document, as: found.kind)
            var place = DocumentPlace(ordinal: ordinal, unknownValues: found.unknownValues, version: found.version)
            place.comments = SourceComments(path: source.path, suppressions: file.suppressions)
            place.notes = DocumentNotes(check, found.document.bytes[...], path: source.path, line: nil)
            return inspection(of: check, place, from: source, found.range, found.document, tries)
        }
        if let flow = file.flow, !isForChange {
            prepare(source.settings)
            var place = DocumentPlace(ordinal: file.documents.count)
            place.comments = SourceComments(path: source.path, suppressions: flow.suppressions)
            inspections.append(inspection(of: flow.check, place, from: source, 0..<0, nil, .none))
        }
        return inspections
    }

    private mutating func inspection(
        of check: DocumentCheck, _ place: DocumentPlace, from source: DocumentSource, _ range: Range<Int>, _ derived: DerivedDocument?,
        _ tries: FixTries
    ) -> Inspection {
        // These documents are not compared with others.
        _ = reader.removeShares()
        let requirements = reader.requirements(of: check)
        var marks = Suppressor.Marks.nothing
        let document = checked(check, at: place, from: source, requires: requirements, tries, &marks)
        return Inspection(document: document, check: check, requirements: requirements, range: range, derived: derived)
    }

    /// Returns the kind of a document, as far as its members show it.
    package mutating func kind(of bytes: [UInt8], from source: DocumentSource) -> DocumentKind? {
        source.kind ?? reader.check(bytes, recovering: true).kind
    }
}
