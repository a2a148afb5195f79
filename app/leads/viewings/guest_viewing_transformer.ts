import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import type { ViewingRow } from '#app/leads/viewings/viewing_row'

/** For whoever has its link. */
export default class GuestViewingTransformer extends BaseTransformer<ViewingRow> {
  toObject() {
    const viewing = this.resource
    const startsAt = wireTime(viewing.startsAt)
    return {
      status: viewing.status,
      starts_at: startsAt,
      time_zone: viewing.timeZone,
      is_over: startsAt <= new Date().toISOString(),
      realtor: viewing.realtorName,
      property: { slug: viewing.slug, name: viewing.homeName },
      address: viewing.address,
      calendar_url:
        viewing.status === 'confirmed' ? `${viewingDoor(viewing.token)}/viewing.ics` : null,
    }
  }
}
