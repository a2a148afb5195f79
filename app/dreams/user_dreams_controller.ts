import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listPublicDreams } from '#app/dreams/list_public_dreams'
import DreamTransformer from '#app/dreams/dream_transformer'

export default class UserDreamsController {
  async index(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const { id } = ctx.params
    await authorizeSeeing(viewer?.id ?? null, id)
    const page = pageRequest(ctx)
    const views = await listPublicDreams(id, viewer, page)
    const dreams = views.map((view) => new DreamTransformer(view).toObject())
    return { dreams: paginator(ctx, dreams, page) }
  }
}
