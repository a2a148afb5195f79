import {
  domainChallenge,
  type DomainChallenge,
} from '#app/teams/domains/verification/domain_challenge'
import Team from '#app/teams/models/team'

/** For the team's managers; null without a domain. */
export async function findDomainChallenge(teamId: number): Promise<DomainChallenge | null> {
  const team = await Team.find(teamId)
  return team?.domain && team.domainToken ? domainChallenge(team.domain, team.domainToken) : null
}
