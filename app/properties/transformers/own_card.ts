import { missingForPublish, type PublishField } from '#app/properties/contract/missing_for_publish'
import type { OwnCardRow } from '#app/properties/models/property_row'
import { propertyCard } from '#app/properties/transformers/property_transformer'

/** One’s own listing with what it lacks to be published. A listing with photos has a cover. */
export function ownCard(row: OwnCardRow) {
  const missing = missingForPublish(row, row.featuredImage === null ? 0 : 1)
  return { ...propertyCard(row), missing: Object.keys(missing) as PublishField[] }
}
