import type { MediaRequest } from '#app/properties/registry/listing_media'
import { listSpotsOf } from '#app/spots/queries/list_spots_of'
import SpotTransformer from '#app/spots/transformers/spot_transformer'

const MAX_SHOWN = 8

/** The newest published spots about a listing, for its page; null without any. */
export async function listingSpots({ listingId, viewer }: MediaRequest) {
  const page = { page: 1, perPage: MAX_SHOWN }
  const views = await listSpotsOf({ propertyId: listingId }, viewer?.id ?? null, page)
  if (!views.length) return null
  return { spots: views.slice(0, MAX_SHOWN).map((view) => new SpotTransformer(view).toObject()) }
}
