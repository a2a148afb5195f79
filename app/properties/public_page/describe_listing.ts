import type User from '#app/accounts/models/user'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { findMarketAround } from '#app/places/queries/find_market_around'
import { listNearbyTowns } from '#app/places/queries/list_nearby_towns'
import { listDocuments } from '#app/properties/documents/queries/list_documents'
import type { PropertyPageRow } from '#app/properties/models/property_row'
import { openListingMedia } from '#app/properties/registry/listing_media'
import DocumentTransformer from '#app/properties/transformers/document_transformer'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

interface Reader {
  viewer: User | null
  canEdit: boolean
  /** opened in this browser */
  invitationIds: readonly number[]
}

/** What the page of a listing shows of it to somebody who may see it. */
export async function describeListing(
  listing: PropertyPageRow,
  { viewer, canEdit, invitationIds }: Reader
) {
  const { id, latitude, longitude } = listing
  const hasPlace = latitude !== null && longitude !== null
  const documents = await listDocuments(id, { viewerId: viewer?.id ?? null, canEdit })
  return {
    property: new PropertyTransformer(listing).toObject(),
    images: listing.images.map((image) => new ImageTransformer(image).toObject()),
    documents: documents.map((document) => new DocumentTransformer(document).toObject()),
    media: await openListingMedia({ listingId: id, viewer, invitationIds }),
    market: hasPlace ? await findMarketAround(latitude, longitude) : null,
    nearby: hasPlace ? await listNearbyTowns(latitude, longitude) : [],
  }
}
