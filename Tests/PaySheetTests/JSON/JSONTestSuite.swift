import Foundation
import PaySheet

/// Where the JSONTestSuite is, and what this library does where the suite leaves it open.
enum JSONTestSuite {
    struct Decision: Sendable {
        var name: String
        /// The cause of the refusal; nil if the text is accepted.
        var cause: SyntaxFault.Cause?
        var reason: String
    }

    static let folder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("test_parsing")
    }

    private static let spelling = "numbers keep their spelling, so that none is too large or too small"
    private static let surrogate = "half a surrogate pair is no character: it cannot be sent as UTF-8"
    private static let bytes = "JSON is UTF-8, and these bytes are not"

    static let decisions: [Decision] = [
        Decision(name: "i_number_double_huge_neg_exp", cause: nil, reason: spelling),
        Decision(name: "i_number_huge_exp", cause: nil, reason: spelling),
        Decision(name: "i_number_neg_int_huge_exp", cause: nil, reason: spelling),
        Decision(name: "i_number_pos_double_huge_exp", cause: nil, reason: spelling),
        Decision(name: "i_number_real_neg_overflow", cause: nil, reason: spelling),
        Decision(name: "i_number_real_pos_overflow", cause: nil, reason: spelling),
        Decision(name: "i_number_real_underflow", cause: nil, reason: spelling),
        Decision(name: "i_number_too_big_neg_int", cause: nil, reason: spelling),
        Decision(name: "i_number_too_big_pos_int", cause: nil, reason: spelling),
        Decision(name: "i_number_very_big_negative_int", cause: nil, reason: spelling),
        Decision(name: "i_object_key_lone_2nd_surrogate", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_1st_surrogate_but_2nd_missing", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_1st_valid_surrogate_2nd_invalid", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_UTF-16LE_with_BOM", cause: .otherEncoding, reason: "the encoding is named instead of guessed at"),
        Decision(name: "i_string_UTF-8_invalid_sequence", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_UTF8_surrogate_U+D800", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_incomplete_surrogate_and_escape_valid", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_incomplete_surrogate_pair", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_incomplete_surrogates_escape_valid", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_invalid_lonely_surrogate", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_invalid_surrogate", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_invalid_utf-8", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_inverted_surrogates_U+1D11E", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_iso_latin_1", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_lone_second_surrogate", cause: .loneSurrogate, reason: surrogate),
        Decision(name: "i_string_lone_utf8_continuation_byte", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_not_in_unicode_range", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_overlong_sequence_2_bytes", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_overlong_sequence_6_bytes", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_overlong_sequence_6_bytes_null", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_truncated-utf-8", cause: .invalidUTF8, reason: bytes),
        Decision(name: "i_string_utf16BE_no_BOM", cause: .otherEncoding, reason: "the encoding is named instead of guessed at"),
        Decision(name: "i_string_utf16LE_no_BOM", cause: .otherEncoding, reason: "the encoding is named instead of guessed at"),
        Decision(
            name: "i_structure_500_nested_arrays", cause: .tooDeep, reason: "the depth is limited to 64 unless another limit is given"),
        Decision(
            name: "i_structure_UTF-8_BOM_empty_object", cause: .byteOrderMark,
            reason: "RFC 8259 forbids to send one, and JavaScript refuses it"),
    ]
}
