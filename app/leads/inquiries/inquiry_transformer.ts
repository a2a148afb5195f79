import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import type Inquiry from '#app/leads/inquiries/inquiry'
import { viewingPath } from '#app/leads/inquiries/viewing_words'

/** An inquiry as the holder of its link sees it. Needs `property`. */
export default class InquiryTransformer extends BaseTransformer<Inquiry> {
  toObject() {
    const { property, message, wantsViewingAt, confirmedAt } = this.resource
    return {
      home: property.name,
      home_url: `/properties/${property.slug}`,
      message,
      wants_viewing_at: wireTimeOrNull(wantsViewingAt),
      calendar_url: wantsViewingAt && viewingPath(property.slug, wantsViewingAt),
      is_confirmed: confirmedAt !== null,
    }
  }
}
