/// What the documents of a site have said so far about their merchants: the external identifier of each.
///
/// A reader that is given one compares the shares of every document with those of the documents before it, and reports
/// merchants whose external identifier has changed (``RuleID/contextsExternalIdentifier``). It grows with the number of
/// different merchants, not with the number of documents.
///
/// ```swift
/// var reader = DocumentReader()
/// reader.merchantConsistency = MerchantConsistency()
/// for (name, bytes) in requests {
///     reader.merchantConsistency?.documentName = name
///     let findings = reader.check(bytes).findings
/// }
/// ```
public struct MerchantConsistency: Sendable {
    /// What messages call the document that is checked next; `nil`: nothing but an earlier document.
    public var documentName: String?
    /// How many documents have been checked.
    public private(set) var documentCount = 0

    /// One merchant as the first document showed it.
    struct Entry: Sendable {
        let name: [UInt8]
        var domain: [UInt8]?
        let merchantIdentifier: [UInt8]
        let externalIdentifier: [UInt8]
        let document: Int
        let documentName: String?
        /// The last walk in which a contradiction was reported.
        var reported = 0
    }

    private var walkCount = 0
    private var entries: [Entry] = []
    private var places: [[UInt8]: [Int]] = [:]
    private var keys: [[UInt8]: Int] = [:]
    /// Entries that got their domain from the document in hand.
    private var completed: [Int] = []
    /// What documents say is not judged but kept for ``agrees(with:documentName:)``; `nil`: it is judged.
    private var recorded: [Share]?

    /// Nothing is compared, only noted.
    var isRecording: Bool { recorded != nil }

    /// So many shares of a list are compared with each other: a hostile list must not cost the square of its length.
    static let compared = 64

    /// Nothing said so far.
    public init() {}

    /// How many merchants are known.
    public var merchantCount: Int { entries.count }

    mutating func beginDocument() {
        documentCount += 1
        if !completed.isEmpty { completed.removeAll() }
    }

    /// A document with findings is gone through twice; what the second time finds counts.
    mutating func beginWalk() { walkCount += 1 }

    /// What an earlier document said that a share contradicts.
    enum Contradiction {
        /// The merchant had another external identifier.
        case otherIdentifier(Entry)
        /// The external identifier stood for another merchant.
        case otherMerchant(Entry)
    }

    /// Takes a share in; gives what it contradicts, once for each merchant in each document.
    mutating func take(
        name: [UInt8], domain: [UInt8]?, merchantIdentifier: [UInt8], externalIdentifier: [UInt8]
    ) -> Contradiction? {
        guard recorded == nil else {
            recorded?.append(
                Share(name: name, domain: domain, merchantIdentifier: merchantIdentifier, externalIdentifier: externalIdentifier))
            return nil
        }
        for place in places[name, default: []] {
            guard MerchantConsistency.isSame(domain, entries[place].domain, merchantIdentifier == entries[place].merchantIdentifier)
            else { continue }
            let entry = entries[place]
            if entry.domain == nil, let domain {
                entries[place].domain = domain
                completed.append(place)
            }
            guard entry.externalIdentifier != externalIdentifier, entry.document != documentCount, entry.reported != walkCount else {
                return nil
            }
            entries[place].reported = walkCount
            return .otherIdentifier(entry)
        }
        if let place = keys[externalIdentifier] {
            let entry = entries[place]
            // A merchant may take another name or move to another domain, but hardly both at once.
            if let domain, let other = entry.domain, !MerchantConsistency.isSame(domain, other, false), entry.document != documentCount {
                guard entry.reported != walkCount else { return nil }
                entries[place].reported = walkCount
                return .otherMerchant(entry)
            }
            return nil
        }
        places[name, default: []].append(entries.count)
        keys[externalIdentifier] = entries.count
        entries.append(
            Entry(
                name: name, domain: domain, merchantIdentifier: merchantIdentifier, externalIdentifier: externalIdentifier,
                document: documentCount, documentName: documentName))
        return nil
    }

    /// Merchants of one name are one where their domains agree, or, where one has none, their identifiers do.
    private static func isSame(_ domain: [UInt8]?, _ other: [UInt8]?, _ isIdentifierSame: @autoclosure () -> Bool) -> Bool {
        guard let domain, let other else { return isIdentifierSame() }
        guard domain.count == other.count else { return false }
        for index in domain.indices where ASCII.upperCased(domain[index]) != ASCII.upperCased(other[index]) { return false }
        return true
    }

    // MARK: Several readers

    /// What a document says about one merchant.
    package struct Share: Sendable {
        let name: [UInt8]
        let domain: [UInt8]?
        let merchantIdentifier: [UInt8]
        let externalIdentifier: [UInt8]
    }

    /// Keeps what documents say, for another one to judge: where several threads read, one after the other is judged.
    package static var recording: MerchantConsistency {
        var recording = MerchantConsistency()
        recording.recorded = []
        return recording
    }

    var hasRecorded: Bool { recorded.map { !$0.isEmpty } ?? false }

    /// What was recorded since the last time.
    mutating func takeRecorded() -> [Share] {
        guard let recorded, !recorded.isEmpty else { return [] }
        self.recorded = []
        return recorded
    }

    /// Takes in what a document says. False, and nothing taken in, where it contradicts one before: then the document must be
    /// checked with this.
    package mutating func agrees(with shares: [Share], documentName: String?) -> Bool {
        self.documentName = documentName
        beginDocument()
        beginWalk()
        let known = entries.count
        for share in shares {
            let contradiction = take(
                name: share.name, domain: share.domain, merchantIdentifier: share.merchantIdentifier,
                externalIdentifier: share.externalIdentifier)
            guard contradiction != nil else { continue }
            forget(from: known)
            return false
        }
        return true
    }

    /// Takes back what the document in hand has brought.
    private mutating func forget(from known: Int) {
        documentCount -= 1
        for place in completed { entries[place].domain = nil }
        completed = []
        for entry in entries[known...].reversed() {
            keys[entry.externalIdentifier] = nil
            places[entry.name]?.removeLast()
        }
        entries.removeSubrange(known...)
    }
}

extension DocumentReader {
    /// What documents before have said about their merchants; `nil` compares nothing between documents.
    public var merchantConsistency: MerchantConsistency? {
        get { checker.merchants }
        set { checker.merchants = newValue }
    }

    /// The last documents have said something about their merchants that was recorded and not yet taken.
    package var hasShares: Bool { checker.merchants?.hasRecorded ?? false }

    /// What the last documents have said about their merchants, where that is recorded.
    package mutating func takeShares() -> [MerchantConsistency.Share] { hasShares ? checker.merchants?.takeRecorded() ?? [] : [] }

    /// Checks a document against what was said before, which this reader does not know.
    package mutating func check(
        _ bytes: some Collection<UInt8>, as kind: DocumentKind?, recovering: Bool, knowing merchants: inout MerchantConsistency?
    ) -> DocumentCheck {
        swap(&checker.merchants, &merchants)
        defer { swap(&checker.merchants, &merchants) }
        return check(bytes, as: kind, recovering: recovering)
    }
}
