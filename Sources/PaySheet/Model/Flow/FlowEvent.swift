/// Is one change in the sheet together with the merchant's answer.
///
/// FlowEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowEvent: PaymentObject {
    /// Says what the shopper has chosen.
    @Boxed public var selected: FlowSelection?
    /// Names the dictionary of the answer.
    public var update: UpdateKind
    /// Holds the answer.
    public var data: UpdatePayload
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension FlowEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(update: UpdateKind, data: UpdatePayload) {
        self.update = update
        self.data = data
        unknownMembers = UnknownMembers()
    }
}
