import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import PaySheetText

/// The kinds of code actions.
enum CodeActionKind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.paysheet"

    /// Whether a client that asks for some kinds wants this one. A kind includes those below it.
    func fits(_ wanted: [String]?) -> Bool {
        guard let wanted else { return true }
        return wanted.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
}

/// Changes that the user can choose.
extension LanguageServer {
    mutating func codeActions(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        let text = try text(params)
        let places = try PlaceRange(params["range"])
        let wanted = params["context"]?["only"]?.list.map { $0.compactMap { $0.string } }
        guard client.hasCodeActionLiterals else { return [UInt8]("[]".utf8) }
        // Settings that have changed are read.
        _ = checked(text.address)
        // Fixes are tried here, and not while the user types.
        let checked = inspect(text, triesFixes: true)
        var content = text.content
        let range = content.offset(of: places.start)..<max(content.offset(of: places.start), content.offset(of: places.end))
        let near = checked.documents.map { document in
            (document, document.findings.filter { $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound })
        }
        return JSONBytes.array { list in
            if CodeActionKind.quickFix.fits(wanted) {
                // Documents of source code can share values, and so have the same fixes.
                var seen: Set<RuleEdits> = []
                for (document, findings) in near {
                    for finding in findings where seen.insert(RuleEdits(rule: finding.finding.rule, edits: finding.edits)).inserted {
                        writeFix(of: finding, text, &content, &list)
                    }
                    if findings.contains(where: { $0.finding.rule.isAboutText }) { writeJSON(document, findings, text, &content, &list) }
                    for finding in findings { writeIgnore(of: finding, text, &content, &list) }
                }
                writeComments(near.flatMap { $0.1 }, text, &content, &list)
            }
            if CodeActionKind.fixAll.fits(wanted) { writeFixAll(checked, text, &content, &list) }
        }
    }

    /// What a rule wants to change.
    private struct RuleEdits: Hashable {
        let rule: RuleID
        let edits: [PlacedEdit]
    }

    /// Writes the quick fix of a finding.
    private func writeFix(of placed: PlacedFinding, _ text: OpenText, _ content: inout TextContent, _ list: inout JSONBytes) {
        guard let fix = placed.finding.fix, !placed.edits.isEmpty else { return }
        var title = VisibleText.line(fix.summary)
        if let obstacle = placed.reported.obstacle {
            title += " (then " + obstacle.rule.name + ")"
        } else if let remainder = placed.reported.remainder {
            title += " (then " + remainder.name + " remains)"
        } else if fix.safety == .risky {
            title += " (needs a review)"
        }
        action(title, .quickFix, [placed], isPreferred: fix.safety == .safe, text, &content, &list) { json, content in
            edit(text, placed.edits, &content, &json)
        }
    }

    /// Writes the action that makes JSON of a text that is almost JSON.
    private func writeJSON(
        _ document: PlacedDocument, _ findings: [PlacedFinding], _ text: OpenText, _ content: inout TextContent, _ list: inout JSONBytes
    ) {
        guard document.form == .json else { return }
        let bytes = Array(text.content.bytes[document.range])
        let json = ScriptOption.json(in: bytes)
        guard json != bytes else { return }
        let end: [UInt8] = bytes.last == 0x0A ? [0x0A] : []
        let new = document.line == nil ? json + end : JSONTree(json)?.bytes ?? json
        let edits = TextDifference.edits(bytes, new).map {
            PlacedEdit(
                range: ($0.range.lowerBound + document.range.lowerBound)..<($0.range.upperBound + document.range.lowerBound), text: $0.text)
        }
        action(
            "write the document as JSON, without comments", .quickFix, findings.filter { $0.finding.rule.isAboutText }, isPreferred: false,
            text, &content, &list
        ) { json, content in
            edit(text, edits, &content, &json)
        }
    }

    /// Writes the action that ignores a finding in the configuration.
    private func writeIgnore(of placed: PlacedFinding, _ text: OpenText, _ content: inout TextContent, _ list: inout JSONBytes) {
        // Without a file there is no configuration, and text that is not JSON cannot be ignored.
        guard let path = text.file, !placed.finding.rule.isAboutText else { return }
        let change = ConfigurationChange(ignoring: placed.finding, in: path, workspace, client.encoding) { texts[$0]?.content.bytes }
        guard let change else { return }
        let title = "ignore " + placed.finding.rule.name + " here, in " + CheckSettings.configurationFile
        action(title, .quickFix, [placed], isPreferred: false, text, &content, &list) { json, _ in
            change.write(client, &json)
        }
    }

    /// Writes the actions that ignore findings with a comment in source code.
    private func writeComments(_ findings: [PlacedFinding], _ text: OpenText, _ content: inout TextContent, _ list: inout JSONBytes) {
        guard case .source(let language) = TextLanguage(text.language, path: text.path), !findings.isEmpty else { return }
        let bytes = content.bytes
        let code = SourceDocuments(bytes, language)
        var seen: Set<PlacedEdit> = []
        for placed in findings.prefix(CommentChange.most(in: bytes)) {
            guard let change = CommentChange(ignoring: placed.finding, in: bytes, code, language), seen.insert(change.edit).inserted
            else { continue }
            let title = "ignore " + placed.finding.rule.name + " here, with a comment"
            action(title, .quickFix, [placed], isPreferred: false, text, &content, &list) { json, content in
                edit(text, [change.edit], &content, &json)
            }
        }
    }

    /// Writes the action that applies all safe fixes.
    private mutating func writeFixAll(_ checked: CheckedText, _ text: OpenText, _ content: inout TextContent, _ list: inout JSONBytes) {
        var edits: [PlacedEdit] = []
        var fixed: [PlacedFinding] = []
        let (bytes, path) = (text.content.bytes, text.path)
        if case .source(let language) = TextLanguage(text.language, path: path) {
            fixed = checked.documents.flatMap { $0.findings }.filter { $0.finding.fix?.safety == .safe && !$0.edits.isEmpty }
            guard !fixed.isEmpty else { return }
            let made = workspace.withChecker(for: text.file) { checker in
                checker.session.fix(bytes, language, from: checker.source(at: path), includingRisky: false)
            }
            if let made, made.applied > 0 { edits = TextDifference.edits(bytes, made.bytes) }
        }
        for document in checked.documents where document.form == .json {
            let part = Array(bytes[document.range])
            let made = workspace.withChecker(for: text.file) { checker in
                let source = checker.source(at: path)
                let check = checker.session.checkForChange(part, from: source)
                return checker.session.fix(check, from: source, includingRisky: false)
            }
            guard case .fixed(let result, _)? = made, let new = result.bytes else { continue }
            let shift = document.range.lowerBound
            edits += TextDifference.edits(part, new).map {
                PlacedEdit(range: ($0.range.lowerBound + shift)..<($0.range.upperBound + shift), text: $0.text)
            }
            fixed += document.findings.filter { placed in
                result.applied.contains { $0.rule == placed.finding.rule && $0.place.pointer == placed.finding.place.pointer }
            }
        }
        guard !edits.isEmpty else { return }
        action("apply all safe fixes of paysheet", .fixAll, fixed, isPreferred: false, text, &content, &list) { json, content in
            edit(text, edits, &content, &json)
        }
    }

    // MARK: Writing

    private func action(
        _ title: String, _ kind: CodeActionKind, _ findings: [PlacedFinding], isPreferred: Bool, _ text: OpenText,
        _ content: inout TextContent, _ list: inout JSONBytes, _ change: (inout JSONBytes, inout TextContent) -> Void
    ) {
        list.object { json in
            json.member("title", title)
            json.member("kind", kind.rawValue)
            if isPreferred { json.member("isPreferred", bool: true) }
            json.name("diagnostics")
            json.array { list in
                for finding in findings { write(finding, text.address, &content, &list) }
            }
            json.name("edit")
            json.object { change(&$0, &content) }
        }
    }

    /// Writes changes of one open text as the members of a workspace edit.
    private func edit(_ text: OpenText, _ edits: [PlacedEdit], _ content: inout TextContent, _ json: inout JSONBytes) {
        guard client.hasDocumentChanges else {
            json.name("changes")
            json.object { changes in
                changes.name(spelled: text.address)
                changes.array { list in for edit in edits { list.edit(edit, in: &content) } }
            }
            return
        }
        json.name("documentChanges")
        json.array { list in
            list.object { one in
                one.name("textDocument")
                one.object { document in
                    document.member("uri", text.address)
                    // With the version, the client rejects changes of a text that it has changed in the meantime.
                    document.member("version", number: text.version)
                }
                one.name("edits")
                one.array { list in for edit in edits { list.edit(edit, in: &content) } }
            }
        }
    }
}
