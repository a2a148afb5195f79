/** SQL for whether somebody is a member of the board called `d`. Its value is `viewerId`. */
export const IS_MEMBER = `exists (select from dream_members own
  where own.dream_id = d.id and own.user_id = :viewerId::integer)`

/**
 * SQL for the boards, called `d`, that somebody may see without a link. Its values are `viewerId`,
 * null for a guest, and `hiddenIds`, whom they don't see.
 */
export const SEEN_DREAMS = `(d.visibility = 'public' or ${IS_MEMBER})
  and d.user_id <> all(:hiddenIds::integer[])`
