import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendDomainLost from '#app/teams/domains/jobs/send_domain_lost'
import Team from '#app/teams/models/team'

const MAX_FAILED_DAYS = 7

/** Removes a domain that has failed for seven days, until it is verified again. */
export async function recordDomainCheck(
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
