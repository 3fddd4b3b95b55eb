public import PaySheet
public import PaySheetGuide

/// A variant of breaking a rule: a document with one finding, of that rule.
///
/// ```swift
/// import PaySheetGuide  // has the cards of the rules
///
/// if let card = RuleID.amountFormat.card {
///     for way in RuleBreak.all(of: card) { print(way.example(seed: 7).documents.count) }
/// }
/// ```
public struct RuleBreak: Sendable {
    private let content: Content

    /// The rule.
    public var rule: RuleCard { content.rule }
    /// The name of the variant: the number of the rule's sample from 1, or `files` if it needs several documents.
    public var variant: String { content.variant }
    /// The rule's own sample, which the document resembles.
    public var sample: Sample { content.sample }
    /// The RFC 6901 pointer of the sample's finding.
    public var pointer: String { content.pointer }
    /// What a check must know to see the finding. If it compares the document with another one, that document is in it.
    public var expectations: Expectations { content.expectations }
    /// The kind of example behind the document; `nil` if it is always the rule's sample.
    package var form: ExampleForm? { content.form }

    /// A card and a sample are large, and lists of variants are passed around.
    private final class Content: Sendable {
        let rule: RuleCard
        let variant: String
        let sample: Sample
        let pointer: String
        let expectations: Expectations
        /// Whether the sample's finding has a safe fix.
        let isFixable: Bool
        /// The sample as written, or the two documents.
        let listed: [[UInt8]]
        let form: ExampleForm?

        init(
            _ rule: RuleCard, _ variant: String, _ sample: Sample, at pointer: String, expecting expectations: Expectations,
            isFixable: Bool = false, _ listed: [[UInt8]], _ form: ExampleForm?
        ) {
            self.rule = rule
            self.variant = variant
            self.sample = sample
            self.pointer = pointer
            self.expectations = expectations
            self.isFixable = isFixable
            self.listed = listed
            self.form = form
        }
    }

    /// Returns every variant of a rule, in the order of its samples.
    ///
    /// Without samples in which a check finds more: like the command, it continues after a syntax mistake.
    public static func all(of rule: RuleCard) -> [RuleBreak] { all(of: rule, among: ExampleForm.applePay) }

    /// Returns every variant of a rule whose documents can be some kinds of examples.
    package static func all(of rule: RuleCard, among forms: [ExampleForm]) -> [RuleBreak] {
        var ways: [RuleBreak] = []
        for (place, sample) in rule.bad.enumerated() {
            if let way = RuleBreak(rule, String(place + 1), sample, forms) { ways.append(way) }
        }
        // Each document is valid alone; together they break the rule.
        if rule.id == .contextsExternalIdentifier { ways.append(RuleBreak(ofFiles: rule, forms)) }
        return ways
    }

    private init?(_ rule: RuleCard, _ variant: String, _ sample: Sample, _ forms: [ExampleForm]) {
        guard sample.kind != nil else { return nil }
        let kind = sample.isKindGiven ? sample.kind : nil
        let document = sample.isAboutText ? sample.json : RuleBreak.inOrder(sample.json, kind, rule)
        let expectations = sample.expectations.with { $0.inputs = $0.inputs.map { $0.whole(beside: sample, forms) } }
        guard let finding = RuleBreak.finding(rule, sample, kind, document, expecting: expectations) else { return nil }
        let form = RuleBreak.usesOnlySample(sample) ? nil : forms.first { $0.resembles(sample.base) }
        content = Content(
            rule, variant, sample, at: finding.place.pointer, expecting: expectations, isFixable: finding.fix?.safety == .safe, [document],
            form)
    }

    private init(ofFiles rule: RuleCard, _ forms: [ExampleForm]) {
        let sample = Sample(.multiMerchant)
        content = Content(
            rule, RuleBreak.ofFiles, sample, at: RuleBreak.firstIdentifier, expecting: sample.expectations,
            RuleBreak.pair(sample.json) ?? [sample.json], forms.first { $0.resembles(.multiMerchant) })
    }

    static let ofFiles = "files"

    /// Whether the document is always the rule's sample: text that is not JSON, or a document that another one was written for.
    package var usesOnlySample: Bool { RuleBreak.usesOnlySample(sample) }

    private static func usesOnlySample(_ sample: Sample) -> Bool { sample.isAboutText || !sample.expectations.inputs.isEmpty }

    /// Whether it needs several documents.
    public var isOfFiles: Bool { variant == RuleBreak.ofFiles }

    /// The kind to pass to a check; `nil` if a check must detect it. ``sample`` always has the kind.
    public var kind: DocumentKind? { sample.isKindGiven ? sample.kind : nil }

    /// The policy that a check needs to report the finding.
    public var policy: Policy { RuleBreak.policy(rule, sample) }

    private static func policy(_ rule: RuleCard, _ sample: Sample) -> Policy {
        sample.policy.with { $0.includesAdvice = $0.includesAdvice || rule.group == .advice }
    }

    /// The kind of example behind the document; `nil` if it is always the rule's sample.
    public var exampleKind: ExampleKind? { form.flatMap { ExampleKind(rawValue: $0.name) } }

    /// Returns a document that breaks the rule in this variant and no other rule.
    ///
    /// It is an example of the seed and the settings with the sample's changes. If it would have other findings, or none, it is the
    /// sample itself.
    public func example(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> BrokenExample {
        example(as: form, seed: seed, settings)
            ?? BrokenExample(way: self, documents: content.listed, pointer: pointer, isMade: false)
    }

    /// Returns a document of a kind that breaks only this rule in this variant, or `nil`.
    public func example(of kind: ExampleKind?, seed: UInt64, _ settings: ExampleSettings = ExampleSettings()) -> BrokenExample? {
        example(as: kind.flatMap { kind in ExampleForm.applePay.first { $0.name == kind.rawValue } }, seed: seed, settings)
    }

    /// Returns a document of a kind of any catalog that breaks only this rule in this variant, or `nil`.
    package func example(as form: ExampleForm?, seed: UInt64, _ settings: ExampleSettings = ExampleSettings()) -> BrokenExample? {
        guard let form, !usesOnlySample, form.kind == sample.kind else { return nil }
        // What is fixed in the sample can be for the author in another currency, such as a comma in an amount of Kuwait.
        let fixable = content.isFixable ? example(as: form, seed, settings, mustBeFixable: true) : nil
        return fixable ?? example(as: form, seed, settings, mustBeFixable: false)
    }

    private func example(as form: ExampleForm, _ seed: UInt64, _ settings: ExampleSettings, mustBeFixable: Bool) -> BrokenExample? {
        for spelling in Spelling.allCases {
            for attempt in 0..<RuleBreak.attempts {
                // Not every example has what the sample changes; the next one may have it.
                let other = seed &+ attempt &* 0x9E37_79B9_7F4A_7C15
                guard let example = try? form.make(other, settings.fitting(sample.base)) else { return nil }
                if isOfFiles {
                    if let pair = RuleBreak.pair(example.json) {
                        return BrokenExample(way: self, documents: pair, pointer: pointer, isMade: true)
                    }
                    continue
                }
                guard let document = changed(example, spelling),
                    let finding = RuleBreak.finding(rule, sample, kind, document, expecting: expectations),
                    !mustBeFixable || finding.fix?.safety == .safe
                else { continue }
                return BrokenExample(way: self, documents: [document], pointer: finding.place.pointer, isMade: true)
            }
        }
        return nil
    }

    private static let attempts: UInt64 = 3

    /// Where the values of a sample's changes come from.
    private enum Spelling: CaseIterable {
        /// The example's own value, spelled as the sample spells the value of its base.
        case own
        /// The sample.
        case sample
        /// The sample, with the decimals of the example's currency.
        case currency
    }

    /// Returns the example with the sample's changes.
    private func changed(_ example: ExampleForm.Made, _ spelling: Spelling) -> [UInt8]? {
        let isOtherwise = example.currency.map { $0.minorUnitDigits != 2 } ?? false
        guard var tree = JSONTree(example.json), spelling != .currency || isOtherwise else { return nil }
        let base = spelling == .own ? JSONTree(Sample(sample.base).json) : nil
        do throws(ExampleError) {
            for change in sample.changes {
                switch change {
                case .set(let pointer, let text):
                    guard var value = JSONTree(text.utf8) else { return nil }
                    let place = JSONPlace(pointer)
                    if spelling == .currency, let currency = example.currency { value = value.inUnits(of: currency) }
                    if let before = base?.value(at: place.steps[...]), let own = tree.value(at: place.steps[...]) {
                        if value.isRespelling(of: before) {
                            guard let respelled = value.respelling(own) else { return nil }
                            value = respelled
                        }
                    }
                    try tree.put(value, at: place)
                case .remove(let pointer): try tree.remove(at: JSONPlace(pointer))
                case .write: return nil
                }
            }
        } catch {
            return nil
        }
        return RuleBreak.inOrder(tree.bytes, kind, rule)
    }

    /// The members in Apple's order, so that a finding has the same pointer in the minified and the indented document.
    private static func inOrder(_ json: [UInt8], _ kind: DocumentKind?, _ rule: RuleCard) -> [UInt8] {
        CanonicalFormatter.pretty(json, as: kind, in: rule.catalogs.catalogs).flatMap { JSONTree($0)?.bytes } ?? json
    }

    /// Returns whether a check finds the same without knowing the kind of the document.
    fileprivate func isSeenUntold(in document: [UInt8], at pointer: String) -> Bool {
        kind == nil || isOfFiles || RuleBreak.finding(rule, sample, nil, document, expecting: expectations)?.place.pointer == pointer
    }

    /// Returns the rule's finding, or `nil` if there is none or another one.
    private static func finding(
        _ rule: RuleCard, _ sample: Sample, _ kind: DocumentKind?, _ document: [UInt8], expecting expectations: Expectations
    ) -> Finding? {
        var reader = DocumentReader(policy: policy(rule, sample), expecting: expectations, catalogs: rule.catalogs)
        let findings = reader.check(document, as: kind, recovering: true).findings
        guard findings.count == 1, let finding = findings.first, finding.rule == rule.id else { return nil }
        return finding
    }

    // MARK: Several documents

    private static let firstIdentifier = "/multiTokenContexts/0/externalIdentifier"

    /// Two requests of one marketplace in which a merchant has different external identifiers.
    private static func pair(_ json: [UInt8]) -> [[UInt8]]? {
        let place = JSONPlace(firstIdentifier)
        guard var tree = JSONTree(json), case .text(let identifier)? = tree.value(at: place.steps[...]),
            (try? tree.put(.text(identifier + "-b"), at: place)) != nil
        else { return nil }
        return [json, tree.bytes]
    }
}

extension JSONTree {
    /// Whether two values have the same digits, as `"38,06"` and `"38.06"` have.
    fileprivate func isRespelling(of other: JSONTree) -> Bool {
        let runs = json.utf8.digitRuns
        return isScalar && other.isScalar && !runs.isEmpty && runs.map { Array($0) } == other.json.utf8.digitRuns.map { Array($0) }
    }

    /// Returns another value in the way in which this one is spelled: in that of `"38,06"`, `"12.50"` becomes `"12,50"`. Returns `nil` if
    /// it has not as many parts.
    fileprivate func respelling(_ other: JSONTree) -> JSONTree? {
        let (written, otherRuns) = (json.utf8.digitRuns, other.json.utf8.digitRuns)
        guard other.isScalar, written.count == otherRuns.count else { return nil }
        var (text, end) = ([UInt8](), json.utf8.startIndex)
        for (run, digits) in zip(written, otherRuns) {
            text += json.utf8[end..<run.startIndex]
            text += digits
            end = run.endIndex
        }
        return JSONTree(text + json.utf8[end...])
    }

    private var isScalar: Bool {
        switch self {
        case .list, .object: false
        default: true
        }
    }

    /// Returns the value with amounts of two decimals as the same number of minor units in another currency: 12.50 becomes 1250 or
    /// 1.250.
    fileprivate func inUnits(of currency: Currency) -> JSONTree {
        switch self {
        case .text(let text):
            guard let amount = try? Amount(text), amount.scale == 2, amount.text == text, let units = try? amount.units(in: .usd)
            else { return self }
            return .text(Amount(units: units, in: currency).text)
        case .list(let elements): return .list(elements.map { $0.inUnits(of: currency) })
        case .object(let members): return .object(members.map { Member(name: $0.name, value: $0.value.inUnits(of: currency)) })
        default: return self
        }
    }
}

/// Documents that break one rule.
public struct BrokenExample: Sendable {
    /// The variant.
    public let way: RuleBreak
    /// The documents as minified JSON, or as text for syntax mistakes. The last one has the finding.
    public let documents: [[UInt8]]
    /// The RFC 6901 pointer of the finding.
    public let pointer: String
    /// Whether they follow the seed and the settings, and are not the rule's sample.
    public let isMade: Bool

    /// Whether a check must know the kind of the document, because it would otherwise detect another kind or find something else.
    public var mustTellKind: Bool { !documents.suffix(1).allSatisfy { way.isSeenUntold(in: $0, at: pointer) } }

    /// The documents for readers: indented, except for syntax mistakes.
    public var prettyDocuments: [[UInt8]] {
        documents.map { way.sample.isAboutText ? $0 : CanonicalFormatter.pretty($0, as: way.kind, in: way.rule.catalogs.catalogs) ?? $0 }
    }
}

extension ExampleSettings {
    /// With several merchants if the sample has them and the settings name no number.
    fileprivate func fitting(_ base: SampleBase) -> ExampleSettings {
        guard base == .multiMerchantFlow, merchants == nil else { return self }
        guard var settings = try? ExampleSettings(currency: currency, country: country, merchants: 2, now: now) else { return self }
        settings.chosen = chosen
        return settings
    }
}

extension SampleBase {
    /// The kind of the most similar example.
    var exampleKind: ExampleKind? {
        switch self {
        case .request: .basic
        case .shipping: .shipping
        case .multiMerchant: .multiMerchant
        case .recurring: .recurring
        case .trial: .trial
        case .reload: .reload
        case .deferred: .deferred
        case .disbursement: .disbursement
        case .w3c: .w3c
        case .paymentMethodUpdate: .updatePaymentMethod
        case .shippingMethodUpdate: .updateShippingMethod
        case .shippingContactUpdate: .updateShippingContact
        case .couponCodeUpdate: .updateCouponCode
        case .result, .failure: .result
        case .payment: .payment
        case .token: .token
        case .sessionRequest: .sessionRequest
        case .session: .session
        case .flow, .multiMerchantFlow: .flow
        default: nil
        }
    }
}

extension String.UTF8View {
    /// The longest runs of digits.
    fileprivate var digitRuns: [Substring.UTF8View] { split { !(0x30...0x39).contains($0) } }
}
