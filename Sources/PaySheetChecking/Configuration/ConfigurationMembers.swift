import PaySheet
import PaySheetReports

/// A member of the configuration as data, for the reader, the schema for editors and the documentation.
struct ConfigurationMember: Sendable {
    /// The name in the file.
    let name: String
    /// The type of its value.
    let form: Form
    /// Whether it is required.
    var isRequired = false
    /// The description in editors.
    let summary: String

    /// The type of a member's value.
    enum Form: Sendable {
        /// Any text, with a sample.
        case text(sample: String)
        /// One of several words.
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
        /// Rules or topics with a severity.
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
        /// True or false.
        case flag
        /// A list of objects.
        case objects(ConfigurationObject)
    }
}

/// The objects of the configuration.
enum ConfigurationObject: String, Sendable, CaseIterable {
    case configuration, files, ignore
    /// What a payment provider expects; a file of the project, not of users.
    case profile

    /// The objects of the file of users.
    static let ofUsers: [ConfigurationObject] = [.configuration, .files, .ignore]

    /// A comment, allowed everywhere: JSON has none of its own.
    static let comment = ConfigurationMember(
        name: "$comment", form: .text(sample: ""), summary: "A comment for people. The tool ignores it.")

    /// The purpose of an object.
    var summary: String {
        switch self {
        case .configuration: "Configuration for paysheet check. Members outside \"files\" apply to every document."
        case .files: "Settings for documents with a matching path. Later entries win over earlier ones, and the command line wins over all."
        case .ignore: "Findings that the project accepts, with the reason. They count as suppressed."
        case .profile: "What a payment provider expects of requests."
        }
    }

    /// The members of an object, in the recommended order.
    var members: [ConfigurationMember] {
        switch self {
        case .configuration:
            [
                ConfigurationMember(name: "$schema", form: .text(sample: "…/config.schema.json"), summary: "The schema, for editors."),
                ConfigurationObject.comment,
                ConfigurationMember(
                    name: "edition", form: .edition,
                    summary: "The edition of the rules that the project uses. Newer rules stay silent."),
                ConfigurationMember(
                    name: "failOn", form: .word(["error", "warning", "info", "never"]),
                    summary: "The lowest severity that gives exit status 1 (default: error)."),
                ConfigurationMember(
                    name: "baseline", form: .path,
                    summary: "The file with the known findings, which --write-baseline writes. Runs hide what it has."),
                ConfigurationMember(
                    name: "noProviders", form: .flag,
                    summary: "Whether the documents of payment providers, such as Stripe's, are not checked (default: false)."),
            ] + ConfigurationObject.settings + [
                ConfigurationMember(name: "files", form: .objects(.files), summary: "Settings for some documents."),
                ConfigurationMember(name: "ignore", form: .objects(.ignore), summary: "Accepted findings, with the reason."),
            ]
        case .files:
            [
                ConfigurationObject.comment,
                ConfigurationMember(
                    name: "glob", form: .patterns, isRequired: true,
                    summary:
                        "A pattern of paths below the folder of this file. * and ? match parts of a name, ** any number of folders."
                ),
            ] + ConfigurationObject.settings
        case .profile: ConfigurationObject.facts + ConfigurationObject.settings.filter { $0.name != "profile" }
        case .ignore:
            [
                ConfigurationObject.comment,
                ConfigurationMember(name: "rule", form: .rule, isRequired: true, summary: "The rule, or a topic for all of its rules."),
                ConfigurationMember(
                    name: "glob", form: .patterns, summary: "The documents (default: all). Same form as the glob of \"files\"."),
                ConfigurationMember(
                    name: "pointer", form: .pointer,
                    summary:
                        "The place, with everything below (default: anywhere): an RFC 6901 pointer. A step * matches any element or member."
                ),
                ConfigurationMember(
                    name: "reason", form: .text(sample: "the provider requires this, see PAY-142"), isRequired: true,
                    summary: "The reason for accepting it. Reports repeat it."),
                ConfigurationMember(
                    name: "until", form: .day,
                    summary: "The last day, in UTC, on which the entry counts. After it the findings count again, and the run says so."),
            ]
        }
    }

    /// What is known about a provider, besides settings.
    private static let facts = [
        ConfigurationMember(name: "title", form: .text(sample: ""), isRequired: true, summary: "The name of the provider."),
        ConfigurationMember(name: "checked", form: .day, isRequired: true, summary: "The day on which the sources were read."),
        ConfigurationMember(name: "sources", form: .texts(sample: ""), isRequired: true, summary: "The addresses of the sources."),
        ConfigurationMember(name: "notChecked", form: .text(sample: ""), isRequired: true, summary: "What the profile does not check."),
    ]

    /// The members for all documents and for some.
    private static let settings = [
        ConfigurationMember(name: "kind", form: .kind, summary: "The kind of the documents (default: auto, detected from the members)."),
        ConfigurationMember(
            name: "apiVersion", form: .version, summary: "The Apple Pay version that the page uses. Newer members are reported."),
        ConfigurationMember(
            name: "safari", form: .text(sample: "18.4"), summary: "The release of Safari that the verdict is about (default: 16 to 27)."),
        ConfigurationMember(
            name: "merchants", form: .path,
            summary: "The merchants of the marketplace, a JSON file below the folder of this one. Token contexts are compared with them."),
        ConfigurationMember(name: "expectCountry", form: .country, summary: "The country that every request must name."),
        ConfigurationMember(name: "expectCurrency", form: .currency, summary: "The currency that every request must name."),
        ConfigurationMember(
            name: "expectMerchants", form: .texts(sample: "merchant.com.example.shop"),
            summary: "The only allowed merchant identifiers."),
        ConfigurationMember(
            name: "expectContactFields", form: .texts(sample: "email"),
            summary: "The contact fields that every request must ask for."),
        ConfigurationMember(
            name: "expectNetworks", form: .texts(sample: "visa"), summary: "The only networks that requests may list."),
        ConfigurationMember(
            name: "refuseNetworks", form: .texts(sample: "jcb"), summary: "Networks that requests must not list."),
        ConfigurationMember(
            name: "expectCapabilities", form: .texts(sample: "supports3DS"), summary: "The only capabilities that requests may list."),
        ConfigurationMember(
            name: "profile", form: .word(ProviderProfile.names),
            summary: "The payment provider, whose decimals, networks and capabilities count. Other members win over it."),
        ConfigurationMember(
            name: "decimals", form: .decimals,
            summary: "The number of decimals that the payment provider expects, if it differs from ISO 4217."),
        ConfigurationMember(
            name: "rules", form: .levels,
            summary: "The severity of a rule or of the rules of a topic: error, warning, info, or off to hide them."),
        ConfigurationMember(
            name: "select", form: .rules, summary: "Only these rules and topics are shown. \"advice\" adds style, guidelines and guesses."),
    ]
}

/// The names of rules.
enum RuleNames {
    /// Those of Apple Pay, which are worked out once.
    static let applePay: (rules: [String], topics: [String]) = names(of: CatalogEntry.applePay.rules())

    static func names(of rules: [RuleID]) -> (rules: [String], topics: [String]) {
        let names = rules.map { $0.name }
        return (names, Set(names.map { Selection.topic(of: $0) }).sorted())
    }

    /// The words for the level of a rule.
    static let levels = Severity.allCases.reversed().map { $0.word } + ["off"]
}
