import { listComing } from '#app/farm/open_houses/queries/list_coming'
import OpenHouseTransformer from '#app/farm/transformers/open_house_transformer'
import type { MediaRequest } from '#app/properties/registry/listing_media'

/** What a listing’s page shows of its open houses; null without any. */
export async function listingOpenHouses({ listingId }: MediaRequest) {
  const coming = await listComing(listingId)
  if (!coming.length) return null
  return { open_houses: coming.map((house) => new OpenHouseTransformer(house).toObject()) }
}
