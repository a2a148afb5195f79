import { DateTime } from 'luxon'
import Team from '#app/teams/models/team'

const MAX_DOMAINS = 200
/** Less than a day, so that a check never slips to the day after. */
const MIN_HOURS_BETWEEN = 23

/** Verified domains that were not checked today, those waiting longest first. */
export function listDueDomains(): Promise<Team[]> {
  return Team.query()
    .where('domain_status', 'verified')
    .where('domain_checked_at', '<', DateTime.now().minus({ hours: MIN_HOURS_BETWEEN }).toSQL())
    .orderBy('domain_checked_at')
    .limit(MAX_DOMAINS)
    .exec()
}
