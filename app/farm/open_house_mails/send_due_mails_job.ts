import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import SendOpenHouseMail from '#app/farm/open_house_mails/send_open_house_mail_job'
import { REMINDER_HOURS } from '#app/farm/open_houses/open_house_options'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { IS_MAIL_FREE } from '#app/kernel/mail/claimed_mail'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { notify } from '#app/notifications/notify'

const MAX_PER_RUN = 500

/** Runs every minute. */
export default class SendDueMails extends Job<Record<string, never>> {
  async execute() {
    for (const mailId of await listDueMailIds(MAX_PER_RUN)) {
      await enqueue(SendOpenHouseMail.dispatch({ mailId }).dedup({ id: String(mailId) }))
    }
    await eachAlone(await listSoon(), 'Reminding of an open house', (id) =>
      transaction((trx) => remindHosts({ trx }, id))
    )
  }
}

/** Those due and neither sent nor being sent, oldest first. */
export async function listDueMailIds(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from open_house_mails
     where due_at <= now() and ${IS_MAIL_FREE}
     order by due_at, id limit ?`,
    [limit]
  )
  return rows.map(({ id }) => id)
}

interface DueHouse {
  id: number
  slug: string
  home: string | null
  starts_at: Date
  time_zone: string
  property_id: number
  user_ids: number[]
}

const IS_SOON = `hosts_reminded_at is null and cancelled_at is null and ends_at > now()
  and starts_at > now() and starts_at <= now() + make_interval(hours => :hours)`

async function listSoon(): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from open_houses where ${IS_SOON} order by starts_at, id`,
    { hours: REMINDER_HOURS.soon }
  )
  return rows.map(({ id }) => id)
}

/** Tells hosts, and visitors with an account, that it begins soon. Once. */
async function remindHosts({ trx }: InTransaction, houseId: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: DueHouse[] }>(
    `with due as (
       update open_houses o set hosts_reminded_at = now()
       where o.id = :houseId and ${IS_SOON} returning o.*)
     select due.id, due.slug, due.property_id, p.name as home, due.starts_at, due.time_zone,
       array(select user_id from open_house_hosts where open_house_id = due.id
         union select user_id from open_house_visitors
         where open_house_id = due.id and status = 'registered' and user_id is not null) as user_ids
     from due join properties p on p.id = due.property_id`,
    { hours: REMINDER_HOURS.soon, houseId }
  )
  for (const { id, slug, home, user_ids: userIds, property_id: homeId, ...due } of rows) {
    const words = {
      home: home ?? 'a home',
      starts: openHouseStart(due.starts_at.toISOString(), due.time_zone),
    }
    for (const userId of userIds) {
      await notify(
        { trx },
        {
          userId,
          kind: 'open_house_reminder',
          groupKey: `open-house:${id}:reminder`,
          words,
          url: `/open-houses/${slug}`,
          about: { of: 'property', id: homeId },
        }
      )
    }
  }
}
