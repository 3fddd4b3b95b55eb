/** The version of the package; pack.mjs writes it. */
export const version = "0.0.0";
