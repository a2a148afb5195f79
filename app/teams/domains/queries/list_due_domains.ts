import { DateTime } from 'luxon'
import Team from '#app/teams/models/team'

const MAX_DOMAINS = 200
/** Less than a day, so that checks never slip to the next day. */
const MIN_HOURS_BETWEEN = 23

/** Verified domains not yet checked today, longest waiting first. */
export function listDueDomains(): Promise<Team[]> {
  return Team.query()
    .where('domain_status', 'verified')
    .where('domain_checked_at', '<', DateTime.now().minus({ hours: MIN_HOURS_BETWEEN }).toSQL())
    .orderBy('domain_checked_at')
    .limit(MAX_DOMAINS)
    .exec()
}
