import type { HttpContext } from '@adonisjs/core/http'
import { addressBlock } from '#app/common/rate_limits/address_block'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findListedId } from '#app/properties/queries/find_listed_id'
import { viewCounter } from '#app/properties/views/view_counter'

/** The page reports its own view, because pages are cached and bots run no scripts. */
export default class PropertyViewsController {
  async store({ auth, params, request, response }: HttpContext) {
    const listed = await findListedId(params.slug, auth.user?.id ?? null)
    if (!listed) throw HttpError.notFound()
    const agent = request.header('user-agent') ?? ''
    const address = addressBlock(request.ip())
    if (listed.isCounted) await viewCounter.add(listed.id, { address, agent })
    return response.noContent()
  }
}
