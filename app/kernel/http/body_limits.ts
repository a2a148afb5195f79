/** 10,000 characters take up to 60 KB in UTF-8. */
export const MAX_BODY_BYTES = 64 * 1024

/** Formatted text with lists in lists is the deepest. */
export const MAX_JSON_DEPTH = 32

/** Formatted text has the most. */
export const MAX_JSON_VALUES = 4_000
