package import PaySheet

/// A document in captured traffic.
package struct CapturedDocument: Sendable, Hashable {
    /// The exchange that contains it, such as `POST https://shop.example/pay` or `line 12`.
    package let exchange: String
    /// The place in the capture: a pointer, which continues inside of texts that contain JSON.
    package let place: String
    package let bytes: [UInt8]
    package let kind: DocumentKind
}
