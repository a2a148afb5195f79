import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { cancelOpenHouses } from '#app/farm/open_houses/cancel_open_houses'
import { scheduleOpenHouses } from '#app/farm/open_houses/schedule_open_houses'
import { updateOpenHouse } from '#app/farm/open_houses/update_open_house'
import { authorizeManaging } from '#app/farm/open_houses/open_house_policy'
import { findOpenHouse, listByIds, listOpenHouses } from '#app/farm/open_houses/find_open_houses'
import { plannedTimes } from '#app/farm/open_houses/open_house_times'
import {
  newOpenHouseValidator,
  openHouseValidator,
} from '#app/farm/open_houses/open_house_validators'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'
import { findEditableProperty } from '#app/properties/find_property'
import { listingAt } from '#app/properties/listing_field'

export default class OpenHousesController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const when = ctx.request.qs().when === 'past' ? 'past' : 'upcoming'
    const rows = await listOpenHouses(ctx.auth.getUserOrFail(), when, page)
    const wire = rows.map((row) => new OpenHouseTransformer(row).toObject())
    return { open_houses: paginator(ctx, wire, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { open_house: input } = await ctx.request.validateUsing(newOpenHouseValidator)
    const { property_id: id, property_slug: slug } = input
    const property = await findEditableProperty(listingAt(input.property ?? { id, slug }), user)
    const { zone, times } = await plannedTimes(property, input)
    return once(ctx, async (trx) => {
      const { hosts: hostIds, capacity, notes } = input
      const plan = { zone, times, hostIds, capacity, notes }
      const scheduled = await scheduleOpenHouses({ user, trx }, property, plan)
      const rows = await listByIds(
        scheduled.map((house) => house.id),
        trx
      )
      const openHouses = rows.map((row) => new OpenHouseTransformer(row).toObject())
      const body = { status: 'success', open_house: openHouses[0]!, open_houses: openHouses }
      return { status: 201, body }
    })
  }

  /** Changes it; with `?series=1` those that follow, too. */
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id } = ctx.params
    await authorizeManaging(user, id)
    const { open_house: input } = await ctx.request.validateUsing(openHouseValidator)
    const withLater = withLaterOnes(ctx)
    await transaction((trx) => updateOpenHouse({ user, trx }, id, input, withLater))
    return this.#answer(id)
  }

  /** Cancels it; with `?series=1` those that follow, too. */
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id } = ctx.params
    await authorizeManaging(user, id)
    const withLater = withLaterOnes(ctx)
    await transaction((trx) => cancelOpenHouses({ user, trx }, id, withLater))
    return this.#answer(id)
  }

  async #answer(id: number) {
    const house = await findOpenHouse({ id })
    return { status: 'success' as const, open_house: new OpenHouseTransformer(house).toObject() }
  }
}

function withLaterOnes({ request }: HttpContext): boolean {
  return ['1', 'true'].includes(String(request.qs().series))
}
