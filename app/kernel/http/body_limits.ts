/** 10,000 characters take up to 60 KB in UTF-8. */
export const MAX_BODY_BYTES = 64 * 1024

export const MAX_JSON_DEPTH = 20

/** The contract's largest call has a few hundred. */
export const MAX_JSON_VALUES = 2_000
