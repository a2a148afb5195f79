export const MAX_COMPARED = 4
/** How many homes a device remembers. */
export const MAX_VIEWED = 20
