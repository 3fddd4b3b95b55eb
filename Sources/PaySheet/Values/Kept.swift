/// The storage of a property whose value is created when a program reads the property.
///
/// Most text of a document that is read is never used, and making a string or an array costs an allocation.
struct Kept<Value: Keepable>: Sendable, Hashable {
    /// What the document says, in the form in which it costs no allocation.
    private(set) var form: Value.KeptForm

    /// Keeps what was read.
    @inline(__always)
    init(_ form: consuming Value.KeptForm) { self.form = form }

    /// Keeps what a program has set.
    @inline(__always)
    init(of value: Value) { form = value.keptForm }

    /// The value.
    @inline(__always)
    var value: Value {
        get { Value(kept: form) }
        set { form = newValue.keptForm }
    }
}

/// A value that is kept in another form than the one that a program uses.
protocol Keepable {
    /// The other form.
    associatedtype KeptForm: Sendable, Hashable

    init(kept form: KeptForm)
    var keptForm: KeptForm { get }
}

extension String: Keepable {
    init(kept form: KeptText) { self = form.string }
    var keptForm: KeptText { KeptText(self) }
}

extension Array: Keepable where Element: OpenVocabulary {
    init(kept form: KeptWords<Element>) { self = form.words }
    var keptForm: KeptWords<Element> { KeptWords(self) }
}

extension Optional: Keepable where Wrapped: Keepable {
    init(kept form: Wrapped.KeptForm?) { self = form.map { Wrapped(kept: $0) } }
    var keptForm: Wrapped.KeptForm? { map { $0.keptForm } }
}
