import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import type { ViewingRow } from '#app/leads/viewings/viewing_row'

/** For whoever works on its lead. */
export default class ViewingTransformer extends BaseTransformer<ViewingRow> {
  toObject() {
    const viewing = this.resource
    return {
      id: viewing.id,
      status: viewing.status,
      starts_at: wireTime(viewing.startsAt),
      ends_at: wireTime(viewing.endsAt),
      /** IANA name, of the home */
      time_zone: viewing.timeZone,
      calendar_url:
        viewing.status === 'confirmed' ? `${viewingDoor(viewing.token)}/viewing.ics` : null,
      lead: { id: viewing.leadId, name: viewing.name },
      property: { slug: viewing.slug, name: viewing.homeName },
    }
  }
}
