import PaySheet
import PaySheetReports

/// A member of the configuration as data: the reader, the schema for editors and the documentation say the same.
struct ConfigurationMember: Sendable {
    /// The name in the file.
    let name: String
    /// What it takes.
    let form: Form
    /// It must be there.
    var isRequired = false
    /// What editors show about it.
    let summary: String

    /// What a member takes.
    enum Form: Sendable {
        /// Any text, with a sample.
        case text(sample: String)
        /// One of some words.
        case word([String])
        /// The name of a dictionary, or `auto`.
        case kind
        /// An Apple Pay version.
        case version
        /// An edition of the rules.
        case edition
        /// A path below the folder of the configuration.
        case path
        /// A pattern of paths, or a list of them.
        case patterns
        /// A rule or a topic.
        case rule
        /// Rules, topics, `advice`.
        case rules
        /// A rule or topic and how much it matters.
        case levels
        /// A list of texts.
        case texts(sample: String)
        /// A currency and its decimals.
        case decimals
        case country, currency
        /// An RFC 6901 pointer.
        case pointer
        /// A day.
        case day
        /// A list of objects.
        case objects(ConfigurationObject)
    }
}

/// The objects of the configuration.
enum ConfigurationObject: String, Sendable, CaseIterable {
    case configuration, files, ignore

    /// Everywhere allowed: JSON has no comments of its own.
    static let comment = ConfigurationMember(
        name: "$comment", form: .text(sample: ""), summary: "Said to people; the tool does not read it.")

    /// What an object is for.
    var summary: String {
        switch self {
        case .configuration: "What paysheet check goes by. Members outside \"files\" hold for every document."
        case .files: "What holds for the documents whose path fits. Later entries win over earlier ones, and the command line over all."
        case .ignore: "Findings that somebody has decided to live with, with the reason. They are counted as suppressed."
        }
    }

    /// The members of an object, in the order in which people should write them.
    var members: [ConfigurationMember] {
        switch self {
        case .configuration:
            [
                ConfigurationMember(name: "$schema", form: .text(sample: "…/config.schema.json"), summary: "The schema, for editors."),
                ConfigurationObject.comment,
                ConfigurationMember(
                    name: "edition", form: .edition,
                    summary: "The edition of the rules that the project was checked with. Rules that came later stay silent."),
                ConfigurationMember(
                    name: "failOn", form: .word(["error", "warning", "info", "never"]),
                    summary: "The severity from which findings give exit status 1 (default: error)."),
            ] + ConfigurationObject.settings + [
                ConfigurationMember(name: "files", form: .objects(.files), summary: "What holds for some documents only."),
                ConfigurationMember(name: "ignore", form: .objects(.ignore), summary: "Findings that are left out, with the reason."),
            ]
        case .files:
            [
                ConfigurationObject.comment,
                ConfigurationMember(
                    name: "glob", form: .patterns, isRequired: true,
                    summary:
                        "Which documents: a path below the folder of this file, with * and ? inside of a name and ** for any number of folders."
                ),
            ] + ConfigurationObject.settings
        case .ignore:
            [
                ConfigurationObject.comment,
                ConfigurationMember(name: "rule", form: .rule, isRequired: true, summary: "The rule, or a topic for all of its rules."),
                ConfigurationMember(
                    name: "glob", form: .patterns, summary: "In which documents (default: all). Written like the glob of \"files\"."),
                ConfigurationMember(
                    name: "pointer", form: .pointer,
                    summary: "At which place and below (default: anywhere): an RFC 6901 pointer. A step * stands for any element or member."
                ),
                ConfigurationMember(
                    name: "reason", form: .text(sample: "the provider wants it this way, see PAY-142"), isRequired: true,
                    summary: "Why nobody wants to hear of it. Reports repeat it."),
                ConfigurationMember(
                    name: "until", form: .day,
                    summary: "The last day, in UTC, on which the findings are left out. After it they count again, and the run says so."),
            ]
        }
    }

    /// What can be said of all documents and of some.
    private static let settings = [
        ConfigurationMember(name: "kind", form: .kind, summary: "What the documents are (default: auto, told by the members)."),
        ConfigurationMember(
            name: "apiVersion", form: .version, summary: "The Apple Pay version that the page asks for: members newer than that are found."),
        ConfigurationMember(
            name: "merchants", form: .path,
            summary: "The merchants of the marketplace, a JSON file below the folder of this one; token contexts are compared with them."),
        ConfigurationMember(name: "expectCountry", form: .country, summary: "The country that every request must name."),
        ConfigurationMember(name: "expectCurrency", form: .currency, summary: "The currency that every request must name."),
        ConfigurationMember(
            name: "expectMerchants", form: .texts(sample: "merchant.com.example.shop"),
            summary: "The only merchant identifiers that may appear."),
        ConfigurationMember(
            name: "decimals", form: .decimals,
            summary: "The decimals that the payment provider wants, where they are not those of ISO 4217."),
        ConfigurationMember(
            name: "rules", form: .levels,
            summary: "How much a rule or the rules of a topic matter: error, warning, info, or off for not at all."),
        ConfigurationMember(
            name: "select", form: .rules, summary: "Only these rules and topics are shown; \"advice\" adds style, guidelines and guesses."),
    ]
}

/// The names that rules go by.
enum RuleNames {
    static let rules = RuleID.all.map { $0.id }
    static let topics = Array(Set(rules.map { Selection.topic(of: $0) })).sorted()
    static let levels = Severity.allCases.reversed().map { $0.word } + ["off"]
}
