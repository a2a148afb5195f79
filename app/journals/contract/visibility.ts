/** `link`: whoever has the link, but no list, feed or search engine. */
export const VISIBILITIES = ['private', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const ENTRY_STATUSES = ['draft', 'scheduled', 'publish'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]
