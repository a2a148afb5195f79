import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { listMarkets } from '#app/places/markets/find_markets'
import MarketTransformer from '#app/places/markets/market_transformer'
import { listSocietyMembers, listSuggestions, type MemberFilters } from '#app/society/list_members'
import { listSuggestedMarkets, listSuggestedTeams } from '#app/society/list_suggested_groups'
import MemberTransformer from '#app/society/member_transformer'
import {
  MAX_SOCIETY_SEARCH_CHARACTERS,
  MEMBER_TYPES,
  SOCIETY_KINDS,
  type SocietyKind,
} from '#app/society/society_options'
import SuggestedMarketTransformer from '#app/society/suggested_market_transformer'
import SuggestedTeamTransformer from '#app/society/suggested_team_transformer'
import { searchTeams } from '#app/teams/find_teams'
import TeamTransformer from '#app/teams/team_transformer'
import type { Data } from '#data'

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
  return {
    results: paginator(ctx, await listResults(id, request, asked), asked),
    suggestions: asked.page === 1 ? await listReasoned(id, request.kind) : [],
  }
}

type Reasoned =
  | Data.Society.SuggestedMarket
  | Data.Society.SuggestedTeam
  | (Data.Society.Member & { reason: string })

/** Of the kind that is looked at, each with its reason. */
async function listReasoned(userId: number, kind: SocietyKind): Promise<Reasoned[]> {
  if (kind === 'markets') {
    const markets = await listSuggestedMarkets(userId)
    return markets.map((market) => new SuggestedMarketTransformer(market).toObject())
  }
  if (kind === 'teams') {
    const teams = await listSuggestedTeams(userId)
    return teams.map((team) => new SuggestedTeamTransformer(team).toObject())
  }
  const people = await listSuggestions(userId)
  return people.map((person) => MemberTransformer.suggestion(person))
}

type Result = Data.Places.Markets.Market | Data.Society.Member | Data.Teams.Team

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
  const members = await listSocietyMembers(userId, request, asked)
  return members.map((member) => new MemberTransformer(member).toObject())
}

const MAX_ID = 2_147_483_647

interface SocietyRequest extends MemberFilters {
  kind: SocietyKind
}

/** `?kind&q&type&market`; invalid values are ignored. */
function societyRequest({ request }: HttpContext): SocietyRequest {
  const market = Number(request.input('market'))
  return {
    kind: SOCIETY_KINDS.find((one) => one === request.input('kind')) ?? 'people',
    text: String(request.input('q') ?? '').slice(0, MAX_SOCIETY_SEARCH_CHARACTERS),
    type: MEMBER_TYPES.find((one) => one === request.input('type')) ?? null,
    marketId: Number.isInteger(market) && market > 0 && market <= MAX_ID ? market : null,
  }
}
