import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { answerDreamInvitation } from '#app/dreams/people/invite_to_dream'
import { listDreamInvitations } from '#app/dreams/people/list_invitations'
import DreamInvitationTransformer from '#app/dreams/people/dream_invitation_transformer'
import { dreamInvitationAnswerValidator } from '#app/dreams/dream_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class DreamInvitationsController {
  async index({ auth }: HttpContext) {
    const invitations = await listDreamInvitations(auth.getUserOrFail())
    return {
      invitations: invitations.map((each) => new DreamInvitationTransformer(each).toObject()),
    }
  }

  async answer(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { accept } = await ctx.request.validateUsing(dreamInvitationAnswerValidator)
    const { id } = ctx.params
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const dreamId = await answerDreamInvitation(actor, id, accept)
      return { status: 200, body: { status: 'success' as const, dream_id: dreamId } }
    })
  }
}
