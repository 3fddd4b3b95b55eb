/// An answer for the record of the samples, in Base64. Its key is the byte 04 with 64 bytes 11, and its content is not real.
enum IdentitySample {
    static let answer =
        "o2lhbGdvcml0aG1tQVBQTEUtSFBLRS12MWZwYXJhbXOkZG1vZGUAZHBrRW1YQQQRERERERERERERERERERERERERERERERERERER"
        + "ERERERERERERERERERERERERERERERERERERERERERERERERZ3BrUkhhc2hYIPC5MVoEWdq3q1+mkD5zPJF3YRVCFs2Q5dl52myF"
        + "LGAqaGluZm9IYXNoWCDPMTCUJX3MprCk5sjfHsB03F9phJFMhxlMZ+oCSPU8kmRkYXRhWCgHBwcHBwcHBwcHBwcHBwcHBwcHBwcH"
        + "BwcHBwcHBwcHBwcHBwcHBwcH"

    /// An answer for the key of the certificate `processing.pem`, to an app that used the text of the nonce instead of its bytes.
    static let mistaken =
        "o2lhbGdvcml0aG1tQVBQTEUtSFBLRS12MWZwYXJhbXOkZG1vZGUAZHBrRW1YQQQRERERERERERERERERERERERERERERERERERER"
        + "ERERERERERERERERERERERERERERERERERERERERERERERERZ3BrUkhhc2hYIOau8/LQndDgN/ZcCUDXKyYbEuNU8RV1IGhXGpbG"
        + "Jq5OaGluZm9IYXNoWCA9CCo3urQbO58ScpldlI6sHEJjL/1DYzexCxPl4ntBpWRkYXRhWCgHBwcHBwcHBwcHBwcHBwcHBwcHBwcH"
        + "BwcHBwcHBwcHBwcHBwcHBwcH"
}
