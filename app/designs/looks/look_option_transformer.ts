import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LookChoice } from '#app/redesign/looks/look'

export default class LookOptionTransformer extends BaseTransformer<LookChoice> {
  toObject() {
    const { id, label, description, swatches } = this.resource
    return { id, label, description, swatches: [...swatches] }
  }
}
