/** SQL for whether somebody is a member of the board called `d`. Its value is `viewerId`. */
export const IS_MEMBER = `exists (select from dream_members own
  where own.dream_id = d.id and own.user_id = :viewerId::integer)`

/**
 * SQL for the boards, called `d`, that somebody may see without a link. Its values are `viewerId`,
 * null for a guest, and `hiddenIds`, whom they don't see.
 */
export const SEEN_DREAMS = `(d.visibility = 'public' or ${IS_MEMBER})
  and d.user_id <> all(:hiddenIds::integer[])`

/** Changes with whatever a public board shows; of `dreams d join users u`. */
export const DREAM_STAMP = `concat_ws('.', d.id, d.version, u.xmin,
  (select string_agg(concat_ws(':', i.id, author.xmin, picture.xmin, g.xmin, p.version, p.xmin), '-'
     order by i.position, i.id)
   from dream_items i join users author on author.id = i.user_id
   left join images picture on picture.id = coalesce(i.image_id, i.preview_image_id)
   left join designs g on g.id = i.design_id
   left join properties p on p.id = i.property_id
   where i.dream_id = d.id),
  (select count(*) from dream_votes v join dream_items i on i.id = v.item_id
   where i.dream_id = d.id))`

/**
 * SQL for whether a board shows the design called `g` in its item called `i`: while it is its
 * adder's own or shared by a link, and staff didn't remove it.
 */
export const SHOWN_DESIGN = `g.status = 'completed' and g.image_id is not null
  and g.taken_down_at is null
  and (g.user_id = i.user_id or (g.share_token is not null and g.share_revoked_at is null))`
