/// The kind that fits a document best, and how sure that is.
struct KindFit {
    let kind: DocumentKind
    /// Compares the kinds of one catalog.
    let score: Int
    let evidence: KindEvidence

    /// Compares the best kinds of several catalogs.
    var rank: Int { KindFit.rank(evidence.certainty, score) }

    /// The rank that no kind with this score, or a lower one, exceeds.
    static func highestRank(score: Int) -> Int { rank(.certain, score) }

    private static func rank(_ certainty: KindCertainty, _ score: Int) -> Int { certainty.rawValue * 4096 + score }

    /// Whether the kind has every name of the document and the document every name that the kind needs, so that no other can fit better.
    var isPerfect: Bool {
        evidence.certainty == .certain && evidence.unknown + evidence.replaced == 0 && score == evidence.known * 4
    }

    /// Only common words speak for the kind. Many other documents have these, too.
    var isPlain: Bool { evidence.signs == 0 && evidence.names <= 2 }
}

/// How sure the kind of a document is.
enum KindCertainty: Int {
    /// Too little speaks for any kind.
    case none
    /// The kind is a guess.
    case doubtful
    case certain
}
