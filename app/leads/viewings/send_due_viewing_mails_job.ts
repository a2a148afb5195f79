import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { IS_MAIL_FREE } from '#app/kernel/mail/claimed_mail'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { findLead } from '#app/leads/find_leads'
import { leadPath } from '#app/leads/lead_options'
import { findViewing } from '#app/leads/viewings/find_viewings'
import SendViewingMail from '#app/leads/viewings/send_viewing_mail_job'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import { REMINDER_HOURS_AHEAD } from '#app/leads/viewings/viewing_limits'
import { viewingNoticeWords } from '#app/leads/viewings/viewing_sentences'
import { notify } from '#app/notifications/notify'

const MAX_PER_RUN = 500

/** Runs every minute: mails that are due, and reminders on the site. */
export default class SendDueViewingMails extends Job<Record<string, never>> {
  async execute() {
    for (const mailId of await listDueViewingMails(MAX_PER_RUN)) {
      await enqueue(SendViewingMail.dispatch({ mailId }).dedup({ id: String(mailId) }))
    }
    await remindOfViewings()
  }
}

/** Those neither sent nor being sent, oldest first. */
export async function listDueViewingMails(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from viewing_mails
     where due_at <= now() and ${IS_MAIL_FREE}
     order by due_at, id limit ?`,
    [limit]
  )
  return rows.map(({ id }) => id)
}

interface DueViewing {
  leadId: number
}

const IS_DUE = `status = 'confirmed' and reminded_at is null
  and starts_at > now() and starts_at <= now() + case
    when decided_at < starts_at - make_interval(hours => :early)
      then make_interval(hours => :early) else make_interval(hours => :late) end`

export async function remindOfViewings(): Promise<void> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from viewings where ${IS_DUE} order by starts_at limit :limit`,
    { ...REMINDER_HOURS_AHEAD, limit: MAX_PER_RUN }
  )
  await eachAlone(rows, 'Reminding of a viewing', ({ id }) =>
    transaction((trx) => remindOfViewing({ trx }, id))
  )
}

/**
 * Tells whoever shows a home, and whoever comes and has an account, in the transaction that marks
 * it, so once.
 */
async function remindOfViewing({ trx }: InTransaction, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: DueViewing[] }>(
    `update viewings set reminded_at = now() where id = :id and ${IS_DUE}
     returning lead_id as "leadId"`,
    { ...REMINDER_HOURS_AHEAD, id }
  )
  if (!rows[0]) return
  const { leadId } = rows[0]
  const viewing = await findViewing({ id }, trx)
  const { worker, accountId } = await findLead(leadId, trx)
  const shown = { url: leadPath(leadId), words: viewingNoticeWords('shown', viewing) }
  const seen = { url: viewingDoor(viewing.token), words: viewingNoticeWords('seen', viewing) }
  const kind = 'viewing'
  const groupKey = `viewing:${id}:reminder`
  await notify({ trx }, { userId: worker.id, kind, groupKey, ...shown })
  if (accountId === null) return
  // the mail comes by itself
  const channels = ['in_app', 'push'] as const
  await notify({ trx }, { userId: accountId, kind, groupKey, channels, ...seen })
}
