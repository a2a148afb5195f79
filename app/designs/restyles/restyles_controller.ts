import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { designLimits } from '#app/designs/design_rate_limits'
import { cancelRestyle, resumeRestyle, startRestyle } from '#app/designs/restyles/start_restyle'
import { findRestyle, findRestylePage } from '#app/designs/restyles/find_restyle'
import RestyleTransformer from '#app/designs/restyles/restyle_transformer'
import { restyleValidator } from '#app/designs/restyles/restyle_validators'
import { transaction } from '#app/kernel/database/transaction'
import { wholeOptions } from '#app/redesign/design_options'

export default class RestylesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(restyleValidator)
    const { options, photos, engine_kind: engineKind = null } = input
    await countAttempt(ctx, designLimits.order, String(user.id))
    const wishes = {
      options: wholeOptions(options),
      engineKind,
      photos: photos.map(({ image, room_type: roomType = null }) => ({ image, roomType })),
    }
    return once(ctx, async (trx) => {
      const { id } = await startRestyle({ user, trx }, ctx.params.slug, wishes)
      return { status: 202, body: { status: 'success' as const, restyle: { id } } }
    })
  }

  async show({ auth, params }: HttpContext) {
    const page = await findRestylePage(params.id, auth.getUserOrFail())
    return { restyle: new RestyleTransformer(page).toObject() }
  }

  async cancel({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction(async (trx) =>
      cancelRestyle({ user, trx }, await findRestyle(params.id, user.id, trx))
    )
    return { status: 'success' as const }
  }

  async resume(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    return once(ctx, async (trx) => {
      await resumeRestyle({ user, trx }, await findRestyle(ctx.params.id, user.id, trx))
      return { status: 202, body: { status: 'success' as const } }
    })
  }
}
