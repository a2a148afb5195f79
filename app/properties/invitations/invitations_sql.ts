/**
 * SQL for the invitations, called `i`, that open their listing to an account: mailed to its verified
 * address, or opened while signed in.
 * @param userId an SQL expression
 */
export const openToAccount = (userId: string) => `(
  exists (select from listing_guests g where g.invitation_id = i.id and g.user_id = ${userId})
  or exists (select from users invited where invited.id = ${userId}
    and invited.email = i.email and invited.email_verified_at is not null))`

/**
 * SQL for the invitation, called `i`, by which a guest sees a private listing, called `p`: the one
 * opened last. Its values are `slug`, `ids` of those opened in the browser, `userId` and
 * `hiddenIds`.
 */
export const GUEST_INVITATION = `from listing_invitations i join properties p on p.id = i.property_id
  where p.id = property_id_of(:slug) and p.status = 'publish' and p.is_private
    and p.user_id <> all(:hiddenIds::integer[])
    and (i.expires_at is null or i.expires_at > now())
    and (i.id = any(:ids::integer[]) or ${openToAccount(':userId')})
  order by array_position(:ids::integer[], i.id) desc nulls last, i.id desc limit 1`
