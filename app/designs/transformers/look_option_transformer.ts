import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LookOption } from '#app/designs/looks/option'

/** One choice of a list, without what only engines read of it. */
export default class LookOptionTransformer extends BaseTransformer<LookOption> {
  toObject() {
    const { id, label, description, swatches } = this.resource
    return { id, label, description, swatches: [...swatches] }
  }
}
