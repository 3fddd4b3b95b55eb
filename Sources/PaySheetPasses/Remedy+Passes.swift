import PaySheet

extension Remedy {
    /// Names of formats that public files have and Wallet does not know.
    static let passes = [
        Remedy(in: "PassBarcodeFormat", "pkbarcodeformatitf|pkbarcodeformatinterleaved2of5", write: "PKBarcodeFormatI2of5"),
        Remedy(in: "PassBarcodeFormat", "pkbarcodeformatsquare|qr|qrcode", write: "PKBarcodeFormatQR"),
        Remedy(in: "PassBarcodeFormat", "pdf417", write: "PKBarcodeFormatPDF417"),
        Remedy(in: "PassBarcodeFormat", "code128", write: "PKBarcodeFormatCode128"),
    ]
}
