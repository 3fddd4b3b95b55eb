import PaySheet
package import PaySheetExamples
import PaySheetGuide

/// The settings of a run of `example`.
package final class ExampleRequest {
    package enum Task {
        case good(ExampleForm)
        case broken(RuleBreak, ExampleForm?)
        case allBroken([RuleBreak])
        case list
    }

    package let task: Task
    let settings: ExampleSettings
    let overrides: [ExampleOverride]
    package let firstSeed: UInt64
    /// The number of documents.
    package let count: Int
    package let areLines: Bool
    package let folder: String?
    package let isForced: Bool
    private let catalogs: CatalogList

    package init(_ values: OptionValues, kind: String?, _ catalogs: CatalogList, _ system: System) throws(UsageError) {
        self.catalogs = catalogs
        task = try ExampleRequest.task(values, kind, catalogs)
        settings = try ExampleRequest.choices(values, task, try ExampleRequest.settings(values, system), catalogs)
        overrides = try ExampleRequest.stated { () throws(ExampleError) in
            try values.values("set").map { text throws(ExampleError) in try ExampleOverride(text) }
        }
        firstSeed = try ExampleRequest.number(values, "seed", from: 0) ?? 1
        let stated: Int? = try ExampleRequest.number(values, "count", from: 1)
        areLines = values.has("ndjson")
        folder = values.value("out")
        isForced = values.has("force")
        if isForced, folder == nil { throw UsageError("--force needs --out DIR") }
        if areLines, folder != nil { throw UsageError("--ndjson and --out exclude each other") }
        switch task {
        case .allBroken(let ways):
            guard folder != nil else { throw UsageError("--break-all needs --out DIR, because some of the documents are not JSON") }
            guard stated == nil else { throw UsageError("--break-all breaks every rule once in every variant; remove --count") }
            guard overrides.isEmpty else { throw UsageError("--break-all cannot be combined with --set, which would break other rules") }
            count = ways.count
        case .good, .broken, .list:
            count = stated ?? 1
            guard count == 1 || areLines || folder != nil else {
                throw UsageError("--count " + String(count) + " writes several documents: add --ndjson for one per line, or --out DIR")
            }
        }
        guard case .good(let form) = task, let merchants = settings.merchants, merchants > 1, !form.takesMerchants else { return }
        throw UsageError(ExampleError.oneMerchant(in: form.name))
    }

    /// Returns one of the documents, counted from 0.
    package func document(_ number: Int) throws(UsageError) -> ExampleDocument {
        let seed = firstSeed &+ UInt64(number)
        switch task {
        case .good(let form):
            let made = try ExampleRequest.stated { () throws(ExampleError) in try form.make(seed, settings) }
            return ExampleDocument(form, try changed(made.json, form.kind), seed: seed, catalogs.catalogs)
        case .broken(let way, let form): return try document(way, form, seed)
        case .allBroken(let ways): return try document(ways[number], nil, firstSeed)
        case .list: throw UsageError("a list has no documents")
        }
    }

    private func document(_ way: RuleBreak, _ form: ExampleForm?, _ seed: UInt64) throws(UsageError) -> ExampleDocument {
        let broken: BrokenExample
        if let form {
            guard let made = way.example(as: form, seed: seed, settings) else {
                throw UsageError(way.rule.name + " cannot be broken in " + form.name + " only; remove the kind")
            }
            broken = made
        } else {
            broken = way.example(seed: seed, settings)
        }
        guard !overrides.isEmpty else { return ExampleDocument(broken, seed: seed, settings) }
        guard !way.sample.isAboutText else {
            throw UsageError("the text of " + way.rule.name + " is not JSON, so --set cannot change it")
        }
        var documents: [[UInt8]] = []
        for json in broken.documents { documents.append(try changed(json, way.sample.kind)) }
        return ExampleDocument(broken, documents: documents, seed: seed, settings)
    }

    private func changed(_ json: [UInt8], _ kind: DocumentKind?) throws(UsageError) -> [UInt8] {
        guard !overrides.isEmpty, let kind else { return json }
        let tables = catalogs.tables
        return try ExampleRequest.stated { () throws(ExampleError) in
            var json = json
            for change in overrides { json = try change.applied(to: json, as: kind, tables) }
            return json
        }
    }
}

extension ExampleRequest {
    private static func task(_ values: OptionValues, _ name: String?, _ catalogs: CatalogList) throws(UsageError) -> Task {
        let ways = ["break", "break-all", "list-breaks"].filter { $0 == "break" ? values.value($0) != nil : values.has($0) }
        guard ways.count < 2 else { throw UsageError(ways.map { "--" + $0 }.joined(separator: " and ") + " exclude each other") }
        let kind = try name.map { name throws(UsageError) in try form(name, catalogs) }
        switch ways.first {
        case "list-breaks", "break-all":
            guard kind == nil else { throw UsageError("--" + (ways.first ?? "") + " applies to all kinds; remove KIND") }
            return values.has("list-breaks") ? .list : .allBroken(BreakList.all(catalogs))
        case "break":
            let name = values.value("break") ?? ""
            return .broken(try way(name, kind, catalogs), kind)
        default:
            guard let kind else {
                throw UsageError("name a KIND: " + catalogs.examples.map { $0.name }.joined(separator: ", "))
            }
            return .good(kind)
        }
    }

    private static func form(_ name: String, _ catalogs: CatalogList) throws(UsageError) -> ExampleForm {
        let examples = catalogs.examples
        guard let form = examples.first(where: { $0.name == name }) else {
            let otherwise = examples.first { $0.kind.name == name }?.name
            throw Hints.unknownKind(name, among: examples.map { $0.name }, otherwise: otherwise)
        }
        return form
    }

    /// Returns the variant for `RULE` or `RULE:VARIANT`. For a kind it is the first one of the kind. For a rule alone it is the first one
    /// that the arguments in the list of the rules show.
    private static func way(_ text: String, _ kind: ExampleForm?, _ catalogs: CatalogList) throws(UsageError) -> RuleBreak {
        let cards = catalogs.documentCards
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let name = catalogs.aliases.name(for: parts[0]) ?? parts[0]
        guard let rule = cards.first(where: { $0.name == name }) else {
            let near = Hints.nearest(parts[0], cards.map { $0.name })
            throw UsageError("unknown rule \"" + parts[0] + "\"" + (near == nil ? "; --list-breaks lists all" : ""), near: near)
        }
        let ways = BreakList.ways(of: rule, among: catalogs.examples)
        if parts.count == 2 {
            guard let way = ways.first(where: { $0.variant == parts[1] }) else {
                throw UsageError(
                    rule.name + " has no variant \"" + parts[1] + "\"; it has " + ways.map { $0.variant }.joined(separator: ", "))
            }
            return way
        }
        let fitting = kind.flatMap { kind in
            ways.first { $0.form?.name == kind.name } ?? ways.first { !$0.usesOnlySample && $0.sample.kind == kind.kind }
        }
        if let kind, fitting == nil {
            var names: [String] = []
            for name in ways.compactMap({ $0.form?.name }) where !names.contains(name) { names.append(name) }
            throw UsageError(
                rule.name + " cannot be broken in " + kind.name
                    + (names.isEmpty
                        ? ": it is always shown by its own sample; remove the kind" : "; it can be in " + names.joined(separator: ", ")))
        }
        guard let way = fitting ?? ways.first(where: { [show = RuleShow(rule)] in isShown($0, by: show) }) ?? ways.first else {
            throw UsageError(
                "one document alone does not break " + rule.name + "; paysheet explain " + rule.name + " says what it compares")
        }
        return way
    }

    private static func isShown(_ way: RuleBreak, by show: RuleShow) -> Bool {
        SampleText.needs(way.sample, way.rule) == show.needs && !way.example().mustTellKind
    }

    /// Adds what the user has chosen about the kind.
    private static func choices(
        _ values: OptionValues, _ task: Task, _ settings: ExampleSettings, _ catalogs: CatalogList
    ) throws(UsageError) -> ExampleSettings {
        let form: ExampleForm? =
            switch task {
            case .good(let form): form
            case .broken(let way, let form): form ?? way.form
            case .allBroken, .list: nil
            }
        var settings = settings
        for choice in catalogs.exampleChoices {
            let word = choice.words.isEmpty ? values.has(choice.name) ? "" : nil : values.value(choice.name)
            guard let word else { continue }
            guard form?.choices.contains(choice) == true else {
                throw UsageError("--" + choice.name + " does not apply to " + (form?.name ?? "all kinds") + "; remove it")
            }
            settings = settings.choosing(choice, word)
        }
        return settings
    }

    private static func settings(_ values: OptionValues, _ system: System) throws(UsageError) -> ExampleSettings {
        let merchants: Int? = try number(values, "merchants", from: 1, to: ExampleSettings.merchantCounts.upperBound)
        let now = try NowOption.moment(values, system)
        return try stated { () throws(ExampleError) in
            try ExampleSettings(
                currency: values.value("currency").map { Currency(rawValue: $0) },
                country: values.value("country").map { Country(rawValue: $0) }, merchants: merchants,
                now: now?.instant)
        }
    }

    private static func number<Number: FixedWidthInteger>(
        _ values: OptionValues, _ name: String, from least: Number, to most: Number = .max
    ) throws(UsageError) -> Number? {
        guard let text = values.value(name) else { return nil }
        guard let number = Number(text), number >= least, number <= most, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            throw UsageError(
                "--" + name + " takes a whole number from " + String(least) + " to " + String(most) + ", not \"" + text + "\"")
        }
        return number
    }

    private static func stated<Value>(_ work: () throws(ExampleError) -> Value) throws(UsageError) -> Value {
        do throws(ExampleError) {
            return try work()
        } catch {
            throw UsageError(error.description)
        }
    }
}
