import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDreamRow } from '#app/dreams/find_dreams'
import { matchList } from '#app/dreams/matches/match_list'

export default class DreamMatchesController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const dream = await findDreamRow({ id: ctx.params.id }, user)
    if (!dream.isMember) throw HttpError.forbidden()
    const page = pageRequest(ctx)
    return { matches: paginator(ctx, await matchList(dream, user, page), page) }
  }
}
