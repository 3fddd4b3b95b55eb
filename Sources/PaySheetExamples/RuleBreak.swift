public import PaySheet

/// One way to break a rule: a document whose only finding is that rule's.
///
/// ```swift
/// for way in RuleBreak.all(of: rule) {
///     let broken = way.example(seed: 7)
/// }
/// ```
public struct RuleBreak: Sendable {
    /// The rule.
    public let rule: Rule
    /// What the way is called: the number of the rule's sample from 1, or `files` for one that takes several documents.
    public let variant: String
    /// The rule's own sample, which the document is like.
    public let sample: Sample

    /// Every way to break a rule, in the order of its samples.
    public static func all(of rule: Rule) -> [RuleBreak] {
        var ways = rule.bad.enumerated().map { RuleBreak(rule: rule, variant: String($0.offset + 1), sample: $0.element) }
        // Each of the documents is right; only together they break the rule.
        if rule.id == .contextsExternalIdentifier {
            ways.append(RuleBreak(rule: rule, variant: RuleBreak.ofFiles, sample: Sample(.multiMerchant)))
        }
        return ways
    }

    static let ofFiles = "files"

    /// Whether it takes several documents.
    public var isOfFiles: Bool { variant == RuleBreak.ofFiles }

    /// What the document is; `nil` where a check must find that out.
    public var kind: DocumentKind? { sample.isKindGiven ? sample.kind : nil }

    /// The RFC 6901 pointer of the finding, in the last of the documents.
    public var pointer: String { isOfFiles ? RuleBreak.firstIdentifier : sample.pointer }

    /// What a check must go by to see the finding.
    public var policy: Policy { sample.policy.with { $0.includesAdvice = $0.includesAdvice || rule.group == .advice } }

    /// The kind of example that the document is made of; `nil` where it is the rule's sample in any case.
    public var exampleKind: ExampleKind? { sample.isAboutText ? nil : sample.base.exampleKind }

    /// A document that breaks the rule in this way and no other rule.
    ///
    /// It is an example of the seed and the settings with the sample's changes. Where that would have other findings, or none, it
    /// is the sample itself.
    public func example(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> BrokenExample {
        example(of: exampleKind, seed: seed, settings) ?? listed
    }

    /// A document of a kind that breaks the rule in this way and no other; `nil` where none does.
    public func example(of kind: ExampleKind?, seed: UInt64, _ settings: ExampleSettings = ExampleSettings()) -> BrokenExample? {
        guard let kind, !sample.isAboutText, kind.documentKind == sample.kind else { return nil }
        for attempt in 0..<RuleBreak.attempts {
            // Not every example has what the sample changes; the next one may.
            let other = seed &+ attempt &* 0x9E37_79B9_7F4A_7C15
            guard let example = try? Example(kind, seed: other, settings.fitting(sample.base)) else { return nil }
            if isOfFiles {
                if let broken = pair(example) { return broken }
            } else if let json = changed(example.json), isSeen(in: json) {
                return BrokenExample(way: self, documents: [json], isMade: true)
            }
        }
        return nil
    }

    private static let attempts: UInt64 = 8

    /// The sample as it stands.
    private var listed: BrokenExample {
        guard isOfFiles else { return BrokenExample(way: self, documents: [sample.json], isMade: false) }
        let first = sample.json
        let place = JSONPlace(RuleBreak.firstIdentifier)
        var second = JSONTree(first)
        try? second?.put(.text("another-7"), at: place)
        return BrokenExample(way: self, documents: [first, second?.bytes ?? first], isMade: false)
    }

    private func changed(_ json: [UInt8]) -> [UInt8]? {
        guard var tree = JSONTree(json) else { return nil }
        do throws(ExampleError) {
            for change in sample.changes {
                switch change {
                case .set(let pointer, let text):
                    guard let value = JSONTree(text.utf8) else { return nil }
                    try tree.put(value, at: JSONPlace(pointer))
                case .remove(let pointer): try tree.remove(at: JSONPlace(pointer))
                case .write: return nil
                }
            }
        } catch {
            return nil
        }
        return tree.bytes
    }

    /// A check sees this rule's finding at its place and nothing else, and saw nothing before the change.
    private func isSeen(in json: [UInt8]) -> Bool {
        var reader = DocumentReader(policy: policy)
        let findings = reader.check(json, as: kind, recovering: true).findings
        return findings.count == 1 && findings.allSatisfy { $0.rule == rule.id && $0.place.pointer == sample.pointer }
    }

    // MARK: Several documents

    private static let firstIdentifier = "/multiTokenContexts/0/externalIdentifier"

    /// Two requests of one marketplace in which a merchant has different external identifiers.
    private func pair(_ example: Example) -> BrokenExample? {
        let place = JSONPlace(RuleBreak.firstIdentifier)
        guard var tree = JSONTree(example.json), case .text(let identifier)? = tree.value(at: place.steps[...]) else { return nil }
        do throws(ExampleError) {
            try tree.put(.text(identifier + "-b"), at: place)
        } catch {
            return nil
        }
        return BrokenExample(way: self, documents: [example.json, tree.bytes], isMade: true)
    }
}

/// Documents that break one rule.
public struct BrokenExample: Sendable {
    /// How they break it.
    public let way: RuleBreak
    /// The documents as minified JSON, or as the text itself where that is what is wrong. The last one has the finding.
    public let documents: [[UInt8]]
    /// Whether they follow the seed and the settings, and are not the rule's sample.
    public let isMade: Bool

    /// The RFC 6901 pointer of the finding.
    public var pointer: String { way.pointer }

    /// The documents as people read them: indented, unless the text itself is what is wrong.
    public var prettyDocuments: [[UInt8]] {
        documents.map { way.sample.isAboutText ? $0 : Canonical.pretty($0, as: way.kind) ?? $0 }
    }
}

extension ExampleSettings {
    /// With several merchants where the sample has them and nothing else is stated.
    fileprivate func fitting(_ base: SampleBase) -> ExampleSettings {
        guard base == .multiMerchantFlow, merchants == nil else { return self }
        return (try? ExampleSettings(currency: currency, country: country, merchants: 2, now: now)) ?? self
    }
}

extension SampleBase {
    /// The kind of example that is like it.
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
