export const MAX_FEED_ENTRIES = 30
/** Caches may keep a feed for so long. */
export const FEED_SECONDS = 300
