export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000
/** of one answer of the API */
export const MAX_ANSWERED_ROWS = 2000
export const MAX_IMPORT_COLUMNS = 500
/** of objects and lists in JSON */
export const MAX_IMPORT_DEPTH = 32
export const MAX_KEY_CHARACTERS = 255
/** of a cell that is mended by hand */
export const MAX_MENDED_CHARACTERS = 10_000
/** of a list, before it is imported */
export const MAX_MENDED_CELLS = 1000

/** per person */
export const MAX_UNFINISHED_IMPORTS = 3

export const MAX_PHOTOS_PER_ROW = 50
export const MAX_PHOTOS_PER_IMPORT = 5000
export const MAX_PHOTO_ADDRESS_CHARACTERS = 2000

/** Fetched at once by one import; and by one process from one host. */
export const MAX_PHOTOS_AT_ONCE = 4
export const MAX_PHOTOS_PER_HOST_AT_ONCE = 2
export const MAX_PHOTO_SECONDS = 20

/** Counts the times that a photo's work was cut off. */
export const MAX_PHOTO_ATTEMPTS = 3

/** of a ZIP file of photos, as sent */
export const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024
export const MAX_ARCHIVE_ENTRIES = 5500
export const MAX_UNPACKED_IMPORT_BYTES = 300 * 1024 * 1024
/** Photos hardly shrink; tables do, but not that much. */
export const MAX_ARCHIVE_RATIO = 100
/** per person; older ones make room, unless a running import uses them */
export const MAX_KEPT_ARCHIVES = 3
export const KEPT_ARCHIVE_HOURS = 24
