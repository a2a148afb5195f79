/** RFC 9116 wants it to end within a year, so that nobody trusts an abandoned file. */
export const SECURITY_TEXT_DAYS = 180
export const WELL_KNOWN_SECONDS = 86_400
/** OpenSearch 1.1 allows no more in a short name. */
export const MAX_SHORT_NAME_CHARACTERS = 16
