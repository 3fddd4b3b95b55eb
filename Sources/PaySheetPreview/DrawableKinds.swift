package import PaySheet

/// The documents of a catalog that have a picture.
package struct DrawableKinds: Sendable {
    package let kinds: [DocumentKind]
    /// What the picture shows: `payment sheet`.
    package let subject: String
    /// What a kind of document that is not among them does not have, and which documents do.
    package let absence: String
    /// The catalogs that read the documents.
    package let catalogs: @Sendable () -> CatalogSet
    /// Values for members that a picture does not need.
    package let stopgaps: [String: String]
    /// Reads the sheets of a document. `nil` for one that has no value.
    package let sequence: @Sendable (_ bytes: [UInt8], _ kind: DocumentKind, _ settings: SheetSettings) -> SheetSequence?

    package init(
        kinds: [DocumentKind], subject: String, absence: String, catalogs: @escaping @Sendable () -> CatalogSet,
        stopgaps: [String: String],
        sequence: @escaping @Sendable (_ bytes: [UInt8], _ kind: DocumentKind, _ settings: SheetSettings) -> SheetSequence?
    ) {
        (self.kinds, self.subject, self.absence, self.catalogs) = (kinds, subject, absence, catalogs)
        (self.stopgaps, self.sequence) = (stopgaps, sequence)
    }
}

/// What a sheet depends on besides its document.
package struct SheetSettings: Sendable {
    package let dates: SheetDates
    /// The zone for dates, if the user names one.
    package let zone: TimeZoneOffsets?
    /// The language of the sheet's own words; `nil` for the one in whose script the business is named.
    package let language: SheetLanguage?

    package init(dates: SheetDates, zone: TimeZoneOffsets?, language: SheetLanguage?) {
        (self.dates, self.zone, self.language) = (dates, zone, language)
    }
}
