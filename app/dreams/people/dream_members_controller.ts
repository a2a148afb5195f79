import type { HttpContext } from '@adonisjs/core/http'
import { onceMailing } from '#app/accounts/once_mailing'
import { transaction } from '#app/kernel/database/transaction'
import { addMember, removeDreamMember } from '#app/dreams/people/change_members'
import { inviteToDream, withdrawDreamInvitation } from '#app/dreams/people/invite_to_dream'
import { DREAM_MEMBER_LIMITS } from '#app/dreams/dream_limits'
import { dreamAnswer } from '#app/dreams/dream_answer'
import { memberValidator } from '#app/dreams/dream_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class DreamMembersController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { user_id: userId, email } = await ctx.request.validateUsing(memberValidator)
    const { id } = ctx.params
    return onceMailing(
      ctx,
      { limits: DREAM_MEMBER_LIMITS, email: userId === undefined ? email : undefined },
      async (trx) => {
        const actor = { user, trx, socketId: socketIdOf(ctx) }
        if (userId === undefined) await inviteToDream(actor, id, email!)
        else await addMember(actor, id, userId)
        return { status: 201, body: await dreamAnswer(id, user, trx) }
      }
    )
  }

  /** Whoever leaves gets no board. */
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, userId } = ctx.params
    await transaction((trx) =>
      removeDreamMember({ user, trx, socketId: socketIdOf(ctx) }, id, userId)
    )
    return { status: 'success' as const }
  }

  async withdraw(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, invitationId } = ctx.params
    await transaction((trx) =>
      withdrawDreamInvitation({ user, trx, socketId: socketIdOf(ctx) }, id, invitationId)
    )
    return { status: 'success' as const }
  }
}
