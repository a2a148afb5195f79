import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { saveProperty, unsaveProperty } from '#app/properties/saving/save_property'
import { listSavedProperties } from '#app/properties/saving/find_saved_homes'
import { savableCard, savedCard } from '#app/properties/savable_card_transformer'

export default class SavedPropertiesController {
  async index(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const page = pageRequest(ctx)
    const rows = await listSavedProperties(id, page)
    return { properties: paginator(ctx, rows.map(savedCard), page) }
  }

  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const card = await saveProperty({ user, trx }, ctx.params.slug)
      const body = { status: 'success' as const, property: savableCard(card, true) }
      return { status: 200, body }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const card = await transaction((trx) => unsaveProperty({ user, trx }, params.slug))
    return { status: 'success' as const, property: savableCard(card, false) }
  }

  /** A guest's heart links here; after signing in they return to the listing. */
  show({ params, response }: HttpContext) {
    return response.redirect().toPath(`/properties/${encodeURIComponent(params.slug)}`)
  }
}
