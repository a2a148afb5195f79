import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { InTransaction } from '#app/kernel/database/transaction'
import { openToAccount } from '#app/properties/invitations/models/open_to_account'

interface Guest {
  slug: string
  /** opened in this browser */
  invitationIds: readonly number[]
  userId: number | null
}

/**
 * Counts a visit by invitation and keeps the listing open to the guest’s account.
 * @returns whether somebody invited them
 */
export async function recordInvitedVisit(
  { trx }: InTransaction,
  { slug, invitationIds, userId }: Guest
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update listing_invitations set visits_count = visits_count + 1, last_visited_at = now()
     where id = (
       select i.id from listing_invitations i join properties p on p.id = i.property_id
       where p.id = property_id_of(:slug) and p.status = 'publish' and p.is_private
         and p.user_id <> all(:hiddenIds::integer[])
         and (i.expires_at is null or i.expires_at > now())
         and (i.id = any(:ids::integer[]) or ${openToAccount(':userId')})
       order by array_position(:ids::integer[], i.id) desc nulls last, i.id desc limit 1)
     returning id`,
    {
      slug,
      ids: [...invitationIds],
      userId: userId ?? 0,
      hiddenIds: await listHiddenUserIds(userId, trx),
    }
  )
  const visited = rows[0]
  if (!visited) return false
  if (userId !== null) {
    await trx.rawQuery(
      'insert into listing_guests (user_id, invitation_id) values (?, ?) on conflict do nothing',
      [userId, visited.id]
    )
  }
  return true
}
