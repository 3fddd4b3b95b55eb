import PaySheet
import PaySheetPreview

extension DrawableKinds {
    /// Documents of Apple Pay on the web that a payment sheet shows.
    static let applePay = DrawableKinds(
        kinds: SheetSource.kinds, subject: "payment sheet", absence: "payment sheet; requests, updates and flows have one",
        catalogs: { .applePay },
        stopgaps: [
            "merchantCapabilities": "[]", "supportedNetworks": "[]", "countryCode": "\"\"", "currencyCode": "\"\"", "currency": "\"\"",
            "label": "\"\"", "detail": "\"\"", "identifier": "\"\"", "id": "\"\"", "merchantIdentifier": "\"\"",
            "externalIdentifier": "\"\"", "merchantName": "\"\"", "paymentDescription": "\"\"", "managementURL": "\"\"", "version": "0",
            "methodData": "[]", "startDateComponents": "{}", "endDateComponents": "{}", "code": "\"\"",
        ],
        sequence: { bytes, kind, settings in
            let (dates, language) = (settings.dates, settings.language)
            return switch SheetSource(bytes, as: kind) {
            case .request(let request): SheetSequence(PaymentSheet(request, dates: dates, language: language))
            case .flow(let flow): SheetSequence(flow, dates: dates, language: language)
            case .constructor(let arguments): SheetSequence(arguments, dates: dates, language: language)
            case .details(let update): SheetSequence(PaymentSheet(update, dates: dates, language: language))
            case .update(let update): SheetSequence(PaymentSheet(update, dates: dates, language: language))
            case nil: nil
            }
        })
}
