/** Kinds of notifications. */
export const NEW_ENTRY = 'journal_entry'
export const ENTRY_PUBLISHED = 'journal_entry_published'
