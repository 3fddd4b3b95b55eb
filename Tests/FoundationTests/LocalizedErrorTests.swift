import Foundation
import PaySheet
import PaySheetExamples
import PaySheetFoundation
import PaySheetIdentity
import PaySheetLocalizedErrors
import PaySheetOrders
import PaySheetSignatures
import PaySheetStorefront
import PaySheetTokens
import Testing

/// Without the conformances, Foundation says "The operation could not be completed" about every error.
@Suite("Errors with Foundation")
struct LocalizedErrorTests {
    /// An error as a program catches it, and the sentence that it has without Foundation.
    struct Row: Sendable, CustomTestStringConvertible {
        let type: String
        let error: any Error
        let sentence: String
        var testDescription: String { type }

        init(_ error: some Error & CustomStringConvertible) {
            // The name of a generic type, without its arguments.
            type = String(String(describing: Swift.type(of: error)).prefix { $0 != "<" })
            self.error = error
            sentence = error.description
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description = "the disk is full"
    }

    static let rows = [
        // PaySheet
        Row(AmountError.overflow), Row(CurrencyError.noMoney(.usd)), Row(SplitError.amount(.overflow)),
        Row(CheckoutError.amountUnknown(label: "Tip")), Row(InstantError.noOffset("2027-03-01T00:00:00")),
        Row(InvalidPayload(problems: [.amountUnknown(label: "Tip")])),
        // PaySheetExamples
        Row(ExampleError.notJSON),
        // PaySheetOrders
        Row(OrderBuildingError.identifierEmpty), Row(OrderDetailsError.missing(member: "orderIdentifier")), Row(OrderRefusal.notReady),
        Row(OrderPublishingError<Failure>.store(Failure())), Row(OrderServiceError.notHTTPS), Row(ZipError.notZip),
        thrown { () throws(OrderManifestError) in _ = try OrderManifest([]) },
        thrown { () throws(StringsError) in _ = try StringsFile([UInt8]("key".utf8)) },
        // PaySheetStorefront
        thrown { () throws(ContactProfileError) in _ = try ContactProfile(json: []) },
        // PaySheetTokens
        Row(BERError(.truncated, at: 3)), Row(CertificateFileError.privateKey), Row(DomainAssociationError.webPage),
        Row(MerchantTokenError.notHTTPS), Row(PEMError(.noEnd, line: 1)), Row(TokenOpeningError<Failure>.failed(Failure())),
        Row(SignatureError.notValid), Row(SignatureFault.wrong(.notValid)),
        Row(COSEFault.unknownKey), thrown { () throws(AnswerError) in _ = try DeviceResponse([]) },
        thrown { () throws(SealedTokenError) in _ = try SealedToken(LocalizedErrorTests.empty) },
    ]

    /// Encrypted data with nothing in it.
    private static let empty = EncryptedPaymentData(
        version: .ecV1, data: "", signature: "", header: EncryptedPaymentHeader(publicKeyHash: "", transactionId: ""))

    /// The error that a call throws. Every call here throws.
    private static func thrown<Thrown: Error & CustomStringConvertible>(_ call: () throws(Thrown) -> Void) -> Row {
        do throws(Thrown) {
            try call()
        } catch {
            return Row(error)
        }
        return Row(CheckoutError.amountUnknown(label: "nothing was thrown"))
    }

    @Test("localizedDescription is the sentence", arguments: rows)
    func sentence(_ row: Row) {
        #expect(!row.sentence.isEmpty && !row.sentence.hasPrefix("PaySheet"))
        #expect(row.error.localizedDescription == row.sentence)
    }

    @Test("The words of a program's own failure are part of the sentence")
    func failures() {
        #expect((OrderPublishingError<Failure>.store(Failure()) as any Error).localizedDescription == "the store failed: the disk is full")
        let token: any Error = TokenOpeningError<Failure>.failed(Failure())
        #expect(token.localizedDescription == "a function of the cryptographic library failed: the disk is full")
    }

    @Test("Every public error of a library is in the list")
    func everyError() throws {
        let errors = try PublicErrors.names()
        #expect(errors.count > 20)
        #expect(errors.subtracting(Self.rows.map { $0.type }) == [], "add these errors to the list, and conform them to LocalizedError")
        #expect(Set(Self.rows.map { $0.type }).subtracting(errors) == [])
    }
}
