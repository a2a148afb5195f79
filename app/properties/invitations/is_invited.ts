import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { openToAccount } from '#app/properties/invitations/invitations_sql'

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
