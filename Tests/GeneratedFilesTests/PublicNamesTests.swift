import Foundation
import Testing

/// Public types at the top of a module share no name with what programs import beside it.
///
/// A type of the same name makes both ambiguous. A type named like a module makes the module's own types unreachable.
@Suite struct PublicNamesTests {
    /// Types of the frameworks that sit beside this package in apps and servers, and names of modules.
    private static let taken = Set(
        """
        Any Array Bool Character Clock Codable Collection Comparable Decoder Dictionary Double Duration Encoder Error Float Hashable
        Identifiable Int Iterator Mirror Never Optional Range Regex Result Sendable Sequence Set String Substring Task UInt View
        AnyCancellable Cancellable Deferred Empty Fail Future Just Publisher Published Publishers Record Subject Subscriber Subscribers
        Subscription Subscriptions AES ChaChaPoly Crypto Curve25519 Digest HKDF HMAC Insecure P256 P384 P521 SHA256 SHA384 SHA512 SharedSecret
        SymmetricKey Bundle Calendar Data Date DateComponents DateInterval Decimal Dimension FileManager Formatter Host IndexPath IndexSet
        JSONDecoder JSONEncoder Locale Measurement Notification NotificationCenter Operation OperationQueue Port Predicate Process Progress
        Scanner Stream Thread TimeZone Timer URL URLComponents URLRequest URLSession UUID Unit UserDefaults Alert Alignment Animation App
        Button Canvas Capsule Circle Color Commands ContentMode Context Edge Ellipse Environment Font Form Gesture Gradient Grid Group Image
        Label Layout Link List LocalizedStringKey Menu Path Picker Scene Section Shape Slider Spacer State Stepper Table Text Toggle
        Transaction Transition Vector Window AppStore Message Product PurchaseResult Storefront VerificationResult Observable Observation
        Attachment Comment Confirmation Event Expectation Issue Issues SourceLocation Suite Tag Test Trait Abort Application Authenticator
        Client Content ContentType Controller Cookies Field Fields HTTPStatus Middleware Request Response Responder Route Router Routes
        Server Session Validatable Validation Validations Validator Channel EventLoop Logger Model Query Combine Contacts CryptoKit
        Dispatch Foundation Network NIO Observation OpenAPI PassKit StoreKit Swift SwiftUI System Testing Vapor Hummingbird XCTest
        """.split { $0.isWhitespace }.map(String.init))

    private static let modules = [
        "PaySheet", "PaySheetFoundation", "PaySheetReports", "PaySheetDocuments", "PaySheetPreview", "PaySheetExamples",
        "PaySheetSignatures", "PaySheetStorefront",
    ]

    @Test("No public type has the name of a common framework type", arguments: modules) func publicNamesAreNew(module: String) throws {
        let names = try publicTypes(of: module)
        #expect(!names.isEmpty)
        #expect(names.intersection(Self.taken) == [])
    }

    private func publicTypes(of module: String) throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let sources = root.appendingPathComponent("Sources/" + module)
        let all = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
        var names: Set<String> = []
        for case let file as URL in all where file.pathExtension == "swift" {
            // A declaration at the top of a file is not indented.
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("public ") {
                let words = line.split { " :<{".contains($0) }
                if let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count {
                    names.insert(String(words[kind + 1]))
                }
            }
        }
        return names
    }
}
