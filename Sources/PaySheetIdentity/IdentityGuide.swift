package import PaySheet
package import PaySheetGuide
import PaySheetTokens

/// What the rules about identity documents say, with samples.
package enum IdentityGuide {
    /// The record that samples start from: whether a person is at least 18, and three elements for 30 days.
    package static let record = SampleBase(
        "identityRecord", .identityRecord, minifying: SampleBase.identityRecordText)
    /// The record of a request on a web page.
    package static let webRecord = SampleBase(
        "webRecord", .identityRecord, minifying: SampleBase.webRecordText)
    /// The request of a web page.
    package static let request = SampleBase(
        "credentialRequest", .credentialRequestOptions,
        minifying: SampleBase.credentialRequestText)

    /// An answer, the record of its request, and the public keys of the server. Its content is not real.
    package static let answer = SampleBase("identityAnswer", answers, SampleBase.identityAnswerText)
    private static let answers = SampleRunner("answer", command: "identity envelope") { sample in
        guard let json = JSONTree(sample.json), let answer = json.text("answer"),
            let record = json.member("record").flatMap({ IdentityRecord.read($0.bytes).value })
        else { return [] }
        let check = EnvelopeCheck(record, keys: decoded(json, "keys").map { EnvelopeCheck.NamedKey("identity.cer", point: $0) })
        return check.steps(of: Base64.decode([UInt8](answer.utf8)) ?? []).compactMap { $0.finding }
    }

    /// Decrypted answers, of which one is checked, the record of their request, the public keys of the server, and its roots.
    package static let content = SampleBase("identityContent", contents, SampleBase.identityContentText)
    private static let contents = SampleRunner("content", command: "identity document") { sample in
        guard let json = JSONTree(sample.json), let name = json.text("content"), let list = json.member("contents"),
            let record = json.member("record").flatMap({ IdentityRecord.read($0.bytes).value })
        else { return [] }
        var check = AnswerCheck(
            record, keys: decoded(json, "keys").map { EnvelopeCheck.NamedKey("identity.cer", point: $0) },
            roots: decoded(json, "roots").compactMap { try? Certificate(der: $0) })
        check.now = json.text("now").flatMap { DateTimeText(rawValue: $0).instant }
        return check.verdict(on: Base64.decode([UInt8]((list.text(name) ?? name).utf8)) ?? []).steps.compactMap { $0.finding }
    }

    /// The bytes of a list of Base64.
    private static func decoded(_ json: JSONTree, _ name: String) -> [[UInt8]] {
        guard case .list(let list)? = json.member(name) else { return [] }
        return list.compactMap { if case .text(let text) = $0 { Base64.decode([UInt8](text.utf8)) } else { nil } }
    }

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .identity)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        IdentityCards.text,
        of: CardFamily(
            rule: { Catalog.identity.rules.rule($0) }, bases: [record, webRecord, request, answer, content] + SampleBase.allCases,
            catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(IdentityFacts.group(rule.code), IdentityFacts.edition(rule.code), IdentityFacts.sources(rule.code))
    }

    /// What rules about all documents say of these documents.
    package static let sharedRules = SharedRules(
        [SharedSource("ID-013", .codeUnknown), SharedSource("DC-001", .codeUnknown), SharedSource("DC-002", .memberType)],
        link: "https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests",
        why: "The server needs these values to open and check the answer.",
        whats: [])
}
