/** For `router.where(name, rowId)`; anything else is a 404. */
export const rowId = { match: /^[1-9]\d{0,8}$/, cast: Number }

/** The same for things whose ids nobody can guess. */
export const rowUuid = { match: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ }
