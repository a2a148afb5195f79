import { DateTime } from 'luxon'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { DomainClaim } from '#app/teams/domains/queries/find_claim'
import Team from '#app/teams/models/team'

/** @throws E_VALIDATION_ERROR if another team has the domain, HttpError 409 if it changed */
export async function confirmDomain(
  { trx }: InTransaction,
  { teamId, domain, token }: DomainClaim
): Promise<void> {
  const team = await Team.query({ client: trx })
    .where({ id: teamId, domain, domain_token: token })
    .forUpdate()
    .first()
  if (!team) throw HttpError.conflict('The domain was changed meanwhile. Try again.')
  try {
    await team
      .merge({
        domainStatus: 'verified',
        domainCheckedAt: DateTime.now(),
        domainFailingSince: null,
      })
      .save()
  } catch (error) {
    if (violatedUnique(error) !== 'teams_domain_verified') throw error
    throw fieldErrors({ domain: 'Another team has verified this domain.' })
  }
}
