/// A rule that looks at the members of dictionaries. Its card is in `Sources/PaySheetGuide/Cards`.
package protocol DocumentRule {
    /// Where it is checked.
    static var rows: [RuleRow] { get }
}
