/// The colours of a picture.
public enum PictureTheme: UInt8, Sendable, Hashable, CaseIterable {
    /// The setting of the reader's system.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
