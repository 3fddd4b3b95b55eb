/// The icons of the picture, as paths around their middle. They are ours and no artwork of Apple's.
enum SVGIcon: String {
    /// A cross in a circle.
    case close = "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-4 -4L4 4M4 -4L-4 4"
    /// An arrow to the end of the line.
    case arrow = "M-2 -4.5L2.5 0L-2 4.5"
    /// A card with its stripe.
    case card = "M-7.5 -7H7.5a2 2 0 0 1 2 2V5a2 2 0 0 1 -2 2H-7.5a2 2 0 0 1 -2 -2V-5a2 2 0 0 1 2 -2zM-9.5 -2.5H9.5M-6 3H-2"
    /// The sign for a place on a map.
    case address = "M0 9C-4 4.5 -6.5 1.5 -6.5 -2a6.5 6.5 0 0 1 13 0C6.5 1.5 4 4.5 0 9zM-2.2 -2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0"
    /// A box with its tape.
    case shipment = "M-9 -7H9V7H-9zM-2.5 -7V-1.5H2.5V-7"
    /// A head and shoulders.
    case person = "M-3.5 -4.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M-7.5 8a7.5 6 0 0 1 15 0z"
}
