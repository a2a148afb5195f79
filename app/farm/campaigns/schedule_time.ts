import { DateTime } from 'luxon'
import { MAX_LATE_SECONDS } from '#app/farm/campaigns/campaign_options'

export const TIME_HAS_PASSED = 'That time has passed. Choose one to come, or none to send it soon.'

export function hasPassed(at: DateTime): boolean {
  return at < DateTime.now().minus({ seconds: MAX_LATE_SECONDS })
}
