import type User from '#app/accounts/user'
import { openToAccount } from '#app/properties/invitations/invitations_sql'

/**
 * SQL for the listings, called `p`, that somebody edits as their own: theirs, those they own
 * beside whoever left their team, and those of the team they work in and manage. Its values are
 * `ownersIds`.
 */
export const OWN_LISTINGS = `p.id in (
  select id from properties where user_id = :owner
  union all select id from properties where second_owner_id = :owner
  union all select listing.id from team_members m
    join properties listing on listing.team_id = m.team_id
    where m.team_id = :team and m.user_id = :owner and m.role in ('owner', 'admin'))`

export function ownersIds({ id, currentTeamId }: User) {
  return { owner: id, team: currentTeamId }
}

/**
 * SQL for the listings, called `p`, that somebody may see: what `propertyPolicy.view` allows and
 * those that an invitation opens to their account, but those of people hidden from them. Its values are `viewerId` and `hiddenIds`.
 */
export const SEEN_LISTINGS = `(
    (p.status = 'publish' and not p.is_private)
    or p.user_id = :viewerId or p.second_owner_id = :viewerId
    or exists (select from team_members m where m.team_id = p.team_id and m.user_id = :viewerId
      and (p.status = 'publish' or m.role in ('owner', 'admin')))
    or (p.status = 'publish' and exists (select from listing_invitations i
      where i.property_id = p.id and ${openToAccount(':viewerId')}
        and (i.expires_at is null or i.expires_at > now()))))
  and p.user_id <> all(:hiddenIds::integer[])`
