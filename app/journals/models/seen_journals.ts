/**
 * SQL for the journals, called `j`, that somebody may open. Its values are `viewerId`, null for a
 * guest, and `hiddenIds`, whom they don't see.
 */
export const SEEN_JOURNALS = `(j.visibility <> 'private' or j.user_id = :viewerId::integer)
  and j.user_id <> all(:hiddenIds::integer[])`

/** The same for entries, called `e`, of the journals. */
export const SEEN_ENTRIES = `(e.status = 'publish' or j.user_id = :viewerId::integer)
  and ${SEEN_JOURNALS}`

/** SQL for journals that lists, feeds and search engines show. */
export const LISTED_JOURNALS = `j.visibility = 'public' and exists (
  select from journal_entries shown where shown.journal_id = j.id and shown.status = 'publish')`
