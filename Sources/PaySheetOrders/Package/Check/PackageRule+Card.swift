extension PackageRule {
    /// What the rule finds, in one sentence.
    package var what: String {
        switch self {
        case .requiredFile: "order.json, manifest.json or signature is missing at the top of the package."
        case .archive: "The package is not a plain zip archive with the extension .order and its files at the top."
        case .compression:
            "The archive uses encryption, zip64, or a compression other than deflate. It is an error if a file cannot be read."
        case .path: "A file has a path that is not allowed or that another file has, or it is a link."
        case .metadataFile: "The package or its manifest has a file of a system or an editor, such as .DS_Store."
        case .size: "The package has 5 MB or more. It is an error with a return label, and a warning without one."
        case .privateKey: "A file of the package is a private key, or a PKCS #12 archive, which usually has one."
        case .manifest: "manifest.json is not a JSON object with paths from the top of the package."
        case .digestForm: "A value of manifest.json is not 64 hexadecimal digits, which is SHA-256."
        case .manifestFiles: "The manifest does not list a file of the package, or lists one that it does not have."
        case .digest: "The hash in the manifest is not the hash of the file."
        case .signatureForm: "The file signature is not one detached CMS signature in DER."
        case .signatureManifest: "The signature was made for another manifest.json."
        case .signatureAlgorithm: "The signature does not use SHA-256, or does not say when it was made."
        case .signatureCertificates: "The signature lacks its own certificate or that of the issuer."
        case .signatureDates: "A certificate of the signature is not valid yet, or has expired, at the time of --now."
        case .signatureOrderType: "The certificate of the signature is not the one of the order's type."
        case .signatureTeam: "The certificate of the signature is of another team than --team says."
        case .signatureWrong: "The signature was not made with the key of its certificate, or the certificate is not from its issuer."
        case .attachment: "A receipt or return label is missing, or the label is not a PDF, JPEG or PNG."
        case .receiptFormat: "The receipt of a transaction is not a PDF."
        case .imageMissing: "The package does not have an image that order.json names."
        case .imageLocalized: "An image is in some language folders only, or in other resolutions."
        case .imageHidden: "An image is at the top of the package and also in language folders."
        case .imageForm: "The logo or the image of an item is not an opaque PNG or JPEG of 300 × 300 pixels."
        case .languageFolder: "The name of a language folder is not a language with an optional script or region, or has no .lproj."
        case .stringsMissing: "A language folder has no order.strings."
        case .stringsKeys: "The files order.strings of two languages have different keys, or one has a key twice."
        case .stringsKeyUnknown: "A text of order.json looks like a key, but order.strings has no such key."
        case .stringsEncoding:
            "order.strings has other characters than ASCII and is not UTF-16. A note says that UTF-16 has no byte order mark."
        case .stringsGrammar: "order.strings has a mistake in its grammar."
        }
    }

    /// What happens to the developer or the shopper.
    package var why: String {
        switch self {
        case .requiredFile, .archive, .manifest, .digestForm, .manifestFiles, .digest, .signatureForm, .signatureManifest,
            .signatureCertificates, .signatureDates, .signatureOrderType, .signatureWrong:
            "Wallet refuses the package, and the order does not appear or does not change."
        case .signatureAlgorithm: "Devices expect SHA-256 and a time, as in passes. They may refuse anything else."
        case .signatureTeam: "Wallet links the order with the payment through the merchant identifier, which must be of the same team."
        case .compression: "Readers of packages need not support these. Stored files are the safe choice."
        case .path: "Unpacking such a file can overwrite another one, also outside of the folder. Readers disagree about which file counts."
        case .metadataFile: "Such files are not part of an order. They break the manifest as soon as a system changes them."
        case .size: "Wallet refuses larger packages with a return label. Devices load the package again for each change."
        case .privateKey: "Each customer gets the key with the order, and can sign orders in the name of the shop."
        case .attachment: "The shopper taps the receipt or the label, and nothing opens."
        case .receiptFormat: "Apple asks for a PDF. Wallet may not show another format."
        case .imageMissing, .imageLocalized: "The shopper sees no image, or not in each language."
        case .imageHidden: "Wallet takes the image at the top. The shopper never sees the ones for a language."
        case .imageForm: "Wallet scales and crops other images, and a transparent one can be invisible on its background."
        case .languageFolder: "Wallet finds no texts for the language."
        case .stringsMissing, .stringsKeys, .stringsKeyUnknown: "The shopper sees the key instead of the text."
        case .stringsEncoding: "Letters with accents and other scripts can be shown wrong."
        case .stringsGrammar: "Wallet cannot read the file, and the shopper sees keys instead of texts."
        }
    }

    /// What to do.
    package var instead: String {
        switch self {
        case .requiredFile: "Add the file. paysheet order manifest writes manifest.json, and the signature is made from it."
        case .archive: "Make the archive with paysheet order pack, or zip the files of the folder and not the folder."
        case .compression: "Make the archive with paysheet order pack, which stores all files."
        case .path: "Rename the file, or leave it out. Replace a link by its file."
        case .metadataFile: "Remove the file and write the manifest again. paysheet order pack leaves such files out."
        case .size: "Use smaller images, and only the images and languages that this customer needs."
        case .privateKey: "Move the key out of the folder, and pack again. If a customer has the package, revoke the certificate."
        case .manifest: "Write it with paysheet order manifest, and sign it again."
        case .digestForm: "Use SHA-256. Samples with 40 digits are SHA-1, which passes use."
        case .manifestFiles, .digest: "Write the manifest again with paysheet order manifest, and sign it."
        case .signatureForm, .signatureManifest, .signatureAlgorithm, .signatureWrong:
            "Sign manifest.json again with the line that paysheet order sign prints."
        case .signatureCertificates:
            "Add the certificate of the issuer that the certificate names. It is one of Apple's, for Worldwide Developer Relations (WWDR)."
        case .signatureDates: "Renew the certificate in the developer account, and sign again."
        case .signatureOrderType, .signatureTeam: "Sign with the certificate that the developer account has for this order type."
        case .attachment: "Add the file, or change the name in order.json."
        case .receiptFormat: "Make the receipt a PDF."
        case .imageMissing: "Add the image at the top or in each language folder, or change the name in order.json."
        case .imageLocalized: "Give each language folder the same images in the same resolutions."
        case .imageHidden: "Remove the image at the top, or the ones in the language folders."
        case .imageForm: "Save the image as PNG or JPEG with 300 × 300 pixels and without transparency."
        case .languageFolder: "Use a name such as fr.lproj, pt-BR.lproj or zh-Hans.lproj."
        case .stringsMissing: "Add order.strings to the folder, or remove the folder."
        case .stringsKeys: "Give each file the same keys, each once."
        case .stringsKeyUnknown: "Add the key to each order.strings, or correct it in order.json."
        case .stringsEncoding: "Save the file as UTF-16 with a byte order mark."
        case .stringsGrammar: "Write each entry as \"key\" = \"value\"; and comments as /* */."
        }
    }
}
