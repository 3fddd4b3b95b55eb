/// A curve y² = x³ - 3x + b over a prime field, with a group of prime order: P-256 or P-384 of SP 800-186.
struct Curve: Sendable {
    /// The prime p of the field.
    let field: Modulus
    /// The prime order n of the group.
    let order: Modulus
    /// The number of bytes of a coordinate, and of a number modulo the order.
    let byteCount: Int
    private let b: Modulus.Residue
    /// The multiples 0 to 15 of the generator, made at first use.
    private let generatorMultiples: [CurvePoint]

    private init(prime: [UInt64], order: [UInt64], b: [UInt64], x: [UInt64], y: [UInt64]) {
        byteCount = prime.count * 8
        let field = Modulus(Curve.words(prime))
        self.field = field
        self.order = Modulus(Curve.words(order))
        self.b = field.residue(Curve.words(b))
        let generator = CurvePoint(x: field.residue(Curve.words(x)), y: field.residue(Curve.words(y)), z: field.one)
        generatorMultiples = Curve.multiples(of: generator, field)
    }

    /// The words of a constant, which has its highest part first, as in the standard.
    private static func words(_ parts: [UInt64]) -> [Word] {
        let most = 64 / Word.bitWidth
        return parts.reversed().flatMap { part in (0..<most).map { Word(truncatingIfNeeded: part >> UInt64($0 * Word.bitWidth)) } }
    }

    // MARK: Points

    /// The point that bytes write: 4, x and y (SEC 1, 2.3.4). It is on the curve, and not the point at infinity.
    ///
    /// Every such point has the order n, because the cofactor is 1 (SEC 1, 3.2.2.1).
    func point(_ bytes: [UInt8]) throws(SignatureError) -> CurvePoint {
        guard bytes.count == 1 + 2 * byteCount, bytes.first == 4 else { throw .pointEncoding }
        guard let x = coordinate(bytes[1...byteCount]), let y = coordinate(bytes[(1 + byteCount)...]) else { throw .pointNotOnCurve }
        let linear = field.sum(field.sum(x, x), x)
        let cube = field.product(field.product(x, x), x)
        guard field.product(y, y) == field.sum(field.difference(cube, linear), b) else { throw .pointNotOnCurve }
        return CurvePoint(x: x, y: y, z: field.one)
    }

    private func coordinate(_ bytes: ArraySlice<UInt8>) -> Modulus.Residue? {
        guard let number = Words.number(bytes, count: field.words.count), field.contains(number) else { return nil }
        return field.residue(number)
    }

    /// The coordinate x of a point that is not at infinity.
    func x(of point: CurvePoint) -> [Word] {
        let inverse = field.inverse(point.z)
        return field.number(field.product(point.x, field.product(inverse, inverse)))
    }

    // MARK: The group

    /// The sum of a multiple of the generator and a multiple of a point.
    ///
    /// Both factors are read four bits at a time from the top, and share the doublings (Shamir's trick).
    func sum(generator first: [Word], point: CurvePoint, _ second: [Word]) -> CurvePoint {
        let multiples = Curve.multiples(of: point, field)
        var total = Curve.infinity(field)
        for digit in (0..<byteCount * 2).reversed() {
            for _ in 0..<4 { total = Curve.doubled(total, field) }
            // Cannot trap: a digit is at most 15, and there are 16 multiples.
            total = Curve.sum(total, generatorMultiples[Curve.digit(digit, of: first)], field)
            total = Curve.sum(total, multiples[Curve.digit(digit, of: second)], field)
        }
        return total
    }

    /// Four bits of a number.
    private static func digit(_ index: Int, of words: [Word]) -> Int {
        let place = index * 4
        return Int(words[place / Word.bitWidth] >> Word(place % Word.bitWidth) & 15)
    }

    private static func infinity(_ field: Modulus) -> CurvePoint {
        CurvePoint(x: field.one, y: field.one, z: field.difference(field.one, field.one))
    }

    /// The multiples 0 to 15 of a point.
    private static func multiples(of point: CurvePoint, _ field: Modulus) -> [CurvePoint] {
        var multiples = [infinity(field)]
        var last = point
        for _ in 1...15 {
            multiples.append(last)
            last = sum(last, point, field)
        }
        return multiples
    }

    /// The double of a point: dbl-2001-b of the Explicit-Formulas Database, which needs the factor -3 of the curve.
    ///
    /// If Z is 0, the new Z is Y² - Y² - 0.
    private static func doubled(_ point: CurvePoint, _ field: Modulus) -> CurvePoint {
        let delta = field.product(point.z, point.z)
        let gamma = field.product(point.y, point.y)
        let beta = field.product(point.x, gamma)
        let third = field.product(field.difference(point.x, delta), field.sum(point.x, delta))
        let alpha = field.sum(field.sum(third, third), third)
        let beta2 = field.sum(beta, beta)
        let beta4 = field.sum(beta2, beta2)
        let x = field.difference(field.product(alpha, alpha), field.sum(beta4, beta4))
        let both = field.sum(point.y, point.z)
        let z = field.difference(field.difference(field.product(both, both), gamma), delta)
        let gamma2 = field.sum(gamma, gamma)
        let gamma8 = field.product(field.sum(gamma2, gamma2), gamma2)
        let y = field.difference(field.product(alpha, field.difference(beta4, x)), gamma8)
        return CurvePoint(x: x, y: y, z: z)
    }

    /// The sum of two points: add-1998-cmo-2 of the same database, and the cases for which it is not made.
    private static func sum(_ left: CurvePoint, _ right: CurvePoint, _ field: Modulus) -> CurvePoint {
        if left.isInfinity { return right }
        if right.isInfinity { return left }
        let leftSquare = field.product(left.z, left.z)
        let rightSquare = field.product(right.z, right.z)
        let leftX = field.product(left.x, rightSquare)
        let leftY = field.product(left.y, field.product(right.z, rightSquare))
        let width = field.difference(field.product(right.x, leftSquare), leftX)
        let height = field.difference(field.product(right.y, field.product(left.z, leftSquare)), leftY)
        guard !width.isZero else {
            // The same point, or its opposite.
            return height.isZero ? doubled(left, field) : infinity(field)
        }
        let square = field.product(width, width)
        let cube = field.product(width, square)
        let middle = field.product(leftX, square)
        let x = field.difference(field.difference(field.product(height, height), cube), field.sum(middle, middle))
        let y = field.difference(field.product(height, field.difference(middle, x)), field.product(leftY, cube))
        return CurvePoint(x: x, y: y, z: field.product(field.product(left.z, right.z), width))
    }

    // MARK: Constants

    /// P-256, which is also called secp256r1 and prime256v1.
    static let p256 = Curve(
        prime: [0xFFFF_FFFF_0000_0001, 0x0000_0000_0000_0000, 0x0000_0000_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF],
        order: [0xFFFF_FFFF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF, 0xBCE6_FAAD_A717_9E84, 0xF3B9_CAC2_FC63_2551],
        b: [0x5AC6_35D8_AA3A_93E7, 0xB3EB_BD55_7698_86BC, 0x651D_06B0_CC53_B0F6, 0x3BCE_3C3E_27D2_604B],
        x: [0x6B17_D1F2_E12C_4247, 0xF8BC_E6E5_63A4_40F2, 0x7703_7D81_2DEB_33A0, 0xF4A1_3945_D898_C296],
        y: [0x4FE3_42E2_FE1A_7F9B, 0x8EE7_EB4A_7C0F_9E16, 0x2BCE_3357_6B31_5ECE, 0xCBB6_4068_37BF_51F5])

    /// P-384, which is also called secp384r1.
    static let p384 = Curve(
        prime: [
            0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFE, 0xFFFF_FFFF_0000_0000,
            0x0000_0000_FFFF_FFFF,
        ],
        order: [
            0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xC763_4D81_F437_2DDF, 0x581A_0DB2_48B0_A77A,
            0xECEC_196A_CCC5_2973,
        ],
        b: [
            0xB331_2FA7_E23E_E7E4, 0x988E_056B_E3F8_2D19, 0x181D_9C6E_FE81_4112, 0x0314_088F_5013_875A, 0xC656_398D_8A2E_D19D,
            0x2A85_C8ED_D3EC_2AEF,
        ],
        x: [
            0xAA87_CA22_BE8B_0537, 0x8EB1_C71E_F320_AD74, 0x6E1D_3B62_8BA7_9B98, 0x59F7_41E0_8254_2A38, 0x5502_F25D_BF55_296C,
            0x3A54_5E38_7276_0AB7,
        ],
        y: [
            0x3617_DE4A_9626_2C6F, 0x5D9E_98BF_9292_DC29, 0xF8F4_1DBD_289A_147C, 0xE9DA_3113_B5F0_B8C0, 0x0A60_B1CE_1D7E_819D,
            0x7A43_1D7C_90EA_0E5F,
        ])
}
