import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { publicFilter } from '#app/designs/gallery/public_filter'
import { listPublicDesigns } from '#app/designs/gallery/list_public_designs'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'
import { listShowcaseProperties } from '#app/properties/lists/list_showcase_properties'
import { savableCards } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { listNewestSpots } from '#app/spots/list_spots'
import SpotCardTransformer from '#app/spots/spot_card_transformer'

const MAX_LISTINGS = 6
const MAX_DESIGNS = 3
const MAX_SPOTS = 4

/** The newest listings, spots and designs. @param viewerId null for a guest */
export async function welcomeAnswer(viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const newest = await listShowcaseProperties(MAX_LISTINGS, hiddenIds)
  const designs = await listPublicDesigns({
    filter: publicFilter({}),
    after: null,
    limit: MAX_DESIGNS,
    hiddenIds,
  })
  const spots = await listNewestSpots(MAX_SPOTS, hiddenIds)
  return {
    newest: savableCards(newest, await listSavedAmong(viewerId, newest)),
    spots: spots.map((spot) => new SpotCardTransformer(spot).toObject()),
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
  }
}
