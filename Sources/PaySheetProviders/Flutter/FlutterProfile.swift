import PaySheet

/// What the Flutter package `pay` makes of a profile.
struct FlutterProfile: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate() -> Translation {
        guard source.text(source.member("provider", of: 0)) == "apple_pay", let data = source.member("data", of: 0),
            source.isObject(data)
        else { return translation }
        check(data)
        write(data)
        return translation
    }

    /// The items that an app gives the button.
    mutating func items() -> Translation {
        guard let list = source.member("items", of: 0), source.isList(list) else { return translation }
        checkLastTotal(source.elements(of: list), .flutterItems)
        return translation
    }

    // MARK: The request

    private mutating func write(_ data: Int) {
        let source = source
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: data) { writer in
            writer.copyMembers(["countryCode", "currencyCode"], of: data)
            FlutterProfile.words("supportedNetworks", FlutterWords.networks, data, source, &writer)
            FlutterProfile.words("merchantCapabilities", FlutterWords.capabilities, data, source, &writer)
            if source.member("merchantCapabilities", of: data) == nil {
                writer.name("merchantCapabilities", from: data)
                writer.filled("[\"supports3DS\"]", from: data)
            }
            FlutterProfile.words("requiredBillingContactFields", FlutterWords.fields, data, source, &writer)
            FlutterProfile.words("requiredShippingContactFields", FlutterWords.fields, data, source, &writer)
            writer.name("total", from: data)
            writer.filled("{\"label\":\"The last item\",\"amount\":\"1.00\"}", from: data)
        }
        translation.documents.append(writer.document(.paymentRequest, rules: .only([.currencyNotMoney, .currencyWithdrawn])))
    }

    /// Writes the words of a list that arrive.
    private static func words(
        _ name: String, _ words: [FlutterWords], _ data: Int, _ source: TranslationSource, _ writer: inout TranslationWriter
    ) {
        guard let list = source.member(name, of: data), source.isList(list) else { return }
        let known = source.elements(of: list).filter { node in
            source.isUnknown(node) || words.contains { $0.word == source.text(node) }
        }
        writer.name(name, from: list)
        writer.list(from: list, known) { writer, node in
            guard let word = words.first(where: { $0.word == source.text(node) }) else { return writer.unknown(node) }
            writer.text(word.web, from: node)
        }
    }

    // MARK: Checks

    private mutating func check(_ data: Int) {
        let google = FlutterWords.google.compactMap { source.entry($0, of: data) }
        if let first = google.first {
            return report(
                Translation.Problem(
                    .flutterProvider, .error, at: first.key,
                    "the profile is for Apple Pay, and this is a member of Google Pay; the app crashes",
                    help: "give this profile to the Google Pay button, with \"provider\": \"google_pay\"", covers: [data]))
        }
        checkRequired(data)
        checkNetworks(data)
        checkCapabilities(data)
        for name in ["requiredBillingContactFields", "requiredShippingContactFields"] {
            checkWords(name, FlutterWords.fields, .flutterContactField, "contact field", data)
        }
        if let node = source.member("merchantIdentifier", of: data), source.text(node) == FlutterWords.sample {
            report(
                Translation.Problem(
                    .flutterSample, .warning, at: node, "this is the merchant identifier of the package's sample",
                    help: "write your own merchant identifier"))
        }
        for (key, value) in source.members(of: data) {
            let name = String(decoding: source.spelling(key), as: UTF8.self)
            guard !FlutterWords.members.contains(name) else { continue }
            let isLoss = FlutterWords.lost.contains(name) && source.isList(value) && !source.elements(of: value).isEmpty
            report(
                Translation.Problem(
                    .flutterIgnored, isLoss ? .warning : .info, at: key, "the package does not read \(shown(name), "name")",
                    help: "remove it"))
        }
    }

    private mutating func checkRequired(_ data: Int) {
        var missing: [String] = []
        for name in FlutterWords.required {
            guard let value = source.member(name, of: data) else {
                missing.append(name)
                continue
            }
            let isList = name == "supportedNetworks"
            guard !source.isUnknown(value), isList ? !source.isList(value) : !source.isText(value) else { continue }
            report(
                Translation.Problem(
                    .flutterRequired, .error, at: value,
                    "\(shown(name), "name") is not \(words: isList ? "a list" : "text"); the app crashes",
                    help: "write " + (isList ? "a list of networks" : "text")))
        }
        guard !missing.isEmpty, !source.isOpen(data) else { return }
        report(
            Translation.Problem(
                .flutterRequired, .error, at: data,
                "\(missing.map { shown($0) }.joined(separator: " and "), "members") is missing; the app crashes",
                help: "add " + missing.map { shown($0) }.joined(separator: " and ")))
    }

    private mutating func checkNetworks(_ data: Int) {
        guard let list = source.member("supportedNetworks", of: data), source.isList(list) else { return }
        let elements = source.elements(of: list)
        let isNoneLeft = !elements.contains { node in
            source.isUnknown(node) || FlutterWords.networks.contains { $0.word == source.text(node) }
        }
        guard isNoneLeft else { return checkWords("supportedNetworks", FlutterWords.networks, .flutterNetwork, "network", data) }
        report(
            Translation.Problem(
                .flutterNetwork, .error, at: list, "the package knows none of the networks, so the sheet does not open",
                help: "write names such as \"visa\" and \"masterCard\"", covers: elements))
    }

    private mutating func checkCapabilities(_ data: Int) {
        guard let list = source.member("merchantCapabilities", of: data), source.isList(list) else { return }
        let elements = source.elements(of: list)
        let isProtocolLeft = elements.contains { source.isUnknown($0) || ["3DS", "EMV"].contains(source.text($0)) }
        guard isProtocolLeft else {
            return report(
                Translation.Problem(
                    .flutterCapability, .error, at: list, "neither \"3DS\" nor \"EMV\" is left, and the sheet does not open",
                    help: "write \"3DS\"", covers: elements))
        }
        checkWords("merchantCapabilities", FlutterWords.capabilities, .flutterCapability, "capability", data)
    }

    /// Checks that the package knows the words of a list.
    private mutating func checkWords(_ name: String, _ words: [FlutterWords], _ rule: RuleID, _ noun: String, _ data: Int) {
        guard let list = source.member(name, of: data) else { return }
        for node in source.elements(of: list) {
            guard let text = source.text(node), !words.contains(where: { $0.word == text }) else { continue }
            let lower = ASCII.lowerCased(text.utf8)
            let near = words.first { ASCII.lowerCased($0.word.utf8) == lower || ASCII.lowerCased($0.web.utf8) == lower }
            report(
                Translation.Problem(
                    rule, .warning, at: node, "the package does not know the \(fixed: noun) \(shown(text)), and drops it",
                    help: near.map { "write " + shown($0.word) } ?? "write one of its words",
                    fix: near.map { RawFix(.risky, "write " + shown($0.word), [.replace(node: node, text: $0.word)]) }))
        }
    }
}
