public import PaySheetOrders

extension OrderIdentity {
    /// Takes the identifiers of a pass, for its web service.
    public init(_ pass: WalletPass) throws(OrderServiceError) {
        try self.init(.pass, type: pass.passTypeIdentifier, identifier: pass.serialNumber)
    }
}
