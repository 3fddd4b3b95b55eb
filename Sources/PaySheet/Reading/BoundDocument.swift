/// A checked document as its cursors refer to it: the text, the nodes and the slots.
///
/// It is one address, because rules copy a cursor for each dictionary that they read. Safe because the document cannot outlive the call
/// of ``with(bytes:nodes:slots:values:_:)``, for whose time all of them stay where they are.
@safe struct BoundDocument: ~Escapable, BitwiseCopyable {
    private let parts: UnsafePointer<Parts>

    @unsafe private struct Parts {
        let bytes: UnsafeBufferPointer<UInt8>
        let nodes: UnsafeBufferPointer<Node>
        let slots: UnsafeBufferPointer<UInt32>
        let values: UnsafeBufferPointer<Int64>
        let quotesPersonal: Bool
    }

    @_lifetime(borrow parts)
    private init(_ parts: UnsafePointer<Parts>) { unsafe self.parts = unsafe parts }

    /// Passes on a document.
    @inline(__always)
    static func with<Result>(
        bytes: Span<UInt8>, nodes: Span<Node>, slots: Span<UInt32>, values: Span<Int64>, quotesPersonal: Bool = false,
        _ body: (BoundDocument) -> Result
    ) -> Result {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe nodes.withUnsafeBufferPointer { nodes in
                unsafe slots.withUnsafeBufferPointer { slots in
                    unsafe values.withUnsafeBufferPointer { values in
                        let parts = unsafe Parts(
                            bytes: bytes, nodes: nodes, slots: slots, values: values, quotesPersonal: quotesPersonal)
                        return unsafe withUnsafePointer(to: parts) { body(unsafe BoundDocument($0)) }
                    }
                }
            }
        }
    }

    var bytes: Span<UInt8> {
        @_lifetime(copy self) @inline(__always)
        get { unsafe _overrideLifetime(parts.pointee.bytes.span, copying: self) }
    }

    var nodes: Span<Node> {
        @_lifetime(copy self) @inline(__always)
        get { unsafe _overrideLifetime(parts.pointee.nodes.span, copying: self) }
    }

    /// See ``Bound/slots``.
    var slots: Span<UInt32> {
        @_lifetime(copy self) @inline(__always)
        get { unsafe _overrideLifetime(parts.pointee.slots.span, copying: self) }
    }

    /// See ``Bound/values``.
    var values: Span<Int64> {
        @_lifetime(copy self) @inline(__always)
        get { unsafe _overrideLifetime(parts.pointee.values.span, copying: self) }
    }

    /// See ``Policy/quotesPersonal``.
    var quotesPersonal: Bool { unsafe parts.pointee.quotesPersonal }
}
