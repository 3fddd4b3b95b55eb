import PaySheet

/// Reads the samples of a card. `Docs/Adding-a-rule.md` describes the text form.
///
/// The generator has checked the text; a line that cannot be read has no effect.
struct SampleReader: ~Copyable {
    private let base: SampleBase
    /// The documents that rules of the catalog compare with.
    private let inputs: [ExtraInput]
    private var changes: [Sample.Change] = []
    private var pointer = ""
    private var shows: [String] = []
    private var policy = Policy()
    private var expectations = Expectations()
    private var isKindGiven = true
    private var options: [String] = []
    private var severity: Severity?

    private init(_ base: SampleBase, _ inputs: [ExtraInput]) {
        self.base = base
        self.inputs = inputs
    }

    /// The first word of a line.
    private enum Verb: String {
        case from, set, remove, text, replace, with, without, finds, severity, shows
    }

    /// Returns the document that the first sample of a section starts from.
    static func firstBase(in text: String, from bases: @Sendable (String) -> SampleBase?) -> SampleBase? {
        for line in Substring(text).utf8.split(separator: 0x0A) {
            let (word, rest) = line.firstWord
            if Verb(rawValue: word.string) == .from { return bases(rest.string) }
        }
        return nil
    }

    /// Reads all samples of a section, which start from some documents.
    static func samples(_ text: String, from bases: @Sendable (String) -> SampleBase?, beside inputs: [ExtraInput]) -> [Sample] {
        var samples: [Sample] = []
        var reader: SampleReader?
        for line in Substring(text).utf8.split(separator: 0x0A) {
            let (word, rest) = line.firstWord
            guard let verb = Verb(rawValue: word.string) else { continue }
            if verb == .from {
                if let reader { samples.append(reader.sample) }
                reader = bases(rest.string).map { SampleReader($0, inputs) }
            } else {
                reader?.read(verb, rest)
            }
        }
        if let reader { samples.append(reader.sample) }
        return samples
    }

    private var sample: Sample {
        Sample(
            base, changes, at: pointer, shows: shows, policy: policy, expecting: expectations, isKindGiven: isKindGiven,
            options: options, severity: severity)
    }

    private mutating func read(_ verb: Verb, _ rest: CardText) {
        switch verb {
        case .from: break
        case .set:
            let (pointer, value) = rest.firstWord
            changes.append(.set(SampleReader.pointer(pointer), SampleReader.json(value)))
        case .remove: changes.append(.remove(SampleReader.pointer(rest)))
        case .text:
            var literals = SampleBytes(rest, base)
            changes.append(.write(literals.bytes(), inPlaceOf: ""))
        case .replace:
            var literals = SampleBytes(rest, base)
            let piece = String(decoding: literals.literal(), as: UTF8.self)
            literals.skip(" with ")
            changes.append(.write(literals.bytes(), inPlaceOf: piece))
        case .with: tell(rest)
        case .without: isKindGiven = false
        case .finds: pointer = SampleReader.pointer(rest)
        case .severity: severity = Severity.allCases.first { rest.elementsEqual($0.word.utf8) }
        case .shows: shows = rest.words.map { $0.string }
        }
    }

    /// A pointer; `root` is the document itself.
    private static func pointer(_ text: CardText) -> String { text.elementsEqual("root".utf8) ? "" : text.string }

    /// The JSON of a value. A text may have escapes, so that unusual characters are visible on the card.
    private static func json(_ value: CardText) -> String {
        guard value.first == UInt8(ascii: "\""), let tree = JSONTree(value) else { return value.string }
        return tree.json
    }

    /// Takes an option of the command that reports the rule.
    private mutating func tell(_ option: CardText) {
        let (name, rest) = option.firstWord
        let value = rest.string
        if base.kind == nil, base.runner != .script, !name.elementsEqual("--now".utf8) {
            options += value.utf8.isEmpty ? [name.string] : [name.string, value]
            return
        }
        switch name.string {
        case "--api-version": policy.apiVersion = Int(value)
        case "--system":
            policy.system = SystemRelease(value)
            policy.apiVersion = policy.system?.apiVersion
        case "--now": policy.now = DateTimeText(rawValue: value).instant
        case "--expect-country": expectations.country = Country(rawValue: value)
        case "--expect-currency": expectations.currency = Currency(rawValue: value)
        case "--expect-merchant": expectations.merchantIdentifiers.append(value)
        case "--expect-contact-fields": expectations.contactFields.append(ContactField(rawValue: value))
        case "--expect-networks": expectations.networks.append(PaymentNetwork(rawValue: value))
        case "--expect-capabilities": expectations.capabilities.append(MerchantCapability(rawValue: value))
        case "--max-findings": policy.maximumFindings = Int(value) ?? policy.maximumFindings
        case "--select": if let rule = RuleID(value) { policy.selected.insert(rule) }
        case "--ignore": if let rule = RuleID(value) { policy.ignored.insert(rule) }
        case "--order": expectations.order = ShopOrder.read(rest).value
        case "--merchants": expectations.merchants = MerchantDirectory.read(rest).value
        case "--token": expectations.tokenCharge = SampleReader.charge(rest)
        case "--decimals":
            let (code, digits) = SampleReader.pair(rest)
            policy.decimals.append(Policy.CurrencyDecimals(Currency(rawValue: code), digits))
        case "--limit":
            let (name, number) = SampleReader.pair(rest)
            switch name {
            case "bytes": policy.limits.bytes = number
            case "values": policy.limits.nodes = number
            default: policy.limits.depth = number
            }
        default:
            let words = name.string.utf8.dropFirst(2)
            guard let input = inputs.first(where: { $0.name.utf8.elementsEqual(words) }), let tree = JSONTree(rest) else { return }
            expectations.inputs.append(GivenInput(input, tree))
        }
    }

    /// A name and a number with `=` between them.
    private static func pair(_ text: CardText) -> (name: String, number: Int) {
        let parts = text.split(separator: UInt8(ascii: "="))
        return (parts.first?.string ?? "", parts.last.flatMap { Int($0.string) } ?? 0)
    }

    /// What a token authorizes: `3806 in 840`, or `shares 6000 14990 in 840`.
    private static func charge(_ text: CardText) -> TokenCharge? {
        let words = text.words.map { $0.string }
        guard words.count >= 3, let currency = words.last else { return nil }
        let amounts = words.dropLast(2)
        guard amounts.first == "shares" else { return TokenCharge(amount: Int64(amounts[0]), numericCurrency: currency) }
        return TokenCharge(amount: nil, numericCurrency: currency, shares: Array(amounts.dropFirst()))
    }
}
