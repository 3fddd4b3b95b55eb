/// What `describe` says of a catalog's documents, in sentences that front ends print.
package struct DocumentWords: Sendable {
    /// The kinds of document that have words.
    package let kinds: [DocumentKind]
    /// Says what a document means; `nil` if it cannot be read.
    package let description: @Sendable (_ bytes: [UInt8], _ kind: DocumentKind, _ zone: TimeZoneOffsets?) -> Description?

    /// Describes the words of a catalog.
    ///
    /// - Parameters:
    ///   - read: Reads a document.
    ///   - describe: Says what it means.
    package init<Value>(
        of kinds: [DocumentKind], reading read: @escaping @Sendable (_ bytes: [UInt8], _ kind: DocumentKind) -> Value?,
        describing describe: @escaping @Sendable (_ value: Value, _ zone: TimeZoneOffsets?) -> Description
    ) {
        self.kinds = kinds
        description = { bytes, kind, zone in read(bytes, kind).map { describe($0, zone) } }
    }

    /// What a document means.
    package struct Description: Sendable {
        package let sentences: [String]
        /// The system from which on everything is shown, such as `iOS 16`, if the document decides that.
        package let system: String?

        package init(_ sentences: [String], system: String? = nil) { (self.sentences, self.system) = (sentences, system) }
    }
}

/// What `diff` says of a catalog's documents. (Not a part of the words: a small program describes, and compares nothing.)
package struct DocumentComparison: Sendable {
    /// The kinds of document that are compared.
    package let kinds: [DocumentKind]
    /// Says what differs between two documents of a kind.
    package let difference: @Sendable (_ old: [UInt8], _ new: [UInt8], _ options: Options) -> Answer

    /// Describes how a catalog compares documents.
    ///
    /// - Parameters:
    ///   - read: Reads a document.
    ///   - compare: Says what differs.
    package init<Value>(
        of kinds: [DocumentKind], reading read: @escaping @Sendable (_ bytes: [UInt8], _ kind: DocumentKind) -> Value?,
        comparing compare: @escaping @Sendable (_ old: Value, _ new: Value, _ options: Options) -> Difference
    ) {
        self.kinds = kinds
        difference = { old, new, options in
            let values = (old: read(old, options.kind), new: read(new, options.kind))
            guard let before = values.old, let after = values.new else {
                return .unreadable(old: values.old == nil, new: values.new == nil)
            }
            return .difference(compare(before, after, options))
        }
    }

    package enum Answer: Sendable {
        case difference(Difference)
        /// Which of the documents have no value.
        case unreadable(old: Bool, new: Bool)
    }

    /// What the words for a difference depend on.
    package struct Options: Sendable {
        /// The kind of both documents.
        package let kind: DocumentKind
        /// The zone for dates, if the user names one.
        package let zone: TimeZoneOffsets?
        package let showsPersonal: Bool

        package init(_ kind: DocumentKind, zone: TimeZoneOffsets?, showsPersonal: Bool) {
            (self.kind, self.zone, self.showsPersonal) = (kind, zone, showsPersonal)
        }
    }

    /// What differs between two documents.
    package struct Difference: Sendable {
        package let changes: [Change]
        /// What to say if people notice no change.
        package let without: String
        /// The members that differ without being shown; `nil` if the catalog does not list them.
        package let technical: [String]?

        package init(_ changes: [Change], without: String, technical: [String]? = nil) {
            (self.changes, self.without, self.technical) = (changes, without, technical)
        }
    }

    /// A change that people notice.
    package struct Change: Sendable {
        package let subject: String
        /// What happened to the subject, in one word, if the catalog has one.
        package let word: String?
        package let old: String?
        package let new: String?
        package let sentence: String

        package init(_ subject: String, word: String? = nil, old: String?, new: String?, sentence: String) {
            (self.subject, self.word, self.old, self.new, self.sentence) = (subject, word, old, new, sentence)
        }
    }
}
