export const MAX_JOURNAL_SEARCH_CHARACTERS = 100
export const MAX_JOURNAL_TITLE_CHARACTERS = 120
export const MAX_JOURNAL_DESCRIPTION_CHARACTERS = 600
export const MAX_ENTRY_TITLE_CHARACTERS = 160
export const MAX_ROOM_CHARACTERS = 60
export const MAX_ENTRY_CAPTION_CHARACTERS = 300
export const MAX_ENTRY_ALT_CHARACTERS = 300

/** With them, and what is sent beside it, an entry fits a request: see `app/kernel/http/body_limits.ts`. */
export const MAX_ENTRY_NODES = 900
export const MAX_ENTRY_BYTES = 56_000

export const MAX_JOURNALS = 50
export const MAX_ENTRIES = 500
export const MAX_SCHEDULED_DAYS = 365

/** `link`: whoever has the link, but no list, feed or search engine. */
export const VISIBILITIES = ['private', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const ENTRY_STATUSES = ['draft', 'scheduled', 'publish'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** Kinds of notifications. */
export const NEW_ENTRY = 'journal_entry'
export const ENTRY_PUBLISHED = 'journal_entry_published'
