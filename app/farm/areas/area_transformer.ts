import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type { AreaRow } from '#app/farm/areas/find_areas'

/** A farm's area. */
export default class AreaTransformer extends BaseTransformer<AreaRow> {
  toObject() {
    const { id, name, corners, contactsCount, createdAt } = this.resource
    return {
      id,
      name,
      polygon: corners,
      contacts_count: contactsCount,
      created_at: wireTime(createdAt),
    }
  }
}
