import type { HttpContext } from '@adonisjs/core/http'
import type { Data } from '#data'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { listMarkets } from '#app/places/queries/list_markets'
import MarketTransformer from '#app/places/transformers/market_transformer'
import { listMembers } from '#app/society/queries/list_members'
import { listSuggestions } from '#app/society/queries/list_suggestions'
import MemberTransformer from '#app/society/transformers/member_transformer'
import { searchTeams } from '#app/teams/queries/search_teams'
import TeamTransformer from '#app/teams/transformers/team_transformer'
import { societyRequest, type SocietyRequest } from '#app/society/validators/society_request'

export default class SocietyController {
  async show(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const { kind, text, type, marketId } = societyRequest(ctx)
    return ctx.inertia.render('society/index', {
      filters: { kind, q: text, type, market: marketId },
      ...(await answer(ctx)),
      markets: (await listMarkets(id)).map((market) => new MarketTransformer(market).toObject()),
    })
  }

  index(ctx: HttpContext) {
    return answer(ctx)
  }
}

async function answer(ctx: HttpContext) {
  const { id } = ctx.auth.getUserOrFail()
  const asked = pageRequest(ctx)
  const request = societyRequest(ctx)
  const suggestions = request.kind === 'people' && asked.page === 1 ? await listSuggestions(id) : []
  return {
    results: paginator(ctx, await listResults(id, request, asked), asked),
    suggestions: suggestions.map((suggestion) => MemberTransformer.suggestion(suggestion)),
  }
}

type Result = Data.Places.Market | Data.Society.Member | Data.Teams.Team

async function listResults(
  userId: number,
  request: SocietyRequest,
  asked: PageRequest
): Promise<Result[]> {
  if (request.kind === 'markets') {
    const markets = await listMarkets(userId, request.text, asked)
    return markets.map((market) => new MarketTransformer(market).toObject())
  }
  if (request.kind === 'teams') {
    const teams = await searchTeams(userId, request.text, asked)
    return teams.map((team) => new TeamTransformer(team).toObject())
  }
  const members = await listMembers(userId, request, asked)
  return members.map((member) => new MemberTransformer(member).toObject())
}
