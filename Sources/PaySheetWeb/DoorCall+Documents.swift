import PaySheet
import PaySheetChecking
import PaySheetReports

extension DoorCall {
    // MARK: Checks

    /// The options of a check that need no folder.
    private static let checkOptions: @Sendable (CatalogList) -> [OptionDescription] = { catalogs in
        CheckOptions.descriptions(with: catalogs).filter { option in
            option.name != OptionDescription.noConfig.name && !catalogs.inputs.contains { $0.name == option.name }
        }
    }

    /// Checks a document.
    package static let check = DoorCall(
        name: "check", options: checkOptions,
        run: {
            run, _, json throws(DoorError) in
            let checker = try DoorChecker.checking(run)
            json.raw(bytes: checker.session.record(run.document, from: checker.source))
        })

    /// Sets the options of the hot calls.
    static let prepare = DoorCall(
        name: "prepare", command: "check", options: checkOptions,
        run: {
            run, state, json throws(DoorError) in
            state.checker = try DoorChecker.checking(run)
            json.object { _ in }
        })

    /// Says which Apple Pay version a document needs.
    static let requires = DoorCall(
        name: "requires", command: "check", options: { _ in [.kind, ScriptOption.description] },
        run: { run, _, json throws(DoorError) in
            let checker = try DoorChecker.checking(run)
            let (kind, requirements) = checker.session.requirements(run.document, from: checker.source)
            json.object { json in
                json.member("kind", kind?.name)
                json.name("requires")
                JSONReport.write(requirements, &json)
            }
        })

    // MARK: Changes

    /// Applies fixes.
    static let fix = DoorCall(
        name: "fix", options: { [.includesRisky] + checkOptions($0) },
        run: { run, _, json throws(DoorError) in
            let checker = try DoorChecker.checking(run)
            let document = run.document
            let text = checker.session.json(in: document)
            let check = checker.session.checkForChange(text, from: checker.source)
            switch checker.session.fix(check, from: checker.source, includingRisky: run.options.has(OptionDescription.includesRisky.name)) {
            case .text(let reasons):
                throw DoorError(ofText: reasons)
            case .tooMany(let most):
                throw DoorError(.document, "the document has more than " + String(most) + " findings", "correct some of them by hand")
            case .fixed(let result, let left):
                let new = result.bytes ?? text
                FixReport.write(result, text: new, isChanged: new != document, left: left, &json)
            }
        })

    /// Writes a document in canonical form.
    static let format = DoorCall(
        name: "format", command: "fmt", options: { _ in [ScriptOption.description, .kind] },
        run: {
            run, _, json throws(DoorError) in
            let checker = try DoorChecker.checking(run)
            let text = checker.session.json(in: run.document)
            let check = checker.session.checkForChange(text, from: checker.source)
            switch checker.session.format(check, text, from: checker.source) {
            case .text(let reasons): throw DoorError(ofText: reasons)
            case .formatted(let text):
                json.object { json in
                    json.member("text", String(decoding: text, as: UTF8.self))
                    json.member("changed", bool: text != run.document)
                }
            }
        })

    // MARK: Pictures and words

    /// Draws the payment sheet.
    static let preview = DoorCall(
        name: "preview", options: { _ in [PreviewOptions.form] + PreviewOptions.others + [.kind, .color, ScriptOption.description] },
        run: { run, _, json throws(DoorError) in
            let form = run.options.value(PreviewOptions.form.name) ?? "svg"
            let (options, kind) = try run.reading { () throws(UsageError) in
                (
                    try PreviewOptions(
                        run.options, form: PictureForm(rawValue: form) ?? .svg, columns: nil,
                        isColored: run.options.value(OptionDescription.color.name) == "always", isolatesDirection: false, run.memory.system),
                    try SettingWord.kind(run.options.value(OptionDescription.kind.name), run.catalogs)
                )
            }
            let answer = try run.complete(run.catalogs.preview(try run.read(as: kind), options))
            json.object { json in
                json.member("form", form)
                json.member("text", String(decoding: answer.output, as: UTF8.self))
                json.member("notes", answer.notes)
                json.member("notChecked", run.zones.notChecked)
            }
        })

    /// Says in words what the shopper agrees to.
    static let describe = DoorCall(
        name: "describe", options: { _ in DescribeOptions.options + [ScriptOption.description] },
        run: { run, _, json throws(DoorError) in
            let options = try run.reading { () throws(UsageError) in
                try DescribeOptions(run.options, isJSON: true, run.memory.system)
            }
            let answer = try run.complete(run.catalogs.describe(try run.read(as: nil), options))
            guard case .object(let members)? = JSONTree(answer.output) else { return json.object { _ in } }
            json.object { json in
                for member in members {
                    json.name(spelled: member.name)
                    json.raw(bytes: member.value.bytes)
                }
                json.member("notChecked", run.zones.notChecked)
            }
        })
}

extension DoorRun {
    /// Reads the document; if the options allow it, text that is almost JSON.
    fileprivate func read(as kind: DocumentKind?) throws(DoorError) -> ReadDocument {
        let bytes = options.has(ScriptOption.name) ? ScriptOption.json(in: document) : document
        var notes: [String] = []
        guard let read = ReadDocument.first(in: bytes, at: "-", named: "-", as: kind, recovering: true, catalogs, &notes) else {
            throw DoorError(
                .document, notes.last ?? "the document cannot be used", "correct the document; check says what is wrong", notes: notes)
        }
        return read
    }
}

/// Checks documents with the options of one request.
final class DoorChecker {
    var session: CheckSession
    let source: DocumentSource

    /// Checks without options. `nil` cannot happen, because nothing can be wrong with no options.
    static func plain(_ catalogs: CatalogList) -> DoorChecker? {
        try? DoorChecker(CheckOptions(), catalogs, at: "-", MemorySystem().system)
    }

    static func checking(_ run: DoorRun) throws(DoorError) -> DoorChecker {
        try run.reading { () throws(UsageError) in
            try DoorChecker(
                try CheckOptions(run.options, run.catalogs, run.memory.system), run.catalogs, at: run.request.name ?? "-",
                run.memory.system)
        }
    }

    private init(_ options: CheckOptions, _ catalogs: CatalogList, at path: String, _ system: System) throws(UsageError) {
        var options = options
        // There is no folder to search.
        if options.configuration == .search { options.configuration = .none }
        let settings = try CheckSettings(options, catalogs, system)
        var sources = DocumentSources(settings, system)
        source = sources.source(at: path)
        // Other formats than records are not linked.
        let showsPersonal = options.showsPersonal
        session = CheckSession(settings, .records(showingPersonal: showsPersonal), writer: .records(showingPersonal: showsPersonal))
    }
}
