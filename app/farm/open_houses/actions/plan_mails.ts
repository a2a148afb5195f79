import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendOpenHouseMail from '#app/farm/open_houses/jobs/send_open_house_mail'
import type { PlannedMail } from '#app/farm/open_houses/models/planned_mails'

/** Each kind is sent to a visitor once; planning it again does nothing. */
export async function planMails(
  { trx }: InTransaction,
  visitorIds: readonly number[],
  mails: readonly PlannedMail[]
): Promise<void> {
  const rows = visitorIds.flatMap((visitorId) =>
    mails.map(({ kind, dueAt }) => ({ visitor_id: visitorId, kind, due_at: dueAt }))
  )
  if (!rows.length) return
  const planned: { id: number; due_at: Date }[] = await trx
    .knexQuery()
    .table('open_house_mails')
    .insert(rows)
    .onConflict(['visitor_id', 'kind'])
    .ignore()
    .returning(['id', 'due_at'])
  const now = new Date()
  for (const { id, due_at: dueAt } of planned) {
    if (dueAt > now) continue
    afterCommit(trx, () =>
      enqueue(SendOpenHouseMail.dispatch({ mailId: id }).dedup({ id: String(id) }))
    )
  }
}
