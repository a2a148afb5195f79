import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NewMatch } from '#app/dreams/matches/list_new_matches'
import { propertyCard } from '#app/properties/property_transformer'

export default class MatchTransformer extends BaseTransformer<NewMatch> {
  toObject() {
    const { home, isNew } = this.resource
    return { ...propertyCard(home), is_new: isNew }
  }
}
