import { afterCommit } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'
import DreamChanged from '#app/dreams/events/dream_changed'
import DreamLeft from '#app/dreams/events/dream_left'

/** After one person blocks another, neither is on a board of the other. */
export async function leaveSharedDreams(
  { user, trx }: ActingUser,
  blockedId: number
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { dream_id: number; user_id: number }[] }>(
    `delete from dream_members m using dreams d
     where d.id = m.dream_id
       and (d.user_id, m.user_id) in ((:userId::integer, :blockedId::integer),
         (:blockedId::integer, :userId::integer))
     returning m.dream_id, m.user_id`,
    { userId: user.id, blockedId }
  )
  await trx.rawQuery(
    `delete from dream_invitations v using dreams d, users u
     where d.id = v.dream_id and u.email = v.email
       and (d.user_id, u.id) in ((:userId::integer, :blockedId::integer),
         (:blockedId::integer, :userId::integer))`,
    { userId: user.id, blockedId }
  )
  for (const row of rows) {
    afterCommit(trx, () => DreamLeft.dispatch(row.dream_id, row.user_id))
    afterCommit(trx, () => DreamChanged.dispatch(row.dream_id, null))
  }
}
