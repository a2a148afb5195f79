import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type FarmSegment from '#app/farm/contacts/farm_segment'

export default class SegmentTransformer extends BaseTransformer<FarmSegment> {
  toObject() {
    const { id, name, filter, createdAt } = this.resource
    return { id, name, filter, created_at: wireTime(createdAt) }
  }
}
