export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
export const MAX_MEGAPIXELS = 64
/** Cameras of 64 megapixels make some more. */
export const MAX_PIXELS = (MAX_MEGAPIXELS + 1) * 1e6 - 1

/** All text fields; one may be a small image as a data URL. */
export const MAX_FIELDS_BYTES = 2 * 1024 * 1024

/** Boundaries and a few fields beside a file. */
export const FORM_BYTES = 64 * 1024

/** Larger ones take seconds and hundreds of MB to decode; phones take 12 megapixels. */
export const MAX_QUICK_PIXELS = 16_000_000

/** WebP's limit per side. */
export const MAX_SIDE = 16_383
