/// What a file that a run writes contains.
package enum OutputContent: String, CaseIterable {
    /// Plain text can contain anything.
    case text
    case json, records, sarif, xml, html, svg, markdown
}
