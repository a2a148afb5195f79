import { DateTime } from 'luxon'
import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { probeDomain } from '#app/teams/domains/probe_domain'
import SendDomainLost from '#app/teams/domains/send_domain_lost_job'
import { forgetTeamDomains } from '#app/teams/domains/team_domain_middleware'
import Team from '#app/teams/team'

export async function recheckDomains(): Promise<void> {
  const check = async ({ id, domain, domainToken }: Team) => {
    if (!domain || !domainToken) return
    const { isProven } = await probeDomain(domain, domainToken)
    await transaction((trx) => recordDomainCheck({ trx }, id, domain, isProven))
  }
  try {
    await eachAlone(await listDueDomains(), 'Checking a domain', check)
  } finally {
    forgetTeamDomains()
  }
}

const MAX_DOMAINS = 200
/** Less than a day, so that checks never slip to the next day. */
const MIN_HOURS_BETWEEN = 23

/** Verified domains not yet checked today, longest waiting first. */
function listDueDomains(): Promise<Team[]> {
  return Team.query()
    .where('domain_status', 'verified')
    .where('domain_checked_at', '<', DateTime.now().minus({ hours: MIN_HOURS_BETWEEN }).toSQL())
    .orderBy('domain_checked_at')
    .limit(MAX_DOMAINS)
    .exec()
}

const MAX_FAILED_DAYS = 7

/** Removes a domain that has failed for seven days, until it is verified again. */
async function recordDomainCheck(
  { trx }: InTransaction,
  teamId: number,
  domain: string,
  isProven: boolean
): Promise<void> {
  const team = await Team.query({ client: trx })
    .where({ id: teamId, domain, domain_status: 'verified' })
    .forUpdate()
    .first()
  if (!team) return
  const now = DateTime.now()
  const failingSince = isProven ? null : (team.domainFailingSince ?? now)
  const isLost = failingSince !== null && failingSince <= now.minus({ days: MAX_FAILED_DAYS })
  await team
    .merge({
      domainCheckedAt: now,
      domainFailingSince: isLost ? null : failingSince,
      domainStatus: isLost ? 'pending' : 'verified',
    })
    .save()
  if (isLost) afterCommit(trx, () => enqueue(SendDomainLost.dispatch({ teamId, domain })))
}
