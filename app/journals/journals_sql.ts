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

const ENTRIES = `(select md5(string_agg(concat_ws('.', e.id, e.xmin, i.xmin), ',' order by e.id))
  from journal_entries e left join images i on i.id = e.cover_image_id
  where e.journal_id = j.id and e.status = 'publish')`

/** Changes with whatever a journal's page shows; of `JOURNAL_STAMP_SOURCE`. */
export const JOURNAL_STAMP = `concat_ws('-', j.id, j.xmin, u.xmin, cover.xmin, ${ENTRIES})`

export const JOURNAL_STAMP_SOURCE = `from journals j join users u on u.id = j.user_id
  left join images cover on cover.id = j.cover_image_id`
