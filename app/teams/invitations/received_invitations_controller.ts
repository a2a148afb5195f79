import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerTeamInvitation } from '#app/teams/invitations/answer_invitation'
import type TeamInvitation from '#app/teams/invitations/team_invitation'
import { findTeamInvitation } from '#app/teams/invitations/find_invitations'
import { teamInvitationAnswerValidator } from '#app/teams/invitations/invitation_validators'
import { INVITATION_ANSWER_LIMITS } from '#app/teams/team_limits'
import { findTeam } from '#app/teams/find_teams'
import ReceivedInvitationTransformer from '#app/teams/invitations/received_invitation_transformer'
import TeamTransformer from '#app/teams/team_transformer'

export default class ReceivedInvitationsController {
  /** People who must first sign in, register or verify their address return here. */
  async show(ctx: HttpContext) {
    const invitation = await findTeamInvitation(ctx.params.token)
    const isOpen = invitation?.isUsable ?? false
    if (isOpen && !ctx.auth.user?.isEmailVerified) {
      ctx.session.setIntendedUrl(ctx.request.url())
    }
    return ctx.inertia.render('teams/invitation', {
      token: String(ctx.params.token),
      invitation:
        invitation && isOpen ? new ReceivedInvitationTransformer(invitation).toObject() : null,
      ended: invitation && !isOpen ? endOf(invitation) : null,
    })
  }

  async answer(ctx: HttpContext) {
    const { accept } = await ctx.request.validateUsing(teamInvitationAnswerValidator)
    return answerOnce(ctx, { token: String(ctx.params.token) }, accept)
  }

  /** For the person who is signed in, without the link of the mail. */
  async answerHere(ctx: HttpContext) {
    const { accept } = await ctx.request.validateUsing(teamInvitationAnswerValidator)
    return answerOnce(ctx, { handle: String(ctx.params.handle) }, accept)
  }
}

async function answerOnce(
  ctx: HttpContext,
  which: Parameters<typeof answerTeamInvitation>[1],
  accept: boolean
) {
  const user = ctx.auth.getUserOrFail()
  await countAttempt(ctx, INVITATION_ANSWER_LIMITS, String(user.id))
  return once(ctx, async (trx) => {
    const { handle } = await answerTeamInvitation({ user, trx }, which, accept)
    const team = await findTeam({ handle }, user.id, trx)
    return {
      status: 200,
      body: { status: 'success' as const, team: new TeamTransformer(team).toObject() },
    }
  })
}

function endOf({ status, team }: TeamInvitation) {
  const how = status === 'open' ? ('expired' as const) : status
  return { how, team: { handle: team.handle, name: team.name } }
}
