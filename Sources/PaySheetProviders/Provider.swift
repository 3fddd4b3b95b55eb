package import PaySheet
import PaySheetExamples
import PaySheetGuide

/// What is known about the SDK of one payment provider. Each folder beside this file has one.
package struct Provider: Sendable {
    /// The word with which the names of its dictionaries begin.
    let word: String
    /// The page of its documentation.
    let page: String
    /// The kinds of document that their members show.
    let detected: [DocumentKind]
    /// The kinds that only a call in source code or `--kind` names.
    let others: [DocumentKind]
    /// Values that no other documents have.
    let signs: [StaticString]
    /// Members that only documents of this SDK have together. Members of Apple's request are not marks.
    let marks: [KindMarks]
    /// The calls that give the SDK its documents. (A function, as the next two: few runs need them.)
    let calls: @Sendable () -> [SourceCall]
    /// What samples start from.
    let bases: @Sendable () -> [SampleBase]
    let examples: @Sendable () -> [ExampleForm]
    /// The points of its documentation that rules about all documents follow.
    let shared: [SharedSource]
    /// The requests for Apple Pay that the SDK makes of a document, and what is wrong with it.
    let translate: @Sendable (_ source: TranslationSource, _ shape: Int, _ purpose: Translation.Purpose) -> Translation

    init(
        word: String, page: String, detected: [DocumentKind] = [], others: [DocumentKind] = [], signs: [StaticString] = [],
        marks: [KindMarks] = [], calls: @escaping @Sendable () -> [SourceCall], bases: @escaping @Sendable () -> [SampleBase],
        examples: @escaping @Sendable () -> [ExampleForm] = { [] }, shared: [SharedSource] = [],
        translate: @escaping @Sendable (TranslationSource, Int, Translation.Purpose) -> Translation
    ) {
        (self.word, self.page, self.detected, self.others, self.signs, self.marks) = (word, page, detected, others, signs, marks)
        (self.calls, self.bases, self.examples, self.shared, self.translate) = (calls, bases, examples, shared, translate)
    }

    /// Whether documents of a kind are documents of the SDK.
    private func has(_ shape: Int) -> Bool { (detected + others).contains { $0.shape == shape } }

    /// The provider whose documents have a shape.
    static func owner(of shape: Int) -> Provider? { all.first { $0.has(shape) } }
}

extension SourceCall {
    /// The calls that give the SDKs of providers their documents.
    package static let providers = Provider.all.flatMap { $0.calls() }
}
