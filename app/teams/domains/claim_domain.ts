import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { newDomainToken } from '#app/teams/domains/domain_challenge'
import { findClaim, type DomainClaim } from '#app/teams/domains/find_claims'
import { probeDomain } from '#app/teams/domains/probe_domain'
import { forgetTeamDomains } from '#app/teams/domains/team_domain_middleware'
import Team from '#app/teams/team'
import { lockTeam } from '#app/teams/team_locks'
import { mayManage } from '#app/teams/team_roles'

/** Keeps an unchanged domain as it is; null gives it up. @throws HttpError 404, 403 */
export async function claimDomain(
  acting: ActingUser,
  handle: string,
  domain: string | null
): Promise<Team> {
  const { team } = await lockTeam(acting, { handle }, mayManage)
  if (team.domain === domain) return team
  return team
    .merge({
      domain,
      domainStatus: domain ? 'pending' : 'none',
      domainToken: domain ? newDomainToken() : null,
      domainCheckedAt: null,
      domainFailingSince: null,
    })
    .save()
}

/**
 * Queries the network between two short database transactions.
 * @throws E_VALIDATION_ERROR with what was found instead, or if another team has the domain
 * @throws HttpError 404, 403, 409 without a domain, or if it changed in the meantime
 */
export async function verifyDomain(user: User, handle: string): Promise<void> {
  const { teamId, domain, token } = await findClaim(user, handle)
  const { isProven, found } = await probeDomain(domain, token)
  if (!isProven) throw fieldErrors({ domain: found.join(' ') })
  await transaction((trx) => confirmDomain({ trx }, { teamId, domain, token }))
  forgetTeamDomains()
}

/** @throws E_VALIDATION_ERROR if another team has the domain, HttpError 409 if it changed */
async function confirmDomain(
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
