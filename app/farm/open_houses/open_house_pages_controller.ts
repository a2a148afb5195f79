import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { paginator } from '#app/common/http/paginator'
import { openHouseAccess, openOpenHouse } from '#app/farm/open_houses/open_house_policy'
import {
  listComing,
  listHostCandidates,
  listOpenHouses,
} from '#app/farm/open_houses/find_open_houses'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'
import PropertyTransformer from '#app/properties/property_transformer'

const MAX_LISTINGS = 100
const PER_PAGE = 20

export default class OpenHousePagesController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const when = ctx.request.qs().when === 'past' ? 'past' : 'upcoming'
    const page = { page: 1, perPage: PER_PAGE }
    const rows = await listOpenHouses(user, when, page)
    const listings = await listRecentOwnCards(user, MAX_LISTINGS)
    const hosts = await listHostCandidates(user)
    const wire = rows.map((row) => new OpenHouseTransformer(row).toObject())
    const { data, next_page_url: next } = paginator(ctx, wire, page)
    return ctx.inertia.render('farm/open_houses', {
      when,
      open_houses: data,
      next_page_url: next && `/api/open-houses?when=${when}&page=2`,
      listings: listings.map(({ slug, name, city }) => ({ slug, name, city })),
      host_candidates: hosts.map((host) => new UserCardTransformer(host).toObject()),
    })
  }

  async show(ctx: HttpContext) {
    const { house, property } = await openOpenHouse(ctx)
    const others = await listComing(property.id)
    const access = await openHouseAccess(ctx.auth.user ?? null, house.id)
    return ctx.inertia.render('farm/open_house_landing', {
      open_house: new OpenHouseTransformer(house).toObject(),
      property: new PropertyTransformer(property).toObject(),
      others: others
        .filter(({ id }) => id !== house.id)
        .map((other) => new OpenHouseTransformer(other).toObject()),
      is_host: access !== null,
    })
  }
}
