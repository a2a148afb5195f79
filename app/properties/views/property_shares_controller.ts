import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { countVisitor } from '#app/properties/views/count_visitor'

/** Told by the page once a visitor copies its link, chooses a network or uses the system’s sheet. */
export default class PropertySharesController {
  async store(ctx: HttpContext) {
    if (!(await countVisitor(ctx, 'share'))) throw HttpError.notFound()
    return ctx.response.noContent()
  }
}
