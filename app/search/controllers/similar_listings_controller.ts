import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { findPropertyPage } from '#app/properties/queries/find_property_page'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'
import { listSimilarListings } from '#app/search/queries/list_similar_listings'

const MAX_SIMILAR = 6

export default class SimilarListingsController {
  async index({ auth, params }: HttpContext) {
    const viewer = auth.user ?? null
    const { id, latitude, longitude } = await findPropertyPage(params.slug, viewer)
    if (latitude === null || longitude === null) return { properties: [] }
    const hiddenIds = await listHiddenUserIds(viewer?.id ?? null)
    const ids = await listSimilarListings({ id, latitude, longitude }, MAX_SIMILAR, hiddenIds)
    const cards = await listListedProperties(ids, undefined, hiddenIds)
    const rows = ids.flatMap((one) => cards.get(one) ?? [])
    return { properties: await savableCards(rows, viewer?.id ?? null) }
  }
}
