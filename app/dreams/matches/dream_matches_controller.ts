import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDreamRow } from '#app/dreams/find_dreams'
import { listNewMatches } from '#app/dreams/matches/list_new_matches'
import MatchTransformer from '#app/dreams/matches/match_transformer'

export default class DreamMatchesController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const dream = await findDreamRow({ id: ctx.params.id }, user)
    if (!dream.isMember) throw HttpError.forbidden()
    const page = pageRequest(ctx)
    const found = await listNewMatches(dream, user, page)
    const matches = found.map((match) => new MatchTransformer(match).toObject())
    return { matches: paginator(ctx, matches, page) }
  }
}
