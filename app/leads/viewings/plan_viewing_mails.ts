import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendViewingMail from '#app/leads/viewings/send_viewing_mail_job'
import type Viewing from '#app/leads/viewings/viewing'
import type { ViewingAnswer } from '#app/leads/viewings/viewing_options'
import { reminderAt } from '#app/leads/viewings/viewing_times'

/**
 * Mails to whoever comes: what became of the viewing, now, and a reminder of a confirmed one. Should
 * a process die before it sends them, the next minute finds them.
 */
export async function planViewingMails(
  { trx }: InTransaction,
  { id, status, startsAt, decidedAt, revision }: Viewing,
  news: ViewingAnswer | 'moved'
): Promise<void> {
  const now = DateTime.now()
  await trx.from('viewing_mails').where('viewing_id', id).whereNull('sent_at').delete()
  const remindsAt = status === 'confirmed' ? reminderAt(startsAt, decidedAt ?? now) : null
  const planned = [
    { viewing_id: id, revision, kind: news, due_at: now.toJSDate() },
    ...(remindsAt
      ? [{ viewing_id: id, revision, kind: 'reminder', due_at: remindsAt.toJSDate() }]
      : []),
  ]
  const written: { id: number; kind: string }[] = await trx
    .knexQuery()
    .table('viewing_mails')
    .insert(planned)
    .onConflict(['viewing_id', 'kind', 'revision'])
    .ignore()
    .returning(['id', 'kind'])
  const mail = written.find(({ kind }) => kind === news)
  if (!mail) return
  const job = { mailId: mail.id }
  afterCommit(trx, () => enqueue(SendViewingMail.dispatch(job).dedup({ id: String(mail.id) })))
}
