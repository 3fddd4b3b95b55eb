import PaySheet

extension Provider {
    /// The function, which is also a constructor.
    static let recurlyCalls = [
        SourceCall(
            "ApplePay", signs: ["country", "currency", "total", "pricing"], strangers: ["amount", "countryCode"],
            marks: ["recurly", "Recurly"],
            receiver: .named("recurly"), unshown: .named("recurly"), words: ["ApplePay"], .document(.recurlyApplePay))
    ]
}
