/// Hexadecimal digits, read all at once.
enum HexDigits {
    /// The value of four digits, the first in the lowest byte of a word; `UInt32.max` if one of them is none.
    ///
    /// The positions of letters are unpredictable, so all are read in the same way.
    @inline(__always)
    static func value(ofFour digits: UInt32) -> UInt32 {
        let highest: UInt32 = 0x8080_8080
        // What is added takes the characters that are wanted to the highest bit, and no carry goes beyond a byte.
        let characters = digits & ~highest
        let small = characters | 0x2020_2020
        let isNumber = (characters &+ 0x5050_5050) & ~(characters &+ 0x4646_4646)
        let isLetter = (small &+ 0x1F1F_1F1F) & ~(small &+ 0x1919_1919)
        let isDigit = (isNumber | isLetter) & ~digits & highest
        let values = (characters & 0x0F0F_0F0F) &+ (characters &>> 6 & 0x0101_0101) &* 9
        let pairs = values.byteSwapped
        let bytes = (pairs | pairs &>> 4) & 0x00FF_00FF
        let value = (bytes | bytes &>> 8) & 0xFFFF
        return isDigit == highest ? value : .max
    }
}
