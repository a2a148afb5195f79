import type { DateTime } from 'luxon'
import { QUIET_FROM_HOUR, QUIET_TO_HOUR } from '#app/farm/contract/campaign_options'

/** When the quiet hours of a zone end; null outside of them. */
export function endOfQuiet(now: DateTime, zone: string): DateTime | null {
  const local = now.setZone(zone)
  if (local.hour >= QUIET_TO_HOUR && local.hour < QUIET_FROM_HOUR) return null
  const morning = local.hour < QUIET_TO_HOUR ? local : local.plus({ days: 1 })
  return morning.startOf('day').set({ hour: QUIET_TO_HOUR })
}
