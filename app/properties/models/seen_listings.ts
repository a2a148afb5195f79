import { openToAccount } from '#app/properties/invitations/models/open_to_account'

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
