import db from '@adonisjs/lucid/services/db'
import { offeringPriceWords } from '#app/club/offerings/price_words'
import { OPEN_STATUSES } from '#app/club/requests/request_state'
import type { CalendarEvent } from '#app/common/calendar_file'
import { appUrl } from '#config/app'

interface Row {
  id: number
  title: string
  message: string
  day: string
  isAccepted: boolean
  price: number | null
  currency: string | null
  coins: number | null
  other: string | null
  sequence: number
  updatedAt: Date
}

const HOST = new URL(appUrl).hostname

const MAX_EVENTS = 500

/**
 * The days of somebody’s open requests, whoever asked; null if no calendar has that token.
 * Canceled ones are no longer among them.
 */
export async function listCalendarEvents(token: string): Promise<CalendarEvent[] | null> {
  const owner = await db.from('offering_calendars').where({ token }).select('user_id').first()
  if (!owner) return null
  const { rows } = await db.rawQuery<{ rows: Row[] }>(
    `select q.id, q.title, q.message, q.wished_on::text as day, q.status = 'accepted' as "isAccepted",
       q.price::float8 as price, q.currency, q.coins, other.name as other,
       extract(epoch from q.updated_at)::integer as sequence,
       q.updated_at as "updatedAt"
     from offering_requests q
     left join users other on other.id = case when q.customer_id = :userId then q.provider_id
       else q.customer_id end
     where (q.customer_id = :userId or q.provider_id = :userId) and q.status = any(:open::text[])
       and q.wished_on > now() - interval '90 days'
     order by q.wished_on, q.id limit :most`,
    { userId: owner.user_id, open: OPEN_STATUSES, most: MAX_EVENTS }
  )
  return rows.map(eventOf)
}

function eventOf({ id, title, message, day, isAccepted, other, ...row }: Row): CalendarEvent {
  return {
    uid: `offering-request-${id}@${HOST}`,
    day,
    madeAt: row.updatedAt,
    sequence: row.sequence,
    status: isAccepted ? 'CONFIRMED' : 'TENTATIVE',
    title: other ? `${title}, ${other}` : title,
    description: [offeringPriceWords(row), message].filter(Boolean).join('\n\n'),
    url: `${appUrl}/offerings/requests/${id}`,
  }
}

/** @param month `2026-10` */
export async function listDaysOff(userId: number, month: string): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { day: string }[] }>(
    `select day::text as day from offering_days_off
     where user_id = :userId and day >= :from::date and day < :from::date + interval '1 month'
     order by day`,
    { userId, from: `${month}-01` }
  )
  return rows.map(({ day }) => day)
}
