import PaySheet

// Exact calculation with the errors of the builder.

extension Amount {
    /// The same amount with the decimals of a currency.
    func exact(in currency: Currency) throws(OrderBuildingError) -> Amount {
        do {
            return Amount(units: try units(in: currency), in: currency)
        } catch {
            throw .amount(error)
        }
    }

    func plus(_ other: Amount) throws(OrderBuildingError) -> Amount {
        do { return try adding(other) } catch { throw .amount(error) }
    }

    func minus(_ other: Amount) throws(OrderBuildingError) -> Amount {
        do { return try subtracting(other) } catch { throw .amount(error) }
    }
}
