import PaySheet
public import PaySheetOrders
import PaySheetTokens

extension PackageFormat {
    /// The package of a pass: pass.json with icon, manifest and signature.
    public static let pass = PackageFormat(
        .pass, strings: "pass.strings", digest: .sha1, purpose: .passType, fileExtension: "pkpass",
        icons: ["icon.png", "icon@2x.png", "icon@3x.png"], namesFiles: false, readsUTF8: true
    ) { bytes in
        let pass = WalletPass.read(bytes)
        return PackageContent(
            findings: pass.findings, type: pass.value?.passTypeIdentifier, team: pass.value?.teamIdentifier,
            references: pass.value.map { references(of: $0) })
    }

    /// The texts of a pass that can be keys of pass.strings.
    private static func references(of pass: WalletPass) -> PackageReferences {
        let styles = [pass.boardingPass, pass.coupon, pass.eventTicket, pass.generic, pass.storeCard, pass.posterGeneric].compactMap { $0 }
        var fields: [PassField] = []
        for style in styles {
            for group in [
                style.headerFields, style.primaryFields, style.secondaryFields, style.auxiliaryFields, style.backFields,
                style.additionalInfoFields, style.footerFields,
            ] { fields += group ?? [] }
        }
        return PackageReferences(
            texts: [pass.organizationName, pass.description, pass.logoText] + fields.map { $0.label } + fields.map { $0.changeMessage },
            barcodeTexts: ((pass.barcodes ?? []) + [pass.barcode].compactMap { $0 }).map { $0.altText })
    }
}
