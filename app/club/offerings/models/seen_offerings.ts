/**
 * SQL for the offerings, called `o`, that somebody may open. Its values are `viewerId`, null for a
 * guest, and `hiddenIds`, whom they don’t see.
 */
export const SEEN_OFFERINGS = `(o.status = 'publish' or o.user_id = :viewerId::integer)
  and o.user_id <> all(:hiddenIds::integer[])`

/** SQL for the reviews, called `r`, of offerings that everyone sees. */
export const SHOWN_REVIEWS = `r.role = 'customer' and r.shown_at <= now()
  and r.taken_down_at is null`
