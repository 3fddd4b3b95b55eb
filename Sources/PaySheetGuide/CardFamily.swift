package import PaySheet
import PaySheetStorefront
import PaySheetTokens

/// What the cards of a catalog have in common.
///
/// (A class, because each of many cards has it.)
package final class CardFamily: Sendable {
    /// The rule with a code.
    let rule: @Sendable (UInt16) -> RuleID
    /// The document with a name that samples start from.
    let base: @Sendable (String) -> SampleBase?
    /// The catalogs that a check of the samples needs.
    let catalogs: @Sendable () -> CatalogSet

    /// The documents that rules compare with.
    var inputs: [ExtraInput] { catalogs().catalogs.flatMap { $0.inputs } }

    /// Describes the cards of a catalog.
    package init(
        rule: @escaping @Sendable (UInt16) -> RuleID, bases: [SampleBase],
        catalogs: @escaping @Sendable () -> CatalogSet
    ) {
        self.rule = rule
        base = { name in bases.first { $0.rawValue == name } }
        self.catalogs = catalogs
    }

    private init() {
        rule = { code in (TokenRules.ids + StorefrontRules.ids).first { $0.code == code } ?? RuleID(code: code) }
        base = { name in SampleBase(rawValue: name) ?? SampleBase.others.first { $0.rawValue == name } }
        catalogs = { .applePay }
    }

    /// The cards of Apple Pay.
    static let applePay = CardFamily()
}
