import type { HttpContext } from '@adonisjs/core/http'
import { answerPursuitInvitation } from '#app/club/pursuits/actions/answer_pursuit_invitation'
import { inviteToPursuits } from '#app/club/pursuits/actions/invite_to_pursuits'
import { leavePursuits } from '#app/club/pursuits/actions/leave_pursuits'
import { withdrawPursuitInvitation } from '#app/club/pursuits/actions/withdraw_pursuit_invitation'
import { PURSUIT_INVITATION_LIMITS } from '#app/club/pursuits/policies/rate_limits'
import { findSharing } from '#app/club/pursuits/queries/find_sharing'
import { listPursuitInvitations } from '#app/club/pursuits/queries/list_pursuit_invitations'
import { invitationShape, sharingShape } from '#app/club/pursuits/transformers/sharing_shapes'
import {
  answerValidator,
  invitationValidator,
} from '#app/club/pursuits/validators/pursuit_validators'
import { countUnaskedMail } from '#app/accounts/policies/unasked_mails'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/broadcasting/socket_id'

/** Who shares a board, and who is invited to. */
export default class PursuitSharingController {
  /** Invitations to whoever asks. */
  async index({ auth }: HttpContext) {
    const invitations = await listPursuitInvitations(auth.getUserOrFail())
    return { invitations: invitations.map(invitationShape) }
  }

  async invite(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle, email } = await ctx.request.validateUsing(invitationValidator)
    await countAttempt(ctx, PURSUIT_INVITATION_LIMITS, String(user.id))
    if (email !== undefined) await countUnaskedMail(ctx, email)
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      await inviteToPursuits(actor, email === undefined ? { handle: handle! } : { email })
      const body = { status: 'success' as const, ...sharingShape(await findSharing(user, trx)) }
      return { status: 201, body }
    })
  }

  async answer(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { accept } = await ctx.request.validateUsing(answerValidator)
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
