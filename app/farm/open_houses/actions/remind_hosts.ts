import type { InTransaction } from '#app/kernel/database/transaction'
import { REMINDER_HOURS } from '#app/farm/contract/open_house_options'
import { openHouseStart } from '#app/farm/contract/open_house_words'
import { notify } from '#app/notifications/actions/notify'

interface DueHouse {
  id: number
  slug: string
  home: string | null
  starts_at: Date
  time_zone: string
  user_ids: number[]
}

/** Tells hosts, and visitors with an account, that one begins soon. Once each. */
export async function remindHosts({ trx }: InTransaction): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: DueHouse[] }>(
    `with due as (
       update open_houses o set hosts_reminded_at = now()
       where hosts_reminded_at is null and cancelled_at is null and ends_at > now()
         and starts_at > now() and starts_at <= now() + make_interval(hours => :hours)
       returning o.*)
     select due.id, due.slug, p.name as home, due.starts_at, due.time_zone,
       array(select user_id from open_house_hosts where open_house_id = due.id
         union select user_id from open_house_visitors
         where open_house_id = due.id and status = 'registered' and user_id is not null) as user_ids
     from due join properties p on p.id = due.property_id`,
    { hours: REMINDER_HOURS.soon }
  )
  for (const { id, slug, home, user_ids: userIds, ...due } of rows) {
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
        }
      )
    }
  }
}
