import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clockTogether } from '#app/kit/display/clock_together'
import { zoneWords } from '#app/common/text/zone_words'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { listLeadWorkers } from '#app/leads/lead_changed'
import { leadPath } from '#app/leads/lead_options'
import { notify } from '#app/notifications/notify'

export default class RemindOfLeads extends Job<Record<string, never>> {
  async execute() {
    await eachAlone(await listDueReminders(MAX_PER_RUN), 'Reminding of a lead', (id) =>
      transaction((trx) => sendReminder({ trx }, id))
    )
  }
}

const MAX_PER_RUN = 500

interface DueReminder {
  id: number
  lead_id: number
  user_id: number
  text: string
  due_at: Date
  time_zone: string
}

const IS_DUE = 'due_at <= now() and notified_at is null and done_at is null'

async function listDueReminders(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from lead_reminders where ${IS_DUE} order by due_at limit ?`,
    [limit]
  )
  return rows.map(({ id }) => id)
}

/**
 * Sends a reminder and marks it in one transaction, so it is sent once. Skips people who have left
 * the lead's team.
 */
async function sendReminder({ trx }: InTransaction, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: DueReminder[] }>(
    `update lead_reminders set notified_at = now() where id = ? and ${IS_DUE}
     returning id, lead_id, user_id, text, due_at, time_zone`,
    [id]
  )
  if (rows[0]) await remind(rows[0], trx)
}

async function remind(
  { id, lead_id: leadId, user_id: userId, text, due_at: dueAt, time_zone: zone }: DueReminder,
  trx: TransactionClientContract
) {
  const workers = await listLeadWorkers(leadId, trx)
  if (!workers.includes(userId)) return
  const { name } = await trx.from('leads').where('id', leadId).select('name').firstOrFail()
  await notify(
    { trx },
    {
      userId,
      kind: 'lead_reminder',
      groupKey: `lead_reminder:${id}`,
      words: { text, name, time: reminderTime(DateTime.fromJSDate(dueAt), zone) },
      url: leadPath(leadId),
    }
  )
}

/** `Mon, Mar 1, 2:30 PM Rome time` */
function reminderTime(at: DateTime, zone: string): string {
  const local = at.setZone(zone).setLocale('en-US')
  return `${clockTogether(local.toFormat('ccc, LLL d, h:mm a'))} ${zoneWords(zone)}`
}
