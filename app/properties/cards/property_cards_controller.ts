import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { recentCard } from '#app/properties/cards/render_card'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'

/** A public listing's picture for link previews; any other is a 404. */
export default class PropertyCardsController {
  async show({ auth, params, response }: HttpContext) {
    const stamp = await findPropertyStamp({ slug: params.slug })
    if (!stamp) throw HttpError.notFound()
    const property = await findPropertyPage(params.slug, auth.user ?? null)
    response.header('cache-control', 'no-cache')
    response.header('etag', `"${stamp}"`)
    if (response.fresh()) return response.status(304).send(null)
    const card = await recentCard(stamp, property)
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'cross-origin')
    return response.type('image/jpeg').send(card)
  }
}
