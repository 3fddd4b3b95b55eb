package import PaySheet
package import PaySheetGuide

/// A kind of example of any catalog.
package struct ExampleForm: Sendable {
    /// The name on the command line.
    package let name: String
    /// What the document is.
    package let kind: DocumentKind
    /// Whether the document can name more than one merchant.
    package let takesMerchants: Bool
    /// What the user can choose, besides the settings of all forms.
    package let choices: [ExampleChoice]
    /// Whether the example resembles a document that samples of rules start from.
    let resembles: @Sendable (SampleBase) -> Bool
    /// Creates the document as minified JSON. The seed and the settings determine it.
    package let make: @Sendable (_ seed: UInt64, _ settings: ExampleSettings) throws(ExampleError) -> Made

    /// A document, and the currency of its amounts.
    package struct Made: Sendable {
        package let json: [UInt8]
        package let currency: Currency?

        package init(_ json: [UInt8], in currency: Currency? = nil) {
            self.json = json
            self.currency = currency
        }
    }

    /// Describes a kind of example.
    package init(
        _ name: String, _ kind: DocumentKind, like resembles: @escaping @Sendable (SampleBase) -> Bool, takesMerchants: Bool = false,
        choices: [ExampleChoice] = [],
        make: @escaping @Sendable (_ seed: UInt64, _ settings: ExampleSettings) throws(ExampleError) -> Made
    ) {
        self.name = name
        self.kind = kind
        self.resembles = resembles
        self.takesMerchants = takesMerchants
        self.choices = choices
        self.make = make
    }

    /// The examples of Apple Pay.
    package static let applePay = ExampleKind.allCases.map { ExampleForm($0) }

    private init(_ kind: ExampleKind) {
        self.init(
            kind.rawValue, kind.documentKind, like: { $0.exampleKind == kind }, takesMerchants: kind.takesMerchants,
            make: { seed, settings throws(ExampleError) in
                let example = try Example(kind, seed: seed, settings)
                return Made(example.json, in: example.currency)
            })
    }
}
