import { BaseTransformer } from '@adonisjs/core/transformers'
import type Restyle from '#app/designs/restyles/restyle'

/** An earlier restyle in a list. Needs `items`. */
export default class RestyleSummaryTransformer extends BaseTransformer<Restyle> {
  toObject() {
    const { id, options, items, createdAt } = this.resource
    return { id, options, count: items.length, created_at: createdAt.toUTC().toISO()! }
  }
}
