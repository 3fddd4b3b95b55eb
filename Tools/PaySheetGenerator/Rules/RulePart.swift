/// The rules of a catalog's guide that are not about documents, and that one module reports.
package struct RulePart: Sendable {
    /// The type with the ids, such as `TokenRules`.
    let type: String
    /// The folder of its file, from the root of the repository.
    let folder: String
    /// The codes that belong to the module.
    let codes: ClosedRange<Int>
    /// The topics that belong to it.
    let topics: [String]

    /// Certificates, domain association files, settings of sites, and what payment tokens prove.
    static let tokens = RulePart(
        type: "TokenRules", folder: "Sources/PaySheetTokens/Generated", codes: 9000...9199,
        topics: ["certificate", "domain-file", "site", "token-trust"])
    /// Contacts and buttons.
    static let storefront = RulePart(
        type: "StorefrontRules", folder: "Sources/PaySheetStorefront/Generated", codes: 9200...9399, topics: ["buyer", "button"])
}
