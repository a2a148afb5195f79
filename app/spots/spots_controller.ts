import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { createSpot, removeSpot, updateSpot } from '#app/spots/change_spot'
import { findSpot } from '#app/spots/find_spot'
import { spotAnswer } from '#app/spots/spot_answers'
import SpotTransformer from '#app/spots/spot_transformer'
import { spotValidator } from '#app/spots/spot_validators'

export default class SpotsController {
  async show({ auth, params }: HttpContext) {
    const view = await findSpot({ slug: params.slug }, auth.user?.id ?? null)
    return { spot: new SpotTransformer(view).toObject() }
  }

  /** Of a walkthrough, or of none. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { spot: input } = await ctx.request.validateUsing(spotValidator)
    return once(ctx, async (trx) => {
      const walkthroughSlug: string | null = ctx.params.slug ?? null
      const { id } = await createSpot({ user, trx }, walkthroughSlug, input)
      return { status: 201, body: await spotAnswer({ id }, user.id, trx) }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { spot: input } = await request.validateUsing(spotValidator)
    return transaction(async (trx) => {
      const { id } = await updateSpot({ user, trx }, params.slug, input)
      return spotAnswer({ id }, user.id, trx)
    })
  }

  /** Answers the spot as it was. */
  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      const answer = await spotAnswer({ slug: params.slug }, user.id, trx)
      await removeSpot({ user, trx }, params.slug)
      return answer
    })
  }
}
