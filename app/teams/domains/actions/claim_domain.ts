import type { ActingUser } from '#app/accounts/models/acting_user'
import { mayManage } from '#app/teams/contract/team_roles'
import { newDomainToken } from '#app/teams/domains/verification/domain_challenge'
import { lockTeam } from '#app/teams/models/lock_team'
import type Team from '#app/teams/models/team'

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
