/** Who edits a listing now. */
export const listingEditors = (propertyId: number) => `presence-listing.${propertyId}`
