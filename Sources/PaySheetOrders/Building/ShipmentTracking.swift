/// How the customer follows a shipment.
public enum ShipmentTracking: Sendable, Hashable {
    /// With the number of the carrier, and the page of the carrier for this shipment.
    case number(String, page: String)
    /// On a page that needs no number.
    case page(String)
    /// Not at all: the carrier reports no steps. Wallet shows the shipment as shipped.
    case none
}
