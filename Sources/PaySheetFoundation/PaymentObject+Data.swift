public import Foundation
public import PaySheet

extension PaymentObject {
    /// The value as minified JSON: exactly the bytes to send.
    public var jsonData: Data { Data(json) }
}
