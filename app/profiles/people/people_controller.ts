import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { searchPeople } from '#app/profiles/people/find_people'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import { listMarketMembers } from '#app/places/markets/find_market_members'
import { connections } from '#app/profiles/following/connection_transformer'
import { listFollowed } from '#app/profiles/following/find_follows'

const MAX_QUERY_CHARACTERS = 80

export default class PeopleController {
  async index({ auth, request }: HttpContext) {
    const text = String(request.input('q') ?? '').slice(0, MAX_QUERY_CHARACTERS)
    const people = await searchPeople(auth.getUserOrFail().id, text)
    return { people: people.map((person) => new UserCardTransformer(person).toObject()) }
  }

  async ofMarket(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const users = await listMarketMembers(market.id, page, await listHiddenUserIds(viewerId))
    const followedIds = await listFollowed(viewerId, users)
    return { people: paginator(ctx, connections(users, followedIds), page) }
  }
}
