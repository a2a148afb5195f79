/**
 * SQL for the spots, called `s`, that somebody may see. Its values are `viewerId`, null for a guest,
 * and `hiddenIds`, whom they don't see.
 */
export const SEEN_SPOTS = `(s.status = 'publish' or s.user_id = :viewerId::integer)
  and s.user_id <> all(:hiddenIds::integer[])`
