import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listSendableDesigns } from '#app/designs/collection/list_designs'
import DesignCardTransformer from '#app/designs/collection/design_card_transformer'

const MAX_WORDS = 5

export default class DesignCardsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const { q } = ctx.request.qs()
    const words = typeof q === 'string' ? q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) : []
    const designs = await listSendableDesigns(ctx.auth.getUserOrFail().id, page, words)
    const cards = designs.map((design) => new DesignCardTransformer(design).toObject())
    return { designs: paginator(ctx, cards, page) }
  }
}
