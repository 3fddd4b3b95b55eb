/// A point of a curve in Jacobian coordinates: x is X / Z², and y is Y / Z³. If Z is 0, it is the point at infinity.
struct CurvePoint: Sendable {
    let x: Modulus.Residue
    let y: Modulus.Residue
    let z: Modulus.Residue

    /// Whether it is the point at infinity, the zero of the group.
    var isInfinity: Bool { z.isZero }
}
