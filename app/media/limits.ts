/** The wire contract's limits for an uploaded picture. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
export const MAX_PIXELS = 50_000_000

/** No format that we write has room for more along one side (WebP). */
export const MAX_SIDE = 16_383
