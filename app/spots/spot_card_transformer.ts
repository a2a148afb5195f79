import { BaseTransformer } from '@adonisjs/core/transformers'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import type { SpotView } from '#app/spots/spot_view'
import SpotTransformer from '#app/spots/spot_transformer'

/** What a card in a chat or on the front page shows of a spot. */
export default class SpotCardTransformer extends BaseTransformer<SpotView> {
  toObject() {
    const spot = new SpotTransformer(this.resource).toObject()
    return {
      id: spot.id,
      slug: spot.slug,
      title: spotTitle(spot),
      author_name: spot.user.name,
      cover: coverOf(spot),
    }
  }
}
