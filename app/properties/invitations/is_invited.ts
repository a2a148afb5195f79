import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether an invitation opened in this browser, or made to this account, opens the listing. */
export async function isInvited(
  propertyId: number,
  { userId, invitationIds }: { userId: number | null; invitationIds: readonly number[] },
  client?: TransactionClientContract
): Promise<boolean> {
  if (userId === null && !invitationIds.length) return false
  const { rows } = await (client ?? db).rawQuery<{ rows: object[] }>(
    `select i.id from listing_invitations i
     where i.property_id = :propertyId and (i.expires_at is null or i.expires_at > now())
       and (i.id = any(:ids::integer[]) or ${openToAccount(':userId')})
     limit 1`,
    { propertyId, ids: [...invitationIds], userId: userId ?? 0 }
  )
  return rows.length > 0
}

/**
 * SQL for the invitations, called `i`, that open their listing to an account: mailed to its verified
 * address, or opened while signed in.
 * @param userId an SQL expression
 */
export const openToAccount = (userId: string) => `(
  exists (select from listing_guests g where g.invitation_id = i.id and g.user_id = ${userId})
  or exists (select from users invited where invited.id = ${userId}
    and invited.email = i.email and invited.email_verified_at is not null))`
