import type { HttpContext } from '@adonisjs/core/http'
import { answerPursuitInvitation } from '#app/club/pursuits/answer_invitation'
import {
  inviteToPursuits,
  leavePursuits,
  withdrawPursuitInvitation,
} from '#app/club/pursuits/share_pursuits'
import { PURSUIT_INVITATION_LIMITS } from '#app/club/pursuits/pursuit_options'
import { findSharing, listPursuitInvitations } from '#app/club/pursuits/find_pursuits'
import { invitationShape, sharingShape } from '#app/club/pursuits/sharing_transformers'
import {
  pursuitInvitationAnswerValidator,
  pursuitInvitationValidator,
} from '#app/club/pursuits/pursuit_validators'
import { onceMailing } from '#app/accounts/once_mailing'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/socket_id'

/** Who shares a board, and who is invited to. */
export default class PursuitSharingController {
  /** Invitations to whoever asks. */
  async index({ auth }: HttpContext) {
    const invitations = await listPursuitInvitations(auth.getUserOrFail())
    return { invitations: invitations.map(invitationShape) }
  }

  async invite(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle, email } = await ctx.request.validateUsing(pursuitInvitationValidator)
    return onceMailing(ctx, { limits: PURSUIT_INVITATION_LIMITS, email }, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      await inviteToPursuits(actor, email === undefined ? { handle: handle! } : { email })
      const body = { status: 'success' as const, ...sharingShape(await findSharing(user, trx)) }
      return { status: 201, body }
    })
  }

  async answer(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { accept } = await ctx.request.validateUsing(pursuitInvitationAnswerValidator)
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      await answerPursuitInvitation(actor, ctx.params.id, accept)
      const body = { status: 'success' as const, ...sharingShape(await findSharing(user, trx)) }
      return { status: 200, body }
    })
  }

  async withdraw(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) =>
      withdrawPursuitInvitation({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id)
    )
    return { status: 'success' as const }
  }

  async leave(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => leavePursuits({ user, trx, socketId: socketIdOf(ctx) }))
    return { status: 'success' as const }
  }
}
