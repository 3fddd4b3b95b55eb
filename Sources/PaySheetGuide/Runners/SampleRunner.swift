package import PaySheet

/// What checks the samples that start from a base, and how a page shows them.
package struct SampleRunner: Sendable, Hashable {
    /// What the samples are: a kind of document, or a word such as `certificate`.
    package let name: String
    /// The kind of document; `nil` for something else.
    let kind: DocumentKind?
    /// The words of the command that reports the findings.
    package let command: String
    /// Returns what is wrong with something else than a document.
    let check: (@Sendable (Sample) -> [Finding])?
    /// Whether the samples are a text that is not JSON.
    let isText: Bool
    /// The text that a page shows; `nil` if that is the sample itself.
    let summary: (@Sendable (Sample) -> String?)?

    /// Describes samples that are not documents.
    package init(
        _ name: String, command: String, isText: Bool = false, summary: (@Sendable (Sample) -> String?)? = nil,
        check: @escaping @Sendable (Sample) -> [Finding]
    ) {
        self.name = name
        kind = nil
        self.command = command
        self.check = check
        self.isText = isText
        self.summary = summary
    }

    private init(_ kind: DocumentKind) {
        name = kind.name
        self.kind = kind
        command = "check"
        check = nil
        isText = false
        summary = nil
    }

    /// Samples that are documents.
    static func document(_ kind: DocumentKind) -> SampleRunner { SampleRunner(kind) }

    /// Runners are the same when their names are.
    package static func == (left: SampleRunner, right: SampleRunner) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension RuleCard {
    /// The words of the command that reports the rule, such as `check` or `token check`.
    package var command: String {
        [samples.wrong, samples.right].lazy.compactMap { SampleReader.firstBase(in: $0, from: family.base) }.first?.runner.command
            ?? "check"
    }

    /// Whether the samples are documents.
    package var isAboutDocuments: Bool {
        [samples.wrong, samples.right].lazy.compactMap { SampleReader.firstBase(in: $0, from: family.base) }.first?.kind != nil
    }

    /// Checks the document of a sample, or another text of it.
    package func check(_ sample: Sample, _ text: [UInt8]? = nil, recovering: Bool = false) -> DocumentCheck {
        var reader = DocumentReader(
            policy: sample.policy.with { $0.includesAdvice = group == .advice }, expecting: sample.expectations, catalogs: catalogs)
        return reader.check(text ?? sample.json, as: sample.isKindGiven ? sample.kind : nil, recovering: recovering)
    }

    /// Returns what is wrong with a sample.
    package func findings(in sample: Sample) -> [Finding] { sample.base.runner.check?(sample) ?? Array(check(sample).findings) }
}

extension Sample {
    /// The value of an option; `nil` if the sample does not have it.
    package func option(_ name: String) -> String? { values(of: name).first }

    /// The values of an option that can appear several times.
    package func values(of name: String) -> [String] {
        options.indices.compactMap { options[$0] == name && $0 + 1 < options.count ? options[$0 + 1] : nil }
    }

    /// Whether the sample has an option, with a value or without.
    package func has(_ name: String) -> Bool { options.contains(name) }
}
