import type { MediaRequest } from '#app/properties/registry/listing_media'
import { listListingWalkthroughs } from '#app/walkthroughs/queries/list_listing_walkthroughs'
import { listShownRooms } from '#app/walkthroughs/queries/list_shown_rooms'
import WalkthroughTransformer from './walkthrough_transformer.js'

/** What a listing's page shows of its walkthroughs; null without any. */
export async function listingWalkthroughs(request: MediaRequest) {
  const shown = await listListingWalkthroughs(request)
  if (!shown.length) return null
  return {
    walkthroughs: shown.map((one) => new WalkthroughTransformer(one).toObject()),
    rooms: await listShownRooms(request.listingId, shown),
  }
}

/** Their videos, for the listing's resources. */
export async function listingVideos(request: MediaRequest) {
  const shown = await listListingWalkthroughs(request)
  return shown.flatMap((one) => new WalkthroughTransformer(one).toObject().videos)
}
