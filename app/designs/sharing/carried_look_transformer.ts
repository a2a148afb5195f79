import { BaseTransformer } from '@adonisjs/core/transformers'
import type Design from '#app/designs/design'
import { combinedWishes } from '#app/designs/looks/look_of'
import { roomTitle } from '#app/redesign/looks/option_labels'

/** A shared design's look for another room: without its own room, and words only if shared. */
export default class CarriedLookTransformer extends BaseTransformer<Design> {
  toObject() {
    const { shareToken, shareTellsPrompt, options } = this.resource
    return {
      url: `/shared/${shareToken}`,
      title: roomTitle(options),
      options: {
        ...options,
        roomType: null as string | null,
        customPrompt: shareTellsPrompt ? combinedWishes(this.resource) : null,
      },
    }
  }
}
