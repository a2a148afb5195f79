/** For `router.where(name, rowId)`; anything else is a 404. */
export const rowId = { match: /^[1-9]\d{0,8}$/, cast: Number }
