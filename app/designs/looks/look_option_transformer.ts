import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LookOption } from '#app/redesign/looks/look'

export default class LookOptionTransformer extends BaseTransformer<LookOption> {
  toObject() {
    const { id, label, description, swatches } = this.resource
    return { id, label, description, swatches: [...swatches] }
  }
}
