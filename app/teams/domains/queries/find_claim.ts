import { HttpError } from '#app/kernel/exceptions/http_error'
import type User from '#app/accounts/models/user'
import Team from '#app/teams/models/team'
import { findManagedTeam } from '#app/teams/queries/find_managed_team'

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
