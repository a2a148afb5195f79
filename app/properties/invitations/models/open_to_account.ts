/**
 * SQL for the invitations, called `i`, that open their listing to an account: mailed to its verified
 * address, or opened while signed in.
 * @param userId an SQL expression
 */
export const openToAccount = (userId: string) => `(
  exists (select from listing_guests g where g.invitation_id = i.id and g.user_id = ${userId})
  or exists (select from users invited where invited.id = ${userId}
    and invited.email = i.email and invited.email_verified_at is not null))`
