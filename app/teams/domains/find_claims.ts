import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { domainChallenge, type DomainChallenge } from '#app/teams/domains/domain_challenge'
import { findManagedTeam } from '#app/teams/find_teams'
import Team from '#app/teams/team'

export interface DomainClaim {
  teamId: number
  domain: string
  token: string
}

/** The domain a team claims. @throws HttpError 404, 403, 409 without one */
export async function findClaim({ id }: User, handle: string): Promise<DomainClaim> {
  const { id: teamId } = await findManagedTeam(handle, id)
  const { domain, domainToken } = await Team.findOrFail(teamId)
  if (!domain || !domainToken) throw HttpError.conflict('Enter a domain first.')
  return { teamId, domain, token: domainToken }
}

/** For the team's managers; null without a domain. */
export async function findDomainChallenge(teamId: number): Promise<DomainChallenge | null> {
  const team = await Team.find(teamId)
  return team?.domain && team.domainToken ? domainChallenge(team.domain, team.domainToken) : null
}
