/** SQL for whether somebody is a member of the board called `d`. Its value is `viewerId`. */
export const IS_MEMBER = `exists (select from dream_members own
  where own.dream_id = d.id and own.user_id = :viewerId::integer)`

/**
 * SQL for the boards, called `d`, that somebody may see without a link. Its values are `viewerId`,
 * null for a guest, and `hiddenIds`, whom they don't see.
 */
export const SEEN_DREAMS = `(d.visibility = 'public' or ${IS_MEMBER})
  and d.user_id <> all(:hiddenIds::integer[])`

/**
 * SQL for whether a board shows the design called `g` in its item called `i`: while it is its
 * adder's own or shared by a link, and staff didn't remove it.
 */
export const SHOWN_DESIGN = `g.status = 'completed' and g.image_id is not null
  and g.taken_down_at is null
  and (g.user_id = i.user_id or (g.share_token is not null and g.share_revoked_at is null))`
