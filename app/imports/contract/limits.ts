export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 2000
export const MAX_IMPORT_COLUMNS = 500
export const MAX_KEY_CHARACTERS = 255

/** per person */
export const MAX_UNFINISHED_IMPORTS = 3
