/// The colours of a picture.
public enum PictureTheme: UInt8, Sendable, Hashable, CaseIterable {
    /// As the reader's system is set.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
