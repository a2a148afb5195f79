export const MAX_COMPARED = 4
/** Homes that a device remembers, and that are asked for at once. */
export const MAX_VIEWED = 20
