/**
 * SQL for the listings, called `p`, that somebody may see: what `propertyPolicy.view` allows, but
 * those of people hidden from them. Its values are `viewerId` and `hiddenIds`.
 */
export const SEEN_LISTINGS = `(
    (p.status = 'publish' and not p.is_private)
    or p.user_id = :viewerId or p.second_owner_id = :viewerId
    or exists (select from team_members m where m.team_id = p.team_id and m.user_id = :viewerId
      and (p.status = 'publish' or m.role in ('owner', 'admin'))))
  and p.user_id <> all(:hiddenIds::integer[])`
