import { fieldErrors } from '#app/common/http/field_errors'
import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/models/user'
import { confirmDomain } from '#app/teams/domains/actions/confirm_domain'
import { findClaim } from '#app/teams/domains/queries/find_claim'
import { forgetTeamDomains } from '#app/teams/domains/verification/host_cache'
import { probeDomain } from '#app/teams/domains/verification/probe_domain'

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
