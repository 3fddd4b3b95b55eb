import PaySheetTokens

/// The request to Apple's push service that tells a device about a change, as a value. Nothing is sent.
///
/// Send it over HTTP/2 and TLS, with the certificate of the order type as client certificate. The push has no content: the device then
/// asks the web service. Apple documents no push type and no expiration for orders, so there are no headers for them.
public struct OrderPush: Sendable, Hashable {
    /// The push service.
    public static let host = "api.push.apple.com"

    /// The device that gets the push.
    public let device: OrderDevice
    /// The method, `POST`.
    public let method: String
    /// The path, with the push token.
    public let path: String
    /// The topic, which is the order type identifier.
    public let headers: [OrderHeader]
    /// An empty JSON object.
    public let body: [UInt8]

    /// Makes the push for one device.
    public init(to device: OrderDevice, orderTypeIdentifier: String) {
        self.device = device
        method = "POST"
        path = "/3/device/" + PercentEncoding.encoded(device.pushToken)
        headers = [OrderHeader("apns-topic", orderTypeIdentifier)]
        body = [UInt8]("{}".utf8)
    }

    /// The address.
    public var url: String { "https://" + OrderPush.host + path }
}
