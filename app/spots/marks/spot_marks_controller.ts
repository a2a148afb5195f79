import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { markSpot } from '#app/spots/marks/mark_spot'
import { spotAnswer } from '#app/spots/spot_answers'

export default class SpotMarksController {
  like(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    return once(ctx, async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'like', isOn: true })
      return { status: 200, body: await spotAnswer({ slug }, user.id, trx) }
    })
  }

  unlike({ auth, params: { slug } }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'like', isOn: false })
      return spotAnswer({ slug }, user.id, trx)
    })
  }

  save(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    return once(ctx, async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'save', isOn: true })
      return { status: 200, body: await spotAnswer({ slug }, user.id, trx) }
    })
  }

  unsave({ auth, params: { slug } }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      await markSpot({ user, trx }, slug, { mark: 'save', isOn: false })
      return spotAnswer({ slug }, user.id, trx)
    })
  }
}
