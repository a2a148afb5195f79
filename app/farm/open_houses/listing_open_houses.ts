import { listComing } from '#app/farm/open_houses/find_open_houses'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'
import type { MediaRequest } from '#app/properties/public_page/listing_media'

/** What a listing’s page shows of its open houses; null without any. */
export async function listingOpenHouses({ listingId }: MediaRequest) {
  const coming = await listComing(listingId)
  if (!coming.length) return null
  return { open_houses: coming.map((house) => new OpenHouseTransformer(house).toObject()) }
}
