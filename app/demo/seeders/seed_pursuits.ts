import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { putOnBoard, updatePursuit } from '#app/club/pursuits/change_pursuits'
import { answerPursuitInvitation } from '#app/club/pursuits/answer_invitation'
import { inviteToPursuits } from '#app/club/pursuits/share_pursuits'
import { PURSUIT_INVITATION } from '#app/club/pursuits/pursuit_options'
import { PURSUITS, type DemoPursuit } from '#app/demo/data/pursuits'
import type { InTransaction } from '#app/kernel/database/transaction'
import { markNoticesRead } from '#app/notifications/change_notices'
import { listNoticeIds } from '#app/notifications/find_notifications'
import type Property from '#app/properties/property'

/** Boards of the homes that people are after. @param homes by name */
export async function seedPursuits(
  { trx }: InTransaction,
  people: ReadonlyMap<string, User>,
  homes: ReadonlyMap<string, Property>
): Promise<void> {
  const actor = (handle: string) => ({ user: people.get(handle)!, trx, socketId: null })
  for (const board of PURSUITS) {
    if (board.with) {
      const { id } = await inviteToPursuits(actor(board.owner), { handle: board.with })
      await answerPursuitInvitation(actor(board.with), id, true)
      const user = actor(board.with).user
      await markNoticesRead({ user, trx }, await listNoticeIds(user.id, PURSUIT_INVITATION, trx))
    }
    for (const demo of board.homes) {
      const added = await putOnBoard(actor(board.owner), homes.get(demo.home)!.id, demo.stage)
      const { note, rating } = demo
      if (rating) await updatePursuit(actor(board.owner), added!.id, { rating })
      if (note) await updatePursuit(actor(note.by), added!.id, { note: note.text })
      await backdate({ trx }, added!.id, demo)
    }
  }
}

/** To when it was added, with the price of that time. */
async function backdate({ trx }: InTransaction, id: number, demo: DemoPursuit): Promise<void> {
  const at = (days: number) => DateTime.utc().minus({ days }).toJSDate()
  await trx.rawQuery(
    `update pursuits r set created_at = :addedAt, updated_at = :changedAt,
       noted_at = case when note is not null then :changedAt::timestamptz end,
       price = coalesce((select c.price from price_changes c
         where c.property_id = r.property_id and c.changed_at <= :addedAt
         order by c.changed_at desc, c.id desc limit 1), r.price)
     where id = :id`,
    { id, addedAt: at(demo.addedDaysAgo), changedAt: at(demo.note?.daysAgo ?? demo.addedDaysAgo) }
  )
}
