public import PaySheet

/// The text on an Apple Pay button.
///
/// ```swift
/// print(PaymentButtonLabel.topUp.webType)  // top-up
/// ```
///
/// The names are those of SwiftUI and UIKit. The web has the same texts under other words.
public enum PaymentButtonLabel: String, Sendable, Hashable, CaseIterable {
    /// The logo alone.
    case plain
    /// "Buy with".
    case buy
    /// "Set up", for shoppers without a card.
    case setUp
    /// "Pay with". The web calls it `pay`.
    case inStore
    /// "Donate with", for approved nonprofit organizations.
    case donate
    /// "Check out with".
    case checkout
    /// "Book with".
    case book
    /// "Subscribe with".
    case subscribe
    /// "Reload with".
    case reload
    /// "Add money with".
    case addMoney
    /// "Top up with".
    case topUp
    /// "Order with".
    case order
    /// "Rent with".
    case rent
    /// "Support with".
    case support
    /// "Contribute with".
    case contribute
    /// "Tip with".
    case tip
    /// "Continue with".
    case `continue`

    /// Returns the label with a word of the web, such as `add-money`.
    public init?(webType word: String) {
        guard let label = PaymentButtonLabel.allCases.first(where: { $0.webType == word }) else { return nil }
        self = label
    }

    /// The word of the web, as the attribute `type` and the CSS property `-apple-pay-button-type` take it.
    public var webType: String { row.word.description }

    /// The first Apple Pay version whose browsers know the word in CSS; `nil` if Apple does not document it.
    ///
    /// The element `<apple-pay-button>` brings all words with its script.
    public var cssVersion: Int? { row.cssVersion }

    /// Returns the first release whose UIKit or AppKit has the label. A watch has the buttons of SwiftUI.
    public func firstRelease(on family: SystemRelease.Family) -> SystemRelease {
        switch family {
        case .iOS: row.iOS
        case .macOS: row.macOS
        case .watchOS: firstSwiftUIRelease(on: family)
        }
    }

    /// Returns the first release whose SwiftUI has the label. SwiftUI got all labels at once.
    public func firstSwiftUIRelease(on family: SystemRelease.Family) -> SystemRelease {
        switch family {
        case .iOS: SystemRelease(.iOS, 16)
        case .macOS: SystemRelease(.macOS, 13)
        case .watchOS: SystemRelease(.watchOS, 9)
        }
    }

    /// Whether the label says what the payment does. Labels without an action of their own fit every payment.
    public func fits(_ purpose: PaymentPurpose) -> Bool { row.purposes.contains(purpose) }

    // MARK: The table

    /// What is known about a label.
    struct Row: Sendable {
        let word: StaticString
        let iOS: SystemRelease
        let macOS: SystemRelease
        let cssVersion: Int?
        let purposes: [PaymentPurpose]

        init(
            _ word: StaticString, iOS: (UInt16, UInt16), macOS: UInt16 = 11, css: Int?,
            for purposes: [PaymentPurpose] = PaymentPurpose.allCases
        ) {
            self.word = word
            self.iOS = SystemRelease(.iOS, iOS.0, iOS.1)
            self.macOS = SystemRelease(.macOS, macOS)
            cssVersion = css
            self.purposes = purposes
        }
    }

    /// Releases: <https://developer.apple.com/documentation/passkit/pkpaymentbuttontype>. Words and versions:
    /// <https://developer.apple.com/documentation/applepayontheweb/applepaybuttontype> and
    /// <https://developer.apple.com/documentation/applepayontheweb/displaying-apple-pay-buttons-using-css>.
    private var row: Row {
        switch self {
        case .plain: Row("plain", iOS: (8, 3), css: 2)
        case .buy: Row("buy", iOS: (8, 3), css: 2, for: [.purchase, .deferred])
        case .setUp: Row("set-up", iOS: (9, 0), css: 2, for: [])
        case .inStore: Row("pay", iOS: (10, 0), css: nil)
        case .donate: Row("donate", iOS: (10, 2), css: 2, for: [.donation, .recurring])
        case .checkout: Row("check-out", iOS: (12, 0), css: 4)
        case .book: Row("book", iOS: (12, 0), css: 4, for: [.purchase, .deferred])
        case .subscribe: Row("subscribe", iOS: (12, 0), css: 4, for: [.recurring])
        case .reload: Row("reload", iOS: (14, 0), css: 10, for: [.purchase, .reload])
        case .addMoney: Row("add-money", iOS: (14, 0), css: 10, for: [.purchase, .reload])
        case .topUp: Row("top-up", iOS: (14, 0), css: 10, for: [.purchase, .reload])
        case .order: Row("order", iOS: (14, 0), css: 10, for: [.purchase, .deferred])
        case .rent: Row("rent", iOS: (14, 0), css: 10, for: [.purchase, .recurring, .deferred])
        case .support: Row("support", iOS: (14, 0), css: 10, for: [.purchase, .recurring, .donation])
        case .contribute: Row("contribute", iOS: (14, 0), css: 10, for: [.purchase, .recurring, .donation])
        case .tip: Row("tip", iOS: (14, 0), css: 10, for: [.purchase, .donation])
        case .continue: Row("continue", iOS: (15, 0), macOS: 12, css: 12)
        }
    }
}
