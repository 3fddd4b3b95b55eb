package import PaySheet
import PaySheetGuide

/// Reports as JSON. Scripts can rely on the format, which `Docs/Schemas/report.schema.json` describes.
///
/// Use ``json(_:)`` for a whole report at once. A long run writes ``opening(now:)``, then ``document(_:isFirst:)`` for each document,
/// then ``closing(_:)``, and keeps only the summary.
public enum JSONReport {
    /// Returns a whole report, with a line end.
    public static func json(_ report: Report) -> [UInt8] {
        var bytes = opening(now: report.now)
        var isFirst = true
        for document in report.documents {
            bytes += self.document(document.maskingPersonal, isFirst: isFirst)
            isFirst = false
        }
        return bytes + closing(report.summary)
    }

    /// Writes how many documents and findings there were.
    package static func write(countsOf summary: Summary, _ counts: inout JSONBytes) {
        counts.member("documents", number: summary.documents)
        counts.member("errors", number: summary.errors)
        counts.member("warnings", number: summary.warnings)
        counts.member("infos", number: summary.infos)
        counts.member("fixable", number: summary.fixable)
        counts.member("suppressed", number: summary.suppressed)
    }

    /// Returns the text before the documents.
    public static func opening(now: String?) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.name("tool")
            json.object { tool in
                tool.member("name", Edition.name)
                tool.member("version", Edition.version)
                tool.member("rules", Edition.rules)
            }
            json.member("now", now)
            json.name("documents")
            json.array { _ in }
        }
        // Up to the bracket that opens the list of documents.
        var bytes = json.bytes
        while let last = bytes.last, last != UInt8(ascii: "[") { bytes.removeLast() }
        return bytes
    }

    /// Returns one document inside a report.
    public static func document(_ document: CheckedDocument, isFirst: Bool) -> [UInt8] {
        // Enough for most, so that a long report is not copied again and again while it grows.
        var json = JSONBytes(isIndented: true, depth: 2, length: 1024 + 2048 * document.findings.count)
        var texts: RecordTexts?
        object(document, &json, &texts)
        return (isFirst ? [] : [UInt8(ascii: ",")]) + json.bytes
    }

    /// Returns the text after the documents, with a line end.
    public static func closing(_ summary: Summary) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.name("failures")
            json.array { list in
                for failure in summary.failures {
                    list.object { one in
                        one.member("path", failure.path)
                        one.member("message", failure.message)
                    }
                }
            }
            json.name("skipped")
            json.array { list in
                for file in summary.skipped {
                    list.object { one in
                        one.member("path", file.path)
                        one.member("reason", file.reason)
                    }
                }
            }
            if !summary.unreached.isEmpty {
                json.name("unreached")
                json.array { list in
                    for value in summary.unreached {
                        list.object { one in
                            one.member("path", value.path)
                            one.member("line", number: value.line)
                            one.member("column", number: value.column)
                            one.member("reason", value.reason)
                        }
                    }
                }
            }
            if let configuration = summary.configuration { json.member("configuration", configuration) }
            json.member("truncated", bool: summary.isTruncated)
            json.member("passed", bool: summary.hasPassed)
            json.name("summary")
            json.object { counts in
                write(countsOf: summary, &counts)
                counts.name("byRule")
                counts.object { rules in
                    for (rule, count) in summary.byRule.map({ ($0.key.name, $0.value) }).inByteOrder(of: { Array($0.0.utf8) }) {
                        rules.name(spelled: rule)
                        rules.number(count)
                    }
                }
            }
        }
        // Without the brace that opens the object, because `opening` wrote it.
        let isEmpty = summary.documents == 0
        return [UInt8]((isEmpty ? "]," : "\n  ],").utf8) + json.bytes.dropFirst() + [0x0A]
    }

    /// Returns a document of a stream as one line without its end. A document on a line of the input has the line instead of the path.
    public static func record(_ document: CheckedDocument) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 512 + 1024 * document.findings.count)
        var texts: RecordTexts? = RecordTexts()
        object(document, &json, &texts)
        return json.bytes
    }

    /// A record, and the place of its line number.
    static func record(showingLineOf document: CheckedDocument) -> (json: [UInt8], line: Range<Int>?) {
        var json = JSONBytes(isIndented: false, length: 512)
        var texts: RecordTexts? = RecordTexts()
        let line = object(document, &json, &texts)
        return (json.bytes, line)
    }

    /// Returns the place of the line number.
    ///
    /// - Parameter texts: The repeated texts of records, if this is one.
    @discardableResult
    static func object(_ document: CheckedDocument, _ json: inout JSONBytes, _ texts: inout RecordTexts?) -> Range<Int>? {
        let isRecord = texts != nil
        var place: Range<Int>?
        json.object { json in
            if isRecord { json.member("schemaVersion", number: Edition.schemaVersion) }
            if !isRecord || document.line == nil { json.member("path", document.path) }
            if let line = document.line {
                json.name("line")
                let start = json.count
                json.number(line)
                place = start..<json.count
            }
            if let carried = document.carried { write(carried, &json) }
            if let absentAt = document.absentAt { json.member("absentAt", absentAt) }
            json.member("kind", document.kind?.name)
            if document.isGuess { json.member("kindIsGuess", bool: true) }
            json.member("apiVersion", number: document.apiVersion)
            if document.unknownValues > 0 { json.member("unknownValues", number: document.unknownValues) }
            if let now = document.recordClock { json.member("now", now) }
            json.name("requires")
            write(document.requires, &json)
            write(document.safari, &json)
            json.name("findings")
            json.array { list in
                // (By index, because taking each one out would copy it.)
                for place in document.findings.indices { write(document.findings[place], document.cards, &list, &texts) }
            }
            json.name("suppressed")
            json.array { list in
                for one in document.suppressed { write(one, &list) }
            }
            if isRecord, document.container == nil {
                json.name("notChecked")
                json.raw(document.hasClock ? RecordTexts.notChecked : RecordTexts.notCheckedWithoutClock)
            } else {
                json.member("notChecked", NotChecked.list(of: document))
            }
        }
        return place
    }

    /// Writes what a document needs.
    package static func write(_ requirements: Requirements?, _ json: inout JSONBytes) {
        guard let requirements else { return json.null() }
        json.object { json in
            json.member("apiVersion", number: requirements.apiVersion)
            json.member("features", requirements.features.map { $0.rawValue })
            json.member("because", requirements.reasons)
            json.member("systems", requirements.systems.map { $0.description })
        }
    }

    static func write(_ verdict: SafariVerdict, _ json: inout JSONBytes) {
        json.name("safari")
        json.object { json in
            json.member("edition", Edition.rules)
            json.member("outcome", verdict.word)
            switch verdict {
            case .throws(let exception): write(exception, &json)
            case .depends(let exception, let why):
                write(exception, &json)
                json.member("why", why)
            case .cancels(let rule): json.member("rule", rule.name)
            case .accepts, .notApplicable: break
            }
        }
    }

    private static func write(_ exception: SafariVerdict.Exception, _ json: inout JSONBytes) {
        json.member("stage", exception.stage.word)
        json.member("error", exception.kind.name)
        json.member("text", exception.text)
        json.member("rule", exception.rule.name)
        json.member("pointer", exception.pointer)
        json.member("check", exception.check)
    }

    private static func write(
        _ reported: ReportedFinding, _ cards: RuleCards, _ json: inout JSONBytes, _ texts: inout RecordTexts?
    ) {
        let finding = reported.finding
        json.object { json in
            if let head = texts?.head(of: finding.rule) {
                json.raw(head)
            } else {
                json.member("rule", finding.rule.name)
                json.member("title", finding.rule.title)
            }
            json.member("severity", reported.severity.word)
            write(finding.place, &json)
            if let member = finding.member { json.member("member", member) }
            json.member("message", finding.message)
            json.member("help", finding.help)
            json.name("related")
            json.array { list in
                for related in finding.related {
                    list.object { one in
                        one.member("message", related.message)
                        write(related.place, &one)
                    }
                }
            }
            write(finding.fix, &json)
            json.member("fingerprint", reported.fingerprint)
            json.name("sources")
            if let sources = texts?.sources(of: finding.rule, cards) {
                json.raw(sources)
            } else {
                json.array(of: cards.facts(of: finding.rule).sources)
            }
        }
    }

    private static func write(_ carried: [CarriedValue], _ json: inout JSONBytes) {
        json.name("carry")
        json.object { values in
            for one in carried {
                values.name(spelled: one.name)
                values.raw(ofDocument: one.json)
            }
        }
    }

    /// Enough to identify the finding; the rest of a suppressed finding does not matter.
    private static func write(_ suppressed: SuppressedFinding, _ json: inout JSONBytes) {
        let finding = suppressed.reported.finding
        json.object { json in
            json.members(of: finding, as: suppressed.reported.severity, [.severity, .pointer])
            if let member = finding.member { json.member("member", member) }
            json.member("fingerprint", suppressed.reported.fingerprint)
            json.member("source", suppressed.suppression.source.rawValue)
            json.member("reason", suppressed.suppression.reason)
        }
    }

    private static func write(_ fix: Fix?, _ json: inout JSONBytes) {
        json.name("fix")
        guard let fix else { return json.null() }
        json.object { json in
            json.member("safety", fix.safety.word)
            json.member("summary", fix.summary)
            json.name("edits")
            PatchReport.write(fix.edits, &json)
            json.name("textEdits")
            json.array { list in
                for edit in fix.textEdits {
                    list.object { one in
                        one.member("start", number: edit.start)
                        one.member("end", number: edit.end)
                        one.member("newText", edit.newText)
                    }
                }
            }
        }
    }

    private static func write(_ place: Finding.Place, _ json: inout JSONBytes) {
        json.member("pointer", place.pointer)
        json.name("start")
        write(place.start, &json)
        json.name("end")
        write(place.end, &json)
    }

    private static func write(_ position: TextPosition, _ json: inout JSONBytes) {
        if json.takesPieces { return json.pieces(of: position) }
        json.object { json in
            json.member("line", number: position.line)
            json.member("column", number: position.column)
            json.member("utf16Column", number: position.utf16Column)
            json.member("offset", number: position.offset)
        }
    }
}

/// Returns the version of the tool and of its tables, as JSON.
public enum VersionReport {
    /// Returns one object with a line end.
    public static var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("name", Edition.name)
            json.member("version", Edition.version)
            json.member("rules", Edition.rules)
            json.member("catalogue", Edition.catalogue)
            json.member("currencies", Edition.currencies)
            json.member("networks", Edition.networks)
        }
        return json.bytes + [0x0A]
    }
}
