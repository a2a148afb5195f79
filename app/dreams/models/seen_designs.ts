/**
 * SQL for whether a board shows the design called `g` in its item called `i`: while it is its
 * adder's own or shared by a link, and staff didn't remove it.
 */
export const SHOWN_DESIGN = `g.status = 'completed' and g.image_id is not null
  and g.taken_down_at is null
  and (g.user_id = i.user_id or (g.share_token is not null and g.share_revoked_at is null))`
