import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { savableCards } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { listSimilarListings } from '#app/search/list_similar_listings'

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
    const savedIds = await listSavedAmong(viewer?.id ?? null, rows)
    return { properties: savableCards(rows, savedIds) }
  }
}
