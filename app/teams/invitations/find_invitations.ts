import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { isolated } from '#app/common/text/isolated'
import { invitationTokenHash } from '#app/teams/invitations/invitation_token'
import TeamInvitation from '#app/teams/invitations/team_invitation'

/** Null if the link was withdrawn, renewed or never sent. */
export function findTeamInvitation(token: string): Promise<TeamInvitation | null> {
  return TeamInvitation.query()
    .where('token_hash', invitationTokenHash(token))
    .preload('team')
    .preload('invitedBy')
    .first()
}

const PATH = /^\/team-invitations\/([\w-]+)$/

export async function findInvitationToRegister({ session }: HttpContext): Promise<string | null> {
  const [, token] = PATH.exec(session.getIntendedUrl() ?? '') ?? []
  const invitation = token ? await findTeamInvitation(token) : null
  if (!invitation?.isUsable) return null
  const inviter = invitation.invitedBy?.name
  return `${inviter ? isolated(inviter) : 'Someone'} invited you to ${isolated(invitation.team.name)}`
}

/** The open one to a team for a person who is signed in; null without one. */
export async function findOwnInvitation(
  teamId: number,
  user: User
): Promise<TeamInvitation | null> {
  if (!user.isEmailVerified) return null
  const invitation = await TeamInvitation.query()
    .where({ team_id: teamId, email: user.email, status: 'open' })
    .preload('team')
    .preload('invitedBy')
    .first()
  if (!invitation?.isUsable) return null
  return (await isHiddenFrom(user.id, invitation.invitedByUserId)) ? null : invitation
}

/** Open ones, newest first; one more than a page holds. */
export function listTeamInvitations(
  teamId: number,
  { page, perPage }: PageRequest
): Promise<TeamInvitation[]> {
  return TeamInvitation.query()
    .where({ team_id: teamId, status: 'open' })
    .preload('invitedBy')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
