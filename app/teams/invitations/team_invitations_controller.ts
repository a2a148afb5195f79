import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { onceMailing } from '#app/accounts/once_mailing'
import { transaction } from '#app/kernel/database/transaction'
import { invitePerson, withdrawTeamInvitation } from '#app/teams/invitations/invite_person'
import { listTeamInvitations } from '#app/teams/invitations/find_invitations'
import { teamInvitationValidator } from '#app/teams/invitations/invitation_validators'
import { INVITATION_LIMITS } from '#app/teams/team_limits'
import { findManagedTeam } from '#app/teams/find_teams'
import TeamInvitationTransformer from '#app/teams/invitations/team_invitation_transformer'

export default class TeamInvitationsController {
  async index(ctx: HttpContext) {
    const team = await findManagedTeam(ctx.params.handle, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const invitations = await listTeamInvitations(team.id, page)
    const data = invitations.map((each) => new TeamInvitationTransformer(each).toObject())
    return { invitations: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(teamInvitationValidator)
    await findManagedTeam(ctx.params.handle, user.id)
    return onceMailing(ctx, { limits: INVITATION_LIMITS, email: input.email }, async (trx) => {
      const invitation = await invitePerson({ user, trx }, ctx.params.handle, input)
      return {
        status: 201,
        body: {
          status: 'success' as const,
          invitation: new TeamInvitationTransformer(invitation).toObject(),
        },
      }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => withdrawTeamInvitation({ user, trx }, params.handle, params.id))
    return { status: 'success' as const }
  }
}
