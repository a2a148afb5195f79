import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { ListingFate, TeamType } from '#app/teams/team_options'
import type { GivenRole } from '#app/teams/team_roles'

const {
  receivedInvitations,
  teams,
  teamDomains,
  teamFollows,
  teamInvitations,
  teamMembers,
  teamRequests,
  teamTransfers,
  currentTeam,
} = api.api

interface TeamInput {
  name: string
  handle: string
  type: TeamType
}

/** These routes' registry entries have no query types. */
function asking(query: Record<string, number>) {
  return { query }
}

/** @throws CallFailure, like all of these */
export const teamApi = {
  list: (page: number) => answered(teams.index({ ...asking({ page }), headers: {} })),
  create: (team: TeamInput, key: string) =>
    answered(teams.store({ body: { team }, headers: onceHeaders(key) })),
  update: (handle: string, team: Partial<TeamInput> & { photo_id?: number | null }) =>
    answered(teams.update({ params: { handle }, body: { team } })),
  remove: (handle: string, properties: ListingFate) =>
    answered(teams.destroy({ params: { handle }, body: { properties } })),
  workIn: (teamId: number | null) => answered(currentTeam.update({ body: { team_id: teamId } })),
  listMembers: (handle: string, page: number) =>
    answered(teamMembers.index({ params: { handle }, ...asking({ page, per_page: 50 }) })),
  changeRole: (handle: string, userId: number, role: GivenRole) =>
    answered(teamMembers.update({ params: { handle, userId }, body: { role } })),
  removeMember: (handle: string, userId: number, takesListings = false) =>
    answered(
      teamMembers.destroy({ params: { handle, userId }, body: { take_listings: takesListings } })
    ),
  transfer: (handle: string, userId: number) =>
    answered(teamTransfers.store({ params: { handle }, body: { user_id: userId } })),
  invite: (handle: string, email: string, role: GivenRole, key: string) =>
    answered(
      teamInvitations.store({
        params: { handle },
        body: { email, role },
        headers: onceHeaders(key),
      })
    ),
  withdraw: (handle: string, id: number) =>
    answered(teamInvitations.destroy({ params: { handle, id } })),
  follow: (handle: string) => answered(teamFollows.store({ params: { handle } })),
  unfollow: (handle: string) => answered(teamFollows.destroy({ params: { handle } })),
  askToJoin: (handle: string, message: string) =>
    answered(teamRequests.store({ params: { handle }, body: { message } })),
  answerRequest: (handle: string, id: number, accept: boolean) =>
    answered(teamRequests.respond({ params: { handle, id }, body: { accept } })),
  answerInvitation: (token: string, accept: boolean) =>
    answered(receivedInvitations.answer({ params: { token }, body: { accept } })),
  answerOwnInvitation: (handle: string, accept: boolean) =>
    answered(receivedInvitations.answerHere({ params: { handle }, body: { accept } })),
  claimDomain: (handle: string, domain: string | null) =>
    answered(teamDomains.store({ params: { handle }, body: { domain } })),
  verifyDomain: (handle: string) => answered(teamDomains.verify({ params: { handle } })),
}
