import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { findLead } from '#app/leads/find_leads'
import { leadPath } from '#app/leads/lead_options'
import { findViewing } from '#app/leads/viewings/find_viewings'
import SendViewingMail from '#app/leads/viewings/send_viewing_mail_job'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import { REMINDER_HOURS_AHEAD } from '#app/leads/viewings/viewing_limits'
import { viewingNoticeWords } from '#app/leads/viewings/viewing_sentences'
import { notify } from '#app/notifications/notify'

const MAX_PER_RUN = 500
const BATCH = 50

/** Runs every minute: mails that are due, and reminders on the site. */
export default class SendDueViewingMails extends Job<Record<string, never>> {
  async execute() {
    for (const mailId of await listDueViewingMails(MAX_PER_RUN)) {
      await enqueue(SendViewingMail.dispatch({ mailId }).dedup({ id: String(mailId) }))
    }
    while ((await transaction((trx) => remindOfViewings({ trx }))) === BATCH) continue
  }
}

/** Those neither sent nor being sent, oldest first. */
export async function listDueViewingMails(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from viewing_mails
     where sent_at is null and due_at <= now()
       and (claimed_at is null or claimed_at < now() - interval '10 minutes')
     order by due_at, id limit ?`,
    [limit]
  )
  return rows.map(({ id }) => id)
}

interface DueViewing {
  id: number
  lead_id: number
}

/**
 * Tells whoever shows a home, and whoever comes and has an account, in the transaction that marks
 * it, so once. @returns how many were due, at most a batch
 */
export async function remindOfViewings({ trx }: InTransaction): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: DueViewing[] }>(
    `update viewings set reminded_at = now() where id in (
       select id from viewings where status = 'confirmed' and reminded_at is null
         and starts_at > now() and starts_at <= now() + case
           when decided_at < starts_at - make_interval(hours => :early)
             then make_interval(hours => :early) else make_interval(hours => :late) end
       order by starts_at limit :batch for update skip locked)
     returning id, lead_id`,
    { ...REMINDER_HOURS_AHEAD, batch: BATCH }
  )
  for (const { id, lead_id: leadId } of rows) {
    const viewing = await findViewing({ id }, trx)
    const { worker, accountId } = await findLead(leadId, trx)
    const shown = { url: leadPath(leadId), words: viewingNoticeWords('shown', viewing) }
    const seen = { url: viewingDoor(viewing.token), words: viewingNoticeWords('seen', viewing) }
    const kind = 'viewing'
    const groupKey = `viewing:${id}:reminder`
    await notify({ trx }, { userId: worker.id, kind, groupKey, ...shown })
    if (accountId === null) continue
    // the mail comes by itself
    const channels = ['in_app', 'push'] as const
    await notify({ trx }, { userId: accountId, kind, groupKey, channels, ...seen })
  }
  return rows.length
}
