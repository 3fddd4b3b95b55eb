/// What the documents of a site have said so far about their merchants: the external identifier of each.
///
/// A reader with this value compares the shares of every document with those of earlier documents. It reports merchants whose external
/// identifier has changed (``RuleID/contextsExternalIdentifier``). It grows with the number of different merchants, not with the number
/// of documents.
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
    public var documentName: String? {
        didSet { currentName = nil }
    }
    /// How many documents have been checked.
    public private(set) var documentCount = 0

    /// One merchant as the first document showed it.
    private struct Entry: Sendable {
        var share: MerchantShare
        let document: Int
        /// Which of the names of documents.
        let documentName: Int?
        let line: Int?
        /// The last walk in which a contradiction was reported.
        var reported = 0
    }

    /// A domain that an entry got from a later document.
    private struct Completion: Sendable {
        let place: Int
        /// The entry that had this name and domain before.
        let before: Int?
    }

    private var walkCount = 0
    private var entries: [Entry] = []
    private var texts: [UInt8] = []
    /// The first entry with a name and a domain, the first with a name and an identifier, and the one with an external identifier.
    private var domains = HashIndex()
    private var merchants = HashIndex()
    private var externals = HashIndex()
    private var documentNames: [String] = []
    private var currentName: Int?
    /// The line of the document that is checked next.
    private var line: Int?
    /// What the document in hand has brought to entries before it.
    private var completed: [Completion] = []
    /// What documents say: checked one by one, or kept for another one to check.
    private var said = MerchantShares()

    /// What documents say is not checked but kept.
    private(set) var isRecording = false

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
        case otherIdentifier(name: String, document: String?)
        /// The external identifier stood for another merchant.
        case otherMerchant(name: String, other: String, document: String?)
    }

    /// Takes a share in; gives what it contradicts, once for each merchant in each document.
    mutating func add(_ context: borrowing PaymentTokenContextView) -> Contradiction? {
        guard said.add(context), !isRecording, let share = said.all.last else { return nil }
        let contradiction = check(share, of: said.texts)
        defer { said.removeAll() }
        guard let contradiction else { return nil }
        let name = String(decoding: said.texts[share.name], as: UTF8.self)
        let entry = entries[contradiction.place]
        let document = entry.documentName.map { documentNames[$0] + (entry.line.map { ":" + String($0) } ?? "") }
        guard contradiction.isOtherMerchant else { return .otherIdentifier(name: name, document: document) }
        return .otherMerchant(name: name, other: String(decoding: texts[entry.share.name], as: UTF8.self), document: document)
    }

    /// The entry that a share contradicts. One that it does not contradict is taken in.
    private mutating func check(_ share: MerchantShare, of said: [UInt8]) -> (place: Int, isOtherMerchant: Bool)? {
        if let place = place(of: share, said) {
            let entry = entries[place]
            if entry.share.domain == nil, share.domain != nil { complete(place, share, said) }
            guard !isSame(entry.share.external, share.external, said), entry.document != documentCount, entry.reported != walkCount
            else { return nil }
            entries[place].reported = walkCount
            return (place, false)
        }
        if let place = externals.place(share.externalHash, where: { isSame(entries[$0].share.external, share.external, said) }) {
            let entry = entries[place]
            // A merchant may take another name or move to another domain, but hardly both at once.
            guard let domain = share.domain, let other = entry.share.domain, !isSame(other, domain, said),
                entry.document != documentCount, entry.reported != walkCount
            else { return nil }
            entries[place].reported = walkCount
            return (place, true)
        }
        add(share, said)
        return nil
    }

    /// The first entry of the merchant of a share. Merchants of one name are one where their domains agree, or, where one has none,
    /// their identifiers do.
    private func place(of share: MerchantShare, _ said: [UInt8]) -> Int? {
        let known = place(ofIdentifier: share, said)
        guard share.domain != nil else { return known }
        let knownDomain = place(ofDomain: share, said)
        // Of the entries with one name and one identifier none but the first can be without a domain.
        guard let known, entries[known].share.domain == nil else { return knownDomain }
        return min(known, knownDomain ?? known)
    }

    private func place(ofIdentifier share: MerchantShare, _ said: [UInt8]) -> Int? {
        merchants.place(share.merchantHash) { place in
            let other = entries[place].share
            return isSame(other.merchant, share.merchant, said) && isSame(other.name, share.name, said)
        }
    }

    private func place(ofDomain share: MerchantShare, _ said: [UInt8]) -> Int? {
        domains.place(share.domainHash) { place in
            let other = entries[place].share
            guard let domain = share.domain, let known = other.domain else { return false }
            return isSame(known, domain, said) && isSame(other.name, share.name, said)
        }
    }

    /// A text of an entry is the same as one that was said.
    private func isSame(_ range: Range<Int>, _ other: Range<Int>, _ said: [UInt8]) -> Bool {
        texts[range].elementsEqual(said[other])
    }

    private mutating func add(_ share: MerchantShare, _ said: [UInt8]) {
        let place = entries.count
        var own = share
        own.name = keep(share.name, said)
        own.merchant = keep(share.merchant, said)
        own.external = keep(share.external, said)
        own.domain = share.domain.map { keep($0, said) }
        if self.place(ofIdentifier: share, said) == nil { merchants.insert(place, own.merchantHash) }
        if own.domain != nil { domains.insert(place, own.domainHash) }
        externals.insert(place, own.externalHash)
        if currentName == nil, let documentName {
            if documentNames.last != documentName { documentNames.append(documentName) }
            currentName = documentNames.count - 1
        }
        entries.append(Entry(share: own, document: documentCount, documentName: currentName, line: line))
    }

    /// Gives an entry the domain that it lacked.
    private mutating func complete(_ place: Int, _ share: MerchantShare, _ said: [UInt8]) {
        let before = self.place(ofDomain: share, said)
        if let before { domains.replace(before, with: place, share.domainHash) } else { domains.insert(place, share.domainHash) }
        entries[place].share.domain = share.domain.map { keep($0, said) }
        entries[place].share.domainHash = share.domainHash
        completed.append(Completion(place: place, before: before))
    }

    private mutating func keep(_ range: Range<Int>, _ said: [UInt8]) -> Range<Int> {
        texts += said[range]
        return texts.count - range.count..<texts.count
    }

    // MARK: Several readers

    /// Keeps what documents say, for another one to check: where several threads read, one after the other is checked.
    package static var recording: MerchantConsistency {
        var recording = MerchantConsistency()
        recording.isRecording = true
        return recording
    }

    /// There is something that was kept.
    fileprivate var hasRecorded: Bool { isRecording && !said.isEmpty }

    /// Gives what was kept, and takes storage for it.
    fileprivate mutating func exchange(_ shares: inout MerchantShares) { swap(&said, &shares) }

    /// Takes in what a document says. False, and nothing taken in, where it contradicts one before: then the document must be
    /// checked with this.
    package mutating func agrees(with shares: MerchantShares, documentName: String?, line: Int?) -> Bool {
        if self.documentName != documentName { self.documentName = documentName }
        self.line = line
        beginDocument()
        beginWalk()
        let (known, length) = (entries.count, texts.count)
        for share in shares.all where check(share, of: shares.texts) != nil {
            forget(from: known, length)
            return false
        }
        return true
    }

    /// The same for the records of a reader. They are moved, and their storage is reused.
    package mutating func agrees(withSharesOf reader: inout DocumentReader, documentName: String?, line: Int?) -> Bool {
        var shares = reader.removeShares()
        defer {
            shares.removeAll()
            reader.checker.workspace.merchants.exchange(&shares)
        }
        return agrees(with: shares, documentName: documentName, line: line)
    }

    /// Takes back what the document in hand has brought.
    private mutating func forget(from known: Int, _ length: Int) {
        documentCount -= 1
        for completion in completed.reversed() {
            let hash = entries[completion.place].share.domainHash
            if let before = completion.before {
                domains.replace(completion.place, with: before, hash)
            } else {
                domains.remove(completion.place, hash)
            }
            entries[completion.place].share.domain = nil
        }
        completed = []
        // Cannot trap: entries are only added after the known ones.
        for place in (known..<entries.count).reversed() {
            let share = entries[place].share
            if share.domain != nil { domains.remove(place, share.domainHash) }
            merchants.remove(place, share.merchantHash)
            externals.remove(place, share.externalHash)
        }
        entries.removeSubrange(known...)
        texts.removeSubrange(length...)
    }
}

extension DocumentReader {
    /// What documents before have said about their merchants; `nil` compares nothing between documents.
    public var merchantConsistency: MerchantConsistency? {
        get {
            if let payReader { return others[payReader].merchantConsistency }
            return checker.workspace.hasMerchants ? checker.workspace.merchants : nil
        }
        set {
            if let payReader {
                others[payReader].merchantConsistency = newValue
                return
            }
            checker.workspace.hasMerchants = newValue != nil
            checker.workspace.merchants = newValue ?? MerchantConsistency()
        }
    }

    /// The last documents have said something about their merchants that was recorded and not yet taken.
    /// (Mutating, because the whole reader would be copied for the question otherwise.)
    package mutating func hasShares() -> Bool {
        if let payReader { return others[payReader].hasShares() }
        return checker.workspace.merchants.hasRecorded
    }

    /// What the last documents have said about their merchants, where that is recorded.
    package mutating func removeShares() -> MerchantShares {
        if let payReader { return others[payReader].removeShares() }
        var shares = MerchantShares()
        if hasShares() { checker.workspace.merchants.exchange(&shares) }
        return shares
    }

    /// Checks a document against what was said before, which this reader does not know.
    package mutating func check(
        _ bytes: some Collection<UInt8>, as kind: DocumentKind?, recovering: Bool, knowing merchants: inout MerchantConsistency
    ) -> DocumentCheck {
        exchange(&merchants)
        defer { exchange(&merchants) }
        return check(bytes, as: kind, recovering: recovering)
    }

    private mutating func exchange(_ merchants: inout MerchantConsistency) {
        if let payReader { return others[payReader].exchange(&merchants) }
        swap(&checker.workspace.merchants, &merchants)
    }
}
