/**
 * For `router.where(name, rowId)`: an id that a table could hold, as a number.
 * Anything else is a path that does not exist.
 */
export const rowId = { match: /^[1-9]\d{0,8}$/, cast: Number }
