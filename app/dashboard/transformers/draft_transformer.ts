import { BaseTransformer } from '@adonisjs/core/transformers'
import { missingForPublish, type PublishField } from '#app/properties/contract/missing_for_publish'
import type Property from '#app/properties/models/property'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

/** A draft with its missing parts. A listing with photos always has a featured one. */
export default class DraftTransformer extends BaseTransformer<Property> {
  toObject() {
    const draft = this.resource
    const missing = missingForPublish(draft, draft.featuredImageId === null ? 0 : 1)
    return {
      ...new PropertyTransformer(draft).toCard(),
      missing: Object.keys(missing) as PublishField[],
    }
  }
}
