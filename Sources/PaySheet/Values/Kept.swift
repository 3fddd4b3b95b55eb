/// The storage of a property whose value is created when a program reads the property.
///
/// Most text of a document that is read is never used, and making a string or an array costs an allocation.
package struct Kept<Value: Keepable>: Sendable, Hashable {
    /// What the document says, in the form in which it costs no allocation.
    package private(set) var form: Value.KeptForm

    /// Keeps what was read.
    @inline(__always)
    package init(_ form: consuming Value.KeptForm) { self.form = form }

    /// Keeps what a program has set.
    @inline(__always)
    package init(of value: Value) { form = value.keptForm }

    @inline(__always)
    package var value: Value {
        get { Value(kept: form) }
        set { form = newValue.keptForm }
    }
}

/// A value that is kept in another form than the one that a program uses.
package protocol Keepable {
    /// The other form.
    associatedtype KeptForm: Sendable, Hashable

    init(kept form: KeptForm)
    var keptForm: KeptForm { get }
}

extension String: Keepable {
    package init(kept form: KeptText) { self = form.string }
    package var keptForm: KeptText { KeptText(self) }
}

extension Array: Keepable where Element: OpenVocabulary {
    package init(kept form: KeptWords<Element>) { self = form.words }
    package var keptForm: KeptWords<Element> { KeptWords(self) }
}

extension Optional: Keepable where Wrapped: Keepable {
    package init(kept form: Wrapped.KeptForm?) { self = form.map { Wrapped(kept: $0) } }
    package var keptForm: Wrapped.KeptForm? { map { $0.keptForm } }
}
