import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { markSpot } from '#app/spots/marks/mark_spot'
import { spotAnswer } from '#app/spots/spot_answers'

export default class SpotSavesController {
  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    return once(ctx, async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'save', isOn: true })
      return { status: 200, body: await spotAnswer({ slug }, user.id, trx) }
    })
  }

  destroy({ auth, params: { slug } }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'save', isOn: false })
      return spotAnswer({ slug }, user.id, trx)
    })
  }
}
