import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { MAX_OFFERED_DAYS } from '#app/leads/viewings/viewing_limits'
import { USUAL_HOURS, type ViewingHours } from '#app/leads/viewings/viewing_options'
import { freeDaysIn, isTaken, type BusyTime, type FreeDay } from '#app/leads/viewings/viewing_times'

/** When a realtor shows homes; null until they set it. */
export async function findViewingHours(realtorId: number): Promise<ViewingHours | null> {
  const { rows } = await db.rawQuery<{ rows: ViewingHours[] }>(
    'select weekly, exceptions from viewing_schedules where user_id = ?',
    [realtorId]
  )
  return rows[0] ?? null
}

/** Confirmed viewings to come. */
async function listBusyTimes(realtorId: number): Promise<BusyTime[]> {
  const { rows } = await db.rawQuery<{ rows: BusyTime[] }>(
    `select starts_at as "startsAt", ends_at as "endsAt" from viewings
     where user_id = ? and status = 'confirmed' and ends_at > now()`,
    [realtorId]
  )
  return rows
}

/** Free times of the next weeks, where the home is. @param zone IANA name, of the home */
export async function listFreeDays(realtorId: number, zone: string): Promise<FreeDay[]> {
  const now = DateTime.now().setZone(zone)
  return freeDaysIn({
    hours: (await findViewingHours(realtorId)) ?? USUAL_HOURS,
    busy: await listBusyTimes(realtorId),
    from: now,
    days: MAX_OFFERED_DAYS,
    now,
  })
}

/**
 * Whether a realtor can show a home then. Without hours of their own, any time without another
 * viewing can be asked for.
 * @param at in the home’s zone
 */
export async function isFreeTime(realtorId: number, at: DateTime): Promise<boolean> {
  const hours = await findViewingHours(realtorId)
  const busy = await listBusyTimes(realtorId)
  if (!hours) return !isTaken(at, busy)
  const [day] = freeDaysIn({ hours, busy, from: at, days: 1, now: DateTime.now() })
  return day?.times.some((time) => +time === +at) ?? false
}
