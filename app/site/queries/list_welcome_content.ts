import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { publicFilter } from '#app/designs/contract/public_filter'
import { listPublicDesigns } from '#app/designs/gallery/queries/list_public_designs'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'
import { listShowcaseProperties } from '#app/properties/queries/list_showcase_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'

const MAX_LISTINGS = 6
const MAX_DESIGNS = 3

/** @param viewerId null for a guest */
export async function listWelcomeContent(viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const newest = await listShowcaseProperties(MAX_LISTINGS, hiddenIds)
  const designs = await listPublicDesigns({
    filter: publicFilter({}),
    after: null,
    limit: MAX_DESIGNS,
    hiddenIds,
  })
  return {
    newest: await savableCards(newest, viewerId),
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
  }
}
